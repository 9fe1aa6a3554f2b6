import type { CallWarning, LanguageModel, ModelMessage } from 'ai'
import type { Usage } from '../judgement.ts'
import type { StrictJsonSchema } from './answer-json-schema.ts'
import { callFailure, finalFailure, transientFailure, type CallFailure, type ModelFeature } from './call-failure.ts'

export type ModelSdk = typeof import('./model-sdk.ts')

/** A model that the SDK knows by itself would go to a hosted gateway, so that a bare name is no model here. */
export type SdkModel = Exclude<LanguageModel, string>

export type CallOutcome =
  | { status: 'answered'; text: string; usage: Usage; ignored: ModelFeature[] }
  | { status: 'failed'; failure: CallFailure; usage: Usage | null }

/**
 * One request to the model. Any text that the model wrote is an answer here, whether or not it is what was asked for; whatever
 * goes wrong becomes a failure, so that this never throws.
 */
export async function callModel(options: {
  sdk: ModelSdk
  model: SdkModel
  instructions: string
  messages: ModelMessage[]
  /** Null when the provider does not take a JSON schema. */
  schema: StrictJsonSchema | null
  usesTemperature: boolean
  signal: AbortSignal
  now: () => number
}): Promise<CallOutcome> {
  const { sdk, model, instructions, messages, schema, usesTemperature, signal, now } = options
  try {
    const result = await sdk.generateText({
      model,
      instructions,
      messages,
      ...(usesTemperature ? { temperature: 0 } : {}),
      ...(schema === null ? {} : { output: sdk.Output.object({ name: 'judgement', schema: sdk.jsonSchema(schema) }) }),
      maxRetries: 0,
      abortSignal: signal,
    })
    const usage = usageOf(result.usage)
    const text = schema === null || result.text === '' ? result.text : JSON.stringify(result.output)
    return outcome({ text, finishReason: result.finishReason, usage, ignored: ignoredFeatures(result.warnings ?? []) })
  } catch (error) {
    if (sdk.NoObjectGeneratedError.isInstance(error)) {
      const usage = error.usage === undefined ? null : usageOf(error.usage)
      return outcome({ text: error.text ?? '', finishReason: error.finishReason, usage, ignored: [] })
    }
    return { status: 'failed', failure: callFailure(error, { kinds: sdk, now: now() }), usage: null }
  }
}

function outcome(options: {
  text: string
  finishReason: string | undefined
  usage: Usage | null
  ignored: ModelFeature[]
}): CallOutcome {
  const { text, finishReason, usage, ignored } = options
  if (finishReason === 'content-filter') {
    return { status: 'failed', failure: finalFailure('judge-refused', 'the model refused'), usage }
  }
  if (text.trim() === '')
    return { status: 'failed', failure: transientFailure('the model answered with nothing'), usage }
  return { status: 'answered', text, usage: usage ?? NO_USAGE, ignored }
}

/** A provider may drop what its model does not take, and say so only in a warning. */
function ignoredFeatures(warnings: readonly CallWarning[]): ModelFeature[] {
  const features = warnings.flatMap((warning) => (warning.type === 'unsupported' ? [warning.feature] : []))
  return [
    ...(features.includes('temperature') ? (['temperature'] as const) : []),
    ...(features.includes('responseFormat') ? (['jsonSchema'] as const) : []),
  ]
}

const NO_USAGE: Usage = { inputTokens: null, outputTokens: null, totalTokens: null }

function usageOf({ inputTokens, outputTokens, totalTokens }: { [Key in keyof Usage]: number | undefined }): Usage {
  return { inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null, totalTokens: totalTokens ?? null }
}

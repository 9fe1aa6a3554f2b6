import type { LanguageModel, ModelMessage } from 'ai'
import type { Usage } from '../judgement.ts'
import type { StrictJsonSchema } from './answer-json-schema.ts'
import { callFailure, finalFailure, transientFailure, type CallFailure } from './call-failure.ts'

export type ModelSdk = typeof import('ai')

/** A model that the SDK knows by itself would go to a hosted gateway, so that a bare name is no model here. */
export type SdkModel = Exclude<LanguageModel, string>

export type CallOutcome =
  | { status: 'answered'; text: string; usage: Usage; ignoresTemperature: boolean }
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
    const ignoresTemperature = (result.warnings ?? []).some(
      (warning) => warning.type === 'unsupported' && warning.feature === 'temperature',
    )
    return outcome({ text, finishReason: result.finishReason, usage, ignoresTemperature })
  } catch (error) {
    if (sdk.NoObjectGeneratedError.isInstance(error)) {
      const usage = error.usage === undefined ? null : usageOf(error.usage)
      return outcome({ text: error.text ?? '', finishReason: error.finishReason, usage, ignoresTemperature: false })
    }
    return { status: 'failed', failure: callFailure(error, { kinds: sdk, now: now() }), usage: null }
  }
}

function outcome(options: {
  text: string
  finishReason: string | undefined
  usage: Usage | null
  ignoresTemperature: boolean
}): CallOutcome {
  const { text, finishReason, usage, ignoresTemperature } = options
  if (finishReason === 'content-filter') {
    return { status: 'failed', failure: finalFailure('judge-refused', 'the model refused'), usage }
  }
  if (text.trim() === '')
    return { status: 'failed', failure: transientFailure('the model answered with nothing'), usage }
  return { status: 'answered', text, usage: usage ?? NO_USAGE, ignoresTemperature }
}

const NO_USAGE: Usage = { inputTokens: null, outputTokens: null, totalTokens: null }

function usageOf({ inputTokens, outputTokens, totalTokens }: { [Key in keyof Usage]: number | undefined }): Usage {
  return { inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null, totalTokens: totalTokens ?? null }
}

import { JudgeError } from './judge-error.ts'
import type { Judge, JudgeRequest } from './judge.ts'
import { answerJsonSchema } from './llm/answer-json-schema.ts'
import { answerShape } from './llm/answer-shape.ts'
import type { ModelFeature } from './llm/call-failure.ts'
import { callModel, type ModelSdk, type SdkModel } from './llm/call-model.ts'
import { systemClock, type Clock } from './llm/clock.ts'
import { instructions } from './llm/instructions.ts'
import { askForOpinion } from './llm/ask-for-opinion.ts'
import { judgePrompt } from './llm/judge-prompt.ts'
import { randomNonce } from './llm/nonce.ts'
import { llmProtocol } from './llm/protocol.ts'
import { retryingCaller } from './llm/retrying-caller.ts'

export type LlmJudgeOptions = Partial<Clock> & {
  /** The judge id, such as `openai/gpt-x`. */
  id: string
  /** A model of the AI SDK, or what loads it at the first judgement. */
  model: SdkModel | (() => Promise<SdkModel>)
  /** False puts the schema into the instructions instead, as is done anyway when the provider refuses it. Default true. */
  supportsJsonSchema?: boolean
  /** A word that no text can foresee, new for every call. Default six random letters. */
  newNonce?: () => string
}

/**
 * A judge that asks a language model, with one call for a good answer in every mode. The AI SDK is loaded at the first
 * judgement, which keeps it out of the start-up time; its loading does not count against the time budget.
 *
 * Its `judge` throws JudgeError and nothing else, with what was tried in the message and nothing of any text or secret.
 */
export function createLlmJudge(options: LlmJudgeOptions): Judge {
  const { id, model, supportsJsonSchema = true, newNonce = randomNonce, ...clockOptions } = options
  const clock: Clock = { ...systemClock, ...clockOptions }
  const untaken = new Set<ModelFeature>(supportsJsonSchema ? [] : ['jsonSchema'])

  async function judge(request: JudgeRequest) {
    const [sdk, loadedModel] = await loaded(id, model)
    const shape = answerShape(request)
    const schema = answerJsonSchema(shape)
    const { language } = request
    const caller = retryingCaller({
      judgeId: id,
      clock,
      timeoutMs: request.timeoutMs,
      extensionMs: request.extensionMs ?? (() => 0),
      signal: request.signal,
      admit: request.admit,
      untaken,
      call: ({ messages, without, signal }) => {
        const hasSchemaApart = !without.has('jsonSchema')
        return callModel({
          sdk,
          model: loadedModel,
          instructions: instructions({ shape, language, ...(hasSchemaApart ? {} : { schema }) }),
          messages,
          schema: hasSchemaApart ? schema : null,
          usesTemperature: !without.has('temperature'),
          signal,
          now: clock.now,
        })
      },
    })
    return askForOpinion({ judgeId: id, request, prompt: judgePrompt(request, newNonce), caller })
  }

  return { id, protocol: llmProtocol(), judge }
}

async function loaded(id: string, model: LlmJudgeOptions['model']): Promise<[ModelSdk, SdkModel]> {
  try {
    return await Promise.all([import('./llm/model-sdk.ts'), typeof model === 'function' ? model() : model])
  } catch (error) {
    if (error instanceof JudgeError) throw error
    throw new JudgeError('judge-not-configured', `${id}: its model could not be loaded (0 calls)`)
  }
}

import { createEmbeddedJudge } from '../scorer/judge/embedded-judge.ts'
import { JudgeError } from '../scorer/judge/judge-error.ts'
import type { Judge } from '../scorer/judge/judge.ts'
import { resolveModel, type ModelSettings } from '../scorer/judge/models.ts'
import type { Settings } from './settings.ts'

/** The judge to ask and the time it has for all its attempts. */
export type JudgeChain = { judge: Judge; timeoutMs: number }

/** Which judges there are. */
export interface JudgeRegistry {
  /** The id of the judge that is asked when none is named. */
  readonly defaultModel: string
  /** Whether the default judge has what it needs; nothing is asked of it. */
  isConfigured(): boolean
  /**
   * The judge of an id, or the default one. Null for an id that no judge here has.
   * @throws JudgeError `judge-not-configured` when the judge lacks its secret
   */
  chain(model: string | undefined): JudgeChain | null
}

const PROVIDERS = ['openai/']

/** The judges of the Worker's settings and secrets. */
export function judgeRegistry(settings: Settings): JudgeRegistry {
  const { JUDGE_MODEL, JUDGE_TIMEOUT_MS, OPENAI_API_KEY, OPENAI_BASE_URL } = settings
  const modelSettings: ModelSettings = {
    judges: { embedded: createEmbeddedJudge },
    openAi: { apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL },
  }
  function chain(model = JUDGE_MODEL): JudgeChain {
    return { judge: resolveModel(model, modelSettings), timeoutMs: JUDGE_TIMEOUT_MS }
  }
  return {
    defaultModel: JUDGE_MODEL,
    isConfigured() {
      if (JUDGE_MODEL.startsWith('openai/') && !OPENAI_API_KEY && !OPENAI_BASE_URL) return false
      try {
        chain()
        return true
      } catch (error) {
        if (error instanceof JudgeError) return false
        throw error
      }
    },
    chain(model) {
      const isKnown = model === undefined || model === 'embedded' || PROVIDERS.some((prefix) => isOf(model, prefix))
      return isKnown ? chain(model) : null
    },
  }
}

function isOf(model: string, prefix: string): boolean {
  return model.startsWith(prefix) && model.length > prefix.length
}

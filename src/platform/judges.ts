import { createEmbeddedJudge } from '../scorer/judge/embedded-judge.ts'
import { JudgeError } from '../scorer/judge/judge-error.ts'
import type { Judge } from '../scorer/judge/judge.ts'
import { resolveModel, type ModelSettings } from '../scorer/judge/models.ts'
import { withSecrets } from '../scorer/judge/models/judge-providers.ts'
import { createBoundedCache } from './bounded-cache.ts'
import type { Settings } from './settings.ts'
import { wordFamiliesAmong } from './word-families.ts'

/** The judge to ask, then its fallbacks, and the time they have together. */
export type JudgeChain = { judges: readonly [Judge, ...Judge[]]; timeoutMs: number }

/** Which judges there are. */
export interface JudgeRegistry {
  /** The id of the judge that is asked when none is named. */
  readonly defaultModel: string
  /** Milliseconds for all attempts of one judgement together. */
  readonly timeoutMs: number
  /** Whether the default judge has what it needs; nothing is asked of it. */
  isConfigured(): boolean
  /** Whether an id can be a judge here. */
  knows(id: string): boolean
  /** The judge of an id. One that lacks its secret, or that nobody here has, fails when it is asked. */
  judge(id: string): Judge
  /** The judge named, or the default one, with the fallbacks unless they are not wanted. Null for an id that no judge here has. */
  chain(options: { model: string | undefined; fallback: boolean }): JudgeChain | null
}

/** A caller can name any model of a provider. */
const MAX_KEPT_JUDGES = 100

const registries = new WeakMap<Settings, JudgeRegistry>()

/** The judges of the Worker's settings and secrets, kept as long as these: a judge learns what its model does not take. */
export function judgeRegistry(settings: Settings): JudgeRegistry {
  const registry = registries.get(settings) ?? createRegistry(settings)
  registries.set(settings, registry)
  return registry
}

function createRegistry(settings: Settings): JudgeRegistry {
  const { JUDGE_MODEL, JUDGE_FALLBACKS, JUDGE_PROVIDERS, JUDGE_TIMEOUT_MS, OPENAI_API_KEY, OPENAI_BASE_URL } = settings
  const providers = withSecrets(JUDGE_PROVIDERS, settings.secret)
  const modelSettings: ModelSettings = {
    judges: { embedded: () => createEmbeddedJudge(wordFamiliesAmong(settings.assets)) },
    openAi: { apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL },
    providers,
    ai: settings.ai,
  }
  const judges = createBoundedCache<Judge>({ maxSize: MAX_KEPT_JUDGES })
  function judge(id: string): Judge {
    const judge = judges.get(id) ?? createJudge(id)
    judges.set(id, judge)
    return judge
  }
  function createJudge(id: string): Judge {
    try {
      return resolveModel(id, modelSettings)
    } catch (error) {
      if (error instanceof JudgeError) return failingJudge(id, error)
      throw error
    }
  }
  function isKnown(id: string): boolean {
    const [provider, ...model] = id.split('/')
    if (id === 'embedded') return true
    if (provider === undefined || model.join('/') === '') return false
    return provider === 'openai' || provider === 'workers-ai' || Object.hasOwn(providers, provider)
  }
  return {
    defaultModel: JUDGE_MODEL,
    timeoutMs: JUDGE_TIMEOUT_MS,
    judge,
    knows: isKnown,
    isConfigured() {
      if (!isKnown(JUDGE_MODEL)) return false
      if (JUDGE_MODEL.startsWith('openai/')) return OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined
      if (JUDGE_MODEL.startsWith('workers-ai/')) return settings.ai !== undefined
      return providers[JUDGE_MODEL.split('/')[0] ?? '']?.apiKey !== null
    },
    chain({ model = JUDGE_MODEL, fallback }) {
      if (model !== JUDGE_MODEL && !isKnown(model)) return null
      const fallbacks = fallback ? JUDGE_FALLBACKS.filter((id) => id !== model) : []
      return { judges: [judge(model), ...fallbacks.map(judge)], timeoutMs: JUDGE_TIMEOUT_MS }
    },
  }
}

/** A judge that lacks something: it fails when it is asked, so that its fallbacks are asked next. */
function failingJudge(id: string, error: JudgeError): Judge {
  return { id, protocol: 'none', isInstant: true, judge: () => Promise.reject(error) }
}

import { JudgeError } from './judge-error.ts'
import type { Judge } from './judge.ts'
import { createLlmJudge, type LlmJudgeOptions } from './llm-judge.ts'
import type { SdkModel } from './llm/call-model.ts'
import type { JudgeProvider } from './models/judge-providers.ts'
import { openAiCompatibleModel } from './models/openai-compatible.ts'
import { workersAiModel, type AiBinding } from './models/workers-ai.ts'

/** Any OpenAI-compatible endpoint, given in place. The part of `id` after its first slash is the model's name there. */
export type EndpointModel = {
  id: string
  url: string
  apiKey?: string
  headers?: Readonly<Record<string, string>>
  /** Default true. */
  supportsJsonSchema?: boolean
}

/** What the library takes as `model`: a judge id, an endpoint, a model of the AI SDK, or a judge. */
export type ModelInput = string | EndpointModel | SdkModel | Judge

export type ModelSettings = {
  /** Judges that have a name of their own, such as `embedded`. */
  judges?: Readonly<Record<string, () => Judge>>
  openAi?: { apiKey?: string | undefined; baseUrl?: string | undefined }
  /** The providers of `JUDGE_PROVIDERS`, by name. */
  providers?: Readonly<Record<string, JudgeProvider>>
  /** The Worker's `AI` binding, which makes `workers-ai/<model>` a judge id. */
  ai?: AiBinding | undefined
  fetch?: typeof fetch
  /** Clock, chance and nonces, for tests. */
  llm?: Omit<LlmJudgeOptions, 'id' | 'model' | 'supportsJsonSchema'>
}

/**
 * The judge that a model stands for. Nothing is loaded and nobody is asked before its first judgement.
 *
 * @throws JudgeError `judge-not-configured` for an id whose provider is not known, or lacks its secret.
 */
export function resolveModel(model: ModelInput, settings: ModelSettings = {}): Judge {
  if (typeof model === 'string') return judgeById(model, settings)
  if (isJudge(model)) return model
  if (isEndpoint(model)) {
    const { id, url, apiKey, headers, supportsJsonSchema } = model
    if (!isHttpUrl(url)) throw new JudgeError('judge-not-configured', `${id}: its url must be http or https`)
    return endpointJudge({ id, supportsJsonSchema, baseUrl: url, apiKey, headers }, settings)
  }
  if (!isSdkModel(model)) {
    throw new JudgeError(
      'judge-not-configured',
      'model must be a judge id, an endpoint { id, url }, a model of the AI SDK, or a judge',
    )
  }
  return createLlmJudge({ ...settings.llm, id: `${model.provider}/${model.modelId}`, model })
}

// The types say so already; callers without types are told instead of failing later.
function has(model: unknown, name: string): boolean {
  return typeof model === 'object' && model !== null && name in model
}

function isJudge(model: unknown): model is Judge {
  return has(model, 'judge')
}

function isEndpoint(model: unknown): model is EndpointModel {
  return has(model, 'url') && has(model, 'id')
}

function isSdkModel(model: unknown): model is SdkModel {
  return has(model, 'provider') && has(model, 'modelId')
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function judgeById(id: string, settings: ModelSettings): Judge {
  const named = ownValue(settings.judges, id)
  if (named !== undefined) return named()
  const [provider, model] = splitId(id)
  if (model === '') throw new JudgeError('judge-not-configured', `There is no judge "${id}"`)
  if (provider === 'openai') return endpointJudge({ id, ...settings.openAi }, settings)
  if (provider === 'workers-ai') {
    const { ai } = settings
    if (ai === undefined) throw new JudgeError('judge-not-configured', `${id}: the Worker has no AI binding`)
    return createLlmJudge({ ...settings.llm, id, model: () => workersAiModel(ai, model) })
  }
  const configured = ownValue(settings.providers, provider)
  if (configured === undefined) throw new JudgeError('judge-not-configured', `${id}: its provider is not configured`)
  const { apiKey, ...endpoint } = configured
  if (apiKey === null) throw new JudgeError('judge-not-configured', `${id}: the secret of its provider is not set`)
  return endpointJudge({ id, ...endpoint, apiKey }, settings)
}

function endpointJudge(
  endpoint: {
    id: string
    baseUrl?: string | undefined
    apiKey?: string | undefined
    headers?: Readonly<Record<string, string>> | undefined
    supportsJsonSchema?: boolean | undefined
  },
  settings: ModelSettings,
): Judge {
  const { id, baseUrl, apiKey, headers, supportsJsonSchema = true } = endpoint
  const [provider, name] = splitId(id)
  const model = name === '' ? provider : name
  return createLlmJudge({
    ...settings.llm,
    id,
    supportsJsonSchema,
    model: () => openAiCompatibleModel({ model, baseUrl, apiKey, headers, fetch: settings.fetch }),
  })
}

/** `['openai', 'gpt-x']`; a model's name may hold slashes itself. */
function splitId(id: string): [provider: string, model: string] {
  const slash = id.indexOf('/')
  return slash === -1 ? [id, ''] : [id.slice(0, slash), id.slice(slash + 1)]
}

function ownValue<Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
}

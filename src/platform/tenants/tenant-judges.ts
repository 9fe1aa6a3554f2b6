import type { Judge } from '../../scorer/judge/judge.ts'
import { resolveModel } from '../../scorer/judge/models.ts'
import { type BoundedCache, createBoundedCache } from '../bounded-cache.ts'
import { judgeRegistry, type JudgeRegistry } from '../judges.ts'
import { secretBox } from '../secret-box.ts'
import type { Settings } from '../settings.ts'
import { ownProvider } from './own-provider.ts'
import { openCredentials, type ProviderCredentials } from './provider-credentials.ts'
import type { TenantProvider, TenantSettings } from './tenant-settings.ts'

/** Tenants and models together. */
const MAX_KEPT_JUDGES = 200

const keptJudges = new WeakMap<Settings, BoundedCache<Judge>>()

/**
 * A judge behind a tenant's own provider. Its protocol holds the provider's revision: what another endpoint of the same name said is
 * neither remembered for this one nor averaged with it. Redirects are not followed: they would take the credentials along.
 */
export function tenantJudge(options: {
  settings: Settings
  tenantId: string
  /** `<provider>/<model>` */
  id: string
  provider: TenantProvider
}): Judge {
  const { settings, tenantId, id, provider } = options
  const kept = keptJudges.get(settings) ?? createBoundedCache<Judge>({ maxSize: MAX_KEPT_JUDGES })
  keptJudges.set(settings, kept)
  const key = JSON.stringify([tenantId, id, provider.supportsJsonSchema, provider.revision, provider.credentials])
  const judge = kept.get(key) ?? createTenantJudge(options)
  kept.set(key, judge)
  return judge
}

function createTenantJudge({ settings, tenantId, id, provider }: Parameters<typeof tenantJudge>[0]): Judge {
  const { baseUrl, supportsJsonSchema, revision } = provider
  const [name = ''] = id.split('/')
  let credentials: ProviderCredentials = { apiKey: null, headers: {} }
  const send: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    for (const [header, value] of Object.entries(credentials.headers)) headers.set(header, value)
    if (credentials.apiKey !== null) headers.set('authorization', `Bearer ${credentials.apiKey}`)
    return fetch(input, { ...init, headers, redirect: 'manual' })
  }
  const judge = resolveModel({ id, url: baseUrl, supportsJsonSchema }, { fetch: send })
  return {
    id,
    protocol: `${judge.protocol}-${revision}`,
    async judge(request) {
      credentials = await openCredentials(secretBox(settings), { tenantId, name }, provider)
      return judge.judge(request)
    },
  }
}

/**
 * The judges of one tenant: its own providers, and of the operator's those that are allowed to it. Whoever sends a request can
 * name no other; what the operator set as the tenant's judge and fallbacks is allowed by that.
 */
export function tenantJudges(options: { settings: Settings; tenantId: string; tenant: TenantSettings }): JudgeRegistry {
  const { settings, tenantId, tenant } = options
  const operators = judgeRegistry(settings)
  const defaultModel = tenant.judgeModel ?? operators.defaultModel
  const fallbacks = tenant.judgeFallbacks ?? settings.JUDGE_FALLBACKS
  function judge(id: string): Judge {
    const provider = ownProvider(tenant, id)
    return provider === null ? operators.judge(id) : tenantJudge({ settings, tenantId, id, provider })
  }
  function isAllowed(id: string): boolean {
    if (ownProvider(tenant, id) !== null || id === defaultModel) return true
    if (!operators.knows(id)) return false
    return fallbacks.includes(id) || isAllowedByOperator(settings, id)
  }
  return {
    ...operators,
    defaultModel,
    judge,
    knows: (id) => ownProvider(tenant, id) !== null || operators.knows(id),
    chain({ model = defaultModel, fallback }) {
      if (!isAllowed(model)) return null
      const others = fallback ? fallbacks.filter((id) => id !== model) : []
      return { judges: [judge(model), ...others.map(judge)], timeoutMs: operators.timeoutMs }
    },
  }
}

const allowedPatterns = new WeakMap<Settings, RegExp[]>()

/** By `JUDGE_ALLOWED`, where `*` stands for anything; without it by what the operator configured. In local mode every judge. */
function isAllowedByOperator(settings: Settings, id: string): boolean {
  if (settings.AUTH === 'local' && settings.JUDGE_ALLOWED === undefined) return true
  const patterns = allowedPatterns.get(settings) ?? (settings.JUDGE_ALLOWED ?? configuredJudges(settings)).map(toRegExp)
  allowedPatterns.set(settings, patterns)
  return patterns.some((pattern) => pattern.test(id))
}

function configuredJudges({ JUDGE_MODEL, JUDGE_FALLBACKS, JUDGE_PROVIDERS }: Settings): string[] {
  const models = Object.keys(JUDGE_PROVIDERS).map((name) => `${name}/*`)
  return ['embedded', JUDGE_MODEL, ...JUDGE_FALLBACKS, ...models]
}

function toRegExp(pattern: string): RegExp {
  return new RegExp(`^${pattern.split(/\*+/).map(literal).join('.*')}$`, 's')
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

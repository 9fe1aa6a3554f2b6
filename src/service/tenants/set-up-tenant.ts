import { ERASURE_MS } from '../../platform/tenant-directory/erasure-time.ts'
import { sealProvider } from '../../platform/tenants/provider-credentials.ts'
import { providerUrlFault } from '../../platform/tenants/provider-url.ts'
import type { TenantSettings } from '../../platform/tenants/tenant-settings.ts'
import { ServiceError } from '../service-error.ts'
import { type ShownTenant, shownTenant } from './shown-tenant.ts'
import type { TenantDependencies } from './tenant-dependencies.ts'
import type { TenantSettingsRequest } from './tenant-settings-request.ts'

type Providers = TenantSettings['providers']

/**
 * Sets a tenant up, or replaces its settings; live everywhere within a minute.
 * @throws ServiceError `invalid-request` for a judge that is none or a provider's URL that is not allowed, `storage-unavailable` while a
 *   tenant of that name is being erased; NotConfiguredError without a key to seal credentials with; StorageError
 */
export async function setUpTenant(
  tenantId: string,
  request: TenantSettingsRequest,
  dependencies: TenantDependencies,
): Promise<{ tenant: ShownTenant; isNew: boolean }> {
  const { directoryOf, memory, now } = dependencies
  const directory = directoryOf(tenantId)
  for (const [name, { baseUrl }] of Object.entries(request.providers ?? {})) {
    const fault = providerUrlFault(baseUrl, dependencies)
    if (fault !== null) throw new ServiceError('invalid-request', fault, { path: `providers.${name}.baseUrl` })
  }
  const names = request.providers ?? (await directory.configuration())?.settings.providers ?? {}
  checkJudges(request, Object.keys(names), dependencies)
  const { providers, dailyBudget } = request
  const configured = await directory.configure({
    name: request.name,
    judgeModel: request.judgeModel ?? null,
    judgeFallbacks: request.judgeFallbacks ?? null,
    threshold: request.threshold ?? null,
    rateLimit: request.rateLimit,
    dailyBudget: dailyBudget
      ? {
          calls: dailyBudget.calls ?? null,
          tokens: dailyBudget.tokens ?? null,
          onExhausted: dailyBudget.onExhausted,
        }
      : null,
    ...(providers && { providers: await sealed(tenantId, providers, dependencies) }),
  })
  memory.settingsChanged(tenantId)
  if (configured.outcome === 'erasing') {
    const seconds = Math.max(1, Math.ceil((configured.since + ERASURE_MS - now()) / 1_000))
    throw new ServiceError('storage-unavailable', `this tenant is being erased; send it again in ${seconds} s`, {
      retryAfterSeconds: seconds,
    })
  }
  return { tenant: shownTenant(tenantId, configured.configuration), isNew: configured.outcome === 'created' }
}

function checkJudges(
  { judgeModel, judgeFallbacks }: TenantSettingsRequest,
  ownNames: readonly string[],
  { judges }: TenantDependencies,
): void {
  const isJudge = (id: string): boolean => judges.knows(id) || ownNames.some((name) => isModelOf(name, id))
  if (judgeModel && !isJudge(judgeModel)) throw noJudge('judgeModel')
  const unknown = (judgeFallbacks ?? []).findIndex((id) => !isJudge(id))
  if (unknown !== -1) throw noJudge(`judgeFallbacks.${unknown}`)
}

function isModelOf(provider: string, id: string): boolean {
  return id.startsWith(`${provider}/`) && id.length > provider.length + 1
}

function noJudge(path: string): ServiceError {
  return new ServiceError('invalid-request', 'names a judge that nobody configured', { path })
}

async function sealed(
  tenantId: string,
  providers: NonNullable<TenantSettingsRequest['providers']>,
  { box }: TenantDependencies,
): Promise<Providers> {
  const entries = Object.entries(providers).map(async ([name, { apiKey = null, ...provider }]) => {
    return [name, await sealProvider(box, { tenantId, name }, { ...provider, apiKey })] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

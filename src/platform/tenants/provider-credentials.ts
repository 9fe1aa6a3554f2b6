import { JudgeError } from '../../scorer/judge/judge-error.ts'
import type { SecretBox } from '../secret-box.ts'
import type { TenantProvider } from './tenant-settings.ts'

/** What a tenant's provider asks for; never stored or shown in the open. */
export type ProviderCredentials = { apiKey: string | null; headers: Record<string, string> }

/** A provider as it is given. */
export type OpenProvider = ProviderCredentials & { baseUrl: string; supportsJsonSchema: boolean }

type Place = { tenantId: string; name: string }

/**
 * Seals a provider's credentials to its tenant, its name and its URL, so that whoever could write to the storage could not have them sent
 * anywhere else.
 * @throws NotConfiguredError
 */
export async function sealProvider(box: SecretBox, place: Place, provider: OpenProvider): Promise<TenantProvider> {
  const { baseUrl, supportsJsonSchema, apiKey, headers } = provider
  const sortedHeaders = Object.entries(headers).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    baseUrl,
    supportsJsonSchema,
    hasApiKey: apiKey !== null,
    headerNames: sortedHeaders.map(([name]) => name),
    credentials: await box.seal(JSON.stringify({ apiKey, headers }), contextOf(place, baseUrl)),
    // The key says who asks, not what answers: a new one leaves what was judged as it is.
    revision: await box.tag(JSON.stringify([place.tenantId, baseUrl, sortedHeaders])),
  }
}

/** Seals the credentials anew if that was done with a key that is being replaced. */
export async function resealProvider(box: SecretBox, place: Place, provider: TenantProvider): Promise<TenantProvider> {
  if (await box.isCurrent(provider.credentials)) return provider
  const context = contextOf(place, provider.baseUrl)
  const text = await box.open(provider.credentials, context)
  return text === null ? provider : { ...provider, credentials: await box.seal(text, context) }
}

/** @throws JudgeError `judge-not-configured` when they cannot be opened any more */
export async function openCredentials(
  box: SecretBox,
  place: Place,
  { baseUrl, credentials }: TenantProvider,
): Promise<ProviderCredentials> {
  const text = await box.open(credentials, contextOf(place, baseUrl))
  if (text === null) {
    throw new JudgeError('judge-not-configured', `${place.name}: the credentials of this provider cannot be read`)
  }
  return JSON.parse(text)
}

function contextOf({ tenantId, name }: Place, baseUrl: string): string[] {
  return ['provider', tenantId, name, baseUrl]
}

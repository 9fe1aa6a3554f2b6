import { fastCopy } from './fast-copy.ts'

export const RATE_LIMITS = ['low', 'standard', 'high'] as const

/** A tenant's own endpoint for judging. `credentials` is sealed; who is not to know them reads `hasApiKey` and `headerNames`. */
export type TenantProvider = {
  baseUrl: string
  supportsJsonSchema: boolean
  hasApiKey: boolean
  headerNames: string[]
  credentials: string
  /** Differs whenever the endpoint does: part of what a judge of it is remembered under. */
  revision: string
}

/** What may be spent in a day; null for no limit. */
export type DailyBudget = { calls: number | null; tokens: number | null; onExhausted: 'refuse' | 'embedded' }

/** What the operator set for a tenant; null leaves the matter to the Worker's own settings. */
export type TenantSettings = {
  name: string
  judgeModel: string | null
  judgeFallbacks: string[] | null
  /** Of a normalized score, 0..1. */
  threshold: number | null
  rateLimit: (typeof RATE_LIMITS)[number]
  dailyBudget: DailyBudget | null
  providers: Record<string, TenantProvider>
}

/** Of a tenant for whom nothing was set, such as that of local mode or of a service binding. */
export const UNSET_TENANT: TenantSettings = {
  name: '',
  judgeModel: null,
  judgeFallbacks: null,
  threshold: null,
  rateLimit: 'standard',
  dailyBudget: null,
  providers: {},
}

// Only names of tenants that somebody has a key for, or is bound to, are asked for.
const settings = fastCopy<TenantSettings>({ keepsAbsence: true })

/** The name in KV of a tenant's settings. */
export function settingsName(tenantId: string): string {
  return `tenant:v1:${tenantId}`
}

/** A tenant's settings, at most a minute behind. @throws StorageError */
export async function readTenantSettings(namespace: KVNamespace, tenantId: string): Promise<TenantSettings> {
  return (await settings.get(namespace, settingsName(tenantId))) ?? UNSET_TENANT
}

/** Forgets the settings that this isolate remembers, of one tenant or of all. */
export function forgetTenantSettings(tenantId?: string): void {
  if (tenantId === undefined) settings.clear()
  else settings.forget(settingsName(tenantId))
}

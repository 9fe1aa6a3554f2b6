import { z } from 'zod'
import { fastCopy } from './fast-copy.ts'

export const RATE_LIMITS = ['low', 'standard', 'high'] as const

/** A tenant's own endpoint for judging. `credentials` is sealed; who is not to know them reads `hasApiKey` and `headerNames`. */
export const tenantProviderSchema = z.object({
  baseUrl: z.string(),
  supportsJsonSchema: z.boolean(),
  hasApiKey: z.boolean(),
  headerNames: z.array(z.string()),
  credentials: z.string(),
  /** Differs whenever the endpoint does: part of what a judge of it is remembered under. */
  revision: z.string(),
})
export type TenantProvider = z.infer<typeof tenantProviderSchema>

export const dailyBudgetSchema = z.object({
  calls: z.int().nullable(),
  tokens: z.int().nullable(),
  onExhausted: z.enum(['refuse', 'embedded']),
})

/** What the operator set for a tenant; null leaves the matter to the Worker's own settings. */
export const tenantSettingsSchema = z.object({
  name: z.string(),
  judgeModel: z.string().nullable(),
  judgeFallbacks: z.array(z.string()).nullable(),
  /** Of a normalized score, 0..1. */
  threshold: z.number().nullable(),
  rateLimit: z.enum(RATE_LIMITS),
  dailyBudget: dailyBudgetSchema.nullable(),
  providers: z.record(z.string(), tenantProviderSchema),
})
export type TenantSettings = z.infer<typeof tenantSettingsSchema>

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
const settings = fastCopy(tenantSettingsSchema, { keepsAbsence: true })

/** The name in KV of a tenant's settings. */
export function settingsName(tenantId: string): string {
  return `tenant:v1:${tenantId}`
}

/** A tenant's settings, at most a minute behind. @throws StorageError */
export async function readTenantSettings(namespace: KVNamespace, tenantId: string): Promise<TenantSettings> {
  return (await settings.get(namespace, settingsName(tenantId))) ?? UNSET_TENANT
}

/** Forgets the settings that this isolate remembers. */
export function forgetTenantSettings(): void {
  settings.clear()
}

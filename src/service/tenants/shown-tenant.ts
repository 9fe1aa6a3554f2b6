import { z } from 'zod'
import type { Configuration } from '../../platform/tenant-directory/settings-table.ts'
import { RATE_LIMITS } from '../../platform/tenants/tenant-settings.ts'

/** A tenant as its operator set it up. Of credentials it only says that there are some. */
export const shownTenantSchema = z
  .object({
    tenantId: z.string(),
    name: z.string(),
    judgeModel: z.string().nullable(),
    judgeFallbacks: z.array(z.string()).nullable(),
    threshold: z.number().nullable(),
    rateLimit: z.enum(RATE_LIMITS),
    dailyBudget: z
      .object({ calls: z.int().nullable(), tokens: z.int().nullable(), onExhausted: z.enum(['refuse', 'embedded']) })
      .nullable(),
    providers: z.record(
      z.string(),
      z.object({
        baseUrl: z.string(),
        supportsJsonSchema: z.boolean(),
        hasApiKey: z.boolean(),
        headerNames: z.array(z.string()),
      }),
    ),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Tenant' })
export type ShownTenant = z.infer<typeof shownTenantSchema>

export function shownTenant(tenantId: string, { settings, createdAt, updatedAt }: Configuration): ShownTenant {
  const providers = Object.entries(settings.providers).map(([name, provider]) => {
    const { baseUrl, supportsJsonSchema, hasApiKey, headerNames } = provider
    return [name, { baseUrl, supportsJsonSchema, hasApiKey, headerNames }] as const
  })
  return {
    tenantId,
    ...settings,
    providers: Object.fromEntries(providers),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}

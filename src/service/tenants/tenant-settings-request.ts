import { z } from 'zod'
import { RATE_LIMITS } from '../../platform/tenants/tenant-settings.ts'
import { ownNames } from '../../scorer/exchange/own-names.ts'
import { providerNameSchema } from '../../scorer/judge/models/judge-providers.ts'

const MAX_FALLBACKS = 10
const MAX_PROVIDERS = 20
const MAX_HEADERS = 20

/** A tenant's name in paths and bindings: 1..64 of `a-z 0-9 -`. */
export const tenantIdSchema = z.string().regex(/^[a-z0-9-]{1,64}$/, { error: 'must be 1 to 64 of a-z 0-9 -' })

const judgeIdSchema = z.string().min(1).max(200)
const limitSchema = z.int().min(0).max(1_000_000_000_000)

const headerNameSchema = z.string().regex(/^[A-Za-z0-9-]{1,64}$/, { error: 'must be the name of a header' })
const headerValueSchema = z.string().regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,1998}[\x21-\x7e])?$/, {
  error: 'must be the value of a header',
})

/** An OpenAI-compatible endpoint of the tenant's own, with what it asks for. */
const givenProviderSchema = z
  .strictObject({
    baseUrl: z.string().max(2_000),
    apiKey: headerValueSchema.optional(),
    headers: ownNames(
      z
        .record(headerNameSchema, headerValueSchema)
        .refine((headers) => Object.keys(headers).length <= MAX_HEADERS, { error: `at most ${MAX_HEADERS} headers` }),
    ).default({}),
    supportsJsonSchema: z.boolean().default(true),
  })
  .meta({ id: 'TenantProvider' })

/**
 * The body of `PUT /v1/tenants/{tenantId}`: it replaces all settings, and what is missing or null is left to the Worker's. Only
 * `providers` stay as they are when they are missing, since nobody can read their credentials to send them again.
 */
export const tenantSettingsRequestSchema = z
  .strictObject({
    name: z.string().min(1).max(200),
    judgeModel: judgeIdSchema.nullish(),
    judgeFallbacks: z.array(judgeIdSchema).max(MAX_FALLBACKS).nullish(),
    threshold: z.number().min(0).max(1).nullish(),
    rateLimit: z.enum(RATE_LIMITS).default('standard'),
    dailyBudget: z
      .strictObject({
        calls: limitSchema.nullish(),
        tokens: limitSchema.nullish(),
        onExhausted: z.enum(['refuse', 'embedded']),
      })
      .nullish(),
    providers: ownNames(
      z
        .record(providerNameSchema, givenProviderSchema)
        .refine((providers) => Object.keys(providers).length <= MAX_PROVIDERS, {
          error: `at most ${MAX_PROVIDERS} providers`,
        }),
    ).optional(),
  })
  .meta({ id: 'TenantSettings' })
export type TenantSettingsRequest = z.infer<typeof tenantSettingsRequestSchema>

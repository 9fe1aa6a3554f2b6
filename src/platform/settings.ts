import { z } from 'zod'
import { judgeProvidersSchema } from '../scorer/judge/models/judge-providers.ts'
import type { AiBinding } from '../scorer/judge/models/workers-ai.ts'

const commaList = z.string().transform((list) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' })
    return z.NEVER
  }
})

const aiBindingSchema = z.custom<AiBinding>((value) => {
  return typeof value === 'object' && value !== null && 'run' in value && typeof value.run === 'function'
})

/** The binding of the static assets, as far as it is used. */
export type Assets = Pick<Fetcher, 'fetch'>

const assetsSchema = z.custom<Assets>((value) => {
  return typeof value === 'object' && value !== null && 'fetch' in value && typeof value.fetch === 'function'
})

/** As browsers write them: scheme, host and port, nothing after. */
const originSchema = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, {
  error: 'must be origins such as https://app.example',
})

/** The vars and secrets the Worker is configured with; those without a default may be missing. */
const settingsSchema = z.object({
  AUTH: z.enum(['keys', 'local']).default('keys'),
  JUDGE_MODEL: z.string().min(1).default('embedded'),
  JUDGE_FALLBACKS: commaList.default([]),
  JUDGE_PROVIDERS: jsonText.pipe(judgeProvidersSchema).default({}),
  JUDGE_TIMEOUT_MS: z.coerce.number().int().min(1).max(600_000).default(30_000),
  MEMO_TTL_SECONDS: z.coerce.number().int().min(60).default(2_592_000),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  JUDGE_ALLOWED: commaList.optional(),
  ALLOWED_ORIGINS: commaList.pipe(z.array(originSchema)).default([]),
  ADMIN_TOKEN: z.string().min(1).optional(),
  ADMIN_TOKEN_PREVIOUS: z.string().min(1).optional(),
  // How long it has to be is asked where it is needed: what needs none goes on without.
  ENCRYPTION_KEY: z.string().optional(),
  ENCRYPTION_KEY_PREVIOUS: z.string().optional(),
  AI: aiBindingSchema.optional(),
  ASSETS: assetsSchema.optional(),
})

export type Settings = Omit<z.infer<typeof settingsSchema>, 'AI' | 'ASSETS'> & {
  /** A secret by the name that a provider's configuration gives it. */
  secret: (name: string) => string | undefined
  /** Workers AI, when the Worker is bound to it. */
  ai: AiBinding | undefined
  /** The static assets deployed with the Worker. */
  assets: Assets | undefined
}

/** A setting has a value that it cannot have. The message names the setting, not the value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'

  constructor({ issues }: z.ZodError) {
    super(issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; '))
  }
}

const parsed = new WeakMap<object, Settings>()

/**
 * The Worker's settings out of its environment, parsed once for each environment. An empty value counts as not set.
 * @throws SettingsError
 */
export function readSettings(env: object): Settings {
  const known = parsed.get(env)
  if (known) return known
  const given = new Map(Object.entries(env).filter(([, value]) => value !== ''))
  const result = settingsSchema.safeParse(Object.fromEntries(given))
  if (!result.success) throw new SettingsError(result.error)
  const { AI, ASSETS, ...values } = result.data
  const settings: Settings = {
    ...values,
    secret(name) {
      const value: unknown = given.get(name)
      return typeof value === 'string' ? value : undefined
    },
    ai: AI,
    assets: ASSETS,
  }
  parsed.set(env, settings)
  return settings
}

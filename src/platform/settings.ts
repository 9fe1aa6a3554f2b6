import { z } from 'zod'

const seconds = z.coerce.number().int()

/** The vars and secrets the Worker is configured with; those without a default may be missing. */
const settingsSchema = z.object({
  AUTH: z.enum(['keys', 'local']).default('keys'),
  JUDGE_MODEL: z.string().min(1).default('embedded'),
  JUDGE_TIMEOUT_MS: z.coerce.number().int().min(1).max(600_000).default(30_000),
  MEMO_TTL_SECONDS: seconds.min(60).default(2_592_000),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
})
export type Settings = z.infer<typeof settingsSchema>

const parsed = new WeakMap<object, Settings>()

/**
 * The Worker's settings out of its environment, parsed once for each environment. An empty value counts as not set.
 * @throws ZodError naming the setting at fault
 */
export function readSettings(env: object): Settings {
  const known = parsed.get(env)
  if (known) return known
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const settings = settingsSchema.parse(given)
  parsed.set(env, settings)
  return settings
}

import { z } from 'zod'
import { ownNames } from '../../exchange/own-names.ts'

/** Names that have a meaning of their own as the first part of a judge id. */
const RESERVED_NAMES = new Set(['embedded', 'openai', 'workers-ai'])

export const providerNameSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]*$/, 'a provider name is made of a-z, 0-9, - and _')
  .refine((name) => !RESERVED_NAMES.has(name), 'this provider name is taken')

const providerConfigSchema = z.strictObject({
  /** Where `/chat/completions` is. */
  baseUrl: z.url({ protocol: /^https?$/ }),
  /** The name of the secret that holds the key; none for an endpoint that asks for no key. */
  secret: z.string().min(1).optional(),
  headers: ownNames(z.record(z.string(), z.string())).default({}),
  /** False for models that do not take `response_format: json_schema`. */
  supportsJsonSchema: z.boolean().default(true),
})

/** What `JUDGE_PROVIDERS` holds: endpoints by name, so that `<name>/<model>` is a judge id. */
export const judgeProvidersSchema = ownNames(z.record(providerNameSchema, providerConfigSchema))
export type JudgeProviders = z.infer<typeof judgeProvidersSchema>

/** A provider with its key looked up. `apiKey` is undefined when it needs none, null when its secret is not set. */
export type JudgeProvider = {
  baseUrl: string
  apiKey: string | undefined | null
  headers: Readonly<Record<string, string>>
  supportsJsonSchema: boolean
}

/** Looks up the secret of each provider. @param secret Gives the value of a secret by its name, or undefined. */
export function withSecrets(
  providers: JudgeProviders,
  secret: (name: string) => string | undefined,
): Record<string, JudgeProvider> {
  return Object.fromEntries(
    Object.entries(providers).map(([name, { secret: secretName, ...provider }]) => [
      name,
      { ...provider, apiKey: secretName === undefined ? undefined : (secret(secretName) ?? null) },
    ]),
  )
}

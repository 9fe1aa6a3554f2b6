import { z } from 'zod'
import { PLATFORMS } from '../../connectors/connector.ts'
import { CONNECTORS } from '../../connectors/registry.ts'
import { HOOK_COUNTERS } from '../../platform/hooks/hook-counters.ts'
import type { CountedHook } from '../../platform/hooks/hook.ts'
import { scorerOptionsSchema } from '../../scorer/options.ts'

/** A hook as it is shown: of its secrets only whether there is one, and until when the one before is good. */
export const shownHookSchema = z
  .object({
    hookId: z.string(),
    url: z.string(),
    platform: z.enum(PLATFORMS),
    agents: z.array(z.object({ agentId: z.string(), identities: z.array(z.string()).optional() })),
    systemPrompt: z.string().nullable(),
    options: scorerOptionsSchema,
    model: z.string().nullable(),
    settleSeconds: z.number(),
    sampleRate: z.number(),
    hasSecret: z.boolean(),
    previousSecretUntil: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    lastEventAt: z.iso.datetime().nullable(),
    counters: z.record(z.enum(HOOK_COUNTERS), z.int()),
  })
  .meta({ id: 'Hook' })
export type ShownHook = z.infer<typeof shownHookSchema>

export const hookListSchema = z.object({ hooks: z.array(shownHookSchema) }).meta({ id: 'HookList' })

/** The answer to making a hook. `secret` is null when it was given, or is still to come from the platform. */
export const newHookSchema = z
  .object({ hookId: z.string(), url: z.string(), secret: z.string().nullable() })
  .meta({ id: 'NewHook' })

/** Where a platform delivers. */
export function hookUrl(hookId: string, origin: string): string {
  return `${origin}/hooks/${hookId}`
}

export function shownHook(hook: CountedHook, { origin, now }: { origin: string; now: number }): ShownHook {
  const { hookId, settings, secrets, createdAt, lastEventAt, counters } = hook
  const previous = secrets[1]?.validUntil ?? null
  return {
    hookId,
    url: hookUrl(hookId, origin),
    ...settings,
    settleSeconds: settings.settleSeconds ?? CONNECTORS[settings.platform].settleSeconds,
    hasSecret: secrets.length > 0,
    previousSecretUntil: previous === null || previous <= now ? null : new Date(previous).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
    lastEventAt: lastEventAt === null ? null : new Date(lastEventAt).toISOString(),
    counters,
  }
}

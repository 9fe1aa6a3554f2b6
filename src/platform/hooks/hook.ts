import { z } from 'zod'
import { PLATFORMS } from '../../connectors/connector.ts'
import { scorerOptionsSchema } from '../../scorer/options.ts'
import type { HookCounters } from './hook-counters.ts'

/** What a hook was set up with; null leaves the matter to the platform's or the tenant's default. */
export const hookSettingsSchema = z.object({
  platform: z.enum(PLATFORMS),
  agents: z.array(z.object({ agentId: z.string(), identities: z.array(z.string()).optional() })),
  systemPrompt: z.string().nullable(),
  options: scorerOptionsSchema,
  model: z.string().nullable(),
  settleSeconds: z.number().nullable(),
  /** The share of the pairs that are scored, 0..1. */
  sampleRate: z.number(),
})
export type HookSettings = z.infer<typeof hookSettingsSchema>

/** A secret that deliveries are verified with, encrypted. A replaced one is good until `validUntil`, epoch milliseconds. */
export const sealedSecretSchema = z.object({ sealed: z.string(), validUntil: z.number().nullable() })
export type SealedSecret = z.infer<typeof sealedSecretSchema>

/** A hook as its tenant's directory keeps it. Times are epoch milliseconds. */
export type Hook = {
  hookId: string
  settings: HookSettings
  /** The newest first. */
  secrets: SealedSecret[]
  createdAt: number
  /** Another one with every change. */
  revision: number
}

export type CountedHook = Hook & { counters: HookCounters; lastEventAt: number | null }

/** What secrets of a hook are sealed for. */
export function secretContext({ tenantId, hookId }: { tenantId: string; hookId: string }): string[] {
  return ['hook', tenantId, hookId]
}

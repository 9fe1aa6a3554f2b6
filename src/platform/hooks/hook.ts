import type { Platform } from '../../connectors/connector.ts'
import type { ScorerOptions } from '../../scorer/options.ts'
import type { HookCounters } from './hook-counters.ts'

/** What a hook was set up with; null leaves the matter to the platform's or the tenant's default. */
export type HookSettings = {
  platform: Platform
  agents: { agentId: string; identities?: string[] | undefined }[]
  systemPrompt: string | null
  options: ScorerOptions
  model: string | null
  settleSeconds: number | null
  /** The share of the pairs that are scored, 0..1. */
  sampleRate: number
}

/** A secret that deliveries are verified with, encrypted. A replaced one is good until `validUntil`, epoch milliseconds. */
export type SealedSecret = { sealed: string; validUntil: number | null }

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

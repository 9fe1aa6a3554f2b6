import type { CacheOutcome, Dimension, Label, Mode } from './vocabulary.ts'

/** What judges cost; tokens that no provider reported are null. */
export type RunUsage = { calls: number; inputTokens: number | null; outputTokens: number | null }

/** A run as it is handed to the statistics. Scores are those shown: 0..1 with 4 decimals. Times are epoch milliseconds. */
export type RunRecord = {
  runId: string
  /** Equal for equal content: what decides between a repeat and a conflict. */
  contentHash: string
  /** When the exchange took place; decides the bucket. */
  at: number
  /** When it was scored; the 24 hours of the run id count from here. */
  recordedAt: number
  /** The mode asked for. */
  evaluationMode: Mode
  /** The mode that was judged; the run counts here. */
  effectiveMode: Mode
  judge: { model: string; protocol: string; degraded: boolean; degradedBecause: string | null }
  /** On the scale, as shown. */
  score: number
  scale: number
  normalizedScore: number
  label: Label
  /** On the scale, or null; `passed` is null with it. */
  threshold: number | null
  passed: boolean | null
  dimensions: Record<Dimension, number | null>
  cache: CacheOutcome
  flags: string[]
  metadata: Record<string, string | number | boolean>
  /** Of all its judges, those included that failed before one answered. */
  usage: RunUsage
  /** Where its judgement is memoized, so that erasing the agent can erase it too. */
  memoKey: string | null
  /** JSON text of `{ reason, analyzeStepResult, perspectives }`; the statistics never look into it. */
  details: string
}

/** Both together. */
export function addUsage(a: RunUsage, b: RunUsage): RunUsage {
  return {
    calls: a.calls + b.calls,
    inputTokens: addTokens(a.inputTokens, b.inputTokens),
    outputTokens: addTokens(a.outputTokens, b.outputTokens),
  }
}

function addTokens(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : a + b
}

/** A recorded run given back. Parts that are no longer held are null. */
export type StoredRun = Omit<RunRecord, 'flags' | 'metadata' | 'details'> & {
  flags: RunRecord['flags'] | null
  metadata: RunRecord['metadata'] | null
  details: string | null
}

import type { RunUsage } from '../stats/run-record.ts'
import { type Spent, spentTogether } from '../scorer/judge/spent.ts'

/** What was spent on a run, as the statistics keep it. */
export function recordedUsage(costs: readonly Spent[]): RunUsage {
  const { calls, usage } = spentTogether(costs)
  return { calls, inputTokens: usage?.inputTokens ?? null, outputTokens: usage?.outputTokens ?? null }
}

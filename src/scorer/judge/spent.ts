import type { Usage } from './judgement.ts'
import { addedUsage } from './llm/added-usage.ts'

/** What calls to models cost, re-asks included; `usage` is null when no provider reported any. */
export type Spent = { calls: number; usage: Usage | null }

export const NOTHING_SPENT: Spent = { calls: 0, usage: null }

/** All of it together. */
export function spentTogether(costs: readonly Spent[]): Spent {
  return costs.reduce((sum, { calls, usage }) => {
    return { calls: sum.calls + calls, usage: addedUsage(sum.usage, usage) }
  }, NOTHING_SPENT)
}

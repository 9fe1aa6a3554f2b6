import type { AssessedItem } from './requirements.ts'

/** What a verdict counts. */
export const VERDICT_VALUE = { yes: 1, partial: 0.5, no: 0 } as const

/** Parts asked for, and those of them that are there; a partly met one counts half. */
export type PartCount = { present: number; total: number }

function sumOf(assessed: readonly AssessedItem[]): number {
  return assessed.reduce((sum, { verdict }) => sum + VERDICT_VALUE[verdict.verdict], 0)
}

/** Parts enumerated by the ask: how many there are, and how many are there. A sole part counts beside the ask itself. */
export function countParts(assessed: readonly AssessedItem[], ask: string): PartCount {
  const parts = assessed.filter(({ item }) => item.origin === 'part' && !item.isForbidden)
  const steps = assessed.filter(({ item }) => item.origin === 'step' && !item.isForbidden)
  // "Do the following:" asks for nothing by itself.
  const own = parts.length === 0 && steps.length > 0 && !/[:：]$/u.test(ask) ? 1 : 0
  return { present: sumOf(parts) + sumOf(steps) + own, total: parts.length + steps.length + own }
}

/** Fewer than half of the parts cap intent at 2, a third or fewer at 1, any missing one at 4. */
export function partsCap({ present, total }: PartCount): number {
  if (total < 2 || present >= total) return 5
  const share = present / total
  if (total > 2 && share <= 1 / 3) return 1
  return share < 0.5 ? 2 : 4
}

/** All parts give 5; a sole missing one 3; else the share of five that are there, rounded down. */
export function partsCompleteness({ present, total }: PartCount): number {
  if (total === 0 || present >= total) return 5
  if (total === 1) return present > 0 ? 4 : 3
  return Math.floor((5 * present) / total)
}

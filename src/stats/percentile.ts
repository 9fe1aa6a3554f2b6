import { type Aggregate, BIN_COUNT } from './aggregate.ts'

/**
 * The smallest bin, as a score of 0..1 at 2 decimals, whose cumulative count reaches `percent` / 100 of all; 0 is the lowest
 * bin with a run, 100 the highest. Null without runs. Compared in integers: 0.1 x 30 must not miss 3.
 */
export function percentile({ count, histogram }: Aggregate, percent: number): number | null {
  if (count === 0) return null
  let cumulative = 0
  for (const [bin, runs] of histogram.entries()) {
    cumulative += runs
    if (cumulative > 0 && cumulative * 100 >= percent * count) return bin / (BIN_COUNT - 1)
  }
  return null
}

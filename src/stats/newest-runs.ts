import { type Aggregate, countIn, emptyAggregate } from './aggregate.ts'
import type { RunFacts } from './run-facts.ts'

/** Windows by count, as the contract names them. */
export const COUNT_WINDOWS = { last10: 10, last100: 100, last1000: 1000 } as const
export type CountWindow = keyof typeof COUNT_WINDOWS

/** So many of the newest runs of each mode and judge are kept for the windows by count. */
export const NEWEST_KEPT = COUNT_WINDOWS.last1000

/** The order of the windows by count: by `at`, and at the same time by `sequence`, the order of recording. */
export interface Age {
  at: number
  sequence: number
}

export interface DatedRun extends Age {
  facts: RunFacts
}

/** Negative when `a` is older than `b`. */
export function compareAge(a: Age, b: Age): number {
  return a.at - b.at || a.sequence - b.sequence
}

/**
 * The runs with one more, oldest first, and no more than `NEWEST_KEPT` of the newest. `runs` is ordered and is changed in place. Gives the one
 * that has no place any more, or null.
 */
export function insertNewest<Run extends Age>(runs: Run[], run: Run): Run | null {
  let low = 0
  let high = runs.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = runs[middle]
    if (other !== undefined && compareAge(other, run) < 0) low = middle + 1
    else high = middle
  }
  runs.splice(low, 0, run)
  return runs.length > NEWEST_KEPT ? (runs.shift() ?? null) : null
}

/** The newest runs of several ordered lists, oldest first, at most `count`. */
export function newestOf(lists: readonly (readonly DatedRun[])[], count: number): DatedRun[] {
  const [only] = lists
  if (only !== undefined && lists.length === 1) return only.slice(-count)
  return lists
    .flatMap((list) => list.slice(-count))
    .toSorted(compareAge)
    .slice(-count)
}

/** Aggregates per judge of the runs. */
export function aggregateByJudge(runs: Iterable<DatedRun>): Map<string, Aggregate> {
  const aggregates = new Map<string, Aggregate>()
  for (const { facts } of runs) {
    const aggregate = aggregates.get(facts.judge) ?? emptyAggregate()
    countIn(aggregate, facts)
    aggregates.set(facts.judge, aggregate)
  }
  return aggregates
}

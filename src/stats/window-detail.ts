import type { StatisticsSource } from './agent-statistics.ts'
import { type Aggregate, addTo, emptyAggregate } from './aggregate.ts'
import { aggregateByJudge, COUNT_WINDOWS, type CountWindow } from './newest-runs.ts'
import { type BucketRange, rangesBefore, rangesOf, type TimeWindow } from './time-window.ts'
import type { Mode } from './vocabulary.ts'
import { type Window, windowOf } from './window.ts'

/** What the public window does not tell of it. */
export interface WindowDetail {
  /** Runs by score at 2 decimals, 0.00 to 1.00: 101 bins. */
  histogram: number[]
  /** The stretch before the window: of the same length, or of as many runs. Null where nothing is kept that could be compared. */
  before: Window | null
}

/** What stands behind one window of one mode, of one judge (`<id>@<protocol>`) when it is named. */
export function windowDetail(
  source: StatisticsSource,
  query: { mode: Mode; window: CountWindow | TimeWindow; now: number; judge?: string | undefined },
): WindowDetail {
  const { mode, window, now, judge } = query
  if (isCounted(window)) {
    const count = COUNT_WINDOWS[window]
    const newest = source.newest({ mode, judge, count: 2 * count })
    const earlier = newest.slice(0, -count)
    return {
      histogram: histogramOf(aggregateByJudge(newest.slice(-count))),
      before: earlier.length < count ? null : windowOf(aggregateByJudge(earlier)),
    }
  }
  const over = (ranges: readonly BucketRange[]) => aggregatesOver(source, { mode, judge, ranges })
  const before = rangesBefore(window, now)
  return { histogram: histogramOf(over(rangesOf(window, now))), before: before && windowOf(over(before)) }
}

function isCounted(window: CountWindow | TimeWindow): window is CountWindow {
  return Object.hasOwn(COUNT_WINDOWS, window)
}

function aggregatesOver(
  source: Pick<StatisticsSource, 'buckets'>,
  { mode, judge, ranges }: { mode: Mode; judge: string | undefined; ranges: readonly BucketRange[] },
): Map<string, Aggregate> {
  const judges = new Map<string, Aggregate>()
  for (const range of ranges) {
    for (const [key, { aggregate }] of source.buckets(range)) {
      if (key.kind !== 'judge' || key.mode !== mode || (judge !== undefined && key.judge !== judge)) continue
      const sum = judges.get(key.judge) ?? emptyAggregate()
      addTo(sum, aggregate)
      judges.set(key.judge, sum)
    }
  }
  return judges
}

function histogramOf(aggregates: ReadonlyMap<string, Aggregate>): number[] {
  const all = emptyAggregate()
  for (const aggregate of aggregates.values()) addTo(all, aggregate)
  return all.histogram
}

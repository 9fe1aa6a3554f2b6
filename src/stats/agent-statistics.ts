import { type Aggregate, addTo, emptyAggregate } from './aggregate.ts'
import { type Bucket, emptyBucket, mergeBuckets } from './bucket.ts'
import { COUNT_WINDOWS, type CountWindow, type DatedRun, aggregateByJudge } from './newest-runs.ts'
import type { SeriesKey } from './series-key.ts'
import { type BucketRange, TIME_WINDOWS, type TimeWindow, rangesOf } from './time-window.ts'
import { type CacheOutcome, MODES, type Mode } from './vocabulary.ts'
import { type Window, windowOf } from './window.ts'

/**
 * What was counted over all time. `scored` are the runs in the averages; `degraded` ones stand apart, so that
 * scored + degraded + pending + failed is everything asked for. The cache outcomes are over scored and degraded runs.
 */
export type Coverage = Record<CacheOutcome | 'scored' | 'degraded' | 'pending', number> & {
  failed: Record<string, number>
}

export type AgentWindows = Record<CountWindow | TimeWindow, Window>

/** The statistics of one agent. Only modes with a run in the averages are there. Times are epoch milliseconds. */
export interface AgentStatistics {
  updatedAt: number
  modes: Partial<Record<Mode, { windows: AgentWindows }>>
  coverage: Coverage
}

/** Where the statistics are read from. */
export interface StatisticsSource {
  /** The buckets in the range, in any order; a series may come up once per bucket. */
  buckets: (range: BucketRange) => Iterable<readonly [SeriesKey, Bucket]>
  /** The newest undegraded runs of the mode (of one judge, if named), oldest first, at most `count`. */
  newest: (query: { mode: Mode; judge: string | undefined; count: number }) => DatedRun[]
}

/** Modes with their windows at `now`, of one judge (`<id>@<protocol>`) when it is named. */
export function modeStatistics(
  source: StatisticsSource,
  { now, judge }: { now: number; judge?: string | undefined },
): AgentStatistics['modes'] {
  const modes: AgentStatistics['modes'] = {}
  for (const [mode, windows] of timeWindows(source, { now, judge })) {
    const newest = source.newest({ mode, judge, count: COUNT_WINDOWS.last1000 })
    const counted = (name: CountWindow): Window => windowOf(aggregateByJudge(newest.slice(-COUNT_WINDOWS[name])))
    modes[mode] = {
      windows: { last10: counted('last10'), last100: counted('last100'), last1000: counted('last1000'), ...windows },
    }
  }
  return modes
}

/** The windows by time of each mode that has a run in the averages. */
export function timeWindows(
  source: Pick<StatisticsSource, 'buckets'>,
  { now, judge }: { now: number; judge?: string | undefined },
): Map<Mode, Record<TimeWindow, Window>> {
  const sums = Object.fromEntries(
    TIME_WINDOWS.map((window) => [window, judgesByMode(source, { ranges: rangesOf(window, now), judge })]),
  )
  const timed = (window: TimeWindow, mode: Mode): Window => windowOf(sums[window]?.get(mode) ?? new Map())
  const modes = new Map<Mode, Record<TimeWindow, Window>>()
  for (const mode of MODES) {
    const all = timed('all', mode)
    if (all.count === 0) continue
    modes.set(mode, {
      '1h': timed('1h', mode),
      '24h': timed('24h', mode),
      '7d': timed('7d', mode),
      '30d': timed('30d', mode),
      all,
    })
  }
  return modes
}

/** The coverage over all time, of every judge. `pending` is not kept in buckets: whoever holds pending runs says how many. */
export function coverageOf(source: Pick<StatisticsSource, 'buckets'>, pending: number): Coverage {
  let total = emptyBucket()
  const failed: Coverage['failed'] = {}
  for (const range of rangesOf('all', 0)) {
    for (const [key, bucket] of source.buckets(range)) {
      total = mergeBuckets(total, bucket)
      if (key.kind === 'failure' && bucket.activity.failed > 0) failed[key.code] = bucket.activity.failed
    }
  }
  const { hit, miss, coalesced, bypass, degraded } = total.activity
  return { scored: total.aggregate.count, hit, miss, coalesced, bypass, degraded, pending, failed }
}

function judgesByMode(
  source: Pick<StatisticsSource, 'buckets'>,
  query: { ranges: BucketRange[]; judge: string | undefined },
): Map<Mode, Map<string, Aggregate>> {
  const modes = new Map<Mode, Map<string, Aggregate>>()
  for (const range of query.ranges) {
    for (const [key, { aggregate }] of source.buckets(range)) {
      if (key.kind !== 'judge' || (query.judge !== undefined && key.judge !== query.judge)) continue
      const judges = modes.get(key.mode) ?? new Map<string, Aggregate>()
      const sum = judges.get(key.judge) ?? emptyAggregate()
      addTo(sum, aggregate)
      judges.set(key.judge, sum)
      modes.set(key.mode, judges)
    }
  }
  return modes
}

import { type Activity, emptyActivity, mergeActivities } from './activity.ts'
import { type Coverage, type StatisticsSource, coverageOf, timeWindows } from './agent-statistics.ts'
import { type BucketRange, type TimeWindow, rangesBefore, rangesOf } from './time-window.ts'
import type { Mode } from './vocabulary.ts'
import { type Window, meanOf } from './window.ts'

/** What the judges cost: calls, and tokens as far as providers report them. */
export type JudgeUsage = Pick<Activity, 'calls' | 'inputTokens' | 'outputTokens'>

/** All modes of one window together. `change` is its mean less that of the stretch of the same length before it; null where one is missing. */
export interface Trend {
  count: number
  mean: number | null
  change: number | null
}

/** The statistics of all agents of a tenant. */
export interface TenantStatistics {
  modes: Partial<Record<Mode, { windows: Record<TimeWindow, Window> }>>
  coverage: Coverage
  usage: Record<TimeWindow, JudgeUsage>
  trends: Record<TimeWindow, Trend>
}

/** What is known of a tenant's agents: the sums of their buckets, and how many of their runs are to be judged. */
export type TenantSource = Pick<StatisticsSource, 'buckets'> & { pending: number }

/** The statistics at `now` (epoch milliseconds) of whatever the source holds. */
export function tenantStatistics(source: TenantSource, now: number): TenantStatistics {
  const modes: TenantStatistics['modes'] = {}
  for (const [mode, windows] of timeWindows(source, { now })) modes[mode] = { windows }
  return {
    modes,
    coverage: coverageOf(source, source.pending),
    usage: perWindow((window) => usageOf(source, rangesOf(window, now))),
    trends: perWindow((window) => trendOf(source, window, now)),
  }
}

function perWindow<Value>(of: (window: TimeWindow) => Value): Record<TimeWindow, Value> {
  return { '1h': of('1h'), '24h': of('24h'), '7d': of('7d'), '30d': of('30d'), all: of('all') }
}

function usageOf(source: Pick<StatisticsSource, 'buckets'>, ranges: BucketRange[]): JudgeUsage {
  let total = emptyActivity()
  for (const range of ranges) {
    for (const [, { activity }] of source.buckets(range)) total = mergeActivities(total, activity)
  }
  const { calls, inputTokens, outputTokens } = total
  return { calls, inputTokens, outputTokens }
}

function trendOf(source: Pick<StatisticsSource, 'buckets'>, window: TimeWindow, now: number): Trend {
  const { count, mean } = meanOver(source, rangesOf(window, now))
  const before = meanOver(source, rangesBefore(window, now) ?? [])
  return { count, mean, change: mean === null || before.mean === null ? null : mean - before.mean }
}

function meanOver(
  source: Pick<StatisticsSource, 'buckets'>,
  ranges: BucketRange[],
): { count: number; mean: number | null } {
  const total = { count: 0, sum: 0 }
  for (const range of ranges) {
    for (const [, { aggregate }] of source.buckets(range)) {
      total.count += aggregate.count
      total.sum += aggregate.sum
    }
  }
  return { count: total.count, mean: meanOf(total) }
}

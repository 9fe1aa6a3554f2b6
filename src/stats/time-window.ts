import { GRAIN_MS, type Grain, bucketStart, nextBucketStart } from './grain.ts'

/** Windows by time, as the contract names them. */
export const TIME_WINDOWS = ['1h', '24h', '7d', '30d', 'all'] as const
export type TimeWindow = (typeof TIME_WINDOWS)[number]

/** Buckets of one grain whose start lies in `from` (included) to `to` (excluded). */
export interface BucketRange {
  grain: Grain
  from: number
  to: number
}

/**
 * The buckets whose sum is the window that ends now. It includes the whole bucket it starts in: of minutes for 1h, of hours for
 * the others. From there to the next hour (or day) the fine buckets are taken, after that the coarse ones, the current one
 * included, so a window is at most some 60 rows. There is no upper end: a run stamped by a clock slightly ahead is not lost.
 */
export function rangesOf(window: TimeWindow, now: number): BucketRange[] {
  if (window === 'all') return [{ grain: 'all', from: 0, to: Infinity }]
  if (window === '1h') return climb({ fine: 'minute', coarse: 'hour', since: now - GRAIN_MS.hour })
  const days = { '24h': 1, '7d': 7, '30d': 30 }[window]
  return climb({ fine: 'hour', coarse: 'day', since: now - days * GRAIN_MS.day })
}

/**
 * The buckets of the stretch of the same length just before the window, for its change. Null for 30d and all: as far back only
 * days are kept, and a window does not begin with a day.
 */
export function rangesBefore(window: TimeWindow, now: number): BucketRange[] | null {
  const [current] = rangesOf(window, now)
  if (window === '30d' || window === 'all' || current === undefined) return null
  const length = { '1h': GRAIN_MS.hour, '24h': GRAIN_MS.day, '7d': 7 * GRAIN_MS.day }[window]
  return [{ grain: current.grain, from: current.from - length, to: current.from }]
}

function climb(steps: { fine: 'minute' | 'hour'; coarse: 'hour' | 'day'; since: number }): BucketRange[] {
  const from = bucketStart(steps.fine, steps.since)
  const turn = nextBucketStart(steps.coarse, from)
  return [
    { grain: steps.fine, from, to: turn },
    { grain: steps.coarse, from: turn, to: Infinity },
  ]
}

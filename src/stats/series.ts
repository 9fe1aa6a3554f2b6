import type { Bucket } from './bucket.ts'
import { percentile } from './percentile.ts'
import type { SeriesKey } from './series-key.ts'
import type { Mode } from './vocabulary.ts'
import { meanOf } from './window.ts'

/** A series answers at most so many points. */
export const MAX_SERIES_POINTS = 1_500

/** One bucket of one judge; `start` in epoch milliseconds, scores 0..1, percentiles to 0.01. */
export interface SeriesPoint {
  start: number
  judge: string
  count: number
  mean: number | null
  p10: number | null
  p50: number | null
  p90: number | null
}

/** The point of a bucket, or null when it is empty or of another mode or judge than asked for. */
export function seriesPoint(
  row: { start: number; key: SeriesKey; bucket: Bucket },
  wanted: { mode: Mode; judge?: string | undefined },
): SeriesPoint | null {
  const { start, key, bucket } = row
  if (key.kind !== 'judge' || key.mode !== wanted.mode || bucket.aggregate.count === 0) return null
  if (wanted.judge !== undefined && key.judge !== wanted.judge) return null
  return {
    start,
    judge: key.judge,
    count: bucket.aggregate.count,
    mean: meanOf(bucket.aggregate),
    p10: percentile(bucket.aggregate, 10),
    p50: percentile(bucket.aggregate, 50),
    p90: percentile(bucket.aggregate, 90),
  }
}

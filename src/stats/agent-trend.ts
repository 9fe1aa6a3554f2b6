import type { BucketSums } from './bucket-codec.ts'
import { type Fall, findFall, type MeanPoint } from './change-point.ts'
import type { SeriesKey } from './series-key.ts'
import { DIMENSIONS, type Dimension, type Mode } from './vocabulary.ts'
import { meanOf } from './window.ts'

/** A bucket of one agent, as its tenant knows it. */
export interface TrendRow {
  start: number
  key: SeriesKey
  sums: BucketSums
}

/** How an agent goes in one mode over a window. Means and changes of 0..1. */
export interface AgentTrend {
  /** Oldest first. */
  points: MeanPoint[]
  /** Against the stretch of the same length before the window; null where one of them has no run. */
  change: number | null
  /** Over the runs of the window that had a threshold; null without any. */
  passRate: number | null
  /** The dimension that fell most against the stretch before, if any fell. */
  slipped: { dimension: Dimension; change: number } | null
  /** Since when it is lower than it was, over the window and the stretch before; null when it is not. */
  fall: Fall | null
  /** In the window, of every mode: answered by a fallback, and failed by the problem's code. */
  degraded: number
  failed: Record<string, number>
}

/** A mean that fell by less is none that slipped. */
export const LEAST_FALL = 0.05

interface Sums {
  count: number
  sum: number
  thresholded: number
  passes: number
  dimensionSums: number[]
  dimensionCounts: number[]
}

/** The trend of one agent. `window` and `before` are its buckets of those stretches; `points` those to draw, `pointMs` apart. */
export function agentTrend(
  rows: { window: readonly TrendRow[]; before: readonly TrendRow[]; points: readonly TrendRow[] },
  { mode, pointMs }: { mode: Mode; pointMs: number },
): AgentTrend {
  const [now, before] = [sumOf(rows.window, mode), sumOf(rows.before, mode)]
  const [mean, meanBefore] = [meanOf(now), meanOf(before)]
  return {
    points: pointsOf(rows.points, { mode, pointMs }),
    change: mean === null || meanBefore === null ? null : mean - meanBefore,
    passRate: now.thresholded === 0 ? null : now.passes / now.thresholded,
    slipped: mostSlipped(now, before),
    fall: findFall(pointsOf([...rows.before, ...rows.window], { mode, pointMs: 1 }), LEAST_FALL),
    ...coverageOf(rows.window),
  }
}

function sumOf(rows: readonly TrendRow[], mode: Mode): Sums {
  const total: Sums = {
    count: 0,
    sum: 0,
    thresholded: 0,
    passes: 0,
    dimensionSums: DIMENSIONS.map(() => 0),
    dimensionCounts: DIMENSIONS.map(() => 0),
  }
  for (const { key, sums } of rows) {
    if (key.kind !== 'judge' || key.mode !== mode) continue
    const { aggregate } = sums
    total.count += aggregate.count
    total.sum += aggregate.sum
    total.thresholded += aggregate.thresholded
    total.passes += aggregate.passes
    total.dimensionSums = total.dimensionSums.map((sum, index) => sum + (aggregate.dimensionSums[index] ?? 0))
    total.dimensionCounts = total.dimensionCounts.map((count, index) => count + (aggregate.dimensionCounts[index] ?? 0))
  }
  return total
}

/** Rows of the same stretch of `pointMs` together: of several judges, and of finer buckets. */
function pointsOf(rows: readonly TrendRow[], { mode, pointMs }: { mode: Mode; pointMs: number }): MeanPoint[] {
  const sums = new Map<number, { count: number; sum: number }>()
  for (const { start, key, sums: rowSums } of rows) {
    if (key.kind !== 'judge' || key.mode !== mode) continue
    const place = start - (start % pointMs)
    const point = sums.get(place) ?? { count: 0, sum: 0 }
    point.count += rowSums.aggregate.count
    point.sum += rowSums.aggregate.sum
    sums.set(place, point)
  }
  return [...sums]
    .flatMap(([start, point]) => {
      const mean = meanOf(point)
      return mean === null ? [] : [{ start, count: point.count, mean }]
    })
    .toSorted((a, b) => a.start - b.start)
}

function mostSlipped(now: Sums, before: Sums): AgentTrend['slipped'] {
  const mean = ({ dimensionCounts, dimensionSums }: Sums, index: number): number | null =>
    meanOf({ count: dimensionCounts[index] ?? 0, sum: dimensionSums[index] ?? 0 })
  let most: AgentTrend['slipped'] = null
  for (const [index, dimension] of DIMENSIONS.entries()) {
    const [after, earlier] = [mean(now, index), mean(before, index)]
    if (after === null || earlier === null) continue
    const change = after - earlier
    if (change <= -LEAST_FALL && change < (most?.change ?? 0)) most = { dimension, change }
  }
  return most
}

function coverageOf(rows: readonly TrendRow[]): Pick<AgentTrend, 'degraded' | 'failed'> {
  let degraded = 0
  const failed: AgentTrend['failed'] = {}
  for (const { key, sums } of rows) {
    degraded += sums.activity.degraded
    if (key.kind === 'failure' && sums.activity.failed > 0) {
      failed[key.code] = (failed[key.code] ?? 0) + sums.activity.failed
    }
  }
  return { degraded, failed }
}

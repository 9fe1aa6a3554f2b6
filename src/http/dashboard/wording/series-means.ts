import type { MeanPoint } from '../../../stats/change-point.ts'

/** The points of a series with those of several judges in the same bucket together, oldest first. */
export function seriesMeans(points: readonly { start: string; count: number; mean: number | null }[]): MeanPoint[] {
  const buckets = new Map<number, { count: number; sum: number }>()
  for (const { start, count, mean } of points) {
    if (mean === null) continue
    const at = Date.parse(start)
    const bucket = buckets.get(at) ?? { count: 0, sum: 0 }
    bucket.count += count
    bucket.sum += count * mean
    buckets.set(at, bucket)
  }
  return [...buckets]
    .map(([start, { count, sum }]) => ({ start, count, mean: sum / count }))
    .toSorted((a, b) => a.start - b.start)
}

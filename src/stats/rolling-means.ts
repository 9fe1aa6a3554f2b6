import type { MeanPoint } from './change-point.ts'

/** For each point the mean of all runs in the stretch of `spanMs` that ends with it, each run counting the same; oldest first, as given. */
export function rollingMeans(points: readonly MeanPoint[], spanMs: number): number[] {
  const window = { count: 0, sum: 0 }
  let oldest = 0
  return points.map(({ start, count, mean }) => {
    window.count += count
    window.sum += count * mean
    for (let left = points[oldest]; left !== undefined && left.start <= start - spanMs; left = points[++oldest]) {
      window.count -= left.count
      window.sum -= left.count * left.mean
    }
    // What floating point leaves over of the runs that left must not push a mean out of its range.
    return Math.min(Math.max(window.sum / window.count, 0), 1)
  })
}

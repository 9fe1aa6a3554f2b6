/** Runs of one stretch of time: how many, and their mean of 0..1. `start` is epoch milliseconds. */
export interface MeanPoint {
  start: number
  count: number
  mean: number
}

/** Where a series fell: the first point of the lower part, and the means of both parts. */
export interface Fall {
  start: number
  before: number
  after: number
}

/** Fewer runs on one side say nothing. */
const LEAST_RUNS = 3

/**
 * Where a series of means fell for good, if it did: of all ways to cut it in two, the one whose parts differ most, weighted by their runs,
 * that is the largest `n₁·n₂/(n₁+n₂) · (m₁-m₂)²` (the between-group sum of squares, as in binary segmentation for a change in mean). Null
 * when the second part is not lower by `least`.
 */
export function findFall(points: readonly MeanPoint[], least: number): Fall | null {
  const total = { count: 0, sum: 0 }
  for (const { count, mean } of points) {
    total.count += count
    total.sum += count * mean
  }
  const first = { count: 0, sum: 0 }
  let best: (Fall & { weight: number }) | null = null
  for (const { start, count, mean } of points) {
    const second = { count: total.count - first.count, sum: total.sum - first.sum }
    if (first.count >= LEAST_RUNS && second.count >= LEAST_RUNS) {
      const [before, after] = [first.sum / first.count, second.sum / second.count]
      const weight = ((first.count * second.count) / total.count) * (before - after) ** 2
      if (weight > (best?.weight ?? 0)) best = { start, before, after, weight }
    }
    first.count += count
    first.sum += count * mean
  }
  if (best === null || best.before - best.after < least) return null
  return { start: best.start, before: best.before, after: best.after }
}

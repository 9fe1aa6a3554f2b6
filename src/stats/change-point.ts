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
 * By so much the parts have to differ, as a multiple of how much points differ within them: the 1% bound of the largest such ratio over all cuts
 * of a series that does not change (Andrews, "Tests for parameter instability", Econometrica 71, 2003, one parameter: 12.16).
 */
const LEAST_RATIO = 12.16

/**
 * Where a series of means fell for good, if it did: of all ways to cut it in two, the one whose parts differ most, weighted by their runs,
 * that is the largest `n₁·n₂/(n₁+n₂) · (m₁-m₂)²` (the between-group sum of squares, as in binary segmentation for a change in mean). Null
 * when the second part is not lower by `least`, or by no more than points differ anyway.
 */
export function findFall(points: readonly MeanPoint[], least: number): Fall | null {
  const total = { count: 0, sum: 0, squares: 0 }
  for (const { count, mean } of points) {
    total.count += count
    total.sum += count * mean
    total.squares += count * mean ** 2
  }
  const first = { count: 0, sum: 0 }
  let best: (Fall & { between: number }) | null = null
  for (const { start, count, mean } of points) {
    const second = { count: total.count - first.count, sum: total.sum - first.sum }
    if (first.count >= LEAST_RUNS && second.count >= LEAST_RUNS) {
      const [before, after] = [first.sum / first.count, second.sum / second.count]
      const between = ((first.count * second.count) / total.count) * (before - after) ** 2
      if (between > (best?.between ?? 0)) best = { start, before, after, between }
    }
    first.count += count
    first.sum += count * mean
  }
  if (best === null || best.before - best.after < least) return null
  const within = Math.max(total.squares - total.sum ** 2 / total.count - best.between, 0)
  if (best.between * (points.length - 2) < LEAST_RATIO * within) return null
  return { start: best.start, before: best.before, after: best.after }
}

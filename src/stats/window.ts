import { type Aggregate, emptyAggregate, mergeAggregates } from './aggregate.ts'
import { percentile } from './percentile.ts'
import { UNITS_PER_POINT } from './run-facts.ts'
import { DIMENSIONS, type Dimension, LABELS, type Label } from './vocabulary.ts'

/** The statistics of a set of runs, as the contract shows them: scores 0..1, unrounded. Null where there is nothing to say. */
export interface Window {
  count: number
  mean: number | null
  /** Of the population. */
  stddev: number | null
  /** From the histogram, to 0.01, like the percentiles. */
  min: number | null
  max: number | null
  p10: number | null
  p50: number | null
  p90: number | null
  /** Over the runs that had a threshold. */
  passRate: number | null
  labels: Record<Label, number>
  /** Means over the runs where the dimension applied. */
  dimensions: Record<Dimension, number | null> | null
  /** Per `<id>@<protocol>`. */
  judges: Record<string, { count: number; mean: number }>
}

/** The window over the aggregates of several judges. Judges without a run are left out. */
export function windowOf(aggregates: ReadonlyMap<string, Aggregate>): Window {
  let all = emptyAggregate()
  const judges: Window['judges'] = {}
  for (const [judge, aggregate] of [...aggregates].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const judgeMean = meanOf(aggregate)
    if (judgeMean === null) continue
    judges[judge] = { count: aggregate.count, mean: judgeMean }
    all = mergeAggregates(all, aggregate)
  }
  return {
    count: all.count,
    mean: meanOf(all),
    stddev: stddevOf(all),
    min: percentile(all, 0),
    max: percentile(all, 100),
    p10: percentile(all, 10),
    p50: percentile(all, 50),
    p90: percentile(all, 90),
    passRate: all.thresholded === 0 ? null : all.passes / all.thresholded,
    labels: labelCounts(all),
    dimensions: all.count === 0 ? null : dimensionMeans(all),
    judges,
  }
}

/** Mean of the normalized score, 0..1; null without runs. */
export function meanOf({ count, sum }: Pick<Aggregate, 'count' | 'sum'>): number | null {
  return count === 0 ? null : sum / (count * UNITS_PER_POINT)
}

/**
 * Standard deviation of the population, 0..1: `sqrt(n·Σs² - (Σs)²) / n`. The difference is taken in big integers, because in
 * floating point two numbers so near each other would leave nothing but their rounding.
 */
export function stddevOf({ count, sum, squaresHigh, squaresLow }: Aggregate): number | null {
  if (count === 0) return null
  const squares = BigInt(squaresHigh) * BigInt(UNITS_PER_POINT) + BigInt(squaresLow)
  const spread = BigInt(count) * squares - BigInt(sum) * BigInt(sum)
  return Math.sqrt(Number(spread)) / (count * UNITS_PER_POINT)
}

function labelCounts({ labels }: Aggregate): Window['labels'] {
  const count = (label: Label): number => labels[LABELS.indexOf(label)] ?? 0
  return {
    excellent: count('excellent'),
    very_good: count('very_good'),
    good: count('good'),
    moderate: count('moderate'),
    poor: count('poor'),
    very_poor: count('very_poor'),
  }
}

function dimensionMeans({ dimensionSums, dimensionCounts }: Aggregate): Record<Dimension, number | null> {
  const mean = (dimension: Dimension): number | null => {
    const index = DIMENSIONS.indexOf(dimension)
    return meanOf({ count: dimensionCounts[index] ?? 0, sum: dimensionSums[index] ?? 0 })
  }
  return {
    intentAlignment: mean('intentAlignment'),
    requirementsFulfillment: mean('requirementsFulfillment'),
    completeness: mean('completeness'),
    responseAppropriateness: mean('responseAppropriateness'),
  }
}

import { type RunFacts, UNITS_PER_POINT } from './run-facts.ts'
import { DIMENSIONS, LABELS } from './vocabulary.ts'

/** Bins of the histogram: the score at 2 decimals, 0.00 to 1.00. */
export const BIN_COUNT = 101
/** Copied rather than made: every bucket that is read begins as one. */
const ZEROS: readonly number[] = Array.from({ length: BIN_COUNT }, () => 0)
const UNITS_PER_BIN = UNITS_PER_POINT / (BIN_COUNT - 1)

/**
 * Scores of a set of runs, in integers only: two sets merge by adding and part by subtracting, both exact.
 *
 * The sum of squares is kept as two sums, of `floor(s² / 10000)` and of `s² mod 10000`. As one number in ten-thousandths it
 * would pass 2^53, where a JavaScript number stops being exact, after 9·10^7 runs of 1.0 (a busy tenant's month); each of the two grows by
 * at most 10^4 a run, like `sum`, and stays exact for 9·10^11 runs. No carry is needed: both are plain sums.
 */
export interface Aggregate {
  count: number
  sum: number
  squaresHigh: number
  squaresLow: number
  /** Runs by score at 2 decimals. */
  histogram: number[]
  /** In the order of `LABELS`. */
  labels: number[]
  /** In the order of `DIMENSIONS`: the sum over the runs where the dimension applied, and their number. */
  dimensionSums: number[]
  dimensionCounts: number[]
  /** Runs with a threshold, and of those the passed. */
  thresholded: number
  passes: number
}

/** The aggregate of no runs. */
export function emptyAggregate(): Aggregate {
  return {
    count: 0,
    sum: 0,
    squaresHigh: 0,
    squaresLow: 0,
    histogram: zeros(BIN_COUNT),
    labels: zeros(LABELS.length),
    dimensionSums: zeros(DIMENSIONS.length),
    dimensionCounts: zeros(DIMENSIONS.length),
    thresholded: 0,
    passes: 0,
  }
}

/** The bin of a score in ten-thousandths; half a hundredth rounds up. */
export function binOf(score: number): number {
  return Math.floor((score + UNITS_PER_BIN / 2) / UNITS_PER_BIN)
}

/** Counts one more run in. Changes the aggregate: a thousand runs make one, not a thousand. */
export function countIn(aggregate: Aggregate, facts: RunFacts): void {
  const square = facts.score * facts.score
  const squaresLow = square % UNITS_PER_POINT
  aggregate.count += 1
  aggregate.sum += facts.score
  aggregate.squaresHigh += (square - squaresLow) / UNITS_PER_POINT
  aggregate.squaresLow += squaresLow
  increase(aggregate.histogram, binOf(facts.score), 1)
  increase(aggregate.labels, LABELS.indexOf(facts.label), 1)
  for (const [index, value] of facts.dimensions.entries()) {
    if (value === null) continue
    increase(aggregate.dimensionSums, index, value)
    increase(aggregate.dimensionCounts, index, 1)
  }
  if (facts.passed === null) return
  aggregate.thresholded += 1
  if (facts.passed) aggregate.passes += 1
}

/** The aggregate of the runs. */
export function aggregateOf(runs: Iterable<RunFacts>): Aggregate {
  const aggregate = emptyAggregate()
  for (const facts of runs) countIn(aggregate, facts)
  return aggregate
}

/** The aggregate of both sets of runs. */
export function mergeAggregates(a: Aggregate, b: Aggregate): Aggregate {
  return combine(a, b, 1)
}

/** Adds the runs of `other`. Changes the aggregate: a window is the sum of a hundred buckets, not a hundred aggregates. */
export function addTo(aggregate: Aggregate, other: Aggregate): void {
  aggregate.count += other.count
  aggregate.sum += other.sum
  aggregate.squaresHigh += other.squaresHigh
  aggregate.squaresLow += other.squaresLow
  addEachTo(aggregate.histogram, other.histogram)
  addEachTo(aggregate.labels, other.labels)
  addEachTo(aggregate.dimensionSums, other.dimensionSums)
  addEachTo(aggregate.dimensionCounts, other.dimensionCounts)
  aggregate.thresholded += other.thresholded
  aggregate.passes += other.passes
}

/** The aggregate of `a` without the runs of `b`, which must be part of it. */
export function subtractAggregates(a: Aggregate, b: Aggregate): Aggregate {
  return combine(a, b, -1)
}

function combine(a: Aggregate, b: Aggregate, sign: 1 | -1): Aggregate {
  return {
    count: a.count + sign * b.count,
    sum: a.sum + sign * b.sum,
    squaresHigh: a.squaresHigh + sign * b.squaresHigh,
    squaresLow: a.squaresLow + sign * b.squaresLow,
    histogram: combineEach(a.histogram, b.histogram, sign),
    labels: combineEach(a.labels, b.labels, sign),
    dimensionSums: combineEach(a.dimensionSums, b.dimensionSums, sign),
    dimensionCounts: combineEach(a.dimensionCounts, b.dimensionCounts, sign),
    thresholded: a.thresholded + sign * b.thresholded,
    passes: a.passes + sign * b.passes,
  }
}

function combineEach(a: number[], b: number[], sign: 1 | -1): number[] {
  return a.map((value, index) => value + sign * (b[index] ?? 0))
}

function addEachTo(values: number[], others: number[]): void {
  for (let index = 0; index < values.length; index += 1) increase(values, index, others[index] ?? 0)
}

function increase(values: number[], index: number, by: number): void {
  values[index] = (values[index] ?? 0) + by
}

function zeros(length: number): number[] {
  return ZEROS.slice(0, length)
}

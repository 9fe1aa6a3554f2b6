import type { Activity } from './activity.ts'
import { type Aggregate, BIN_COUNT, emptyAggregate } from './aggregate.ts'
import type { Bucket } from './bucket.ts'
import { DIMENSIONS, LABELS } from './vocabulary.ts'

const COMMA = 44
const COLON = 58
const DIGIT_0 = 48
const DIGIT_9 = 57

/** Integers before the histogram: six sums, nine of activity, the labels, and two of each dimension. */
const FIELD_COUNT = 15 + LABELS.length + 2 * DIMENSIONS.length

/**
 * A bucket as text: the integers in a fixed order, joined by commas with zeros left empty, then `;` and the histogram as
 * `bin:count` of the bins that are not empty. A bucket of few runs takes some 100 bytes instead of 1,000.
 */
export function encodeBucket({ aggregate, activity }: Bucket): string {
  const integers = [
    aggregate.count,
    aggregate.sum,
    aggregate.squaresHigh,
    aggregate.squaresLow,
    aggregate.thresholded,
    aggregate.passes,
    activity.hit,
    activity.miss,
    activity.coalesced,
    activity.bypass,
    activity.degraded,
    activity.failed,
    activity.calls,
    activity.inputTokens,
    activity.outputTokens,
    ...aggregate.labels,
    ...aggregate.dimensionSums,
    ...aggregate.dimensionCounts,
  ]
  const bins: string[] = []
  for (const [bin, count] of aggregate.histogram.entries()) if (count !== 0) bins.push(`${bin}:${count}`)
  return `${integers.map((integer) => (integer === 0 ? '' : String(integer))).join(',')};${bins.join(',')}`
}

/** A bucket without its histogram. */
export interface BucketSums {
  aggregate: Omit<Aggregate, 'histogram'>
  activity: Activity
}

/** The bucket that `encodeBucket` wrote. Throws a RangeError when the text is not one. */
export function decodeBucket(text: string): Bucket {
  const { aggregate, activity } = decodeSums(text)
  const histogram = toHistogram(readIntegers(text, text.indexOf(';') + 1, text.length))
  return { aggregate: { ...aggregate, histogram }, activity }
}

/** The same without the histogram, which is most of the work. Throws a RangeError when the text is no bucket. */
export function decodeSums(text: string): BucketSums {
  const integers = readIntegers(text, 0, text.indexOf(';'))
  if (integers.length !== FIELD_COUNT) throw new RangeError('not a bucket')
  let position = 0
  const next = (): number => integers[position++] ?? 0
  const nextOf = (length: number): number[] => integers.slice(position, (position += length))
  const [count, sum, squaresHigh, squaresLow, thresholded, passes] = [next(), next(), next(), next(), next(), next()]
  const activity = {
    hit: next(),
    miss: next(),
    coalesced: next(),
    bypass: next(),
    degraded: next(),
    failed: next(),
    calls: next(),
    inputTokens: next(),
    outputTokens: next(),
  }
  const labels = nextOf(LABELS.length)
  const dimensionSums = nextOf(DIMENSIONS.length)
  const dimensionCounts = nextOf(DIMENSIONS.length)
  return {
    aggregate: {
      count,
      sum,
      squaresHigh,
      squaresLow,
      thresholded,
      passes,
      labels,
      dimensionSums,
      dimensionCounts,
    },
    activity,
  }
}

/**
 * The integers between commas and colons; one left empty is 0. By character, because a read of the statistics decodes some
 * hundred buckets of up to a hundred bins, and splitting them into texts first takes most of its time.
 */
function readIntegers(text: string, from: number, to: number): number[] {
  const integers: number[] = []
  if (from >= to) return integers
  let integer = 0
  for (let index = from; index < to; index += 1) {
    const code = text.charCodeAt(index)
    if (code === COMMA || code === COLON) {
      integers.push(integer)
      integer = 0
    } else if (code >= DIGIT_0 && code <= DIGIT_9) {
      integer = integer * 10 + (code - DIGIT_0)
    } else {
      throw new RangeError('not a bucket')
    }
  }
  integers.push(integer)
  return integers
}

function toHistogram(pairs: number[]): number[] {
  const { histogram } = emptyAggregate()
  for (let index = 0; index < pairs.length; index += 2) {
    const [bin, count] = [pairs[index], pairs[index + 1]]
    if (bin === undefined || count === undefined || bin >= BIN_COUNT) throw new RangeError('not a histogram')
    histogram[bin] = count
  }
  return histogram
}

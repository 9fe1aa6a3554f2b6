import { BIN_COUNT, emptyAggregate } from './aggregate.ts'
import type { Bucket } from './bucket.ts'
import { DIMENSIONS, LABELS } from './vocabulary.ts'

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

/** The bucket that `encodeBucket` wrote. Throws a RangeError when the text is not one. */
export function decodeBucket(text: string): Bucket {
  const [integerText = '', binText = ''] = text.split(';')
  const integers = integerText.split(',').map(Number)
  let position = 0
  const next = (): number => {
    const integer = integers[position++]
    if (integer === undefined || !Number.isSafeInteger(integer)) throw new RangeError('not a bucket')
    return integer
  }
  const nextOf = (length: number): number[] => Array.from({ length }, next)
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
      histogram: decodeHistogram(binText),
    },
    activity,
  }
}

function decodeHistogram(text: string): number[] {
  const { histogram } = emptyAggregate()
  if (text === '') return histogram
  for (const pair of text.split(',')) {
    const [bin = -1, count = 0] = pair.split(':').map(Number)
    if (!Number.isSafeInteger(count) || !(bin >= 0 && bin < BIN_COUNT)) throw new RangeError('not a histogram')
    histogram[bin] = count
  }
  return histogram
}

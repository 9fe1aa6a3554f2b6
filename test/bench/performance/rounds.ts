import { type Bar, type Figure, meets } from './figure.ts'
import { median } from './median.ts'

export const ROUNDS = 7

/**
 * Measures ours and the yardstick in turns, after one round of each that does not count. The ratio is the median of the ratios of
 * the rounds: what slows a whole round on a busy machine slows both.
 */
export async function interleaved(options: {
  figure: string
  yardstick: string
  unit: string
  bar: Bar
  rounds?: number
  note?: string
  ours: (round: number) => Promise<number>
  theirs: (round: number) => Promise<number>
}): Promise<Figure> {
  const { figure, yardstick, unit, bar, rounds = ROUNDS, note = '' } = options
  const results: { ours: number; theirs: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    // Whoever comes first in one round comes second in the next.
    const oursFirst = round % 2 === 0
    const first = await (oursFirst ? options.ours(round) : options.theirs(round))
    const second = await (oursFirst ? options.theirs(round) : options.ours(round))
    if (round > 0) results.push(oursFirst ? { ours: first, theirs: second } : { ours: second, theirs: first })
  }
  const ratio = median(results.map(({ ours, theirs }) => ours / theirs))
  return {
    figure,
    yardstick,
    unit,
    ours: median(results.map(({ ours }) => ours)),
    theirs: median(results.map(({ theirs }) => theirs)),
    ratio,
    bar,
    passed: meets(ratio, bar),
    rounds,
    note,
  }
}

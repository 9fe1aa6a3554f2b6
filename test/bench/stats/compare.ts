import type { Work } from './command.ts'
import type { Figure } from './figure.ts'
import type { Bench } from './harness.ts'
import { median } from './median.ts'

export interface Comparison {
  figure: string
  against: string
  ours: Work
  /** Several figures may be held against the same work. */
  theirs: Work
  bar: Figure['bar']
}

const ROUNDS = 7

/**
 * Times the works of all comparisons in turn, in seven rounds after one that does not count. Every round gives its own ratios; only
 * those can be trusted on a machine that does other things meanwhile.
 */
export async function compare(
  bench: Bench,
  comparisons: readonly Comparison[],
  plan: { blocks: number; blockSize: number; concurrency?: number; firstRun?: number },
): Promise<Figure[]> {
  const { blocks, blockSize, concurrency = 1, firstRun = 0 } = plan
  const works = new Map(
    comparisons.flatMap(({ ours, theirs }) => [ours, theirs]).map((work) => [JSON.stringify(work), work]),
  )
  const names = [...works.keys()]
  const rounds: number[][] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const first = firstRun + round * blocks * blockSize
    const timing = { do: 'time' as const, works: [...works.values()], blocks, blockSize, concurrency, first }
    const { elapsedMs } = await bench.tell(timing)
    if (round > 0) rounds.push(elapsedMs.map((elapsed) => elapsed / blockSize))
  }
  return comparisons.map(({ figure, against, ours, theirs, bar }): Figure => {
    const timesOf = (work: Work): number[] => rounds.map((times) => times[names.indexOf(JSON.stringify(work))] ?? NaN)
    const [oursMs, theirsMs] = [timesOf(ours), timesOf(theirs)]
    const ratio = median(
      oursMs.map((time, round) => {
        const other = theirsMs[round] ?? NaN
        return bar.kind === 'atMost' ? time / other : other / time
      }),
    )
    const { kind, value } = bar
    const passed = value === null || (kind === 'atMost' ? ratio <= value : ratio >= value)
    return { figure, against, oursMs: median(oursMs), theirsMs: median(theirsMs), ratio, bar, passed, rounds: ROUNDS }
  })
}

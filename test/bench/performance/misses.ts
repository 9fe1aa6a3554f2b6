import { z } from 'zod'
import type { Figure } from './figure.ts'
import { type Bench, SLOW_MODEL } from './harness.ts'
import { median } from './median.ts'
import { interleaved } from './rounds.ts'
import { bodyOf, newContent, SCORES_PATH } from './workloads.ts'

const ROUNDS = 5
const IDENTICAL = 200

/** Exchanges that nobody has judged yet, at a judge of 300 ms. */
export async function missFigures(bench: Bench): Promise<Figure[]> {
  const body = newContent({ model: SLOW_MODEL, agentId: 'miss-agent' })
  const before = await bench.slowLane.requests()
  await bench.drive({ target: 'plumbline', path: SCORES_PATH, body, requests: 1, concurrency: 1, unique: 'first' })
  const [asked] = (await bench.slowLane.requests()).slice(before.length)
  if (asked === undefined) throw new Error('a miss did not ask the judge')
  const request = JSON.stringify(asked.body)
  await bench.drive({ target: 'directJudge', path: '/prepare', body: request, requests: 1, concurrency: 1 })

  const added = await interleaved({
    figure: 'miss with recording, median latency at a judge of 300 ms',
    yardstick: 'the same judge server called directly by a bare Worker',
    unit: 'ms',
    bar: { kind: 'atMost', value: 1.08 },
    rounds: ROUNDS,
    ours: async (round) => {
      const unique = `miss ${round}`
      const plan = { target: 'plumbline', path: SCORES_PATH, body, requests: 10, concurrency: 1, unique } as const
      return median((await bench.drive(plan)).latenciesMs)
    },
    theirs: async () => {
      const plan = { target: 'directJudge', path: SCORES_PATH, body, requests: 10, concurrency: 1 } as const
      return median((await bench.drive(plan)).latenciesMs)
    },
  })
  return [added, await identical(bench)]
}

async function identical(bench: Bench): Promise<Figure> {
  const counts: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { output } = z.object({ output: z.unknown() }).parse(JSON.parse(bodyOf({})))
    const body = bodyOf({ output: `${JSON.stringify(output)} in round ${round}`, model: SLOW_MODEL, record: false })
    const before = await bench.slowLane.requests()
    const plan = { target: 'plumbline', path: SCORES_PATH, body, requests: IDENTICAL, concurrency: IDENTICAL } as const
    await bench.drive(plan)
    counts.push((await bench.slowLane.requests()).length - before.length)
  }
  return {
    figure: `${IDENTICAL} identical requests at once`,
    yardstick: 'judge calls',
    unit: 'calls',
    ours: median(counts),
    theirs: null,
    ratio: null,
    bar: { kind: 'exactly', value: 1 },
    passed: counts.every((count) => count === 1),
    rounds: ROUNDS,
    note: '',
  }
}

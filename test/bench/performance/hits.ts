import type { DrivePlan, Target } from './drive-plan.ts'
import { type Figure, meets } from './figure.ts'
import { type Bench, INSTANT_MODEL } from './harness.ts'
import { interleaved } from './rounds.ts'
import { bodyOf, exchangeOfSize, SCORES_PATH } from './workloads.ts'

const AT_A_TIME = 32
const KILOBYTES = [1, 10, 100]
/** Noise of a ratio between two sizes, on a machine that others use too. */
const GROWTH_TOLERANCE = 0.05
const MUST_NOT_GROW = `the ratio must not grow with the size; ${GROWTH_TOLERANCE * 100} % more is noise`

/** Repeats of one exchange: with recording, without, by size, and by the second door. */
export async function hitFigures(bench: Bench): Promise<Figure[]> {
  const recorded = bodyOf({ model: INSTANT_MODEL, agentId: 'busy-agent' })
  const unrecorded = bodyOf({ model: INSTANT_MODEL, record: false })
  await prepareYardsticks(bench, recorded)
  return [
    await interleaved({
      figure: 'hit with recording, 32 at a time',
      yardstick: 'bare Worker: KV get of the same size, one Durable Object insert, JSON out',
      unit: 'requests/s',
      bar: { kind: 'atLeast', value: 0.85 },
      ours: () => rate(bench, { target: 'plumbline', body: recorded, requests: 400 }),
      theirs: () => rate(bench, { target: 'kvAndObject', body: recorded, requests: 400 }),
    }),
    await interleaved({
      figure: 'hit with `record: false`, 32 at a time',
      yardstick: 'bare Hono Worker: the same body parsed, the same JSON answered',
      unit: 'requests/s',
      bar: { kind: 'atLeast', value: 0.6 },
      ours: () => rate(bench, { target: 'plumbline', body: unrecorded, requests: 3_000 }),
      theirs: () => rate(bench, { target: 'honoAnswer', body: unrecorded, requests: 3_000 }),
    }),
    ...(await sizeFigures(bench)),
    await interleaved({
      figure: 'hit by service binding',
      yardstick: 'the same by HTTP through a binding, from object to object',
      unit: 'ms',
      bar: { kind: 'atMost', value: 0.8 },
      ours: () => latency(bench, { target: 'service', body: unrecorded }),
      theirs: () => latency(bench, { target: 'plumbline', body: unrecorded, fromObject: true }),
    }),
  ]
}

/** Fills the memo, and gives the yardsticks an answer and a memo entry as large as ours. */
async function prepareYardsticks(bench: Bench, body: string): Promise<void> {
  const once = { requests: 1, concurrency: 1 }
  await bench.drive({ target: 'plumbline', path: SCORES_PATH, body, ...once })
  const hit = await bench.drive({ target: 'plumbline', path: SCORES_PATH, body, ...once })
  await bench.drive({ target: 'kvAndObject', path: '/memo', body: await bench.memoEntry(), ...once })
  for (const target of ['kvAndObject', 'honoAnswer', 'honoHash'] satisfies Target[]) {
    await bench.drive({ target, path: '/prepare', body: hit.body, ...once })
  }
}

async function sizeFigures(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kilobytes of KILOBYTES) {
    const exchange = exchangeOfSize(kilobytes * 1_000)
    const body = JSON.stringify({ ...exchange, model: INSTANT_MODEL, record: false })
    await bench.drive({ target: 'plumbline', path: SCORES_PATH, body, requests: 1, concurrency: 1 })
    const smallest = figures[0]?.ratio ?? Infinity
    const figure = await interleaved({
      figure: `hit latency at ${kilobytes} KB`,
      yardstick: 'bare Hono Worker: the same body parsed and hashed',
      unit: 'ms',
      bar: { kind: 'atMost', value: smallest },
      ours: () => latency(bench, { target: 'plumbline', body }),
      theirs: () => latency(bench, { target: 'honoHash', body }),
    })
    const bar = { kind: 'atMost', value: smallest * (1 + GROWTH_TOLERANCE) } as const
    figures.push({
      ...figure,
      passed: meets(figure.ratio ?? NaN, bar),
      note: kilobytes === 1 ? 'the ratio that larger ones are held against' : MUST_NOT_GROW,
    })
  }
  return figures
}

async function rate(bench: Bench, plan: Pick<DrivePlan, 'target' | 'body' | 'requests'>): Promise<number> {
  const { elapsedMs, cacheStatus } = await bench.drive({ ...plan, path: SCORES_PATH, concurrency: AT_A_TIME })
  checkHit(plan.target, cacheStatus)
  return (plan.requests / elapsedMs) * 1_000
}

/** Milliseconds of one request, one after another. */
async function latency(bench: Bench, plan: Pick<DrivePlan, 'target' | 'body' | 'fromObject'>): Promise<number> {
  const requests = 500
  const outcome = await bench.drive({ ...plan, path: SCORES_PATH, requests, concurrency: 1 })
  checkHit(plan.target, outcome.cacheStatus)
  return outcome.elapsedMs / requests
}

function checkHit(target: Target, cacheStatus: string | null): void {
  if (target === 'plumbline' && cacheStatus !== 'plumbline; hit') throw new Error(`not a hit but: ${cacheStatus}`)
}

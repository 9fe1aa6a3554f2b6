import { setTimeout as sleep } from 'node:timers/promises'
import { startWorkers, type Target, type Tenant, type Workers } from './start-workers.ts'

/** Requests of the tenant that are beyond its limit of 60 a minute, in each flood. */
const REFUSED = 10_000
/** Alone and beside in turn, since the machine may have other things to do now and then. */
const ROUNDS = 20
const SCORES_ALONE = 40
const WARM_UP = 60
/** Between two scores of the calm tenant, so that it stays within its own limit of 6,000 a minute. */
const PAUSE_MS = 10
const MAX_RATIO = 1.5

type Flood = {
  what: string
  target: Target
  refused: number
  /** Null for one request after another, as fast as they are answered. */
  perSecond: number | null
  /** Whether the ratio has to hold. */
  isHeld: boolean
}

const FLOODS: readonly Flood[] = [
  { what: 'one request after another', target: 'plumbline', refused: REFUSED, perSecond: null, isHeld: true },
  { what: '200 a second', target: 'plumbline', refused: REFUSED / 5, perSecond: 200, isHeld: true },
  {
    what: 'one request after another to a Worker that refuses unread',
    target: 'refusing',
    refused: REFUSED / 5,
    perSecond: null,
    isHeld: false,
  },
]

/**
 * `npm run bench -- limits`: how long one tenant's scores of new content take, alone and while another tenant sends 10,000 requests beyond its
 * limit to the same isolate: one client that sends the next when it is answered, and one with a rate. Both tenants are served by one thread here,
 * so a Worker that refuses without looking at anything shows what that thread costs. The ratio is the median of those of the rounds, each of
 * the median scores in it.
 */
export async function run(): Promise<number> {
  const workers = await startWorkers()
  try {
    const calm = await workers.makeTenant('calm', 'high')
    const busy = await workers.makeTenant('busy', 'low')
    await scores(workers, calm, WARM_UP)
    let isGood = true
    for (const flood of FLOODS) {
      const measured = await measure(workers, { calm, busy, flood })
      print(flood, measured)
      if (flood.isHeld && !(measured.ratio < MAX_RATIO)) isGood = false
    }
    console.log(`held to: a ratio below ${MAX_RATIO}`)
    return isGood ? 0 : 1
  } finally {
    await workers.close()
  }
}

type Measured = { alone: number[]; beside: number[]; ratio: number; statuses: Map<number, number>; seconds: number }

async function measure(
  workers: Workers,
  { calm, busy, flood }: { calm: Tenant; busy: Tenant; flood: Flood },
): Promise<Measured> {
  const statuses = new Map<number, number>()
  const alone: number[] = []
  const beside: number[] = []
  const ratios: number[] = []
  let seconds = 0
  for (let round = 1; round <= ROUNDS; round++) {
    const before = await scores(workers, calm, SCORES_ALONE)
    const during: number[] = []
    const state = { isOver: false, statuses, refused: (flood.refused * round) / ROUNDS }
    const start = performance.now()
    await Promise.all([
      send(workers, { busy, flood, state }),
      (async () => {
        while (!state.isOver) during.push(...(await scores(workers, calm, 1)))
      })(),
    ])
    seconds += (performance.now() - start) / 1_000
    alone.push(...before)
    beside.push(...during)
    ratios.push(quantile(during, 0.5) / quantile(before, 0.5))
  }
  return { alone, beside, ratio: quantile(ratios, 0.5), statuses, seconds }
}

async function send(
  workers: Workers,
  options: { busy: Tenant; flood: Flood; state: { isOver: boolean; statuses: Map<number, number>; refused: number } },
): Promise<void> {
  const { busy, flood, state } = options
  const { statuses } = state
  const periodMs = flood.perSecond === null ? 0 : 1_000 / flood.perSecond
  try {
    for (let dueAt = performance.now(); (statuses.get(429) ?? 0) < state.refused; dueAt += periodMs) {
      if (periodMs > 0) await sleep(Math.max(0, dueAt - performance.now()))
      const { status } = await workers.score(flood.target, busy)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  } finally {
    state.isOver = true
  }
}

/** Milliseconds of so many scores, one after another. */
async function scores(workers: Workers, calm: Tenant, count: number): Promise<number[]> {
  const times: number[] = []
  while (times.length < count) {
    const { status, milliseconds } = await workers.score('plumbline', calm)
    if (status !== 200) throw new Error(`the calm tenant was answered ${status}`)
    times.push(milliseconds)
    await sleep(PAUSE_MS)
  }
  return times
}

function print({ what, isHeld }: Flood, { alone, beside, ratio, statuses, seconds }: Measured): void {
  const sent = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
  console.log(`${isHeld ? '' : 'for comparison: '}${what}: ${sent} in ${seconds.toFixed(1)} s`)
  for (const [name, p] of [
    ['median', 0.5],
    ['p90', 0.9],
  ] as const) {
    console.log(
      `  ${name} of a score: ${quantile(alone, p).toFixed(2)} ms alone, ${quantile(beside, p).toFixed(2)} ms beside it`,
    )
  }
  console.log(`  ratio ${ratio.toFixed(2)} (${alone.length} and ${beside.length} scores in ${ROUNDS} rounds)`)
}

function quantile(values: readonly number[], p: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * p)] ?? NaN
}

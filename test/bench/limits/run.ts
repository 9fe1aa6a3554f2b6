import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Order, type Statuses, statusesSchema } from './order.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const ADMIN_TOKEN = 'only-for-this-run'

/** Requests of the tenant that are beyond its limit, and how many it sends a second: 200 times the 60 a minute that it may. */
const REFUSED = 10_000
const FLOOD_PER_SECOND = 200
const FLOOD_BATCH = 20
const BATCH_MS = (1_000 * FLOOD_BATCH) / FLOOD_PER_SECOND
/** Scores of the other tenant in a row, timed together, and how many such rows alone in each round. */
const BATCH = 10
const BATCHES_ALONE = 5
/** Between two rows, so that this tenant stays within its own limit. */
const PAUSE_MS = 150
/** Alone and beside in turn, since the machine may have other things to do now and then. */
const ROUNDS = 20
const WARM_UP = 5
const MAX_RATIO = 1.5

type Send = (path: string, init: RequestInit) => Promise<Response>

/**
 * `npm run bench -- limits`: how long one tenant's scores take, alone and while another sends 10,000 requests beyond its limit. Both are served
 * by one thread here, which a deployed Worker's tenants do not share for long, so the flood has a rate: as fast as that thread can take it, it would
 * measure the thread. Medians of one run, both taken in turn.
 */
export async function run(): Promise<number> {
  const { send, close } = await startWorkers()
  try {
    const calm = scorer(send, { agentId: 'calm', key: await makeTenant(send, 'calm', 'high') })
    const busy = scorer(send, { agentId: 'busy', key: await makeTenant(send, 'busy', 'low') })
    await timedBatches(calm, WARM_UP)
    const statuses = new Map<string, number>()
    const before: number[] = []
    const during: number[] = []
    for (let refused = REFUSED / ROUNDS; refused <= REFUSED; refused += REFUSED / ROUNDS) {
      before.push(...(await timedBatches(calm, BATCHES_ALONE)))
      const flood = { isOver: false, statuses, refused }
      await Promise.all([
        keepSending(busy, flood),
        (async () => {
          while (!flood.isOver) during.push(...(await timedBatches(calm, 1)))
        })(),
      ])
    }

    const alone = median(before)
    const beside = median(during)
    const ratio = beside / alone
    console.log(`the busy tenant: ${[...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')}`)
    console.log(`the calm tenant: ${alone.toFixed(2)} ms a score alone, ${beside.toFixed(2)} ms beside it`)
    console.log(`(medians of ${before.length} and ${during.length} rows of ${BATCH} scores)`)
    console.log(`ratio ${ratio.toFixed(2)}, at most ${MAX_RATIO}`)
    return ratio < MAX_RATIO ? 0 : 1
  } finally {
    await close()
  }
}

type Scorer = (count: number) => Promise<Statuses>

async function keepSending(
  busy: Scorer,
  flood: { isOver: boolean; statuses: Map<string, number>; refused: number },
): Promise<void> {
  try {
    for (let dueAt = performance.now(); (flood.statuses.get('429') ?? 0) < flood.refused; dueAt += BATCH_MS) {
      await sleep(Math.max(0, dueAt - performance.now()))
      for (const [status, count] of Object.entries(await busy(FLOOD_BATCH))) {
        flood.statuses.set(status, (flood.statuses.get(status) ?? 0) + count)
      }
    }
  } finally {
    flood.isOver = true
  }
}

/** Milliseconds a score, of so many rows of them. */
async function timedBatches(calm: Scorer, batches: number): Promise<number[]> {
  const times: number[] = []
  for (let batch = 0; batch < batches; batch++) {
    const start = performance.now()
    const statuses = await calm(BATCH)
    times.push((performance.now() - start) / BATCH)
    if (statuses['200'] !== BATCH) throw new Error(`the calm tenant was answered ${JSON.stringify(statuses)}`)
    await sleep(PAUSE_MS)
  }
  return times
}

function scorer(send: Send, { key, agentId }: Pick<Order, 'key' | 'agentId'>): Scorer {
  let from = 0
  return async (count) => {
    const order: Order = { key, agentId, from, count }
    from += count
    const response = await send('/', { method: 'POST', body: JSON.stringify(order) })
    if (!response.ok) throw new Error(`the driver failed: ${await response.text()}`)
    return statusesSchema.parse(await response.json())
  }
}

/** The Worker as it is deployed, behind its driver. What it stores is gone when it is closed. */
async function startWorkers(): Promise<{ send: Send; close: () => Promise<void> }> {
  // Without it every request is also written to a local trace store.
  process.env['X_LOCAL_OBSERVABILITY'] = 'false'
  const { createTestHarness } = await import('wrangler')
  const server = createTestHarness({
    root: ROOT,
    workers: [
      { configPath: join(import.meta.dirname, 'wrangler.toml') },
      { configPath: join(ROOT, 'wrangler.toml'), vars: { AUTH: 'keys', ADMIN_TOKEN } },
    ],
  })
  const { url } = await server.listen()
  return { send: (path, init) => fetch(new URL(path, url), init), close: () => server.close() }
}

async function makeTenant(send: Send, tenantId: string, rateLimit: 'low' | 'high'): Promise<string> {
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' }
  const settings = JSON.stringify({ name: tenantId, rateLimit })
  const made = await send(`/v1/tenants/${tenantId}`, { method: 'PUT', headers, body: settings })
  if (!made.ok) throw new Error(`the tenant was not made: ${await made.text()}`)
  const body = JSON.stringify({ label: 'bench', scopes: ['score'] })
  const response = await send(`/v1/tenants/${tenantId}/keys`, { method: 'POST', headers, body })
  return z.object({ key: z.string() }).parse(await response.json()).key
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

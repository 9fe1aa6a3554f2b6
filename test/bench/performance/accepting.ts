import { setTimeout as sleep } from 'node:timers/promises'
import { unstable_readConfig as readConfig } from 'wrangler'
import { z } from 'zod'
import { type Figure, meets } from './figure.ts'
import { type Bench, PATIENT_MODEL } from './harness.ts'
import { median } from './median.ts'
import { WRANGLER_CONFIG } from './paths.ts'
import { interleaved } from './rounds.ts'
import { newContent, SCORES_PATH } from './workloads.ts'

const JUDGE_MS = 10_000
const ACCEPTED_A_ROUND = 50

const DRAINED = 500
const DRAIN_ROUNDS = 5
const AT_A_TIME = 32
const POLL_MS = 50

/** Runs that nobody waits for: what accepting one takes, and how fast many are judged. */
export async function acceptFigures(bench: Bench): Promise<Figure[]> {
  return [await acceptance(bench), await drain(bench)]
}

async function acceptance(bench: Bench): Promise<Figure> {
  const agentId = 'patient-agent'
  await bench.patientLane.script([{ kind: 'plausible', latencyMs: JUDGE_MS, forever: true }])
  const figure = await interleaved({
    figure: 'accepting a run with a judge of 10 s, latency',
    yardstick: '`GET /healthz`',
    unit: 'ms',
    bar: { kind: 'atMost', value: 3 },
    ours: async (round) =>
      meanLatency(bench, accepting(agentId, { unique: `accepted ${round}`, requests: ACCEPTED_A_ROUND })),
    theirs: async () =>
      meanLatency(bench, { target: 'plumbline', path: '/healthz', method: 'GET', requests: ACCEPTED_A_ROUND }),
  })
  // Nothing of it goes on beside what is measured next.
  await bench.patientLane.script([])
  await untilDrained(bench, agentId)
  return figure
}

async function drain(bench: Bench): Promise<Figure> {
  const batchSize = largestBatch()
  const shortest = Math.ceil(DRAINED / batchSize) * JUDGE_MS
  await bench.patientLane.script([{ kind: 'plausible', latencyMs: JUDGE_MS, forever: true }])
  const elapsed: number[] = []
  for (let round = 0; round < DRAIN_ROUNDS; round++) {
    const agentId = `drained-agent-${round}`
    const start = performance.now()
    await bench.drive(accepting(agentId, { unique: `drained ${round}`, requests: DRAINED, concurrency: AT_A_TIME }))
    await untilDrained(bench, agentId)
    elapsed.push(performance.now() - start)
  }
  await bench.patientLane.script([])
  const ours = median(elapsed)
  const bar = { kind: 'atMost', value: 1.5 } as const
  return {
    figure: `${DRAINED} accepted runs, from the first request until all are judged, at a judge of ${JUDGE_MS / 1_000} s`,
    yardstick: `${DRAINED} / ${batchSize}, the size of a batch, times the judge's latency`,
    unit: 'ms',
    ours,
    theirs: shortest,
    ratio: ours / shortest,
    bar,
    passed: meets(ours / shortest, bar),
    rounds: DRAIN_ROUNDS,
    note: 'accepting them counts too',
  }
}

function accepting(agentId: string, load: { unique: string; requests: number; concurrency?: number }) {
  const body = newContent({ model: PATIENT_MODEL, agentId })
  return {
    target: 'plumbline',
    path: SCORES_PATH,
    body,
    headers: { prefer: 'respond-async' },
    concurrency: 1,
    ...load,
  } as const
}

/** Milliseconds of one request, one after another: the clock of a Worker is too coarse for each of them. */
async function meanLatency(bench: Bench, plan: Omit<Parameters<Bench['drive']>[0], 'concurrency'>): Promise<number> {
  const { elapsedMs } = await bench.drive({ ...plan, concurrency: 1 })
  return elapsedMs / plan.requests
}

const statisticsSchema = z.object({ coverage: z.object({ pending: z.int(), failed: z.record(z.string(), z.int()) }) })

/** Waits until no run of the agent is pending. Throws when one has failed. */
async function untilDrained(bench: Bench, agentId: string): Promise<void> {
  const plan = {
    target: 'plumbline',
    path: `/v1/agents/${agentId}/stats`,
    method: 'GET',
    requests: 1,
    concurrency: 1,
  } as const
  for (;;) {
    const { body } = await bench.drive(plan)
    const { pending, failed } = statisticsSchema.parse(JSON.parse(body)).coverage
    if (Object.keys(failed).length > 0) throw new Error(`accepted runs failed: ${JSON.stringify(failed)}`)
    if (pending === 0) return
    await sleep(POLL_MS)
  }
}

const consumersSchema = z.array(z.object({ queue: z.string(), max_batch_size: z.int().optional() }))

/** How many messages the consumer takes at once. */
function largestBatch(): number {
  const consumers = consumersSchema.parse(readConfig({ config: WRANGLER_CONFIG }).queues.consumers)
  const size = consumers.find(({ queue }) => queue === 'plumbline-pending')?.max_batch_size
  if (size === undefined) throw new Error('the consumer of accepted runs has no batch size')
  return size
}

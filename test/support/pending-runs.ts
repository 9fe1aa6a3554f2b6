import { createExecutionContext, createMessageBatch, getQueueResult, type QueueResult } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { vi } from 'vitest'
import { z } from 'zod'
import worker from '../../src/index.ts'
import { heldRunSchema, runPageSchema } from '../../src/service/agent-runs.ts'
import { coverageSchema } from '../../src/service/read-agent-statistics.ts'
import { get, ORIGIN } from './requests.ts'

type HeldRun = z.infer<typeof heldRunSchema>

/**
 * Delivers messages as the queue would, in one batch, and says which were settled how; `delays` are the seconds after which messages are to come
 * again, which the result itself leaves out.
 */
export async function deliver(
  bodies: readonly unknown[],
  queue = 'plumbline-pending',
): Promise<QueueResult & { delays: (number | undefined)[] }> {
  const messages = bodies.map((body, index) => ({ id: `m${index}`, timestamp: Date.now(), attempts: 1, body }))
  const batch = createMessageBatch(queue, messages)
  const retries = batch.messages.map((message) => vi.spyOn(message, 'retry'))
  const context = createExecutionContext()
  await worker.queue(batch, env, context)
  const delays = retries.flatMap(({ mock }) => mock.calls.map(([options]) => options?.delaySeconds))
  return { ...(await getQueueResult(batch, context)), delays }
}

/** Takes the place of the queue until mocks are restored: notes what it is told, delivers nothing, and can be made to fail. */
export function standInQueue(): { told: unknown[]; calls: number; isDown: boolean } {
  const queue: { told: unknown[]; calls: number; isDown: boolean } = { told: [], calls: 0, isDown: false }
  vi.spyOn(env.PENDING, 'sendBatch').mockImplementation(async (messages) => {
    queue.calls += 1
    if (queue.isDown) throw new Error('no queue')
    queue.told.push(...Array.from(messages, ({ body }) => body))
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } }
  })
  return queue
}

export async function readRun(agentId: string, runId: string): Promise<HeldRun> {
  return heldRunSchema.parse(await (await get(`/v1/agents/${agentId}/runs/${runId}`)).json())
}

export async function listRuns(agentId: string, query = ''): Promise<z.infer<typeof runPageSchema>['runs']> {
  return runPageSchema.parse(await (await get(`/v1/agents/${agentId}/runs${query}`)).json()).runs
}

export async function readCoverage(agentId: string): Promise<z.infer<typeof coverageSchema>> {
  const response = await get(`/v1/agents/${agentId}/stats`)
  return z.object({ coverage: coverageSchema }).parse(await response.json()).coverage
}

/** Waits for the queue to bring the run to an end. */
export async function whenDone(agentId: string, runId: string): Promise<HeldRun> {
  for (;;) {
    const run = await readRun(agentId, runId)
    if (run.status !== 'pending') return run
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export async function eraseAgent(agentId: string): Promise<void> {
  await exports.default.fetch(`${ORIGIN}/v1/agents/${agentId}`, { method: 'DELETE' })
}

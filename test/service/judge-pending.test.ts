import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { dependenciesFor } from '../../src/dependencies.ts'
import type { AgentStatsClient } from '../../src/platform/agent-stats-directory.ts'
import { StorageError } from '../../src/platform/storage-error.ts'
import { UNSET_TENANT } from '../../src/platform/tenants/tenant-settings.ts'
import { acceptRun } from '../../src/service/accept-run.ts'
import { judgePending, retryDelaySeconds } from '../../src/service/judge-pending.ts'
import type { ScoreDependencies } from '../../src/service/score-dependencies.ts'
import { scoreRequestSchema } from '../../src/service/score-request.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { deliver, eraseAgent, listRuns, readCoverage, readRun, standInQueue } from '../support/pending-runs.ts'
import { get } from '../support/requests.ts'

const lane = judgeLane(inject('judgeServerUrl'), 'lane101')
const NONSENSE = { kind: 'answer', content: 'not a judgement', forever: true } as const
const REJECTED = { kind: 'status', status: 400, body: 'too long' } as const

beforeEach(async () => {
  await lane.script([])
  // Nothing is delivered but by the tests.
  standInQueue()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await reset()
})

/** What the Worker has, but for a queue that loses what is to be judged again. */
function dependencies(): ScoreDependencies {
  const context = { waitUntil: () => undefined }
  const pending = { send: () => Promise.reject(new Error('no queue')) }
  return {
    ...dependenciesFor({ env, tenantId: 'local', tenant: UNSET_TENANT, context }),
    pending,
    log: () => undefined,
  }
}

/** The same, with an agent of which some methods do otherwise. */
function withAgent(change: Partial<AgentStatsClient>): ScoreDependencies {
  const usual = dependencies()
  return { ...usual, agents: { get: (agentId) => ({ ...usual.agents.get(agentId), ...change }) } }
}

/** Accepts a run of its own content; the message that the queue would carry. */
async function accept(
  runId = 'run-1',
  change: object = {},
): Promise<{ tenantId: string; agentId: string; runId: string }> {
  const body = {
    input: `Explain ${runId}`,
    output: 'It is a line.',
    agentId: 'bot',
    runId,
    model: 'lane101/m',
    ...change,
  }
  const outcome = await acceptRun(scoreRequestSchema.parse(body), dependencies(), { waitMs: null })
  const { agentId } = body
  expect(outcome).toEqual({ status: 'pending', agentId, runId })
  return { tenantId: 'local', agentId, runId }
}

/** What came of judging one run. */
async function judge({ agentId, runId }: { agentId: string; runId: string }, using: ScoreDependencies) {
  const [judged] = await judgePending({ agentId, runIds: [runId] }, using)
  return judged
}

describe('a message', () => {
  it('has its run judged and is settled, also when the queue could not be told at first', async () => {
    const message = await accept()
    expect(await deliver([message])).toMatchObject({ outcome: 'ok', explicitAcks: ['m0'], retryMessages: [] })
    expect(await readRun('bot', 'run-1')).toMatchObject({
      status: 'scored',
      judge: expect.stringContaining('lane101/m@'),
    })
  })

  it('delivered twice, together or one after the other, has its run judged and counted once', async () => {
    const message = await accept()
    expect((await deliver([message, message])).explicitAcks).toEqual(['m0', 'm1'])
    expect((await deliver([message])).explicitAcks).toEqual(['m0'])
    expect(await lane.requests()).toHaveLength(1)
    expect(await readCoverage('bot')).toMatchObject({ scored: 1, miss: 1, hit: 0, coalesced: 0, pending: 0 })
  })

  it('delivered twice is judged once also when the caller wants no memo', async () => {
    const message = await accept('run-1', { cache: 'bypass' })
    await Promise.all([deliver([message]), deliver([message]), deliver([message])])
    expect(await lane.requests()).toHaveLength(1)
    expect(await readCoverage('bot')).toMatchObject({ scored: 1, bypass: 1 })
  })

  it('of a run that nobody knows, or that cannot be read, is settled and stores nothing', async () => {
    const unknown = { tenantId: 'local', agentId: 'nobody', runId: 'run-1' }
    const { explicitAcks } = await deliver([unknown, null, 'text', { tenantId: 'local' }])
    expect(explicitAcks).toEqual(['m0', 'm1', 'm2', 'm3'])
    expect((await get('/v1/agents/nobody/stats')).status).toBe(404)
  })

  it('of an agent that was erased meanwhile changes nothing', async () => {
    const message = await accept()
    await eraseAgent('bot')
    expect((await deliver([message])).explicitAcks).toEqual(['m0'])
    expect(await lane.requests()).toEqual([])
    expect((await get('/v1/agents/bot/stats')).status).toBe(404)
  })

  it('whose agent is erased while it is judged leaves nothing, not even a memo', async () => {
    const message = await accept()
    await lane.script([{ kind: 'plausible', latencyMs: 500 }])
    const delivered = deliver([message])
    while ((await lane.requests()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    await eraseAgent('bot')
    expect((await delivered).explicitAcks).toEqual(['m0'])
    expect((await get('/v1/agents/bot/stats')).status).toBe(404)
    expect((await env.MEMO.list()).keys).toEqual([])
  })
})

describe('a batch', () => {
  it('is judged all at once', async () => {
    const messages = []
    for (let index = 0; index < 30; index++) messages.push(await accept(`run-${index}`))
    await lane.script([{ kind: 'plausible', latencyMs: 4_000, forever: true }])
    const delivered = deliver(messages)
    await vi.waitFor(async () => expect(await lane.requests()).toHaveLength(30), { timeout: 20_000, interval: 50 })
    // All have been asked, and none has answered.
    expect(await listRuns('bot', '?status=scored')).toEqual([])
    expect((await delivered).explicitAcks).toHaveLength(30)
    expect(await readCoverage('bot')).toMatchObject({ scored: 30, pending: 0 })
  })

  it('of several agents and tenants is judged each where it belongs, however many there are of one', async () => {
    const messages = []
    for (let index = 0; index < 55; index++) messages.push(await accept(`run-${index}`))
    const other = await accept('run-1', { agentId: 'other' })
    const stranger = { ...other, tenantId: 'somebody-else' }
    const { explicitAcks, retryMessages } = await deliver([stranger, ...messages, other])
    expect(explicitAcks).toHaveLength(57)
    expect(retryMessages).toEqual([])
    expect(await readCoverage('bot')).toMatchObject({ scored: 55, pending: 0 })
    expect(await readCoverage('other')).toMatchObject({ scored: 1, pending: 0 })
    const ofStranger = env.AGENT_STATS.getByName('somebody-else/other')
    expect(await ofStranger.stats({ now: Date.now() })).toBeNull()
  })

  it('settles each message by itself', async () => {
    const failing = await accept('failing')
    const retrying = await accept('retrying')
    await lane.script([REJECTED])
    const first = await deliver([failing])
    await lane.script([NONSENSE])
    const second = await deliver([retrying, null, failing])
    expect(first.explicitAcks).toEqual(['m0'])
    expect(second.explicitAcks).toEqual(['m1', 'm2'])
    expect(second.retryMessages).toEqual([{ msgId: 'm0' }])
    expect(second.delays).toEqual([10])
    expect(await readCoverage('bot')).toMatchObject({ pending: 1, failed: { 'judge-rejected': 1 } })
  })
})

describe('a judge that fails', () => {
  it('is asked again after ever longer pauses, and then the run has failed and its texts are gone', async () => {
    await lane.script([NONSENSE])
    const message = await accept()
    const delays: (number | undefined)[] = []
    for (let delivery = 0; delivery < 4; delivery++) {
      const delivered = await deliver([message])
      expect(delivered.explicitAcks).toEqual([])
      delays.push(...delivered.delays)
      expect(await readRun('bot', 'run-1')).toMatchObject({ status: 'pending', problem: null })
      expect(await readCoverage('bot')).toMatchObject({ pending: 1, failed: {} })
    }
    expect(delays).toEqual([10, 30, 90, 270])
    expect((await deliver([message])).explicitAcks).toEqual(['m0'])
    const problem = {
      code: 'judge-invalid-output',
      retryable: true,
      status: 502,
      type: '/problems/judge-invalid-output',
    }
    expect(await readRun('bot', 'run-1')).toMatchObject({ status: 'failed', problem })
    expect(await readCoverage('bot')).toMatchObject({ pending: 0, failed: { 'judge-invalid-output': 1 } })
    const calls = (await lane.requests()).length
    expect((await deliver([message])).explicitAcks).toEqual(['m0'])
    expect(await lane.requests()).toHaveLength(calls)
  })

  it('for good is not asked again', async () => {
    await lane.script([REJECTED])
    const message = await accept()
    expect(await deliver([message])).toMatchObject({ explicitAcks: ['m0'], retryMessages: [] })
    expect(await readRun('bot', 'run-1')).toMatchObject({ status: 'failed', problem: { code: 'judge-rejected' } })
    expect(await lane.requests()).toHaveLength(1)
  })

  it('and answers later has the run scored, without a failure counted', async () => {
    await lane.script([NONSENSE])
    const message = await accept()
    await deliver([message])
    await lane.script([])
    await deliver([message])
    expect(await readRun('bot', 'run-1')).toMatchObject({ status: 'scored' })
    expect(await readCoverage('bot')).toMatchObject({ scored: 1, pending: 0, failed: {} })
  })

  it('that is not allowed any more fails the run', async () => {
    const { agentId, runId } = await accept()
    const judges = { ...dependencies().judges, chain: () => null }
    expect(await judge({ agentId, runId }, { ...dependencies(), judges })).toMatchObject({ status: 'failed' })
    expect(await readRun('bot', 'run-1')).toMatchObject({ problem: { code: 'invalid-request' } })
  })

  it('is waited for at most a quarter of an hour', () => {
    const delays = [1, 2, 3, 4, 5, 6, 100].map(retryDelaySeconds)
    expect(delays).toEqual([10, 30, 90, 270, 810, 900, 900])
  })
})

describe('a storage that fails', () => {
  const down = (): Promise<never> => Promise.reject(new StorageError(new Error('down')))

  it('when the score is to be recorded has the run judged from the memo later, and counted once', async () => {
    const run = await accept()
    expect(await judge(run, withAgent({ settle: down }))).toEqual({ status: 'retry', delaySeconds: 10 })
    expect(await judge(run, dependencies())).toMatchObject({ status: 'scored', answer: { cache: 'hit' } })
    expect(await lane.requests()).toHaveLength(1)
    expect(await readCoverage('bot')).toMatchObject({ scored: 1, hit: 1, pending: 0, failed: {} })
  })

  it('when the run is to be given back is tried again too', async () => {
    const run = await accept()
    const dead = withAgent({ settle: down, release: down, fail: down })
    expect(await judge(run, dead)).toEqual({ status: 'retry', delaySeconds: 10 })
    expect(await judge(run, dependencies())).toEqual({ status: 'gone' })
    expect(await readRun('bot', 'run-1')).toMatchObject({ status: 'pending' })
  })

  it('when the run is to be taken is told to the queue', async () => {
    const run = await accept()
    await expect(judge(run, withAgent({ take: down }))).rejects.toThrow(StorageError)
  })
})

describe('a dead letter', () => {
  it('ends its run as failed, with the problem of its last attempt', async () => {
    await lane.script([NONSENSE])
    const [tried, untried] = [await accept('tried'), await accept('untried')]
    await deliver([tried])
    const { explicitAcks } = await deliver([tried, untried, null], 'plumbline-pending-dead-letters')
    expect(explicitAcks).toEqual(['m0', 'm1', 'm2'])
    expect(await readRun('bot', 'tried')).toMatchObject({ status: 'failed', problem: { code: 'judge-invalid-output' } })
    expect(await readRun('bot', 'untried')).toMatchObject({
      status: 'failed',
      problem: { code: 'storage-unavailable' },
    })
    const failed = { 'judge-invalid-output': 1, 'storage-unavailable': 1 }
    expect(await readCoverage('bot')).toMatchObject({ pending: 0, failed })
  })

  it('of a run that was scored changes nothing', async () => {
    const message = await accept()
    await deliver([message])
    await deliver([message], 'plumbline-pending-dead-letters')
    expect(await readRun('bot', 'run-1')).toMatchObject({ status: 'scored' })
  })
})

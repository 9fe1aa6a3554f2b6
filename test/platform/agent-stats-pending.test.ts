import { reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AgentStats } from '../../src/platform/agent-stats.ts'
import { RUN_ID_LIFETIME_MS } from '../../src/platform/agent-stats/seen-table.ts'
import type { AcceptedRun } from '../../src/stats/unscored-run.ts'
import { aRun } from '../stats/run-stream.ts'
import { standInQueue } from '../support/pending-runs.ts'

let queue: ReturnType<typeof standInQueue>

beforeEach(() => {
  queue = standInQueue()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await reset()
})

const LEASE_MS = 60_000
const FAILURE = { code: 'judge-refused', problem: '{"code":"judge-refused"}' }

function open(agentId = 'support-bot'): DurableObjectStub<AgentStats> {
  return env.AGENT_STATS.getByName(`local/${agentId}`)
}

function anAcceptedRun(changes: Partial<AcceptedRun> = {}): AcceptedRun {
  const now = Date.now()
  return {
    runId: 'run-1',
    contentHash: 'hash-1',
    at: now,
    recordedAt: now,
    evaluationMode: 'both',
    effectiveMode: 'user',
    scale: 10,
    threshold: 7,
    metadata: { build: '42' },
    ...changes,
  }
}

function accept(
  stats: DurableObjectStub<AgentStats>,
  changes: Partial<AcceptedRun> = {},
  leaseMs: number | null = null,
) {
  return stats.accept({
    run: anAcceptedRun(changes),
    agentId: 'support-bot',
    request: '{"input":"secret text"}',
    leaseMs,
  })
}

async function take(stats: DurableObjectStub<AgentStats>, runId = 'run-1') {
  const [taken] = await stats.take({ runIds: [runId], leaseMs: LEASE_MS })
  return taken
}

async function sql(
  stats: DurableObjectStub<AgentStats>,
  statement: string,
): Promise<Record<string, SqlStorageValue>[]> {
  return runInDurableObject(stats, (_, { storage }) => storage.sql.exec(statement).toArray())
}

/** The message of a run. */
function messageOf(runId = 'run-1') {
  return { tenantId: 'local', agentId: 'support-bot', runId }
}

/** Waits until the queue was told of so many runs since the last time. */
async function told(runs: number): Promise<unknown[]> {
  await vi.waitFor(() => expect(queue.told.length).toBeGreaterThanOrEqual(runs), { timeout: 20_000 })
  return queue.told.splice(0)
}

/** Runs the alarm, and says what it told the queue. Of what was accepted before, the queue has to be told already. */
async function alarm(stats: DurableObjectStub<AgentStats>): Promise<unknown[]> {
  const before = queue.told.length
  await runInDurableObject(stats, async (instance) => instance.alarm())
  return queue.told.splice(before)
}

describe('accepting a run', () => {
  it('shows it as pending, counts it in coverage and in no average', async () => {
    const stats = open()
    const run = anAcceptedRun()
    expect(await accept(stats, run)).toEqual({ outcome: 'accepted' })
    const shown = { ...run, status: 'pending', problem: null }
    expect(await stats.run('run-1')).toEqual(shown)
    expect(await stats.runs({ limit: 10 })).toEqual({ runs: [shown], next: null })
    expect((await stats.runs({ limit: 10, status: 'scored' }))?.runs).toEqual([])
    expect((await stats.runs({ limit: 10, status: 'pending', mode: 'user' }))?.runs).toEqual([shown])
    const statistics = await stats.stats({ now: Date.now() })
    expect(statistics).toMatchObject({ modes: {}, coverage: { pending: 1, scored: 0 }, updatedAt: run.recordedAt })
  })

  it('answers the same again, and a conflict for other content', async () => {
    const stats = open()
    await accept(stats)
    expect(await accept(stats)).toEqual({ outcome: 'pending' })
    expect(await accept(stats, { contentHash: 'other' })).toEqual({ outcome: 'conflict' })
    expect(await stats.lookup({ runId: 'run-1', contentHash: 'hash-1' })).toEqual({ outcome: 'pending' })
    expect(await stats.lookup({ runId: 'run-1', contentHash: 'other' })).toEqual({ outcome: 'conflict' })
    expect(await sql(stats, 'SELECT COUNT(*) AS n FROM runs')).toEqual([{ n: 1 }])
  })

  it('answers a run that was scored before as recorded', async () => {
    const stats = open()
    await stats.record({ ...aRun({ recordedAt: Date.now() }), agentId: 'support-bot' })
    expect(await accept(stats)).toMatchObject({ outcome: 'recorded', run: { runId: 'run-1' }, agent: { count: 1 } })
    expect((await stats.stats({ now: Date.now() }))?.coverage.pending).toBe(0)
  })

  it('has the queue told of it once, however often it comes', async () => {
    const stats = open()
    const runIds = Array.from({ length: 120 }, (_, index) => `run-${index}`)
    await Promise.all([...runIds, ...runIds].map((runId) => accept(stats, { runId })))
    const messages = await told(runIds.length)
    expect(messages).toHaveLength(runIds.length)
    expect(messages).toEqual(expect.arrayContaining(runIds.map(messageOf)))
  })

  it('leaves the queue alone when whoever hands it in judges it', async () => {
    const stats = open()
    await accept(stats, { runId: 'held' }, LEASE_MS)
    await accept(stats)
    expect(await told(1)).toEqual([messageOf()])
  })

  it('stands when the queue cannot be told, which the alarm does later', async () => {
    const stats = open()
    queue.isDown = true
    expect(await accept(stats)).toEqual({ outcome: 'accepted' })
    await vi.waitFor(() => expect(queue.calls).toBe(1))
    queue.isDown = false
    await sql(stats, 'UPDATE pending SET due_at = 1')
    expect(await alarm(stats)).toEqual([messageOf()])
  })

  it('refuses a run of another agent', async () => {
    await runInDurableObject(open('other'), async (instance) => {
      const call = instance.accept({ run: anAcceptedRun(), agentId: 'support-bot', request: '{}', leaseMs: null })
      await expect(call).rejects.toThrow(RangeError)
    })
  })
})

describe('a pending run', () => {
  it('is handed to one at a time', async () => {
    const stats = open()
    await accept(stats)
    const taken = await take(stats)
    expect(taken).toMatchObject({
      outcome: 'taken',
      attempt: 1,
      contentHash: 'hash-1',
      request: '{"input":"secret text"}',
    })
    expect(await take(stats)).toEqual({ outcome: 'busy', runId: 'run-1' })
    await sql(stats, 'UPDATE pending SET leased_until = 1')
    expect(await take(stats)).toMatchObject({ outcome: 'taken', attempt: 2 })
    expect(await take(stats, 'run-2')).toEqual({ outcome: 'gone', runId: 'run-2' })
  })

  it('is handed over together with others, each as it stands', async () => {
    const stats = open()
    for (const runId of ['a', 'b', 'c']) await accept(stats, { runId })
    await take(stats, 'b')
    expect(await stats.take({ runIds: ['a', 'b', 'nobody', 'c', 'a'], leaseMs: LEASE_MS })).toMatchObject([
      { runId: 'a', outcome: 'taken', attempt: 1 },
      { runId: 'b', outcome: 'busy' },
      { runId: 'nobody', outcome: 'gone' },
      { runId: 'c', outcome: 'taken', attempt: 1 },
      { runId: 'a', outcome: 'busy' },
    ])
  })

  it('is busy from the start when whoever hands it in judges it', async () => {
    const stats = open()
    await accept(stats, {}, LEASE_MS)
    expect(await take(stats)).toEqual({ outcome: 'busy', runId: 'run-1' })
  })

  it('can be taken again when it is given back, by nobody whose time is over', async () => {
    const stats = open()
    await accept(stats)
    await take(stats)
    await stats.release({ runId: 'run-1', attempt: 7, ...FAILURE, delayMs: 1_000 })
    expect(await take(stats)).toEqual({ outcome: 'busy', runId: 'run-1' })
    await stats.release({ runId: 'run-1', attempt: 1, ...FAILURE, delayMs: 1_000 })
    expect(await take(stats)).toMatchObject({ outcome: 'taken', attempt: 2 })
    await stats.fail({ runId: 'run-1', attempt: 1, ...FAILURE })
    expect(await stats.run('run-1')).toMatchObject({ status: 'pending', problem: null })
  })

  it('counts with what all its attempts cost, once it is scored or has failed', async () => {
    const stats = open()
    const usage = { calls: 2, inputTokens: 10, outputTokens: null }
    for (const runId of ['scored', 'failed', 'released']) {
      await accept(stats, { runId, contentHash: 'hash-1' })
      await take(stats, runId)
      await stats.release({ runId, attempt: 1, ...FAILURE, usage, delayMs: 0 })
    }
    await stats.settle(aRun({ runId: 'scored', at: Date.now(), recordedAt: Date.now() }))
    await take(stats, 'failed')
    await stats.fail({ runId: 'failed', attempt: 2, ...FAILURE, usage: { calls: 4, inputTokens: 1, outputTokens: 5 } })
    await runDurableObjectAlarm(stats)
    const { usage: all } = await env.TENANT_DIRECTORY.getByName('local').stats({ now: Date.now() })
    expect(all.all).toEqual({ calls: 2 + 1 + 2 + 4, inputTokens: 10 + 1010 + 10 + 1, outputTokens: 240 + 5 })
    // Accepted anew, what failed is not counted twice.
    await accept(stats, { runId: 'failed', contentHash: 'hash-1' })
    await stats.settle(aRun({ runId: 'failed', at: Date.now(), recordedAt: Date.now() }))
    await runDurableObjectAlarm(stats)
    const again = await env.TENANT_DIRECTORY.getByName('local').stats({ now: Date.now() })
    expect(again.usage.all.calls).toBe(9 + 1)
  })

  it('is recorded once, and is pending no longer', async () => {
    const stats = open()
    const { at } = anAcceptedRun()
    await accept(stats, { at })
    const run = aRun({ at, recordedAt: Date.now() })
    expect(await stats.settle(run)).toMatchObject({ outcome: 'recorded', agent: { count: 1 } })
    expect(await stats.settle(run)).toMatchObject({ outcome: 'repeated', agent: { count: 1 } })
    expect(await take(stats)).toEqual({ outcome: 'gone', runId: 'run-1' })
    expect(await stats.runs({ limit: 10 })).toMatchObject({ runs: [{ status: 'scored' }] })
    expect((await stats.stats({ now: Date.now() }))?.coverage).toMatchObject({ pending: 0, scored: 1 })
    expect(await sql(stats, 'SELECT * FROM pending')).toEqual([])
  })

  it('that is scored by another request meanwhile is counted once', async () => {
    const stats = open()
    await accept(stats)
    await take(stats)
    await stats.record({ ...aRun({ recordedAt: Date.now() }), agentId: 'support-bot' })
    expect(await stats.settle(aRun({ recordedAt: Date.now() }))).toMatchObject({
      outcome: 'repeated',
      agent: { count: 1 },
    })
    expect((await stats.stats({ now: Date.now() }))?.coverage).toMatchObject({ pending: 0, scored: 1 })
  })

  it('is held however many runs come after it', async () => {
    const stats = open()
    await accept(stats, { runId: 'old', at: 1 })
    const copies = `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 2100)
      INSERT INTO runs SELECT i, 'r' || i, i, 'user', 'good', 'j@1', 'scored', NULL, 0, NULL, '{}', '{}' FROM n`
    await sql(stats, copies)
    await runInDurableObject(stats, (instance) => instance.sweep(Date.now()))
    expect(await sql(stats, 'SELECT COUNT(*) AS n FROM runs')).toEqual([{ n: 2_001 }])
    expect(await stats.run('old')).toMatchObject({ status: 'pending' })
  })

  it('goes with the agent when that is erased, also while it is judged', async () => {
    const stats = open()
    await accept(stats)
    await take(stats)
    await stats.erase()
    expect(await stats.settle(aRun({ recordedAt: Date.now() }))).toEqual({ outcome: 'gone' })
    await stats.fail({ runId: 'run-1', attempt: 1, ...FAILURE })
    expect(await stats.stats({ now: Date.now() })).toBeNull()
  })
})

describe('a run that failed for good', () => {
  async function failed(stats: DurableObjectStub<AgentStats>): Promise<void> {
    await accept(stats)
    await take(stats)
    await stats.fail({ runId: 'run-1', attempt: 1, ...FAILURE })
  }

  it('shows its problem, is counted by its code, and holds no text', async () => {
    const stats = open()
    await failed(stats)
    const shown = { status: 'failed', problem: FAILURE.problem, runId: 'run-1' }
    expect(await stats.run('run-1')).toMatchObject(shown)
    expect((await stats.runs({ limit: 10, status: 'failed' }))?.runs).toMatchObject([shown])
    const { coverage } = (await stats.stats({ now: Date.now() })) ?? {}
    expect(coverage).toMatchObject({ pending: 0, failed: { 'judge-refused': 1 } })
    expect(JSON.stringify(await sql(stats, 'SELECT * FROM pending JOIN runs USING (sequence)'))).not.toContain('secret')
    expect(await take(stats)).toEqual({ outcome: 'gone', runId: 'run-1' })
    expect(await stats.settle(aRun({ recordedAt: Date.now() }))).toEqual({ outcome: 'gone' })
  })

  it('is judged anew when it comes again, but keeps its id from other content', async () => {
    const stats = open()
    await failed(stats)
    expect(await stats.lookup({ runId: 'run-1', contentHash: 'hash-1' })).toEqual({ outcome: 'unknown' })
    expect(await stats.lookup({ runId: 'run-1', contentHash: 'other' })).toEqual({ outcome: 'conflict' })
    expect(await accept(stats)).toEqual({ outcome: 'accepted' })
    expect((await stats.runs({ limit: 10 }))?.runs).toMatchObject([{ status: 'pending' }])
    await stats.record({ ...aRun({ recordedAt: Date.now() }), agentId: 'support-bot' })
    expect((await stats.runs({ limit: 10 }))?.runs).toMatchObject([{ status: 'scored' }])
  })

  it('frees its id after 24 hours, and is still listed', async () => {
    const stats = open()
    await failed(stats)
    const later = Date.now() + RUN_ID_LIFETIME_MS + 1_000
    expect(await stats.lookup({ runId: 'run-1', contentHash: 'other', now: later })).toEqual({ outcome: 'unknown' })
    await runInDurableObject(stats, (instance) => instance.sweep(later))
    expect(await sql(stats, 'SELECT * FROM pending')).toEqual([])
    expect(await stats.run('run-1')).toMatchObject({ status: 'failed', problem: FAILURE.problem })
    expect((await stats.runs({ limit: 10 }))?.runs).toHaveLength(1)
  })

  it('by the queue keeps the problem of its last attempt, unless somebody is at it', async () => {
    const stats = open()
    const otherwise = { code: 'storage-unavailable', problem: '{"code":"storage-unavailable"}' }
    for (const runId of ['tried', 'untried', 'busy']) await accept(stats, { runId })
    await take(stats, 'tried')
    await stats.release({ runId: 'tried', attempt: 1, ...FAILURE, delayMs: 1_000 })
    await take(stats, 'busy')
    for (const runId of ['tried', 'untried', 'busy', 'unknown']) await stats.abandon({ runId, otherwise })
    expect(await stats.run('tried')).toMatchObject({ status: 'failed', problem: FAILURE.problem })
    expect(await stats.run('untried')).toMatchObject({ status: 'failed', problem: otherwise.problem })
    expect(await stats.run('busy')).toMatchObject({ status: 'pending' })
    const { coverage } = (await stats.stats({ now: Date.now() })) ?? {}
    expect(coverage).toMatchObject({ pending: 1, failed: { 'judge-refused': 1, 'storage-unavailable': 1 } })
  })
})

describe('the alarm', () => {
  it('tells the queue again of what stayed pending, and ever more rarely', async () => {
    const stats = open()
    await accept(stats)
    await told(1)
    expect(await alarm(stats)).toEqual([])
    const pauses: number[] = []
    for (let round = 0; round < 7; round++) {
      await sql(stats, 'UPDATE pending SET due_at = 1')
      expect(await alarm(stats)).toEqual([messageOf()])
      const [row] = await sql(stats, 'SELECT due_at FROM pending')
      pauses.push(Math.round((Number(row?.['due_at']) - Date.now()) / 30_000))
    }
    expect(pauses).toEqual([2, 4, 8, 16, 30, 30, 30])
  })

  it('wakes when the next run is due', async () => {
    const stats = open()
    await accept(stats)
    await alarm(stats)
    const [row] = await sql(stats, 'SELECT due_at FROM pending')
    const at = await runInDurableObject(stats, (_, { storage }) => storage.getAlarm())
    expect(at).toBe(row?.['due_at'])
  })

  it('tells of more than one batch of runs, and not of those that failed or are at work', async () => {
    const stats = open()
    for (let index = 0; index < 203; index++) await accept(stats, { runId: `run-${index}` })
    await told(203)
    await take(stats, 'run-0')
    await stats.fail({ runId: 'run-0', attempt: 1, ...FAILURE })
    await take(stats)
    await sql(stats, "UPDATE pending SET due_at = 1 WHERE due_at IS NOT NULL AND run_id <> 'run-1'")
    expect(await alarm(stats)).toHaveLength(201)
  })

  it('tries again when the queue cannot be told', async () => {
    const stats = open()
    await accept(stats)
    await told(1)
    await sql(stats, 'UPDATE pending SET due_at = 1')
    queue.isDown = true
    expect(await alarm(stats)).toEqual([])
    queue.isDown = false
    expect(await runInDurableObject(stats, (_, { storage }) => storage.getAlarm())).not.toBeNull()
    expect(await alarm(stats)).toHaveLength(1)
  })

  it('is set by accepting, so that it comes after a restart too', async () => {
    const stats = open()
    await accept(stats)
    expect(await runDurableObjectAlarm(stats)).toBe(true)
  })
})

import { evictDurableObject, reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AGENT_STATS_MIGRATIONS } from '../../src/platform/agent-stats/schema.ts'
import type { AgentStats } from '../../src/platform/agent-stats.ts'
import { applyMigrations } from '../../src/platform/migrations.ts'
import { TENANT_DIRECTORY_MIGRATIONS } from '../../src/platform/tenant-directory/schema.ts'
import type { TenantDirectory } from '../../src/platform/tenant-directory.ts'
import { aRun } from '../stats/run-stream.ts'
import { standInQueue } from '../support/pending-runs.ts'

/** The steps before the number of pending runs was reported. */
const AGENT_STEPS_BEFORE = 3
const DIRECTORY_STEPS_BEFORE = 4

const LEASE_MS = 60_000

beforeEach(() => {
  standInQueue()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await reset()
})

function agent(agentId: string, tenantId = 'local'): DurableObjectStub<AgentStats> {
  return env.AGENT_STATS.getByName(`${tenantId}/${agentId}`)
}

function directory(tenantId = 'local'): DurableObjectStub<TenantDirectory> {
  return env.TENANT_DIRECTORY.getByName(tenantId)
}

async function accept(agentId: string, runId: string, tenantId?: string): Promise<void> {
  const { judge: _judge, ...run } = aRun({ runId, at: Date.now(), recordedAt: Date.now() })
  await agent(agentId, tenantId).accept({ run, agentId, request: '{"input":"a text"}', leaseMs: null })
}

async function settle(agentId: string, runId: string, tenantId?: string): Promise<void> {
  await agent(agentId, tenantId).settle(aRun({ runId, at: Date.now(), recordedAt: Date.now() }))
}

async function fail(agentId: string, runId: string, tenantId?: string): Promise<void> {
  const [taken] = await agent(agentId, tenantId).take({ runIds: [runId], leaseMs: LEASE_MS })
  if (taken?.outcome !== 'taken') throw new Error(`not to be taken: ${taken?.outcome}`)
  const failure = { runId, attempt: taken.attempt, code: 'judge-refused', problem: '{}' }
  await agent(agentId, tenantId).fail(failure)
}

async function coverage(tenantId?: string): Promise<unknown> {
  const { pending, scored, failed } = (await directory(tenantId).stats({ now: Date.now() })).coverage
  return { pending, scored, failed: failed['judge-refused'] ?? 0 }
}

type Step = { agentId: string; do: 'accept' | 'settle' | 'fail' | 'report' | 'evict' | 'lose' }

const stepArbitrary: fc.Arbitrary<Step> = fc.record(
  {
    agentId: fc.constantFrom('a', 'b'),
    do: fc.constantFrom('accept', 'accept', 'settle', 'fail', 'report', 'evict', 'lose'),
  },
  { noNullPrototype: true },
)

/** Reports as the alarm does; the directory takes it, but the agent never hears so. */
async function reportUnheard(stub: DurableObjectStub<AgentStats>, tenantId: string): Promise<void> {
  await runInDurableObject(stub, async (instance: AgentStats) => {
    const unheard = {
      getByName: () => ({
        async report(report: Parameters<TenantDirectory['report']>[0]) {
          await directory(tenantId).report(report)
          throw new Error('the answer was lost')
        },
      }),
    }
    Object.defineProperty(instance, 'env', { value: { ...env, TENANT_DIRECTORY: unheard }, configurable: true })
    await instance.alarm()
    Object.defineProperty(instance, 'env', { value: env, configurable: true })
  })
}

/** Takes the step; false when there is no run to take it with. */
async function take(
  step: Step,
  place: { stub: DurableObjectStub<AgentStats>; tenantId: string; agentId: string; runId: string | null },
): Promise<boolean> {
  const { stub, tenantId, agentId, runId } = place
  if (step.do === 'report') await runDurableObjectAlarm(stub)
  if (step.do === 'lose') await reportUnheard(stub, tenantId)
  if (step.do === 'evict') {
    await stub.run('to wake it')
    await evictDurableObject(stub)
  }
  const ofRun = { accept, settle, fail }
  if (step.do !== 'accept' && step.do !== 'settle' && step.do !== 'fail') return true
  if (runId === null) return false
  await ofRun[step.do](agentId, runId, tenantId)
  return true
}

describe('the pending runs of a tenant', () => {
  it('are as many as those of its agents, whatever was accepted, scored, failed, reported, lost and evicted when', async () => {
    let tenant = 0
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 20, size: 'max' }), async (steps) => {
        const tenantId = `tenant-${(tenant += 1)}`
        const pending = new Map<string, string[]>([
          ['a', []],
          ['b', []],
        ])
        const done = { scored: 0, failed: 0 }
        for (const [index, step] of steps.entries()) {
          const own = pending.get(step.agentId) ?? []
          const place = { stub: agent(step.agentId, tenantId), tenantId, agentId: step.agentId }
          const runId = step.do === 'accept' ? `run-${index}` : (own[0] ?? null)
          if (!(await take(step, { ...place, runId }))) continue
          if (step.do === 'accept') own.push(`run-${index}`)
          if (step.do === 'settle' || step.do === 'fail') own.shift()
          if (step.do === 'settle') done.scored += 1
          if (step.do === 'fail') done.failed += 1
        }
        for (const agentId of pending.keys()) await runDurableObjectAlarm(agent(agentId, tenantId))
        expect(await coverage(tenantId)).toEqual({ pending: [...pending.values()].flat().length, ...done })
      }),
      { numRuns: 15 },
    )
  }, 60_000)

  it('are known soon after they were accepted, also of an agent that has no score yet', async () => {
    await accept('a', 'run-1')
    await runInDurableObject(agent('a'), async (_, { storage }) => {
      expect(await storage.getAlarm()).toBeLessThanOrEqual(Date.now() + 45_000)
    })
    await runDurableObjectAlarm(agent('a'))
    expect(await coverage()).toEqual({ pending: 1, scored: 0, failed: 0 })
    const { agents } = await directory().agents({ sort: 'name', mode: 'both', window: 'all', limit: 10 })
    expect(agents).toEqual([{ agentId: 'a', lastScoredAt: null, modes: {} }])
  })

  it('go with their agent when that is erased', async () => {
    await accept('a', 'run-1')
    await accept('b', 'run-1')
    for (const id of ['a', 'b']) await runDurableObjectAlarm(agent(id))
    await agent('a').erase()
    expect(await coverage()).toEqual({ pending: 1, scored: 0, failed: 0 })
    await accept('a', 'run-2')
    await runDurableObjectAlarm(agent('a'))
    expect(await coverage()).toEqual({ pending: 2, scored: 0, failed: 0 })
  })

  it('are told anew when an erasure ends between its two steps', async () => {
    await accept('a', 'run-1')
    await runDurableObjectAlarm(agent('a'))
    await runInDurableObject(agent('a'), async (instance: AgentStats) => {
      const down = { getByName: () => ({ forget: () => Promise.reject(new Error('unreachable')) }) }
      Object.defineProperty(instance, 'env', { value: { ...env, TENANT_DIRECTORY: down }, configurable: true })
      await expect(instance.erase()).rejects.toThrow('unreachable')
      Object.defineProperty(instance, 'env', { value: env, configurable: true })
    })
    await directory().forget('a')
    await runDurableObjectAlarm(agent('a'))
    expect(await coverage()).toEqual({ pending: 1, scored: 0, failed: 0 })
  })
})

describe('pending runs of an older version', () => {
  it('are reported by an agent that had not reported any', async () => {
    await runInDurableObject(agent('a'), (_, { storage }) => {
      applyMigrations(storage, AGENT_STATS_MIGRATIONS.slice(0, AGENT_STEPS_BEFORE))
      for (const sequence of [1, 2]) {
        storage.sql.exec(
          `INSERT INTO pending (sequence, run_id, content_hash, at, accepted_at, request, attempts, leased_until, sends, due_at)
           VALUES (?, ?, 'hash', 1, 1, '{}', 0, 0, 1, ?)`,
          sequence,
          `run-${sequence}`,
          Date.now() + LEASE_MS,
        )
      }
    })
    await evictDurableObject(agent('a'))
    await runInDurableObject(agent('a'), async (instance: AgentStats) => instance.alarm())
    expect(await coverage()).toEqual({ pending: 2, scored: 0, failed: 0 })
  })

  it('come to a directory that knew only of scored ones, and its agents stay as they were', async () => {
    await runInDurableObject(directory(), (_, { storage }) => {
      applyMigrations(storage, TENANT_DIRECTORY_MIGRATIONS.slice(0, DIRECTORY_STEPS_BEFORE))
      storage.sql.exec("INSERT INTO agents (agent_id, last_scored_at) VALUES ('a', 5), ('b', 6)")
      storage.sql.exec("UPDATE totals SET count = 2 WHERE name = 'agents'")
    })
    await evictDurableObject(directory())
    expect(await coverage()).toEqual({ pending: 0, scored: 0, failed: 0 })
    await directory().report({ agentId: 'b', lastScoredAt: 7, pending: 3, buckets: [] })
    // An agent of an older version does not say how many it has.
    await directory().report({ agentId: 'b', lastScoredAt: 8, buckets: [] })
    expect(await coverage()).toEqual({ pending: 3, scored: 0, failed: 0 })
    const { agents } = await directory().agents({ sort: 'name', mode: 'both', window: 'all', limit: 10 })
    expect(agents.map(({ agentId, lastScoredAt }) => [agentId, lastScoredAt])).toEqual([
      ['a', 5],
      ['b', 8],
    ])
  })
})

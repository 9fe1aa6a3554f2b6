import { evictDurableObject, reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AgentStats } from '../../src/platform/agent-stats.ts'
import { type AgentQuery, agentPageQuery } from '../../src/platform/tenant-directory/list-agents.ts'
import { TREND_QUERY } from '../../src/platform/tenant-directory/read-outlook.ts'
import { WORST_QUERY } from '../../src/platform/tenant-directory/worst-agents.ts'
import type { TenantDirectory } from '../../src/platform/tenant-directory.ts'
import { encodeBucket } from '../../src/stats/bucket-codec.ts'
import { bucketOfRun, mergeBuckets } from '../../src/stats/bucket.ts'
import { runFacts } from '../../src/stats/run-facts.ts'
import type { RunRecord } from '../../src/stats/run-record.ts'
import { differences } from '../stats/differences.ts'
import { plainStatistics } from '../stats/plain-statistics.ts'
import { plainTenant } from '../stats/plain-tenant.ts'
import { NOW, type Step, aRun, runsLeft, streamArbitrary } from '../stats/run-stream.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

afterEach(async () => {
  await reset()
})

function agent(agentId: string, tenantId = 'local'): DurableObjectStub<AgentStats> {
  return env.AGENT_STATS.getByName(`${tenantId}/${agentId}`)
}

function directory(tenantId = 'local'): DurableObjectStub<TenantDirectory> {
  return env.TENANT_DIRECTORY.getByName(tenantId)
}

async function record(agentId: string, changes: Partial<RunRecord>): Promise<void> {
  await agent(agentId).record({ ...aRun(changes), agentId })
}

/** Takes one step of an agent's stream; which run it is about follows from the steps before. */
async function take(stats: DurableObjectStub<AgentStats>, agentId: string, steps: readonly Step[]): Promise<void> {
  const left = runsLeft(steps.slice(0, -1))
  const step = steps.at(-1)
  if (step === undefined) return
  const target = step.do === 'record' ? step.run : left[step.target % left.length]
  if (target === undefined) return
  if (step.do === 'remove') await stats.remove(target.runId)
  else if (step.do === 'replace') await stats.replace(target.runId, { ...step.run, runId: target.runId })
  else await stats.record({ ...target, agentId })
}

async function listAll(tenantId: string, query: AgentQuery): Promise<string[]> {
  const ids: string[] = []
  let after = query.after
  do {
    const page = await directory(tenantId).agents({ ...query, after, now: NOW })
    ids.push(...page.agents.map(({ agentId }) => agentId))
    after = page.next ?? undefined
  } while (after !== undefined)
  return ids
}

describe('the roll-up of a tenant', () => {
  it('equals a plain recomputation over all its agents, whatever was recorded, corrected, reported and evicted when', async () => {
    let tenant = 0
    await fc.assert(
      fc.asyncProperty(fc.array(streamArbitrary(20), { minLength: 1, maxLength: 3 }), async (streams) => {
        const tenantId = `tenant-${(tenant += 1)}`
        for (const [index, steps] of streams.entries()) {
          const agentId = `agent-${index}`
          for (const position of steps.keys()) {
            await take(agent(agentId, tenantId), agentId, steps.slice(0, position + 1))
            if (position % 5 === 2) await runDurableObjectAlarm(agent(agentId, tenantId))
            if (position % 7 === 3) await evictDurableObject(agent(agentId, tenantId))
          }
          await runDurableObjectAlarm(agent(agentId, tenantId))
        }
        const agents = new Map(streams.map((steps, index) => [`agent-${index}`, runsLeft(steps)]))
        const { agents: listed, ...statistics } = await directory(tenantId).stats({ now: NOW })
        const plain = plainTenant(agents, NOW)
        expect(differences(statistics, plain.statistics)).toEqual([])
        const byName = (list: { agentId: string; mode: string }[]) =>
          list.toSorted((a, b) => (`${a.agentId} ${a.mode}` < `${b.agentId} ${b.mode}` ? -1 : 1))
        expect(differences(byName(listed.worst), byName(plain.worst))).toEqual([])
        const page = await directory(tenantId).agents({
          sort: 'name',
          mode: 'both',
          window: '24h',
          limit: 10,
          now: NOW,
        })
        const modes = page.agents.filter((shown) => Object.keys(shown.modes).length > 0)
        expect(
          differences(
            modes.map(({ agentId, modes }) => ({ agentId, modes })),
            plain.listed,
          ),
        ).toEqual([])
      }),
      { numRuns: 20 },
    )
  }, 60_000)

  it('changes nothing when a report comes twice, or everything is reported anew', async () => {
    await record('a', {})
    await record('b', { normalizedScore: 0.5 })
    for (const id of ['a', 'b']) await runDurableObjectAlarm(agent(id))
    const before = await directory().stats({ now: NOW })
    for (const id of ['a', 'b']) {
      await runInDurableObject(agent(id), async (instance: AgentStats, { storage }) => {
        storage.sql.exec(
          "INSERT OR IGNORE INTO unsent SELECT grain, start, series_id FROM buckets WHERE grain <> 'day'",
        )
        await instance.alarm()
      })
    }
    expect(await directory().stats({ now: NOW })).toEqual(before)
    expect(before.modes.both?.windows['24h'].count).toBe(2)
    expect(before.agents.total).toBe(2)
  })

  it('misses nothing that is recorded while a report is under way', async () => {
    await record('a', {})
    await runInDurableObject(agent('a'), async (instance: AgentStats) => {
      let late: Promise<unknown> | undefined
      const slow = {
        getByName: () => ({
          report: async (report: Parameters<TenantDirectory['report']>[0]) => {
            late ??= instance.record({ ...aRun({ runId: 'late', normalizedScore: 0.1 }), agentId: 'a' })
            await late
            await directory().report(report)
          },
        }),
      }
      Object.defineProperty(instance, 'env', { value: { ...env, TENANT_DIRECTORY: slow }, configurable: true })
      await instance.alarm()
      await instance.alarm()
      expect(late).toBeDefined()
    })
    expect((await directory().stats({ now: NOW })).modes.both?.windows.all).toMatchObject({ count: 2, min: 0.1 })
  })

  it('keeps what a directory that cannot be reached did not take, says so, and tries again', async () => {
    await record('a', {})
    await runInDurableObject(agent('a'), async (instance: AgentStats, { storage }) => {
      const down = { getByName: () => ({ report: () => Promise.reject(new Error('unreachable')) }) }
      Object.defineProperty(instance, 'env', { value: { ...env, TENANT_DIRECTORY: down }, configurable: true })
      await storage.deleteAlarm()
      const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined)
      await instance.alarm()
      expect(lines).toHaveBeenCalledWith(JSON.stringify({ event: 'roll-up.failed', of: 'agent', error: 'Error' }))
      lines.mockRestore()
      expect(await storage.getAlarm()).toBeGreaterThan(0)
      Object.defineProperty(instance, 'env', { value: env, configurable: true })
    })
    expect((await directory().stats({ now: NOW })).agents.total).toBe(0)
    await runDurableObjectAlarm(agent('a'))
    expect((await directory().stats({ now: NOW })).modes.both?.windows.all.count).toBe(1)
  })

  it('counts failures, and what the judges cost per window', async () => {
    await record('a', { at: NOW - 2 * HOUR, usage: { calls: 2, inputTokens: 10, outputTokens: null } })
    await record('b', { usage: { calls: 1, inputTokens: 5, outputTokens: 7 } })
    await agent('b').recordFailure({ code: 'judge-timeout', at: NOW })
    for (const id of ['a', 'b']) await runDurableObjectAlarm(agent(id))
    const { usage, coverage } = await directory().stats({ now: NOW })
    expect(usage['1h']).toEqual({ calls: 1, inputTokens: 5, outputTokens: 7 })
    expect(usage['24h']).toEqual({ calls: 3, inputTokens: 15, outputTokens: 7 })
    expect(coverage).toMatchObject({ scored: 2, failed: { 'judge-timeout': 1 } })
  })

  it('is that of the tenant alone', async () => {
    await record('a', {})
    await runDurableObjectAlarm(agent('a'))
    expect((await directory('other').stats({ now: NOW })).modes).toEqual({})
    await runInDurableObject(directory('other'), (_, { storage }) => {
      expect(storage.sql.exec('SELECT name FROM sqlite_master WHERE name NOT LIKE ?', '_cf%').toArray()).toEqual([])
    })
  })
})

describe('erasing an agent', () => {
  it('leaves the roll-up as if it had never been, and a later run counts anew', async () => {
    await record('a', { normalizedScore: 0.1 })
    await record('b', { normalizedScore: 0.9 })
    for (const id of ['a', 'b']) await runDurableObjectAlarm(agent(id))
    await record('a', { runId: 'run-2', normalizedScore: 0.2 })
    await agent('a').erase()
    const only = plainStatistics([aRun({ normalizedScore: 0.9 })], { now: NOW })
    const after = await directory().stats({ now: NOW })
    expect(differences(after.modes.both?.windows['24h'], only.modes.both?.windows['24h'])).toEqual([])
    expect([after.coverage.scored, after.agents.total]).toEqual([1, 1])
    await record('a', { normalizedScore: 0.3 })
    await runDurableObjectAlarm(agent('a'))
    expect((await directory().stats({ now: NOW })).modes.both?.windows.all).toMatchObject({ count: 2, mean: 0.6 })
  })

  it('that ends between the two steps reports everything anew', async () => {
    await record('a', {})
    await runDurableObjectAlarm(agent('a'))
    await runInDurableObject(agent('a'), async (instance: AgentStats, { storage }) => {
      const failing = { forget: () => Promise.reject(new Error('unreachable')) }
      const down = { getByName: () => failing }
      Object.defineProperty(instance, 'env', { value: { ...env, TENANT_DIRECTORY: down }, configurable: true })
      await expect(instance.erase()).rejects.toThrow('unreachable')
      Object.defineProperty(instance, 'env', { value: env, configurable: true })
      expect(storage.sql.exec('SELECT COUNT(*) AS n FROM unsent').one().n).toBe(3)
    })
    await directory().forget('a')
    await runDurableObjectAlarm(agent('a'))
    expect((await directory().stats({ now: NOW })).modes.both?.windows.all.count).toBe(1)
  })
})

describe('listing agents', () => {
  it('pages by name, by the last recording and by the worst mean', async () => {
    const scores = [0.5, 0.2, 0.9, 0.2, 0.7]
    for (const [index, score] of scores.entries()) {
      await record(`agent-${index}`, { normalizedScore: score, recordedAt: NOW - (index % 3) * 1000 })
      await runDurableObjectAlarm(agent(`agent-${index}`))
    }
    await agent('failing').recordFailure({ code: 'judge-timeout', at: NOW })
    await runDurableObjectAlarm(agent('failing'))
    for (const limit of [1, 2, 100]) {
      const query = { mode: 'both' as const, window: '24h' as const, limit }
      expect(await listAll('local', { ...query, sort: 'name' })).toEqual([
        'agent-0',
        'agent-1',
        'agent-2',
        'agent-3',
        'agent-4',
        'failing',
      ])
      expect(await listAll('local', { ...query, sort: 'recent' })).toEqual([
        'agent-3',
        'agent-0',
        'agent-4',
        'agent-1',
        'agent-2',
        'failing',
      ])
      expect(await listAll('local', { ...query, sort: 'worst' })).toEqual([
        'agent-1',
        'agent-3',
        'agent-0',
        'agent-4',
        'agent-2',
      ])
      expect(await listAll('local', { ...query, sort: 'worst', mode: 'user' })).toEqual([])
    }
  })

  it('moves on with time: what leaves a window no longer counts there', async () => {
    const run = aRun({ at: NOW - 30 * 60_000, normalizedScore: 0.4 })
    await record('a', run)
    await runDurableObjectAlarm(agent('a'))
    const modes = async (window: AgentQuery['window'], now: number): Promise<unknown> =>
      (await directory().agents({ sort: 'name', mode: 'both', window, limit: 1, now })).agents[0]?.modes
    const one = { both: { count: 1, mean: 0.4 } }
    expect(await modes('1h', NOW)).toEqual(one)
    expect(await modes('1h', run.at + HOUR)).toEqual(one)
    expect(await modes('1h', run.at + HOUR + 60_000)).toEqual({})
    expect(await modes('24h', run.at + DAY)).toEqual(one)
    expect(await modes('24h', run.at + DAY + HOUR)).toEqual({})
    expect(await modes('7d', run.at + 7 * DAY)).toEqual(one)
    expect(await modes('30d', run.at + 30 * DAY + HOUR)).toEqual({})
    expect(await modes('all', run.at + 30 * DAY + HOUR)).toEqual(one)
  })

  it('counts what is reported late only in the windows that still hold it', async () => {
    await record('a', { normalizedScore: 0.4 })
    await runDurableObjectAlarm(agent('a'))
    const modes = async (window: AgentQuery['window']): Promise<unknown> =>
      (await directory().agents({ sort: 'name', mode: 'both', window, limit: 1, now: NOW })).agents[0]?.modes.both
        ?.count
    expect(await modes('1h')).toBe(1)
    await record('a', { runId: 'run-2', at: NOW - 100 * 60_000 })
    await record('a', { runId: 'run-3', at: NOW - 2 * DAY })
    await runDurableObjectAlarm(agent('a'))
    expect([await modes('1h'), await modes('24h'), await modes('7d'), await modes('all')]).toEqual([1, 2, 3, 3])
  })

  it('reads the statistics unchanged after a sweep', async () => {
    for (const [index, age] of [0, HOUR, 3 * HOUR, 8 * DAY, 34 * DAY].entries()) {
      await record('a', { runId: `run-${index}`, at: NOW - age, normalizedScore: index / 10 })
    }
    await runDurableObjectAlarm(agent('a'))
    const before = await directory().stats({ now: NOW })
    await runInDurableObject(directory(), (instance: TenantDirectory, { storage }) => {
      instance.sweep(NOW)
      expect(storage.sql.exec("SELECT COUNT(*) AS n FROM agent_buckets WHERE grain = 'minute'").one().n).toBe(2)
    })
    expect(await directory().stats({ now: NOW })).toEqual(before)
  })
})

describe('tens of thousands of agents', () => {
  it('are paged through an index, and the roll-up reads none of their rows', async () => {
    const bucket = encodeBucket(Array.from({ length: 5 }, () => bucketOfRun(runFacts(aRun()))).reduce(mergeBuckets))
    const hour = NOW - (NOW % HOUR)
    const key = { kind: 'judge' as const, mode: 'both' as const, judge: 'embedded@1' }
    await runInDurableObject(directory(), async (instance: TenantDirectory, { storage }) => {
      for (let index = 0; index < 300; index += 1) {
        const buckets = [{ grain: 'hour' as const, start: hour, key, sums: bucket }]
        await instance.report({ agentId: `agent-${index}`, lastScoredAt: NOW, buckets }, NOW)
      }
      const plan = (text: string, ...bindings: (string | number)[]): string =>
        Array.from(
          storage.sql.exec<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, ...bindings),
          (row) => row.detail,
        ).join('; ')
      const after = { value: 0.5, agentKey: 1 }
      const plans = (['name', 'recent', 'worst'] as const).flatMap((sort) =>
        [undefined, after].map((from) => {
          const { text, bindings } = agentPageQuery({ sort, mode: 'both', window: '24h', limit: 10, after: from })
          return plan(text, ...bindings)
        }),
      )
      plans.push(plan(WORST_QUERY, '24h', 10))
      plans.push(plan(TREND_QUERY, JSON.stringify(['agent-1', 'agent-2']), 'hour', hour))
      expect(plans.filter((text) => text.includes('TEMP B-TREE') || /SCAN \w+$/.test(text))).toEqual([])

      const cursor = storage.sql.exec<{ agent_key: number }>(WORST_QUERY, '24h', 10)
      cursor.toArray()
      expect(cursor.rowsRead).toBeLessThanOrEqual(40)
      const { agents, modes } = await instance.stats({ now: NOW })
      expect([agents.total, agents.worst.length, modes.both]).toEqual([300, 10, undefined])
    })
  })
})

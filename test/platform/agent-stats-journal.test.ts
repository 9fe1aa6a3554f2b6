import { evictDurableObject, reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import type { AgentStats } from '../../src/platform/agent-stats.ts'
import type { RunRecord } from '../../src/stats/run-record.ts'
import { NOW, aRun } from '../stats/run-stream.ts'

afterEach(async () => {
  await reset()
})

function open(): DurableObjectStub<AgentStats> {
  return env.AGENT_STATS.getByName('local/support-bot')
}

async function record(runId: string, changes: Partial<RunRecord> = {}): Promise<unknown> {
  return open().record({ ...aRun({ runId, ...changes }), agentId: 'support-bot' })
}

async function recordMany(runs: number): Promise<void> {
  for (let index = 0; index < runs; index += 1) await record(`run-${index}`)
}

async function countOfAll(): Promise<number | undefined> {
  return (await open().stats({ now: NOW }))?.modes.both?.windows.all.count
}

async function storage<Result>(work: (sql: SqlStorage) => Result): Promise<Result> {
  return runInDurableObject(open(), (_: AgentStats, state) => work(state.storage.sql))
}

const bucketsOf = (sql: SqlStorage): unknown => sql.exec('SELECT COUNT(*) AS n FROM buckets').one().n

describe('runs that wait for their buckets', () => {
  it('are at most 63', async () => {
    await recordMany(63)
    expect(await storage(bucketsOf)).toBe(0)
    await record('run-63')
    expect(await storage(bucketsOf)).toBe(4)
    expect(await countOfAll()).toBe(64)
  })

  it('are in the averages of every answer', async () => {
    await recordMany(65)
    expect(await record('last', { normalizedScore: 0 })).toMatchObject({
      agent: { count: 66, mean: (65 * 0.887) / 66 },
    })
  })

  it('are counted once after every eviction, however often', async () => {
    for (let round = 1; round <= 3; round += 1) {
      await record(`run-${round}`)
      await evictDurableObject(open())
      expect(await record(`degraded-${round}`, { judge: { ...aRun().judge, degraded: true } })).toMatchObject({
        agent: { count: round },
      })
      await evictDurableObject(open())
    }
    expect(await countOfAll()).toBe(3)
    await evictDurableObject(open())
    expect((await open().stats({ now: NOW }))?.coverage).toMatchObject({ scored: 3, degraded: 3, miss: 6 })
  })

  it('can be taken out and replaced, also by an object that was woken for it', async () => {
    await record('run-1')
    await record('run-2')
    await evictDurableObject(open())
    expect(await open().remove('run-1')).toEqual({ outcome: 'removed' })
    await open().replace('run-2', aRun({ runId: 'run-2', normalizedScore: 0.5 }))
    await evictDurableObject(open())
    expect((await open().stats({ now: NOW }))?.modes.both?.windows.all).toMatchObject({ count: 1, mean: 0.5, max: 0.5 })
  })

  it('are not passed over when the last run before them was taken out', async () => {
    await record('run-1')
    await open().remove('run-1')
    await evictDurableObject(open())
    await record('run-2')
    await evictDurableObject(open())
    expect(await countOfAll()).toBe(1)
  })

  it('stay when a later run is refused', async () => {
    await record('run-1')
    await expect(record('run-2', { normalizedScore: 2 })).rejects.toThrow('not a score')
    expect(await record('run-3')).toMatchObject({ agent: { count: 2 } })
    expect(await countOfAll()).toBe(2)
  })

  it('reach the directory with the alarm', async () => {
    await record('run-1')
    await evictDurableObject(open())
    await runDurableObjectAlarm(open())
    const { coverage } = await env.TENANT_DIRECTORY.getByName('local').stats({ now: NOW })
    expect(coverage.scored).toBe(1)
  })

  it('are none of those that an older version had counted at once', async () => {
    await recordMany(2)
    await open().stats({ now: NOW })
    await storage((sql) => {
      sql.exec('DROP TABLE applied')
      sql.exec('DELETE FROM migrations WHERE step = 2')
    })
    await evictDurableObject(open())
    expect(await record('run-2')).toMatchObject({ agent: { count: 3 } })
    expect(await countOfAll()).toBe(3)
  })
})

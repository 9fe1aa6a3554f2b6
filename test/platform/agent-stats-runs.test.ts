import { reset, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { pageQuery } from '../../src/platform/agent-stats/run-table.ts'
import type { AgentStats } from '../../src/platform/agent-stats.ts'
import type { RunQuery } from '../../src/stats/run-listing.ts'
import type { RunRecord } from '../../src/stats/run-record.ts'
import { NOW, aRun } from '../stats/run-stream.ts'

afterEach(async () => {
  await reset()
})

function open(): DurableObjectStub<AgentStats> {
  return env.AGENT_STATS.getByName('local/support-bot')
}

async function record(stats: DurableObjectStub<AgentStats>, changes: Partial<RunRecord>): Promise<void> {
  await stats.record({ ...aRun(changes), agentId: 'support-bot' })
}

/** Ids of all pages, one after another. */
async function listAll(stats: DurableObjectStub<AgentStats>, query: RunQuery): Promise<string[]> {
  const ids: string[] = []
  let after = query.after
  do {
    const page = await stats.runs({ ...query, after })
    ids.push(...(page?.runs.map((run) => run.runId) ?? []))
    after = page?.next ?? undefined
  } while (after !== undefined)
  return ids
}

describe('listing runs', () => {
  it('pages through all of them, newest first, those at the same time by when they came', async () => {
    const stats = open()
    const times = [5, 9, 1, 9, 9, 3, 0]
    for (const [index, time] of times.entries()) await record(stats, { runId: `run-${index}`, at: NOW - time })
    for (const limit of [1, 2, 3, 7, 100]) {
      expect(await listAll(stats, { limit })).toEqual([6, 2, 5, 0, 4, 3, 1].map((index) => `run-${index}`))
    }
  })

  it('shows everything but the analysis', async () => {
    const stats = open()
    const run = aRun({ flags: ['hidden_characters'], threshold: 0.5, passed: true })
    await record(stats, run)
    const { details: _details, memoKey: _memoKey, ...shown } = run
    expect(await stats.runs({ limit: 10 })).toEqual({
      runs: [{ ...shown, status: 'scored', problem: null }],
      next: null,
    })
  })

  it('filters by judged mode, label, status and judge', async () => {
    const stats = open()
    const judge = { model: 'openai/x', protocol: '3', degraded: false, degradedBecause: null }
    await record(stats, { runId: 'a', effectiveMode: 'user', label: 'poor', at: NOW - 1 })
    await record(stats, { runId: 'b', effectiveMode: 'user', judge, at: NOW - 2 })
    await record(stats, { runId: 'c', label: 'poor', judge, at: NOW - 3 })
    expect(await listAll(stats, { limit: 1, mode: 'user' })).toEqual(['a', 'b'])
    expect(await listAll(stats, { limit: 1, label: 'poor' })).toEqual(['a', 'c'])
    expect(await listAll(stats, { limit: 1, judge: 'openai/x@3' })).toEqual(['b', 'c'])
    expect(await listAll(stats, { limit: 1, mode: 'user', judge: 'openai/x@3' })).toEqual(['b'])
    expect(await listAll(stats, { limit: 1, status: 'failed' })).toEqual([])
  })

  it('of an unknown agent is null', async () => {
    expect(await open().runs({ limit: 10 })).toBeNull()
    expect(await open().run('run-1')).toBeNull()
    expect(await open().series({ mode: 'both', resolution: 'hour', now: NOW })).toBeNull()
  })
})

describe('reading one run', () => {
  it('finds it by its id also when the id itself is forgotten', async () => {
    const stats = open()
    await record(stats, { runId: 'a', contentHash: 'first' })
    await record(stats, { runId: 'b' })
    await runInDurableObject(stats, (_, { storage: { sql } }) => {
      sql.exec("DELETE FROM seen WHERE run_id = 'a'")
    })
    expect(await stats.run('a')).toEqual(aRun({ runId: 'a', contentHash: 'first' }))
    await record(stats, { runId: 'a', contentHash: 'second', at: NOW - 1 })
    expect(await stats.run('a')).toMatchObject({ contentHash: 'second' })
    expect(await stats.run('c')).toBeNull()
  })
})

describe('the series', () => {
  it('begins with the bucket that holds `from` and ends before `to`', async () => {
    const stats = open()
    const hour = Date.parse('2028-02-29T10:00:00Z')
    for (let index = 0; index < 5; index += 1) {
      await record(stats, { runId: `run-${index}`, at: hour + index * 3_600_000, recordedAt: NOW })
    }
    const starts = async (from?: number, to?: number): Promise<number[]> => {
      const points = await stats.series({ mode: 'both', resolution: 'hour', from, to, now: NOW })
      return points?.map((point) => (point.start - hour) / 3_600_000) ?? []
    }
    expect(await starts()).toEqual([0, 1, 2, 3, 4])
    expect(await starts(hour + 3_600_001, hour + 3 * 3_600_000)).toEqual([1, 2])
  })

  it('has one point per bucket and judge, and can be asked for one', async () => {
    const stats = open()
    const judge = { model: 'a', protocol: '1', degraded: false, degradedBecause: null }
    await record(stats, { normalizedScore: 0.5 })
    await record(stats, { runId: 'run-2', judge, normalizedScore: 1 })
    const day = Date.parse('2028-03-01T00:00:00Z')
    const points = await stats.series({ mode: 'both', resolution: 'day', now: NOW })
    expect(points).toEqual([
      { start: day, judge: 'a@1', count: 1, mean: 1, p10: 1, p50: 1, p90: 1 },
      { start: day, judge: 'embedded@1', count: 1, mean: 0.5, p10: 0.5, p50: 0.5, p90: 0.5 },
    ])
    expect(await stats.series({ mode: 'both', resolution: 'day', now: NOW, judge: 'a@1' })).toEqual(points?.slice(0, 1))
  })
})

describe('erasing an agent', () => {
  it('leaves nothing, names the memo entries of its held runs, and lets a later run start anew', async () => {
    const stats = open()
    await record(stats, { memoKey: 'memo:a' })
    await record(stats, { runId: 'run-2', memoKey: 'memo:b' })
    await record(stats, { runId: 'run-3', memoKey: 'memo:b' })
    await record(stats, { runId: 'run-4', memoKey: null })
    expect((await stats.memoKeys()).toSorted()).toEqual(['memo:a', 'memo:b'])
    const { memoKeys } = await stats.erase()
    expect(memoKeys.toSorted()).toEqual(['memo:a', 'memo:b'])
    expect(await stats.stats({ now: NOW })).toBeNull()
    await runInDurableObject(stats, async (_, state) => {
      expect(state.storage.sql.exec('SELECT name FROM sqlite_master WHERE name NOT LIKE ?', '_cf%').toArray()).toEqual(
        [],
      )
      expect(await state.storage.getAlarm()).toBeNull()
    })
    await record(stats, { contentHash: 'other', normalizedScore: 0.5 })
    expect((await stats.stats({ now: NOW }))?.modes.both?.windows.all).toMatchObject({ count: 1, mean: 0.5 })
  })

  it('that was never recorded stores nothing', async () => {
    expect(await open().erase()).toEqual({ memoKeys: [] })
    expect(await open().stats({ now: NOW })).toBeNull()
  })
})

describe('the queries', () => {
  it('search by index and sort nothing, however much was recorded', async () => {
    const stats = open()
    await record(stats, {})
    await runInDurableObject(stats, (_, { storage }) => {
      const planOf = (text: string, ...bindings: (string | number)[]): string =>
        Array.from(
          storage.sql.exec<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, ...bindings),
          (row) => row.detail,
        ).join('; ')
      const after = { at: NOW, sequence: 1 }
      for (const query of [{ limit: 10 }, { limit: 10, after }, { limit: 10, after, mode: 'user' as const }]) {
        const { text, bindings } = pageQuery(query)
        const plan = planOf(text, ...bindings)
        expect(plan).toContain('USING INDEX runs_by_age')
        expect(plan).not.toContain('TEMP B-TREE')
      }
      expect(planOf(pageQuery({ limit: 10, after }).text, NOW, NOW, 1, 11)).toContain('(at<?)')

      const newest = 'SELECT * FROM seen WHERE series_id = ? AND degraded = 0 ORDER BY at DESC, sequence DESC LIMIT ?'
      expect(planOf(newest, 1, 1000)).toBe('SEARCH seen USING INDEX seen_by_age (series_id=?)')
      const byId = 'SELECT * FROM seen WHERE run_id = ? ORDER BY sequence DESC LIMIT 1'
      expect(planOf(byId, 'run-1')).toBe('SEARCH seen USING INDEX seen_by_run (run_id=?)')
      const range = `SELECT start, series_id, sums FROM buckets WHERE grain = ? AND start >= ? AND start < ? ORDER BY start, series_id`
      expect(planOf(range, 'hour', 0, 1)).toBe('SEARCH buckets USING PRIMARY KEY (grain=? AND start>? AND start<?)')
    })
  })
})

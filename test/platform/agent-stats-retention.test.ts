import { reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { trimSeen } from '../../src/platform/agent-stats/trim-seen.ts'
import type { AgentStats } from '../../src/platform/agent-stats.ts'
import { GRAIN_MS, RETENTION_MS, TIMED_GRAINS, oldestKept } from '../../src/stats/grain.ts'
import type { RunRecord } from '../../src/stats/run-record.ts'
import { differences } from '../stats/differences.ts'
import { plainStatistics } from '../stats/plain-statistics.ts'
import { NOW, aRun } from '../stats/run-stream.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

afterEach(async () => {
  await reset()
})

function open(): DurableObjectStub<AgentStats> {
  return env.AGENT_STATS.getByName('local/support-bot')
}

function recorded(changes: Partial<RunRecord>): RunRecord & { agentId: string } {
  return { ...aRun(changes), agentId: 'support-bot' }
}

/** Works on the object from inside: sweeps at a chosen time, and looks at rows. */
async function inside<Result>(
  work: (object: {
    instance: AgentStats
    count: (from: string) => number
    sql: SqlStorage
  }) => Result | Promise<Result>,
): Promise<Result> {
  return runInDurableObject(open(), (instance: AgentStats, { storage: { sql } }) =>
    work({ instance, sql, count: (from) => Number(sql.exec(`SELECT COUNT(*) AS n FROM ${from}`).one().n) }),
  )
}

describe('a sweep', () => {
  it('throws away each grain of bucket when its time is over, not before', async () => {
    await open().record(recorded({}))
    await inside(({ instance, count }) => {
      for (const grain of TIMED_GRAINS) {
        const start = NOW - (NOW % GRAIN_MS[grain])
        const gone = start + GRAIN_MS[grain] + RETENTION_MS[grain]
        instance.sweep(gone - 1)
        expect(count(`buckets WHERE grain = '${grain}'`)).toBe(1)
        instance.sweep(gone)
        expect(count(`buckets WHERE grain = '${grain}'`)).toBe(0)
      }
      expect(count("buckets WHERE grain = 'all'")).toBe(1)
    })
  })

  it('leaves the statistics as they were', async () => {
    const runs = [0, 0.5, 2, 30, 24 * 8, 24 * 34].map((hours, index) =>
      aRun({ runId: `run-${index}`, at: NOW - hours * HOUR, normalizedScore: index / 10 }),
    )
    await inside(async ({ instance }) => {
      for (const run of runs) await instance.record({ ...run, agentId: 'support-bot' })
      instance.sweep(NOW)
      const { modes, coverage } = (await instance.stats({ now: NOW })) ?? {}
      expect(differences({ modes, coverage }, plainStatistics(runs, { now: NOW }))).toEqual([])
    })
  })

  it('that has thrown a bucket away keeps a later correction from writing half of it anew', async () => {
    await inside(async ({ instance, count, sql }) => {
      await instance.record(recorded({ runId: 'a', normalizedScore: 0.5 }))
      await instance.record(recorded({ runId: 'b', normalizedScore: 1 }))
      instance.sweep(NOW + 36 * DAY)
      await instance.remove('a')
      expect(count("buckets WHERE grain IN ('minute', 'hour')")).toBe(0)
      expect(sql.exec("SELECT MIN(sums LIKE '1,10000,%') AS kept FROM buckets").one().kept).toBe(1)
      expect((await instance.stats({ now: NOW + 36 * DAY }))?.modes.both?.windows.all).toMatchObject({
        count: 1,
        mean: 1,
      })
    })
  })

  it('never lets a run be taken out of a bucket that never held it', async () => {
    await inside(async ({ instance, count }) => {
      await instance.record(recorded({ runId: 'old', at: NOW - 3 * HOUR }))
      expect(count("buckets WHERE grain = 'minute'")).toBe(0)
      await instance.remove('old')
      expect(count("buckets WHERE grain = 'minute'")).toBe(0)
    })
  })

  it('forgets run ids after 24 hours, but for the newest 1000 of each mode and judge', async () => {
    await inside(async ({ instance, count }) => {
      for (let index = 0; index < 1030; index += 1) {
        const at = NOW + index
        await instance.record(recorded({ runId: `run-${index}`, at, recordedAt: at }))
      }
      const judge = { model: 'embedded', protocol: '1', degraded: true, degradedBecause: 'judge-timeout' }
      await instance.record(recorded({ runId: 'degraded', judge, recordedAt: NOW + 1030 }))
      await instance.record(recorded({ runId: 'other', effectiveMode: 'user', recordedAt: NOW + 1031 }))
      instance.sweep(NOW + DAY - 1)
      expect(count('seen')).toBe(1032)
      instance.sweep(NOW + DAY + 1009)
      // Of the 1,010 runs of long ago the newest 1,000, and the 22 since then.
      expect(count('seen')).toBe(1022)
      instance.sweep(NOW + 2 * DAY)
      expect(count("seen WHERE run_id LIKE 'run-%'")).toBe(1000)
      expect(count("seen WHERE run_id = 'degraded'")).toBe(0)
      expect(count("seen WHERE run_id = 'other'")).toBe(1)
      const windows = (await instance.stats({ now: NOW + 2 * DAY }))?.modes.both?.windows
      expect([windows?.last1000.count, windows?.all.count]).toEqual([1000, 1030])
    })
  })

  it('leaves the windows by count whole, whichever of the last 24 hours are taken out later', async () => {
    const old = Array.from({ length: 1010 }, (_, index) =>
      aRun({ runId: `old-${index}`, at: NOW - 2 * DAY + index, recordedAt: NOW - 2 * DAY + index }),
    ).map((run, index) => ({ ...run, normalizedScore: (index % 100) / 100 }))
    const fresh = Array.from({ length: 6 }, (_, index) => aRun({ runId: `fresh-${index}`, at: NOW + index }))
    await inside(async ({ instance, count }) => {
      for (const run of old) await instance.record({ ...run, agentId: 'support-bot' })
      instance.sweep(NOW)
      expect(count('seen')).toBe(1000)
      for (const run of fresh) await instance.record({ ...run, agentId: 'support-bot' })
      instance.sweep(NOW)
      for (const run of fresh.slice(0, 4)) await instance.remove(run.runId)
      instance.sweep(NOW)
      const { modes } = (await instance.stats({ now: NOW })) ?? {}
      const plain = plainStatistics([...old, ...fresh.slice(4)], { now: NOW })
      expect(differences(modes, plain.modes)).toEqual([])
    })
  })

  it('lets no run of long ago be taken out whose place an older one would have to take that is gone', async () => {
    const long = Date.now() - 2 * DAY
    await inside(async ({ instance, count }) => {
      for (let index = 0; index < 1001; index += 1) {
        const at = long + index
        await instance.record(recorded({ runId: `run-${index}`, at, recordedAt: at }))
      }
      expect(await instance.remove('run-7')).toEqual({ outcome: 'removed' })
      expect(await instance.remove('run-8')).toEqual({ outcome: 'removed' })
      await instance.record(recorded({ runId: 'late', at: long, recordedAt: long + 1001 }))
      await instance.record(recorded({ runId: 'later', at: long, recordedAt: long + 1002 }))
      instance.sweep(Date.now())
      expect(count('seen')).toBe(1000)
      expect(await instance.remove('run-9')).toEqual({ outcome: 'unknown' })
      expect((await instance.stats({ now: Date.now() }))?.modes.both?.windows.last1000.count).toBe(1000)
      await instance.record(recorded({ runId: 'fresh', at: Date.now(), recordedAt: Date.now() }))
      expect(await instance.remove('fresh')).toEqual({ outcome: 'removed' })
    })
  })

  it('keeps the newest by when they took place, whenever they came', async () => {
    await inside(async ({ instance, count }) => {
      for (let index = 0; index < 1001; index += 1) {
        await instance.record(recorded({ runId: `run-${index}`, at: NOW - index * 1000 }))
      }
      instance.sweep(NOW + 2 * DAY)
      expect(count('seen')).toBe(1000)
      expect(count("seen WHERE run_id = 'run-1000'")).toBe(0)
    })
  })

  it('forgets the oldest run ids beyond the most that are kept', async () => {
    await inside(async ({ instance, count, sql }) => {
      for (let index = 0; index < 1100; index += 1)
        await instance.record(recorded({ runId: `run-${index}`, at: NOW + index }))
      trimSeen(sql, { now: NOW, maxSeen: 1050 })
      expect(count('seen')).toBe(1050)
      expect(count("seen WHERE run_id = 'run-49'")).toBe(0)
    })
  })

  it('holds the newest 2000 runs, and of those below good the newest 5000', async () => {
    await inside(async ({ instance, count, sql }) => {
      await instance.record(recorded({}))
      sql.exec('DELETE FROM runs')
      sql.exec(
        `INSERT INTO runs (sequence, run_id, at, mode, label, judge, status, problem, below_good, memo_key, summary, details)
         SELECT value, 'run-' || value, value, 'both', 'x', 'x', 'scored', NULL, value % 3 = 0, NULL, '{}', '{}'
         FROM (WITH RECURSIVE n (value) AS (VALUES (1) UNION ALL SELECT value + 1 FROM n WHERE value < 20000) SELECT value FROM n)`,
      )
      instance.sweep(NOW)
      // Of 20,000 every third is low: 666 or 667 low ones among the newest 2,000, and 5,000 low ones in all.
      expect(count('runs WHERE at > 18000')).toBe(2000)
      expect(count('runs WHERE below_good = 1')).toBe(5000)
      expect(count('runs WHERE below_good = 0 AND at <= 18000')).toBe(0)
      expect(sql.exec('SELECT MIN(at) AS oldest FROM runs').one().oldest).toBe(19_998 - 3 * 4_999)
    })
  })

  it('trims held runs also between sweeps', async () => {
    await inside(async ({ instance, count }) => {
      for (let index = 0; index < 2600; index += 1)
        await instance.record(recorded({ runId: `run-${index}`, at: NOW + index }))
      expect(count('runs')).toBeLessThanOrEqual(2000 + 256)
    })
  })
})

describe('the alarm', () => {
  it('is set by the first write and sweeps', async () => {
    const long = Date.now() - 3 * DAY
    await open().record(recorded({ at: long, recordedAt: long }))
    await open().stats({ now: long })
    await inside(({ count }) => expect(count("buckets WHERE grain = 'minute'")).toBe(1))
    expect(await runDurableObjectAlarm(open())).toBe(true)
    await inside(({ count }) => expect(count("buckets WHERE grain = 'minute'")).toBe(0))
  })

  it('comes again when there will be more to throw away', async () => {
    const now = Date.now()
    await open().record(recorded({ at: now, recordedAt: now }))
    await runDurableObjectAlarm(open())
    await runInDurableObject(open(), async (_, { storage }) => {
      const due = (await storage.getAlarm()) ?? 0
      expect(due).toBeGreaterThan(now)
      expect(oldestKept('minute', due)).toBeGreaterThan(now - (now % 60_000))
    })
  })
})

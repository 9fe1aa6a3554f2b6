import { evictDurableObject, listDurableObjectIds, reset, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { AgentStats } from '../../src/platform/agent-stats.ts'
import type { RunRecord } from '../../src/stats/run-record.ts'
import { differences } from '../stats/differences.ts'
import { plainStatistics } from '../stats/plain-statistics.ts'
import { NOW, aRun, runsLeft, streamArbitrary } from '../stats/run-stream.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

afterEach(async () => {
  await reset()
})

function open(name = 'local/support-bot'): DurableObjectStub<AgentStats> {
  return env.AGENT_STATS.getByName(name)
}

const recorded = (changes: Partial<RunRecord> = {}): RunRecord & { agentId: string } => ({
  ...aRun(changes),
  agentId: 'support-bot',
})

describe('recording a run', () => {
  it('counts it and answers with the averages after it', async () => {
    const stats = open()
    expect(await stats.record(recorded({ normalizedScore: 0.8 }))).toEqual({
      outcome: 'recorded',
      agent: { agentId: 'support-bot', evaluationMode: 'both', count: 1, mean: 0.8, last100Mean: 0.8 },
    })
    const second = await stats.record(recorded({ runId: 'run-2', normalizedScore: 0.9 }))
    expect(second).toMatchObject({ outcome: 'recorded', agent: { count: 2, mean: 0.85, last100Mean: 0.85 } })
  })

  it('averages the newest 100 by when they took place, not by when they came', async () => {
    const stats = open()
    for (let index = 0; index < 101; index += 1) {
      const score = index === 0 ? 0 : 1
      await stats.record(recorded({ runId: `run-${index}`, at: NOW - index, normalizedScore: score }))
    }
    const oldest = await stats.record(recorded({ runId: 'old', at: NOW - DAY, normalizedScore: 0 }))
    expect(oldest).toMatchObject({ agent: { count: 102, last100Mean: 0.99 } })
  })

  it('again answers the run that was recorded and counts nothing', async () => {
    const stats = open()
    const run = recorded()
    await stats.record(run)
    const { agentId: _agentId, ...held } = run
    expect(await stats.record({ ...run, cache: 'hit', normalizedScore: 0.1 })).toEqual({
      outcome: 'repeated',
      run: held,
      agent: { agentId: 'support-bot', evaluationMode: 'both', count: 1, mean: 0.887, last100Mean: 0.887 },
    })
    expect((await stats.stats({ now: NOW }))?.coverage).toMatchObject({ scored: 1, miss: 1, hit: 0 })
  })

  it('under an id that was used for other content is a conflict and counts nothing', async () => {
    const stats = open()
    await stats.record(recorded())
    expect(await stats.record(recorded({ contentHash: 'other' }))).toEqual({ outcome: 'conflict' })
    expect((await stats.stats({ now: NOW }))?.coverage.scored).toBe(1)
  })

  it('under an id of more than 24 hours ago is a new run', async () => {
    const stats = open()
    await stats.record(recorded({ recordedAt: NOW - DAY, at: NOW - DAY }))
    const again = await stats.record(recorded({ contentHash: 'other' }))
    expect(again).toMatchObject({ outcome: 'recorded', agent: { count: 2 } })
  })

  it('at the same time from many callers counts it once', async () => {
    const stats = open()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => stats.record(recorded())))
    expect(
      outcomes
        .map(({ outcome }) => outcome)
        .toSorted()
        .slice(0, 2),
    ).toEqual(['recorded', 'repeated'])
    expect((await stats.stats({ now: NOW }))?.coverage.scored).toBe(1)
  })

  it('of many callers at the same time counts each once, and refuses alone the one that is to be refused', async () => {
    const stats = open()
    const scores = Array.from({ length: 200 }, (_, index) => (index === 77 ? 2 : index / 200))
    const outcomes = await Promise.allSettled(
      scores.map((normalizedScore, index) => stats.record(recorded({ runId: `run-${index}`, normalizedScore }))),
    )
    expect(outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [] : [index]))).toEqual([77])
    const runs = scores
      .map((normalizedScore, index) => aRun({ runId: `run-${index}`, normalizedScore }))
      .filter((_, index) => index !== 77)
    const { modes, coverage } = (await stats.stats({ now: NOW })) ?? {}
    expect(differences({ modes, coverage }, plainStatistics(runs, { now: NOW }))).toEqual([])
  })

  it('of a judge that stood in enters no average and is counted apart', async () => {
    const stats = open()
    const judge = { model: 'embedded', protocol: '1', degraded: true, degradedBecause: 'judge-timeout' }
    expect(await stats.record(recorded({ judge }))).toMatchObject({
      outcome: 'recorded',
      agent: { count: 0, mean: null, last100Mean: null },
    })
    expect(await stats.lookup({ runId: 'run-1', contentHash: 'hash-1', now: NOW })).toMatchObject({ run: { judge } })
    const found = await stats.stats({ now: NOW })
    expect(found?.modes).toEqual({})
    expect(found?.coverage).toMatchObject({ scored: 0, degraded: 1, miss: 1 })
  })

  it('of another agent or with a score that is none is refused and leaves no trace', async () => {
    await runInDurableObject(open(), async (instance: AgentStats) => {
      await expect(instance.record({ ...recorded(), agentId: 'other' })).rejects.toThrow(RangeError)
      await expect(instance.record(recorded({ normalizedScore: Number.NaN }))).rejects.toThrow(RangeError)
      expect(await instance.stats({ now: NOW })).toBeNull()
      expect(await instance.record(recorded())).toMatchObject({ outcome: 'recorded', agent: { count: 1 } })
    })
  })
})

describe('looking a run up', () => {
  it('in an object that was never written to stores nothing', async () => {
    const stats = open()
    expect(await stats.lookup({ runId: 'run-1', contentHash: 'hash-1' })).toEqual({ outcome: 'unknown' })
    expect(await stats.stats({ now: NOW })).toBeNull()
    await runInDurableObject(stats, async (_, state) => {
      expect(state.storage.sql.exec('SELECT name FROM sqlite_master WHERE name NOT LIKE ?', '_cf%').toArray()).toEqual(
        [],
      )
      expect(await state.storage.getAlarm()).toBeNull()
    })
  })

  it('gives back all of it', async () => {
    const stats = open()
    const run = aRun({ threshold: 8.5, passed: true, scale: 10, score: 8.87, flags: ['hidden_characters'] })
    await stats.record({ ...run, agentId: 'support-bot' })
    expect(await stats.lookup({ runId: 'run-1', contentHash: 'hash-1', now: NOW })).toEqual({
      outcome: 'recorded',
      run,
      agent: { agentId: 'support-bot', evaluationMode: 'both', count: 1, mean: 0.887, last100Mean: 0.887 },
    })
  })

  it('gives back null for the parts that are no longer held', async () => {
    const stats = open()
    const run = aRun({ threshold: 0.7, passed: true, evaluationMode: 'both', effectiveMode: 'user' })
    await stats.record({ ...run, agentId: 'support-bot' })
    await runInDurableObject(stats, (_, state) => {
      state.storage.sql.exec('DELETE FROM runs')
    })
    expect(await stats.lookup({ runId: 'run-1', contentHash: 'hash-1', now: NOW })).toMatchObject({
      outcome: 'recorded',
      run: { ...run, flags: null, metadata: null, details: null, memoKey: null },
    })
  })

  it('tells other content from unknown ids', async () => {
    const stats = open()
    await stats.record(recorded())
    expect(await stats.lookup({ runId: 'run-1', contentHash: 'other', now: NOW })).toEqual({ outcome: 'conflict' })
    expect(await stats.lookup({ runId: 'run-2', contentHash: 'hash-1', now: NOW })).toEqual({ outcome: 'unknown' })
    expect(await stats.lookup({ runId: 'run-1', contentHash: 'other', now: NOW + DAY })).toEqual({ outcome: 'unknown' })
  })
})

describe('a failure', () => {
  it('is counted by its code and enters no average', async () => {
    const stats = open()
    await stats.recordFailure({ code: 'judge-timeout', at: NOW })
    await stats.recordFailure({ code: 'judge-refused', at: NOW })
    await stats.recordFailure({ code: 'judge-timeout', at: NOW })
    const found = await stats.stats({ now: NOW })
    expect(found).toMatchObject({ updatedAt: NOW, modes: {} })
    expect(found?.coverage).toMatchObject({ scored: 0, failed: { 'judge-timeout': 2, 'judge-refused': 1 } })
  })
})

describe('the statistics', () => {
  it('of any stream of runs and repeats equal a plain recomputation in every field', async () => {
    let agent = 0
    await fc.assert(
      fc.asyncProperty(streamArbitrary(40), async (steps) => {
        const records = steps.filter((step) => step.do === 'record')
        fc.pre(records.length > 0)
        const stats = open(`local/agent-${(agent += 1)}`)
        for (const { run } of records) {
          await stats.record({ ...run, agentId: `agent-${agent}` })
          if (run.at % 3 === 1) await evictDurableObject(stats)
        }
        const { updatedAt, ...found } = (await stats.stats({ now: NOW })) ?? {}
        expect(updatedAt).toBe(Math.max(...records.map(({ run }) => run.recordedAt)))
        expect(differences(found, plainStatistics(runsLeft(records), { now: NOW }))).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('narrow to one judge', async () => {
    const stats = open()
    await stats.record(recorded({ normalizedScore: 0.5 }))
    const judge = { model: 'openai/x', protocol: '3', degraded: false, degradedBecause: null }
    await stats.record(recorded({ runId: 'run-2', judge, normalizedScore: 1 }))
    const all = await stats.stats({ now: NOW })
    expect(all?.modes.both?.windows.last10.judges).toEqual({
      'embedded@1': { count: 1, mean: 0.5 },
      'openai/x@3': { count: 1, mean: 1 },
    })
    const one = await stats.stats({ now: NOW, judge: 'openai/x@3' })
    expect(one?.modes.both?.windows['1h']).toMatchObject({ count: 1, mean: 1 })
    expect(one?.modes.both?.windows.last10).toMatchObject({ count: 1, mean: 1 })
  })

  it('survive eviction between two writes', async () => {
    const stats = open()
    await stats.record(recorded({ normalizedScore: 0.5 }))
    await evictDurableObject(stats)
    const second = await stats.record(recorded({ runId: 'run-2', normalizedScore: 1 }))
    expect(second).toMatchObject({ agent: { count: 2, mean: 0.75, last100Mean: 0.75 } })
    await evictDurableObject(stats)
    expect((await stats.stats({ now: NOW }))?.modes.both?.windows['1h'].count).toBe(2)
  })

  it('count a run stamped exactly on the hour in the window that begins there, and one a millisecond earlier not', async () => {
    const stats = open()
    const now = Date.parse('2028-03-01T10:17:23.456Z')
    const edge = Date.parse('2028-02-29T10:00:00Z')
    await stats.record(recorded({ runId: 'on', at: edge, recordedAt: edge }))
    await stats.record(recorded({ runId: 'before', at: edge - 1, recordedAt: edge }))
    const windows = (await stats.stats({ now }))?.modes.both?.windows
    expect([windows?.['24h'].count, windows?.['7d'].count, windows?.all.count]).toEqual([1, 2, 2])
  })

  it('of one agent are not those of another, nor of another tenant', async () => {
    await open().record(recorded())
    expect(await open('local/other').stats({ now: NOW })).toBeNull()
    expect(await open('other/support-bot').stats({ now: NOW })).toBeNull()
    expect((await listDurableObjectIds(env.AGENT_STATS)).length).toBeGreaterThan(0)
  })
})

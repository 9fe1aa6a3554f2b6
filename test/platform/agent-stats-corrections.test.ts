import { evictDurableObject, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import type { AgentStats } from '../../src/platform/agent-stats.ts'
import { TIMED_GRAINS } from '../../src/stats/grain.ts'
import type { RunRecord } from '../../src/stats/run-record.ts'
import { MODES } from '../../src/stats/vocabulary.ts'
import { differences } from '../stats/differences.ts'
import { plainSeries } from '../stats/plain-series.ts'
import { plainStatistics } from '../stats/plain-statistics.ts'
import { NOW, type Step, aRun, runsLeft, streamArbitrary } from '../stats/run-stream.ts'

afterEach(async () => {
  await reset()
})

function open(): DurableObjectStub<AgentStats> {
  return env.AGENT_STATS.getByName('local/support-bot')
}

function recorded(changes: Partial<RunRecord> = {}): RunRecord & { agentId: string } {
  return { ...aRun(changes), agentId: 'support-bot' }
}

/** Takes the steps on the object; which run a step is about follows from those left. Returns what each came to. */
async function take(stats: DurableObjectStub<AgentStats>, agentId: string, steps: readonly Step[]): Promise<string[]> {
  const outcomes: string[] = []
  for (const [index, step] of steps.entries()) {
    const left = runsLeft(steps.slice(0, index))
    const target = step.do === 'record' ? step.run : left[step.target % left.length]
    if (target === undefined) continue
    outcomes.push(`${step.do} ${(await takeOne(stats, { step, target, agentId })).outcome}`)
    if (index % 7 === 3) await evictDurableObject(stats)
  }
  return outcomes
}

async function takeOne(
  stats: DurableObjectStub<AgentStats>,
  { step, target, agentId }: { step: Step; target: RunRecord; agentId: string },
): Promise<{ outcome: string }> {
  if (step.do === 'remove') return stats.remove(target.runId)
  if (step.do === 'replace') return stats.replace(target.runId, { ...step.run, runId: target.runId })
  return stats.record({ ...target, agentId })
}

const POSSIBLE_OUTCOMES = ['record recorded', 'repeat repeated', 'remove removed', 'replace recorded']

describe('after any stream of runs, repeats, replacements and removals', () => {
  it('statistics and series equal a plain recomputation from the runs that are left', async () => {
    let agent = 0
    await fc.assert(
      fc.asyncProperty(streamArbitrary(40), async (steps) => {
        fc.pre(steps.some((step) => step.do === 'record'))
        const agentId = `agent-${(agent += 1)}`
        const stats = env.AGENT_STATS.getByName(`local/${agentId}`)
        const outcomes = await take(stats, agentId, steps)
        expect(outcomes.filter((outcome) => !POSSIBLE_OUTCOMES.includes(outcome))).toEqual([])
        const left = runsLeft(steps)
        const { modes, coverage } = (await stats.stats({ now: NOW })) ?? {}
        expect(differences({ modes, coverage }, plainStatistics(left, { now: NOW }))).toEqual([])
        for (const mode of MODES) {
          for (const resolution of TIMED_GRAINS) {
            const series = await stats.series({ mode, resolution, now: NOW })
            expect(differences(series, plainSeries(left, { mode, resolution, now: NOW }))).toEqual([])
          }
        }
      }),
      { numRuns: 25 },
    )
  })
})

describe('replacing a run', () => {
  it('leaves everything as if only the new one had been', async () => {
    const stats = open()
    await stats.record(recorded({ normalizedScore: 0.2, at: NOW - 3_600_000, cache: 'bypass', effectiveMode: 'user' }))
    expect(await stats.replace('run-1', aRun({ contentHash: 'edited', normalizedScore: 0.9 }))).toEqual({
      outcome: 'recorded',
      agent: { agentId: 'support-bot', evaluationMode: 'both', count: 1, mean: 0.9, last100Mean: 0.9 },
    })
    const { modes, coverage } = (await stats.stats({ now: NOW })) ?? {}
    const plain = plainStatistics([aRun({ normalizedScore: 0.9 })], { now: NOW })
    expect(differences({ modes, coverage }, plain)).toEqual([])
    expect(await stats.run('run-1')).toMatchObject({ contentHash: 'edited', normalizedScore: 0.9 })
  })

  it('by the same content once more changes nothing', async () => {
    const stats = open()
    await stats.record(recorded({ normalizedScore: 0.2 }))
    const edited = aRun({ contentHash: 'edited', normalizedScore: 0.9 })
    await stats.replace('run-1', edited)
    expect(await stats.replace('run-1', edited)).toMatchObject({ outcome: 'recorded', agent: { count: 1, mean: 0.9 } })
  })

  it('by one under another id that has come already tells so, and by other content under it is a conflict', async () => {
    const stats = open()
    await stats.record(recorded())
    const other = aRun({ runId: 'run-2' })
    expect(await stats.replace('run-1', other)).toMatchObject({ outcome: 'recorded', agent: { count: 1 } })
    expect(await stats.replace('run-1', other)).toMatchObject({ outcome: 'repeated', agent: { count: 1 } })
    expect(await stats.replace('run-1', { ...other, contentHash: 'x' })).toEqual({ outcome: 'conflict' })
  })

  it('that is not there changes nothing', async () => {
    const stats = open()
    await stats.record(recorded())
    expect(await stats.replace('run-9', aRun({ runId: 'run-9' }))).toEqual({ outcome: 'unknown' })
    expect((await stats.stats({ now: NOW }))?.coverage.scored).toBe(1)
  })
})

describe('removing a run', () => {
  it('from an object that was never written to stores nothing', async () => {
    const stats = open()
    expect(await stats.remove('run-1')).toEqual({ outcome: 'unknown' })
    expect(await stats.stats({ now: NOW })).toBeNull()
  })

  it('frees its id', async () => {
    const stats = open()
    await stats.record(recorded())
    await stats.remove('run-1')
    expect(await stats.run('run-1')).toBeNull()
    expect(await stats.record(recorded({ contentHash: 'other' }))).toMatchObject({ outcome: 'recorded' })
  })

  it('moves the 1001st newest into the last 1000', async () => {
    const stats = open()
    for (let index = 0; index < 1001; index += 1) {
      await stats.record(
        recorded({ runId: `run-${index}`, at: NOW - index, normalizedScore: index === 1000 ? 0.5 : 1 }),
      )
    }
    expect((await stats.stats({ now: NOW }))?.modes.both?.windows.last1000).toMatchObject({ count: 1000, min: 1 })
    await stats.remove('run-500')
    expect((await stats.stats({ now: NOW }))?.modes.both?.windows.last1000).toMatchObject({ count: 1000, min: 0.5 })
  })
})

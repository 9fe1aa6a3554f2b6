import { describe, expect, it } from 'vitest'
import { agentTrend, type TrendRow } from '../../src/stats/agent-trend.ts'
import { decodeSums, encodeBucket } from '../../src/stats/bucket-codec.ts'
import { bucketOfFailure, bucketOfRuns, mergeBuckets } from '../../src/stats/bucket.ts'
import { runFacts } from '../../src/stats/run-facts.ts'
import type { RunRecord } from '../../src/stats/run-record.ts'
import { aRun } from './run-stream.ts'

const HOUR = 3_600_000

/** An hour with so many runs like that one. */
function row(hour: number, changes: Partial<RunRecord>, count = 3): TrendRow {
  const facts = runFacts(aRun(changes))
  const bucket = bucketOfRuns(Array.from({ length: count }, () => facts))
  const key = { kind: 'judge' as const, mode: facts.mode, judge: facts.judge }
  return { start: hour * HOUR, key, sums: decodeSums(encodeBucket(bucket)) }
}

const GOOD = { normalizedScore: 0.9, threshold: 0.8, passed: true }
const POOR = {
  normalizedScore: 0.4,
  label: 'poor' as const,
  threshold: 0.8,
  passed: false,
  dimensions: {
    intentAlignment: 0.9,
    requirementsFulfillment: 0.2,
    completeness: 0.7514,
    responseAppropriateness: null,
  },
}
const OPTIONS = { mode: 'both', pointMs: HOUR } as const

describe('the trend of an agent', () => {
  it('is what it is now against what it was, where it fell, and on which dimension most', () => {
    const before = [row(0, GOOD), row(1, GOOD)]
    const window = [row(2, GOOD), row(3, POOR), row(4, POOR)]
    const trend = agentTrend({ before, window, points: window }, OPTIONS)
    expect(trend.change).toBeCloseTo(17 / 30 - 0.9, 10)
    expect(trend.passRate).toBeCloseTo(1 / 3, 10)
    expect(trend.fall).toEqual({
      start: 3 * HOUR,
      before: expect.closeTo(0.9, 10),
      after: expect.closeTo(0.4, 10),
    })
    expect(trend.slipped?.dimension).toBe('requirementsFulfillment')
    expect(trend.slipped?.change).toBeCloseTo(1.4 / 3 - 1, 10)
    expect(trend.points).toEqual([
      { start: 2 * HOUR, count: 3, mean: 0.9 },
      { start: 3 * HOUR, count: 3, mean: 0.4 },
      { start: 4 * HOUR, count: 3, mean: 0.4 },
    ])
  })

  it('puts judges of the same hour together, and hours of the same point', () => {
    const other = { ...GOOD, judge: { model: 'other', protocol: '1', degraded: false, degradedBecause: null } }
    const points = [row(4, GOOD, 1), row(4, { ...other, normalizedScore: 0.5 }, 3), row(5, { normalizedScore: 0.1 }, 1)]
    const trend = agentTrend({ before: [], window: points, points }, { ...OPTIONS, pointMs: 2 * HOUR })
    expect(trend.points).toEqual([{ start: 4 * HOUR, count: 5, mean: 0.5 }])
    expect([trend.change, trend.slipped, trend.fall]).toEqual([null, null, null])
  })

  it('leaves other modes out of the figures, and counts in every mode what is not covered', () => {
    const failure = decodeSums(encodeBucket(mergeBuckets(bucketOfFailure(), bucketOfFailure())))
    const degraded = { judge: { model: 'fallback', protocol: '1', degraded: true, degradedBecause: 'judge-timeout' } }
    const window: TrendRow[] = [
      row(1, { ...GOOD, effectiveMode: 'user' }, 5),
      row(1, degraded, 2),
      { start: HOUR, key: { kind: 'failure', code: 'judge-timeout' }, sums: failure },
    ]
    const trend = agentTrend({ before: [], window, points: window }, OPTIONS)
    expect(trend).toEqual({
      points: [],
      change: null,
      passRate: null,
      slipped: null,
      fall: null,
      degraded: 2,
      failed: { 'judge-timeout': 2 },
    })
  })
})

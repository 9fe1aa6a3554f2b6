import * as fc from 'fast-check'
import type { RunRecord } from '../../src/stats/run-record.ts'
import { CACHE_OUTCOMES, LABELS, MODES } from '../../src/stats/vocabulary.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The moment at which the streams are looked at: the day after a leap day. */
export const NOW = Date.parse('2028-03-01T10:17:23.456Z')

/** A run to start from; tests change what they are about. */
export function aRun(changes: Partial<RunRecord> = {}): RunRecord {
  return {
    runId: 'run-1',
    contentHash: 'hash-1',
    at: NOW,
    recordedAt: NOW,
    evaluationMode: 'both',
    effectiveMode: 'both',
    judge: { model: 'embedded', protocol: '1', degraded: false, degradedBecause: null },
    score: 0.887,
    scale: 1,
    normalizedScore: 0.887,
    label: 'very_good',
    threshold: null,
    passed: null,
    dimensions: {
      intentAlignment: 0.9455,
      requirementsFulfillment: 1,
      completeness: 0.7514,
      responseAppropriateness: 0.6,
    },
    cache: 'miss',
    flags: [],
    metadata: { build: '42' },
    usage: { calls: 1, inputTokens: 1010, outputTokens: 240 },
    memoKey: 'memo:v1:local:abc',
    details: '{"reason":"The score is 0.89 because","analyzeStepResult":{},"perspectives":{}}',
    ...changes,
  }
}

/** What happens to an agent. `target` picks one of the runs recorded so far. */
export type Step =
  | { do: 'record'; run: RunRecord }
  | { do: 'repeat'; target: number }
  | { do: 'replace'; target: number; run: RunRecord }
  | { do: 'remove'; target: number }

/** A record with a prototype: one without does not cross to a Durable Object. */
function aRecord<T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc.record<T>(model, { noNullPrototype: true })
}

const scoreArbitrary = fc
  .oneof(
    fc.integer({ min: 0, max: 10_000 }),
    // Bin edges, and few values often, so that bins fill up.
    fc.constantFrom(0, 49, 50, 51, 5_000, 8_949, 8_950, 9_950, 9_999, 10_000),
  )
  .map((units) => units / 10_000)

const ageArbitrary = fc.oneof(
  fc.constantFrom(0, MINUTE, HOUR, 2 * HOUR, DAY, 7 * DAY, 30 * DAY),
  fc.integer({ min: 0, max: 2 * HOUR }),
  fc.integer({ min: 0, max: 26 * HOUR }),
  fc.integer({ min: 0, max: 35 * DAY }),
)

/** Times exactly on a minute, an hour or a day as well as any. */
const roundingArbitrary = fc.constantFrom(1, 1, 1, MINUTE, HOUR, DAY)

const judgeArbitrary = aRecord({
  model: fc.constantFrom('embedded', 'openai/a@b', 'gateway/c'),
  protocol: fc.constantFrom('1', '2'),
  degraded: fc.constantFrom(false, false, false, false, true),
  degradedBecause: fc.constant(null),
})

const runArbitrary = fc
  .record({
    age: ageArbitrary,
    rounding: roundingArbitrary,
    mode: fc.constantFrom(...MODES),
    judge: judgeArbitrary,
    score: scoreArbitrary,
    label: fc.constantFrom(...LABELS),
    dimensions: aRecord({
      intentAlignment: scoreArbitrary,
      requirementsFulfillment: fc.option(scoreArbitrary),
      completeness: fc.option(scoreArbitrary),
      responseAppropriateness: scoreArbitrary,
    }),
    passed: fc.option(fc.boolean()),
    cache: fc.constantFrom(...CACHE_OUTCOMES),
    usage: aRecord({
      calls: fc.integer({ min: 0, max: 3 }),
      inputTokens: fc.option(fc.integer({ min: 0, max: 100_000 })),
      outputTokens: fc.option(fc.integer({ min: 0, max: 10_000 })),
    }),
  })
  .map(({ age, rounding, mode, score, passed, ...rest }) => {
    const at = Math.floor((NOW - age) / rounding) * rounding
    return aRun({
      at,
      evaluationMode: mode,
      effectiveMode: mode,
      normalizedScore: score,
      score,
      threshold: passed === null ? null : 0.7,
      passed,
      ...rest,
    })
  })

const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: aRecord({ do: fc.constant('record' as const), run: runArbitrary }) },
  { weight: 1, arbitrary: aRecord({ do: fc.constant('repeat' as const), target: fc.nat() }) },
  { weight: 1, arbitrary: aRecord({ do: fc.constant('replace' as const), target: fc.nat(), run: runArbitrary }) },
  { weight: 1, arbitrary: aRecord({ do: fc.constant('remove' as const), target: fc.nat() }) },
)

/**
 * Streams of up to `maxLength` steps. Recording times rise towards `NOW` over three hours, run ids are unique, and a run took place no later
 * than it was recorded.
 */
export function streamArbitrary(maxLength: number): fc.Arbitrary<Step[]> {
  return fc.array(stepArbitrary, { maxLength, size: 'max' }).map((steps) =>
    steps.map((step, index): Step => {
      if (step.do !== 'record' && step.do !== 'replace') return step
      const recordedAt = NOW - Math.floor((3 * HOUR * (steps.length - 1 - index)) / steps.length)
      const at = Math.min(step.run.at, recordedAt)
      return { ...step, run: { ...step.run, at, recordedAt, runId: `run-${index}`, contentHash: `hash-${index}` } }
    }),
  )
}

/** The runs that are left after the steps, in the order of recording: a list, kept by hand. */
export function runsLeft(steps: readonly Step[]): RunRecord[] {
  const runs: RunRecord[] = []
  for (const step of steps) {
    if (step.do === 'record') runs.push(step.run)
    if (step.do === 'repeat' || runs.length === 0) continue
    if (step.do === 'remove') runs.splice(step.target % runs.length, 1)
    if (step.do === 'replace') {
      const [old] = runs.splice(step.target % runs.length, 1)
      runs.push({ ...step.run, runId: old?.runId ?? '' })
    }
  }
  return runs
}

import type { RunRecord } from './run-record.ts'
import { type CacheOutcome, DIMENSIONS, type Label, type Mode, judgeKey } from './vocabulary.ts'

/** Scores are aggregated as whole ten-thousandths, so that adding and taking away are exact. */
export const UNITS_PER_POINT = 10_000

/** What of a run enters the aggregates, in integers. */
export interface RunFacts {
  mode: Mode
  /** `<id>@<protocol>` of the judge that answered. */
  judge: string
  /** Normalized score, 0..10000. */
  score: number
  label: Label
  /** Per dimension in the order of `DIMENSIONS`, 0..10000; null where it did not apply. */
  dimensions: (number | null)[]
  /** Null without a threshold. */
  passed: boolean | null
  degraded: boolean
  cache: CacheOutcome
  calls: number
  inputTokens: number
  outputTokens: number
}

/** A score of 0..1 in whole ten-thousandths. Throws a RangeError for anything else: one NaN would spoil every sum. */
export function toUnits(value: number): number {
  const units = Math.round(value * UNITS_PER_POINT)
  if (!(units >= 0 && units <= UNITS_PER_POINT)) throw new RangeError(`not a score in 0..1: ${value}`)
  return units
}

/** The facts of a run. Throws a RangeError when a score lies outside 0..1. */
export function runFacts(run: RunRecord): RunFacts {
  return {
    mode: run.effectiveMode,
    judge: judgeKey(run.judge),
    score: toUnits(run.normalizedScore),
    label: run.label,
    dimensions: DIMENSIONS.map((dimension) => {
      const value = run.dimensions[dimension]
      return value === null ? null : toUnits(value)
    }),
    passed: run.threshold === null ? null : run.passed === true,
    degraded: run.judge.degraded,
    cache: run.cache,
    calls: run.usage.calls,
    inputTokens: run.usage.inputTokens ?? 0,
    outputTokens: run.usage.outputTokens ?? 0,
  }
}

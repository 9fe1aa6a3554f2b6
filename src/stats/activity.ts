import type { RunFacts } from './run-facts.ts'

/**
 * What was done, scored or not: how the memo took part, what was degraded or failed, what the judge cost. Cache outcomes
 * and usage are over every answered run, degraded ones included.
 */
export interface Activity {
  hit: number
  miss: number
  coalesced: number
  bypass: number
  degraded: number
  failed: number
  calls: number
  inputTokens: number
  outputTokens: number
}

/** The activity of nothing done. */
export function emptyActivity(): Activity {
  return {
    hit: 0,
    miss: 0,
    coalesced: 0,
    bypass: 0,
    degraded: 0,
    failed: 0,
    calls: 0,
    inputTokens: 0,
    outputTokens: 0,
  }
}

/** The activity of one answered run. */
export function activityOf(facts: RunFacts): Activity {
  const activity = emptyActivity()
  activity[facts.cache] = 1
  activity.degraded = facts.degraded ? 1 : 0
  activity.calls = facts.calls
  activity.inputTokens = facts.inputTokens
  activity.outputTokens = facts.outputTokens
  return activity
}

/** Both activities together. */
export function mergeActivities(a: Activity, b: Activity): Activity {
  return combine(a, b, 1)
}

/** The activity `a` without `b`, which must be part of it. */
export function subtractActivities(a: Activity, b: Activity): Activity {
  return combine(a, b, -1)
}

function combine(a: Activity, b: Activity, sign: 1 | -1): Activity {
  return {
    hit: a.hit + sign * b.hit,
    miss: a.miss + sign * b.miss,
    coalesced: a.coalesced + sign * b.coalesced,
    bypass: a.bypass + sign * b.bypass,
    degraded: a.degraded + sign * b.degraded,
    failed: a.failed + sign * b.failed,
    calls: a.calls + sign * b.calls,
    inputTokens: a.inputTokens + sign * b.inputTokens,
    outputTokens: a.outputTokens + sign * b.outputTokens,
  }
}

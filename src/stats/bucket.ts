import { type Activity, activityOf, emptyActivity, mergeActivities, subtractActivities } from './activity.ts'
import { type Aggregate, aggregateOf, emptyAggregate, mergeAggregates, subtractAggregates } from './aggregate.ts'
import type { RunFacts } from './run-facts.ts'
import type { RunUsage } from './run-record.ts'

/** Everything that is summed over one stretch of time for one series. Degraded runs are in `activity` alone. */
export interface Bucket {
  aggregate: Aggregate
  activity: Activity
}

/** The bucket in which nothing happened. */
export function emptyBucket(): Bucket {
  return { aggregate: emptyAggregate(), activity: emptyActivity() }
}

/** The bucket of one answered run. */
export function bucketOfRun(facts: RunFacts): Bucket {
  return bucketOfRuns([facts])
}

/** The bucket of answered runs. */
export function bucketOfRuns(runs: readonly RunFacts[]): Bucket {
  return {
    aggregate: aggregateOf(runs.filter((facts) => !facts.degraded)),
    activity: runs.map(activityOf).reduce(mergeActivities, emptyActivity()),
  }
}

/** The bucket of one failed judgement, and what it cost as far as that is known. */
export function bucketOfFailure(usage?: RunUsage): Bucket {
  const { calls = 0, inputTokens, outputTokens } = usage ?? {}
  const cost = { calls, inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 }
  return { aggregate: emptyAggregate(), activity: { ...emptyActivity(), failed: 1, ...cost } }
}

/** Both buckets together. */
export function mergeBuckets(a: Bucket, b: Bucket): Bucket {
  return { aggregate: mergeAggregates(a.aggregate, b.aggregate), activity: mergeActivities(a.activity, b.activity) }
}

/** The bucket `a` without `b`, which must be part of it. */
export function subtractBuckets(a: Bucket, b: Bucket): Bucket {
  return {
    aggregate: subtractAggregates(a.aggregate, b.aggregate),
    activity: subtractActivities(a.activity, b.activity),
  }
}

/**
 * What is counted of a hook: `received` events of verified deliveries, of which `duplicates` were known and `ignored` not needed;
 * deliveries `rejected` for their signature; `paired` replies with a prompt, which stand as `scored`, `skipped` by sampling or
 * `deadLettered`, or are not done yet; replies `unpaired`, without a prompt; and attempts to score that `failed`.
 */
export const HOOK_COUNTERS = [
  'received',
  'duplicates',
  'rejected',
  'ignored',
  'paired',
  'scored',
  'skipped',
  'unpaired',
  'failed',
  'deadLettered',
] as const
export type HookCounter = (typeof HOOK_COUNTERS)[number]
export type HookCounters = Record<HookCounter, number>

/** How much each counter changed; those that did not are left out. */
export type CounterChanges = Partial<HookCounters>

/** The sum of both. */
export function addChanges(one: CounterChanges, other: CounterChanges): CounterChanges {
  const entries = HOOK_COUNTERS.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)] as const)
  return Object.fromEntries(entries.filter(([, change]) => change !== 0))
}

/** All counters, those that were never counted at 0. */
export function allCounters(counted: CounterChanges): HookCounters {
  return {
    received: counted.received ?? 0,
    duplicates: counted.duplicates ?? 0,
    rejected: counted.rejected ?? 0,
    ignored: counted.ignored ?? 0,
    paired: counted.paired ?? 0,
    scored: counted.scored ?? 0,
    skipped: counted.skipped ?? 0,
    unpaired: counted.unpaired ?? 0,
    failed: counted.failed ?? 0,
    deadLettered: counted.deadLettered ?? 0,
  }
}

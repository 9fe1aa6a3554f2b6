import type { BudgetLimits, BudgetStatus, Spent } from '../platform/tenant-directory/budget-table.ts'

const DAY_SECONDS = 24 * 60 * 60

/** The fields of draft-ietf-httpapi-ratelimit-headers: a policy for each limit, with the unit it is counted in. */
const POLICIES = [
  { name: 'daily-calls', unit: 'judge-calls', key: 'calls' },
  { name: 'daily-tokens', unit: 'tokens', key: 'tokens' },
] as const satisfies readonly { name: string; unit: string; key: keyof Spent }[]

/** `RateLimit-Policy`: what may be spent in a day, such as `"daily-calls";q=1000;w=86400;qu="judge-calls"`. */
export function budgetPolicy(limits: BudgetLimits): string {
  return POLICIES.flatMap(({ name, unit, key }) => {
    const quota = limits[key]
    return quota === null ? [] : [`"${name}";q=${quota};w=${DAY_SECONDS};qu="${unit}"`]
  }).join(', ')
}

/** `RateLimit`: what is left of it, and the seconds until the next day, such as `"daily-calls";r=990;t=3600`. */
export function budgetState(status: BudgetStatus): string {
  const seconds = secondsUntilReset(status)
  return POLICIES.flatMap(({ name, key }) => {
    const quota = status.limits[key]
    return quota === null ? [] : [`"${name}";r=${Math.max(0, quota - status.spent[key])};t=${seconds}`]
  }).join(', ')
}

export function secondsUntilReset({ resetsAt }: BudgetStatus): number {
  return Math.max(1, Math.ceil((resetsAt - Date.now()) / 1_000))
}

import { createBoundedCache } from './bounded-cache.ts'

/** How long a limiter that said no is not asked again. Less would spare little; more would outlast the limiter's own period. */
const KEPT_MS = 1_000
const MAX_KEPT = 1_000

/** `until` in milliseconds since the epoch; `again` is how many came meanwhile. */
type Refusal = { until: number; again: number }

const refusals = createBoundedCache<Refusal>({ maxSize: MAX_KEPT })

/** Notes that a limiter said no to a name: for a moment this isolate says so itself, and who floods costs next to nothing. */
export function noteRefusal(name: string): void {
  refusals.set(name, { until: Date.now() + KEPT_MS, again: 0 })
}

/** Whether a limiter said no to a name a moment ago; if so, it is counted. */
export function isRefusedAgain(name: string): boolean {
  const known = refusals.get(name)
  if (known === undefined || known.until <= Date.now()) return false
  known.again++
  return true
}

/** How many of a name were refused again since its limiter was last asked; forgets them. */
export function takeRefusedAgain(name: string): number {
  const again = refusals.get(name)?.again ?? 0
  refusals.delete(name)
  return again
}

/** Forgets what this isolate remembers. */
export function forgetRefusals(): void {
  refusals.clear()
}

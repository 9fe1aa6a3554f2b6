import { ServiceError } from './service-error.ts'

export const OLDEST_OCCURRENCE_MS = 35 * 24 * 60 * 60 * 1_000
/** Clocks differ a little, and a Worker's own stands still between its I/O. */
const CLOCK_SKEW_MS = 5_000

/**
 * When an exchange took place, in milliseconds since the epoch: now unless the caller says so.
 * @throws ServiceError `invalid-request` when it is more than 35 days ago or in the future
 */
export function occurrenceOf(occurredAt: string | undefined, now: number): number {
  if (occurredAt === undefined) return now
  const at = Date.parse(occurredAt)
  if (at > now + CLOCK_SKEW_MS) throw outOfRange('must not be in the future')
  if (at < now - OLDEST_OCCURRENCE_MS) throw outOfRange('must be at most 35 days ago')
  return Math.min(at, now)
}

function outOfRange(message: string): ServiceError {
  return new ServiceError('invalid-request', message, { path: 'occurredAt' })
}

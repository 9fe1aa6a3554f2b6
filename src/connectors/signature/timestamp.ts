import type { Refusal } from '../connector.ts'

/** How far a signed time may be from ours, in either direction. */
export const TOLERANCE_SECONDS = 300

/** Why a header with Unix seconds does not vouch for now; null when it does. */
export function timestampRefusal(seconds: string, now: number): Refusal | null {
  if (!/^\d{1,12}$/.test(seconds)) return 'malformed_header'
  const age = now / 1000 - Number(seconds)
  if (age > TOLERANCE_SECONDS) return 'too_old'
  return age < -TOLERANCE_SECONDS ? 'in_the_future' : null
}

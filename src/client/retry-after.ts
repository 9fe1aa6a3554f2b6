/**
 * `Retry-After` in milliseconds, whether it comes in seconds or as a date (RFC 9110, section 10.2.3); null when there is none or it says neither.
 * @param now Milliseconds since the epoch
 */
export function retryAfterMs(value: string | null, now: number): number | null {
  const text = value?.trim() ?? ''
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number.parseFloat(text) * 1_000
  // `Date.parse` makes something of much else, such as "-1".
  if (!/^[A-Z][a-z]{2}[a-z]*, /.test(text)) return null
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

const FIRST_DELAY_MS = 300
const MAX_DELAY_MS = 10_000
const RETRY_AFTER_JITTER_MS = 250

/**
 * How long to wait after the nth failure (from 1): doubling, with the upper half left to chance, so that those who failed together do
 * not come back together. What the answer asked to wait is kept, with a little chance on top.
 */
export function backoffMs(options: { failures: number; retryAfterMs: number | null; random: () => number }): number {
  const { failures, retryAfterMs, random } = options
  if (retryAfterMs !== null) return retryAfterMs + random() * RETRY_AFTER_JITTER_MS
  const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1))
  return (delay / 2) * (1 + random())
}

import type { Attempt } from './attempt.ts'
import { backoffMs } from './backoff.ts'
import type { CallTime } from './call-time.ts'

/**
 * Tries until it is answered, a failure is final, or neither attempts nor time are left; then the last failure decides. A pause that would
 * outlast the time is not begun. `isRepeatable`: sending it twice does the same as sending it once.
 * @throws PlumblineProblem, PlumblineConnectionError; the signal's reason
 */
export async function retrying<Value>(
  attempt: () => Promise<Attempt<Value>>,
  { time, isRepeatable, random }: { time: CallTime; isRepeatable: boolean; random: () => number },
): Promise<Value> {
  for (let failures = 0; ;) {
    time.signal?.throwIfAborted()
    const outcome = await attempt()
    if (outcome.status === 'answered') return outcome.value
    const { error, isTransient, isUndone, retryAfterMs } = outcome
    failures += 1
    const pause = backoffMs({ failures, retryAfterMs, random })
    const mayRepeat = isTransient && (isRepeatable || isUndone)
    if (!mayRepeat || failures > time.retries || pause >= time.leftMs()) throw error
    await time.pause(pause)
  }
}

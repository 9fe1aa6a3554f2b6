import { StorageError } from './storage-error.ts'

/** How long a call to a Durable Object is tried again, in milliseconds. */
const RETRY_MS = 2_000
const FIRST_PAUSE_MS = 50

/**
 * Calls a Durable Object, again with growing pauses while the runtime says that the call may be repeated (the object was reset, its
 * machine left). An overloaded object is not pressed further. Each try has to take a new stub: one whose object was reset stays
 * broken.
 * @throws StorageError
 */
export async function callObject<Value>(call: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + RETRY_MS
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await call()
    } catch (error) {
      if (!mayBeRepeated(error) || Date.now() + pause >= end) throw new StorageError(error)
      await scheduler.wait(pause)
    }
  }
}

/** The runtime says so in own fields of the error; after a reset, also without `retryable`. */
function mayBeRepeated(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOverloaded = 'overloaded' in error && error.overloaded === true
  const isRetryable = 'retryable' in error && error.retryable === true
  const wasReset = 'durableObjectReset' in error && error.durableObjectReset === true
  return (isRetryable || wasReset) && !isOverloaded
}

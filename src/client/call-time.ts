import type { Clock } from './clock.ts'
import { PlumblineConnectionError } from './plumbline-connection-error.ts'
import type { Signal } from './web-types.ts'

/** How long one call may take and how often it is tried; what is left out is the client's own. */
export type CallOptions = {
  /** Gives the call up; what was thrown is the signal's reason. */
  signal?: Signal | undefined
  /** Milliseconds for the whole call: all attempts, and the pauses between them. */
  timeoutMs?: number | undefined
  /** Milliseconds for one attempt. Of a stream: until its first line, and between two lines. */
  attemptTimeoutMs?: number | undefined
  /** How many attempts there may be beyond the first. */
  retries?: number | undefined
}

/** The time of one call, which all its requests share. */
export type CallTime = {
  signal: Signal | undefined
  retries: number
  attemptTimeoutMs: number
  /** What is left of the whole, in milliseconds. */
  leftMs: () => number
  /** Waits so long. @throws PlumblineConnectionError when no time would be left then; the signal's reason */
  pause: (ms: number) => Promise<void>
}

/** The time of a call that begins now. */
export function callTime(
  { signal, ...options }: CallOptions,
  defaults: { clock: Clock; timeoutMs: number; attemptTimeoutMs: number; retries: number },
): CallTime {
  const { clock } = defaults
  const timeoutMs = options.timeoutMs ?? defaults.timeoutMs
  const end = clock.now() + timeoutMs
  return {
    signal,
    retries: options.retries ?? defaults.retries,
    attemptTimeoutMs: options.attemptTimeoutMs ?? defaults.attemptTimeoutMs,
    leftMs: () => end - clock.now(),
    async pause(ms) {
      if (ms >= end - clock.now()) {
        throw new PlumblineConnectionError('timeout', `it was not done within ${timeoutMs} ms`)
      }
      await clock.sleep(ms, signal)
      signal?.throwIfAborted()
    },
  }
}

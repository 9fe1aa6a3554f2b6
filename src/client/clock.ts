import type { Signal } from './web-types.ts'

/** Time and chance, which everything else here takes as an argument; `systemClock` is what the factory fills in. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Resolves after so many milliseconds, or as soon as the signal is aborted. */
  sleep: (ms: number, signal: Signal | undefined) => Promise<void>
  /** A signal that aborts after so many milliseconds, unless it is cancelled before. */
  abortAfter: (ms: number) => { signal: Signal; cancel: () => void }
  /** From 0 up to, not including, 1. */
  random: () => number
}

/** Timers take no more, and what is longer would be at once. */
const MAX_TIMER_MS = 2_147_483_647

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve()
      const timer = setTimeout(done, Math.min(ms, MAX_TIMER_MS))
      function done(): void {
        clearTimeout(timer)
        signal?.removeEventListener('abort', done)
        resolve()
      }
      signal?.addEventListener('abort', done)
    }),
  abortAfter: (ms) => {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), Math.min(ms, MAX_TIMER_MS))
    return { signal: controller.signal, cancel: () => clearTimeout(timer) }
  },
  random: () => Math.random(),
}

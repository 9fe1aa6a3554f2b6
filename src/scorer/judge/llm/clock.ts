/** Time and chance, which the library takes as arguments; `systemClock` is what the public factory fills in. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Resolves after so many milliseconds. */
  sleep: (ms: number) => Promise<void>
  /** A signal that aborts after so many milliseconds, unless it is cancelled before. */
  abortAfter: (ms: number) => { signal: AbortSignal; cancel: () => void }
  /** From 0 up to, not including, 1. */
  random: () => number
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  abortAfter: (ms) => {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), ms)
    return { signal: controller.signal, cancel: () => clearTimeout(timer) }
  },
  random: () => Math.random(),
}

import type { Clock } from '../../src/client/clock.ts'

export type ManualClock = Clock & {
  /** How long was slept, each time. */
  slept: number[]
}

/** A clock that moves only by what is slept, which takes no time. No timer of it ever runs out. Chance is always in the middle. */
export function manualClock(start = Date.parse('2026-11-30T12:00:00Z')): ManualClock {
  let now = start
  const slept: number[] = []
  return {
    slept,
    now: () => now,
    sleep: async (ms) => {
      slept.push(ms)
      now += ms
    },
    abortAfter: () => ({ signal: new AbortController().signal, cancel: () => undefined }),
    random: () => 0.5,
  }
}

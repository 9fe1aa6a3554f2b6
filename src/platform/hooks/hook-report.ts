import type { DeadLetter } from './dead-letter.ts'
import type { CounterChanges } from './hook-counters.ts'

/** What happened in one conversation since its last report. `sequence` grows with each one, so that a repeat is known. */
export type HookReport = {
  sequence: number
  changes: CounterChanges
  lastEventAt: number | null
  deadLetters: DeadLetter[]
  /** Dead letters that are none any more, by their ids. */
  settled: string[]
}

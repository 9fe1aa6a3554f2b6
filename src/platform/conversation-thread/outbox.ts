import type { DeadLetter } from '../hooks/dead-letter.ts'
import { addChanges, type CounterChanges } from '../hooks/hook-counters.ts'
import type { HookReport } from '../hooks/hook-report.ts'
import type { FactTable } from './fact-table.ts'

const UNSENT = 'unsent'
/** A report that may have arrived, to be sent again just as it is. */
const UNDER_WAY = 'underWay'
const LAST_SEQUENCE = 'lastSequence'

const NOTHING: HookReport = { sequence: 0, changes: {}, lastEventAt: null, deadLetters: [], settled: [] }

/** What the tenant's directory is still to be told. */
export interface Outbox {
  count: (changes: CounterChanges) => void
  noteEvent: (at: number) => void
  noteDeadLetter: (letter: DeadLetter) => void
  /** The dead letter is none any more. */
  noteSettled: (id: string) => void
  isEmpty: () => boolean
  /** The report to send now; null when there is nothing to tell. */
  take: (now: number) => HookReport | null
  /** That report has arrived. */
  settle: () => void
}

export function openOutbox(facts: FactTable): Outbox {
  const unsent = (): HookReport => facts.read(UNSENT) ?? NOTHING
  return {
    count(changes) {
      const report = unsent()
      facts.write(UNSENT, { ...report, changes: addChanges(report.changes, changes) })
    },
    noteEvent: (at) => facts.write(UNSENT, { ...unsent(), lastEventAt: at }),
    noteDeadLetter(letter) {
      const report = unsent()
      facts.write(UNSENT, { ...report, deadLetters: [...report.deadLetters, letter] })
    },
    noteSettled(id) {
      const report = unsent()
      const deadLetters = report.deadLetters.filter((letter) => letter.id !== id)
      facts.write(UNSENT, { ...report, deadLetters, settled: [...report.settled, id] })
    },
    isEmpty: () => facts.read(UNSENT) === null && facts.read(UNDER_WAY) === null,
    take(now) {
      const underWay = facts.read(UNDER_WAY)
      if (underWay !== null) return underWay
      const report = facts.read(UNSENT)
      if (report === null) return null
      // A conversation that was forgotten counts from the clock, so above all that it reported before.
      const sequence = Math.max(now, (facts.read(LAST_SEQUENCE) ?? 0) + 1)
      const next = { ...report, sequence }
      facts.write(LAST_SEQUENCE, sequence)
      facts.write(UNDER_WAY, next)
      facts.delete(UNSENT)
      return next
    },
    settle: () => facts.delete(UNDER_WAY),
  }
}

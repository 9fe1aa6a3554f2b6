import type { CounterChanges } from '../hooks/hook-counters.ts'

/** What stands of a pair: its score is in the statistics of that agent, or sampling left it out. */
export type Outcome = { outcome: 'scored' | 'skipped'; agentId: string }

type OutcomeRow = { outcome: Outcome['outcome']; agent_id: string }

/** As long as repeats of events are known; no pair is changed later. */
const LIFETIME_MS = 48 * 60 * 60 * 1_000

export interface OutcomeTable {
  find: (pairId: string) => Outcome | null
  /** Notes what stands of the pair now, null for nothing. Returns how that changes the counters. */
  set: (pairId: string, next: Outcome | null, now: number) => CounterChanges
  sweep: (now: number) => void
}

export function openOutcomeTable(sql: SqlStorage): OutcomeTable {
  function find(pairId: string): Outcome | null {
    const [row] = sql.exec<OutcomeRow>('SELECT outcome, agent_id FROM outcomes WHERE pair_id = ?', pairId)
    return row === undefined ? null : { outcome: row.outcome, agentId: row.agent_id }
  }
  return {
    find,
    set(pairId, next, now) {
      const before = find(pairId)
      if (next === null) {
        sql.exec('DELETE FROM outcomes WHERE pair_id = ?', pairId)
      } else {
        sql.exec(
          'INSERT OR REPLACE INTO outcomes (pair_id, outcome, agent_id, at) VALUES (?, ?, ?, ?)',
          pairId,
          next.outcome,
          next.agentId,
          now,
        )
      }
      if (before?.outcome === next?.outcome) return {}
      return { ...(before && { [before.outcome]: -1 }), ...(next && { [next.outcome]: 1 }) }
    },
    sweep: (now) => void sql.exec('DELETE FROM outcomes WHERE at <= ?', now - LIFETIME_MS),
  }
}

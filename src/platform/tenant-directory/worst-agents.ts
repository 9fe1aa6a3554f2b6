import { UNITS_PER_POINT } from '../../stats/run-facts.ts'
import { rangesBefore } from '../../stats/time-window.ts'
import type { Mode } from '../../stats/vocabulary.ts'

/** So many of the worst are named. */
const WORST_NAMED = 10

/** An agent in one mode over the last 24 hours. `change` is against the 24 hours before; null when it had no run there. */
export interface WatchedAgent {
  agentId: string
  mode: Mode
  count: number
  mean: number
  change: number | null
}

type WatchedRow = { agent_key: number; agent_id: string; mode: Mode; count: number; sum: number }

/** The statement of the lowest means among agents with at least 5 runs in 24 hours, in the order of an index. */
export const WORST_QUERY = `SELECT standings.agent_key, agent_id, mode, count, sum
  FROM standings INDEXED BY standings_to_watch CROSS JOIN agents ON agents.agent_key = standings.agent_key
  WHERE window_name = ? AND count >= 5 ORDER BY mean, standings.agent_key LIMIT ?`

/** The agents with the lowest means of the last 24 hours, of those with at least 5 runs there. */
export function worstAgents(sql: SqlStorage, now: number): WatchedAgent[] {
  return Array.from(sql.exec<WatchedRow>(WORST_QUERY, '24h', WORST_NAMED).toArray(), (row) => {
    const mean = row.sum / (row.count * UNITS_PER_POINT)
    const before = meanBefore(sql, { agentKey: row.agent_key, mode: row.mode, now })
    return {
      agentId: row.agent_id,
      mode: row.mode,
      count: row.count,
      mean,
      change: before === null ? null : mean - before,
    }
  })
}

function meanBefore(
  sql: SqlStorage,
  { agentKey, mode, now }: { agentKey: number; mode: Mode; now: number },
): number | null {
  const [range] = rangesBefore('24h', now) ?? []
  if (range === undefined) return null
  const { count, sum } = sql
    .exec<{ count: number | null; sum: number | null }>(
      `SELECT SUM(count) AS count, SUM(sum) AS sum FROM agent_buckets INDEXED BY agent_buckets_by_agent
       WHERE agent_key = ? AND grain = ? AND start >= ? AND start < ? AND mode = ?`,
      agentKey,
      range.grain,
      range.from,
      range.to,
      mode,
    )
    .one()
  return count === null || sum === null || count === 0 ? null : sum / (count * UNITS_PER_POINT)
}

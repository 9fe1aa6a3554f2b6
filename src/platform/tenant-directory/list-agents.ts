import { UNITS_PER_POINT } from '../../stats/run-facts.ts'
import type { TimeWindow } from '../../stats/time-window.ts'
import type { Mode } from '../../stats/vocabulary.ts'

/** Where a listing goes on: after the agent with that value of what it is sorted by. */
export interface AgentCursor {
  value: number | string
  agentKey: number
}

/** `recent` is by the last recording, latest first; `worst` by the mean of `mode` in `window`, lowest first, of the agents that have runs there. */
export interface AgentQuery {
  sort: 'recent' | 'name' | 'worst'
  mode: Mode
  window: TimeWindow
  limit: number
  after?: AgentCursor | undefined
}

/** An agent with its runs in the window. Means of 0..1, unrounded. */
export interface ListedAgent {
  agentId: string
  /** Epoch milliseconds; null when it has only failures. */
  lastScoredAt: number | null
  modes: Partial<Record<Mode, { count: number; mean: number }>>
}

export interface AgentPage {
  agents: ListedAgent[]
  next: AgentCursor | null
}

type AgentRow = { agent_key: number; agent_id: string; last_scored_at: number; value: number | string }

/** One page of agents, from an index, however many there are. */
export function listAgents(sql: SqlStorage, query: AgentQuery): AgentPage {
  const { text, bindings } = agentPageQuery(query)
  const rows = sql.exec<AgentRow>(text, ...bindings).toArray()
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  return {
    agents: shown.map((row) => ({
      agentId: row.agent_id,
      lastScoredAt: row.last_scored_at === 0 ? null : row.last_scored_at,
      modes: modesOf(sql, row.agent_key, query.window),
    })),
    next: rows.length > query.limit && last !== undefined ? { value: last.value, agentKey: last.agent_key } : null,
  }
}

/** The statement of a page, one row more than asked for to know whether there are more. */
export function agentPageQuery({ sort, mode, window, limit, after }: AgentQuery): {
  text: string
  bindings: (string | number)[]
} {
  const cursor = after === undefined ? [] : [after.value, after.value, after.agentKey]
  const bindings = sort === 'worst' ? [window, mode, ...cursor, limit + 1] : [...cursor, limit + 1]
  // The first condition is what the index can seek by.
  const seek = (column: string, key: string, comparison: '<' | '>'): string =>
    after === undefined ? '' : `${column} ${comparison}= ? AND (${column}, ${key}) ${comparison} (?, ?)`
  if (sort === 'worst') {
    const from = seek('mean', 'standings.agent_key', '>')
    const text = `SELECT standings.agent_key, agent_id, last_scored_at, mean AS value
      FROM standings CROSS JOIN agents ON agents.agent_key = standings.agent_key
      WHERE window_name = ? AND mode = ? ${from && `AND ${from}`} ORDER BY mean, standings.agent_key LIMIT ?`
    return { text, bindings }
  }
  const [column, comparison, order] =
    sort === 'name' ? (['agent_id', '>', 'ASC'] as const) : (['last_scored_at', '<', 'DESC'] as const)
  const from = seek(column, 'agent_key', comparison)
  const text = `SELECT agent_key, agent_id, last_scored_at, ${column} AS value FROM agents
    ${from && `WHERE ${from}`} ORDER BY ${column} ${order}, agent_key ${order} LIMIT ?`
  return { text, bindings }
}

function modesOf(sql: SqlStorage, agentKey: number, window: TimeWindow): ListedAgent['modes'] {
  const rows = sql.exec<{ mode: Mode; count: number; sum: number }>(
    'SELECT mode, count, sum FROM standings WHERE agent_key = ? AND window_name = ?',
    agentKey,
    window,
  )
  const modes: ListedAgent['modes'] = {}
  for (const { mode, count, sum } of rows) modes[mode] = { count, mean: sum / (count * UNITS_PER_POINT) }
  return modes
}

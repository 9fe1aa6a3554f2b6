import type { Grain } from '../../stats/grain.ts'
import { type TimeWindow, rangesOf } from '../../stats/time-window.ts'
import { MODES } from '../../stats/vocabulary.ts'

/** The windows that move, with the grain of bucket that enters and leaves them. */
const MOVING_WINDOWS = [
  { window: '1h', grain: 'minute' },
  { window: '24h', grain: 'hour' },
  { window: '7d', grain: 'hour' },
  { window: '30d', grain: 'hour' },
] as const

/** A change of what one agent's bucket holds, of one mode. */
export interface StandingChange {
  agentKey: number
  mode: string
  grain: Grain
  start: number
  count: number
  sum: number
}

export interface Standings {
  /** Moves the windows to `now`: buckets that are left behind are taken out. Never moves back. */
  advance: (now: number) => void
  /** Counts the change into the windows that hold its bucket. */
  change: (change: StandingChange) => void
}

/**
 * Count and sum of each agent in each window. They are kept up by what comes and what goes, so that a page of the
 * worst of tens of thousands of agents is read from an index. Each window is the sum of the agent's buckets from its edge on.
 */
export function openStandings(sql: SqlStorage): Standings {
  const edges = new Map<string, number>()
  const rows = sql.exec<{ window_name: string; start: number }>('SELECT window_name, start FROM edges')
  for (const { window_name: window, start } of rows) {
    edges.set(window, start)
  }

  function add(window: TimeWindow, { agentKey, mode, count, sum }: StandingChange): void {
    sql.exec(
      `INSERT INTO standings (agent_key, window_name, mode, count, sum) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET count = count + excluded.count, sum = sum + excluded.sum`,
      agentKey,
      window,
      mode,
      count,
      sum,
    )
    sql.exec(
      'DELETE FROM standings WHERE agent_key = ? AND window_name = ? AND mode = ? AND count = 0',
      agentKey,
      window,
      mode,
    )
  }

  return {
    advance(now) {
      for (const { window, grain } of MOVING_WINDOWS) {
        const from = rangesOf(window, now)[0]?.from ?? 0
        const edge = edges.get(window)
        if (edge !== undefined && from <= edge) continue
        if (edge !== undefined) {
          sql.exec(
            `UPDATE standings SET count = standings.count - gone.count, sum = standings.sum - gone.sum
             FROM (SELECT agent_key, mode, SUM(count) AS count, SUM(sum) AS sum FROM agent_buckets
                   WHERE grain = ? AND start >= ? AND start < ? AND count > 0 GROUP BY agent_key, mode) AS gone
             WHERE standings.agent_key = gone.agent_key AND standings.mode = gone.mode AND standings.window_name = ?`,
            grain,
            edge,
            from,
            window,
          )
          for (const mode of MODES) {
            sql.exec('DELETE FROM standings WHERE window_name = ? AND mode = ? AND mean IS NULL', window, mode)
          }
        }
        sql.exec(
          'INSERT INTO edges (window_name, start) VALUES (?, ?) ON CONFLICT DO UPDATE SET start = excluded.start',
          window,
          from,
        )
        edges.set(window, from)
      }
    },

    change(change) {
      if (change.grain === 'all') add('all', change)
      for (const { window, grain } of MOVING_WINDOWS) {
        if (grain === change.grain && change.start >= (edges.get(window) ?? 0)) add(window, change)
      }
    },
  }
}

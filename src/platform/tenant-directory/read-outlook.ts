import { type AgentTrend, agentTrend, type TrendRow } from '../../stats/agent-trend.ts'
import { decodeSums } from '../../stats/bucket-codec.ts'
import { changeByMode } from '../../stats/change-by-mode.ts'
import { GRAIN_MS, type Grain } from '../../stats/grain.ts'
import { type TenantStatistics, tenantStatistics } from '../../stats/tenant-statistics.ts'
import { rangesBefore, rangesOf, type TimeWindow } from '../../stats/time-window.ts'
import { MODES, type Mode } from '../../stats/vocabulary.ts'
import { type AgentPage, type AgentQuery, type ListedAgent, listAgents } from './list-agents.ts'
import type { DirectoryTables } from './tables.ts'

/** What to show of a tenant; without a mode the one with most runs in the window is taken. */
export type OutlookQuery = Omit<AgentQuery, 'mode'> & { mode: Mode | null; now: number }

/** How a tenant stands in a window, with a page of its agents. */
export interface Outlook {
  mode: Mode
  /** Of each mode's mean against the stretch before the window. */
  changes: Partial<Record<Mode, number>>
  agents: (ListedAgent & { trend: AgentTrend; pending: number })[]
  next: AgentPage['next']
}

/** So long is each point of a drawn line, by window: some thirty of them. */
const POINT_MS: Record<TimeWindow, number> = {
  '1h': 2 * GRAIN_MS.minute,
  '24h': GRAIN_MS.hour,
  '7d': 6 * GRAIN_MS.hour,
  '30d': GRAIN_MS.day,
  all: GRAIN_MS.day,
}

/** What the overview shows beside the statistics. The standings must be those of `now`. */
export function readOutlook(tables: DirectoryTables, query: OutlookQuery, statistics: TenantStatistics): Outlook {
  const { window, now } = query
  const mode = query.mode ?? busiestMode(statistics, window)
  const source = {
    *buckets(range: Parameters<typeof tables.buckets.range>[0]) {
      for (const { seriesId, bucket } of tables.buckets.range(range))
        yield [tables.series.keyOf(seriesId), bucket] as const
    },
  }
  const { agents, next } = listAgents(tables.sql, { ...query, mode })
  const agentIds = agents.map(({ agentId }) => agentId)
  const trends = readTrends(tables, { agentIds, mode, window, now })
  const pending = readPending(tables.sql, agentIds)
  return {
    mode,
    changes: changeByMode(source, { window, now }),
    agents: agents.map((agent) => ({
      ...agent,
      trend: trends(agent.agentId),
      pending: pending.get(agent.agentId) ?? 0,
    })),
    next,
  }
}

/** How many runs of each agent wait for their judge, as it last said. */
function readPending(sql: SqlStorage, agentIds: string[]): Map<string, number> {
  const rows = sql.exec<{ agent_id: string; pending: number }>(
    'SELECT agent_id, pending FROM json_each(?) AS wanted CROSS JOIN agents ON agents.agent_id = wanted.value',
    JSON.stringify(agentIds),
  )
  return new Map(Array.from(rows, ({ agent_id: agentId, pending }) => [agentId, pending]))
}

/** The same of a tenant of whom nothing is known. */
export function outlookOfNothing({ mode, now }: OutlookQuery): { statistics: TenantStatistics; outlook: Outlook } {
  const statistics = tenantStatistics({ buckets: () => [], pending: 0 }, now)
  return { statistics, outlook: { mode: mode ?? 'both', changes: {}, agents: [], next: null } }
}

function busiestMode({ modes }: TenantStatistics, window: TimeWindow): Mode {
  const runs = (mode: Mode): number => modes[mode]?.windows[window].count ?? 0
  return MODES.toSorted((a, b) => runs(b) - runs(a))[0] ?? 'both'
}

/** The statement of the buckets of some agents from a time on, by the index of agents, oldest first. */
export const TREND_QUERY = `SELECT agent_id, start, series_id, sums
  FROM json_each(?) AS wanted CROSS JOIN agents ON agents.agent_id = wanted.value
  CROSS JOIN agent_buckets INDEXED BY agent_buckets_by_agent ON agent_buckets.agent_key = agents.agent_key
  WHERE grain = ? AND start >= ?`

function readTrends(
  tables: DirectoryTables,
  query: { agentIds: string[]; mode: Mode; window: TimeWindow; now: number },
): (agentId: string) => AgentTrend {
  const { agentIds, mode, window, now } = query
  // The finer buckets of a window alone cover it: agents report no days, and every run is in each grain.
  const [current] = rangesOf(window === 'all' ? '30d' : window, now)
  const [before] = rangesBefore(window, now) ?? []
  const [grain, from] = [current?.grain ?? 'hour', current?.from ?? 0]
  const rows = readRows(tables, { agentIds, grain, from: before?.from ?? from })
  const totals = window === 'all' ? readRows(tables, { agentIds, grain: 'all', from: 0 }) : null
  return (agentId) => {
    const own = rows.get(agentId) ?? []
    const points = own.filter(({ start }) => start >= from)
    const earlier = own.filter(({ start }) => start < from)
    const inWindow = totals === null ? points : (totals.get(agentId) ?? [])
    return agentTrend({ window: inWindow, before: earlier, points }, { mode, pointMs: POINT_MS[window] })
  }
}

type BucketRow = { agent_id: string; start: number; series_id: number; sums: string }

function readRows(
  { sql, series }: DirectoryTables,
  { agentIds, grain, from }: { agentIds: string[]; grain: Grain; from: number },
): Map<string, TrendRow[]> {
  const agents = new Map<string, TrendRow[]>()
  for (const row of sql.exec<BucketRow>(TREND_QUERY, JSON.stringify(agentIds), grain, from)) {
    const rows = agents.get(row.agent_id) ?? []
    rows.push({ start: row.start, key: series.keyOf(row.series_id), sums: decodeSums(row.sums) })
    agents.set(row.agent_id, rows)
  }
  return agents
}

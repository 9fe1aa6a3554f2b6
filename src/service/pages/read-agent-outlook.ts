import type { AgentStatsDirectory } from '../../platform/agent-stats-directory.ts'
import type { TimedGrain } from '../../stats/grain.ts'
import type { CountWindow } from '../../stats/newest-runs.ts'
import { MODES, type Mode } from '../../stats/vocabulary.ts'
import type { TimeWindow } from '../../stats/time-window.ts'
import type { WindowDetail } from '../../stats/window-detail.ts'
import { listRuns, type RunsQuery } from '../agent-runs.ts'
import { readSeries } from '../agent-series.ts'
import { type OftenFailed, oftenFailed } from './often-failed.ts'
import { type AgentStatisticsAnswer, readAgentStatistics } from '../read-agent-statistics.ts'

/** What to show of an agent; without a mode the one with most runs. */
export type AgentOutlookQuery = {
  agentId: string
  mode: Mode | null
  window: CountWindow | TimeWindow
  resolution: TimedGrain
  /** Where the series begins, epoch milliseconds. */
  from: number
  /** `<id>@<protocol>`; of every judge without one. */
  judge?: string | undefined
  runs: RunsQuery
}

/** How an agent stands in one mode. `detail` is of the window asked for. */
export type AgentOutlook = {
  mode: Mode
  statistics: AgentStatisticsAnswer
  detail: WindowDetail
  /** What the newest runs below `good` failed, and how many runs that are. */
  low: { runs: number; failed: OftenFailed[] }
  points: Awaited<ReturnType<typeof readSeries>>['points']
  runs: Awaited<ReturnType<typeof listRuns>>
}

/** Their analyses are long: enough to see what comes again. */
const LOW_RUNS_LOOKED_AT = 20

type Dependencies = { agents: AgentStatsDirectory; now: () => number }

/** Everything the page of an agent shows. @throws ServiceError `not-found` for an agent that never scored; StorageError */
export async function readAgentOutlook(query: AgentOutlookQuery, dependencies: Dependencies): Promise<AgentOutlook> {
  const { agentId, judge } = query
  const [statistics, runs] = await Promise.all([
    readAgentStatistics({ agentId, judge }, dependencies),
    listRuns(agentId, query.runs, dependencies),
  ])
  const mode = query.mode ?? busiestMode(statistics)
  const [detail, low, { points }] = await Promise.all([
    readDetail({ ...query, mode }, dependencies),
    dependencies.agents.get(agentId).lowRuns({ mode, judge, limit: LOW_RUNS_LOOKED_AT }),
    readSeries(agentId, { mode, resolution: query.resolution, from: query.from, judge }, dependencies),
  ])
  return { mode, statistics, detail, low: { runs: low.length, failed: oftenFailed(low) }, points, runs }
}

function busiestMode({ modes }: AgentStatisticsAnswer): Mode {
  const runs = (mode: Mode): number => modes[mode]?.windows.all.count ?? 0
  return MODES.toSorted((a, b) => runs(b) - runs(a))[0] ?? 'both'
}

async function readDetail(
  { agentId, mode, window, judge }: AgentOutlookQuery & { mode: Mode },
  { agents, now }: Dependencies,
): Promise<WindowDetail> {
  // It can only have been erased since its statistics were read.
  const detail = await agents.get(agentId).windowDetail({ mode, window, now: now(), judge })
  return detail ?? { histogram: [], before: null }
}

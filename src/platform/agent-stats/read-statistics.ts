import {
  type AgentStatistics,
  type StatisticsSource,
  coverageOf,
  modeStatistics,
} from '../../stats/agent-statistics.ts'
import { type TimedGrain, bucketStart, oldestKept } from '../../stats/grain.ts'
import { COUNT_WINDOWS, newestOf } from '../../stats/newest-runs.ts'
import { MAX_SERIES_POINTS, type SeriesPoint, seriesPoint } from '../../stats/series.ts'
import type { Mode } from '../../stats/vocabulary.ts'
import { type WindowDetail, windowDetail } from '../../stats/window-detail.ts'
import { meanOf } from '../../stats/window.ts'
import type { AgentTables } from './tables.ts'

/** How an agent stands in one mode: its undegraded runs of all time and the newest 100. Means of 0..1, unrounded; null without runs. */
export interface AgentSummary {
  agentId: string
  evaluationMode: Mode
  count: number
  mean: number | null
  last100Mean: number | null
}

/** Buckets to show: from the one that holds `from` up to those that start before `to` (epoch milliseconds), as far back as they are kept. */
export interface SeriesQuery {
  mode: Mode
  resolution: TimedGrain
  from?: number | undefined
  to?: number | undefined
  judge?: string | undefined
  now: number
}

type Tables = Pick<AgentTables, 'series' | 'buckets' | 'newest'>

/** Windows and coverage, with nothing waiting in the journal; null when nothing was ever counted and nothing is to be judged. */
export function readStatistics(
  { series, buckets, newest, pending }: Tables & Pick<AgentTables, 'pending'>,
  query: { now: number; judge?: string | undefined },
): AgentStatistics | null {
  const updatedAt = buckets.updatedAt() ?? pending.lastAcceptedAt()
  if (updatedAt === null) return null
  const source = sourceOf({ series, buckets, newest })
  return { updatedAt, modes: modeStatistics(source, query), coverage: coverageOf(source, pending.count()) }
}

/** Which window to look behind. */
export type WindowDetailQuery = Parameters<typeof windowDetail>[1]

/** The histogram of a window and the window before it, with nothing waiting in the journal. */
export function readWindowDetail(tables: Tables, query: WindowDetailQuery): WindowDetail {
  return windowDetail(sourceOf(tables), query)
}

function sourceOf({ series, buckets, newest }: Tables): StatisticsSource {
  return {
    *buckets(range) {
      for (const { seriesId, bucket } of buckets.range(range)) yield [series.keyOf(seriesId), bucket]
    },
    newest: ({ mode, judge, count }) => newestOf(series.judgesOf(mode, judge).map(newest.of), count),
  }
}

/** The averages of one mode, from a total per judge and the newest runs. */
export function readSummary(tables: Tables & Pick<AgentTables, 'agentId' | 'journal'>, mode: Mode): AgentSummary {
  const { agentId, series, buckets, newest, journal } = tables
  const seriesIds = series.judgesOf(mode)
  const total = { count: 0, sum: 0 }
  for (const seriesId of seriesIds) {
    const { aggregate } = buckets.read({ grain: 'all', start: 0, seriesId })
    const waiting = journal.waitingOf(seriesId)
    total.count += aggregate.count + waiting.count
    total.sum += aggregate.sum + waiting.sum
  }
  const last100 = { count: 0, sum: 0 }
  for (const { facts } of newestOf(seriesIds.map(newest.of), COUNT_WINDOWS.last100)) {
    last100.count += 1
    last100.sum += facts.score
  }
  return { agentId, evaluationMode: mode, count: total.count, mean: meanOf(total), last100Mean: meanOf(last100) }
}

/** One point per bucket and judge, oldest first; of more than 1,500 the newest. Nothing may be waiting in the journal. */
export function readSeries({ series, buckets }: Tables, query: SeriesQuery): SeriesPoint[] {
  const { resolution, now } = query
  const range = {
    grain: resolution,
    from: Math.max(oldestKept(resolution, now), bucketStart(resolution, query.from ?? 0)),
    to: query.to ?? Infinity,
  }
  const points: SeriesPoint[] = []
  for (const { start, seriesId, bucket } of buckets.range(range)) {
    const point = seriesPoint({ start, key: series.keyOf(seriesId), bucket }, query)
    if (point !== null) points.push(point)
  }
  return points.toSorted((a, b) => a.start - b.start || (a.judge < b.judge ? -1 : 1)).slice(-MAX_SERIES_POINTS)
}

import {
  type AgentStatistics,
  type StatisticsSource,
  coverageOf,
  modeStatistics,
} from '../../stats/agent-statistics.ts'
import { bucketOfFailure, bucketOfRun } from '../../stats/bucket.ts'
import { finestKept } from '../../stats/grain.ts'
import { COUNT_WINDOWS, type DatedRun, insertNewest, newestOf } from '../../stats/newest-runs.ts'
import { runFacts } from '../../stats/run-facts.ts'
import type { RunRecord, StoredRun } from '../../stats/run-record.ts'
import type { Mode } from '../../stats/vocabulary.ts'
import { meanOf } from '../../stats/window.ts'
import { type BucketTable, openBucketTable } from './bucket-table.ts'
import { openRunTable } from './run-table.ts'
import { type SeenRow, openSeenTable } from './seen-table.ts'
import { openSeriesTable } from './series-table.ts'

/** A run id is unique for so long, counted from `recordedAt`. */
const RUN_ID_LIFETIME_MS = 24 * 60 * 60 * 1000

/** How an agent stands in one mode: its undegraded runs of all time and the newest 100. Means of 0..1, unrounded; null without runs. */
export interface AgentSummary {
  agentId: string
  evaluationMode: Mode
  count: number
  mean: number | null
  last100Mean: number | null
}

export type Lookup =
  | { outcome: 'unknown' }
  | { outcome: 'recorded'; run: StoredRun; agent: AgentSummary }
  | { outcome: 'conflict' }

export type Recording =
  | { outcome: 'recorded'; agent: AgentSummary }
  | { outcome: 'repeated'; run: StoredRun; agent: AgentSummary }
  | { outcome: 'conflict' }

export interface Ledger {
  lookup: (query: { runId: string; contentHash: string; now: number }) => Lookup
  record: (run: RunRecord) => Recording
  recordFailure: (failure: { code: string; at: number }) => void
  statistics: (query: { now: number; judge?: string | undefined }) => AgentStatistics | null
}

/**
 * The statistics of one agent over tables that exist. What it keeps in memory mirrors the tables: after a transaction
 * that was rolled back it must be thrown away and opened anew.
 */
export function openLedger(sql: SqlStorage, agentId: string): Ledger {
  const series = openSeriesTable(sql)
  const buckets: BucketTable = openBucketTable(sql)
  const seen = openSeenTable(sql, series)
  const runs = openRunTable(sql)
  const newestBySeries = new Map<number, DatedRun[]>()
  let lastSequence = seen.lastSequence()

  function newestOfSeries(seriesId: number): DatedRun[] {
    const known = newestBySeries.get(seriesId)
    if (known !== undefined) return known
    const newest = seen.newest(seriesId)
    newestBySeries.set(seriesId, newest)
    return newest
  }

  const source: StatisticsSource = {
    buckets: (range) => buckets.range(range).map((row) => [series.keyOf(row.seriesId), row.bucket] as const),
    newest: ({ mode, judge, count }) => newestOf(series.judgesOf(mode, judge).map(newestOfSeries), count),
  }

  function summaryOf(mode: Mode): AgentSummary {
    const seriesIds = series.judgesOf(mode)
    const total = { count: 0, sum: 0 }
    for (const { aggregate } of seriesIds.map(buckets.total)) {
      total.count += aggregate.count
      total.sum += aggregate.sum
    }
    const last100 = { count: 0, sum: 0 }
    for (const { facts } of newestOf(seriesIds.map(newestOfSeries), COUNT_WINDOWS.last100)) {
      last100.count += 1
      last100.sum += facts.score
    }
    return { agentId, evaluationMode: mode, count: total.count, mean: meanOf(total), last100Mean: meanOf(last100) }
  }

  function storedRun(row: SeenRow): StoredRun {
    return runs.find(row.sequence) ?? seen.runOf(row)
  }

  function add(run: RunRecord): void {
    const facts = runFacts(run)
    const sequence = lastSequence + 1
    const seriesId = series.idOf({ kind: 'judge', mode: facts.mode, judge: facts.judge })
    const finest = finestKept(run.at, run.recordedAt)
    // Before the insert: a list that is read from the table after it would hold the run twice.
    const newest = facts.degraded ? null : newestOfSeries(seriesId)
    seen.insert({ sequence, seriesId, finest, run })
    runs.insert(sequence, run)
    buckets.add({ seriesId, at: run.at, finest, bucket: bucketOfRun(facts), now: run.recordedAt })
    if (newest !== null) insertNewest(newest, { at: run.at, sequence, facts })
    lastSequence = sequence
  }

  function lookup({ runId, contentHash, now }: { runId: string; contentHash: string; now: number }): Lookup {
    const row = seen.find(runId)
    if (row === null || row.recorded_at <= now - RUN_ID_LIFETIME_MS) return { outcome: 'unknown' }
    if (row.content_hash !== contentHash) return { outcome: 'conflict' }
    const run = storedRun(row)
    return { outcome: 'recorded', run, agent: summaryOf(run.effectiveMode) }
  }

  return {
    lookup,

    record(run) {
      const known = lookup({ runId: run.runId, contentHash: run.contentHash, now: run.recordedAt })
      if (known.outcome === 'conflict') return known
      if (known.outcome === 'recorded') return { ...known, outcome: 'repeated' }
      add(run)
      return { outcome: 'recorded', agent: summaryOf(run.effectiveMode) }
    },

    recordFailure({ code, at }) {
      const seriesId = series.idOf({ kind: 'failure', code })
      buckets.add({ seriesId, at, finest: 'minute', bucket: bucketOfFailure(), now: at })
    },

    statistics({ now, judge }) {
      const updatedAt = buckets.updatedAt()
      if (updatedAt === null) return null
      return { updatedAt, modes: modeStatistics(source, { now, judge }), coverage: coverageOf(source, 0) }
    },
  }
}

import { bucketOfFailure, bucketOfRun, mergeBuckets, subtractBuckets } from '../../stats/bucket.ts'
import { finestKept } from '../../stats/grain.ts'
import { runFacts } from '../../stats/run-facts.ts'
import { type RunRecord, type RunUsage, type StoredRun, addUsage } from '../../stats/run-record.ts'
import type { UnscoredRun } from '../../stats/unscored-run.ts'
import { changeBuckets, placesOf } from './change-buckets.ts'
import { dropPending } from './drop-pending.ts'
import { type AgentSummary, readSummary } from './read-statistics.ts'
import { RUN_ID_LIFETIME_MS, type SeenRow } from './seen-table.ts'
import type { AgentTables } from './tables.ts'

export type Lookup =
  | { outcome: 'unknown' }
  | { outcome: 'recorded'; run: StoredRun; agent: AgentSummary }
  | { outcome: 'pending' }
  | { outcome: 'conflict' }

export type Recording =
  | { outcome: 'recorded'; agent: AgentSummary }
  | { outcome: 'repeated'; run: StoredRun; agent: AgentSummary }
  | { outcome: 'conflict' }

/**
 * The run with that id; `unknown` when it is not recognised any more (or never was, or failed, which is judged anew), `conflict` when it
 * had other content.
 */
export function findRun(tables: AgentTables, query: { runId: string; contentHash: string; now: number }): Lookup {
  const pending = tables.pending.find(query.runId)
  if (pending !== null && (pending.request !== null || pending.accepted_at > query.now - RUN_ID_LIFETIME_MS)) {
    if (pending.content_hash !== query.contentHash) return { outcome: 'conflict' }
    return { outcome: pending.request === null ? 'unknown' : 'pending' }
  }
  const row = tables.seen.find(query.runId)
  if (row === null || row.recorded_at <= query.now - RUN_ID_LIFETIME_MS) return { outcome: 'unknown' }
  if (row.content_hash !== query.contentHash) return { outcome: 'conflict' }
  const run = storedRun(tables, row)
  return { outcome: 'recorded', run, agent: readSummary(tables, run.effectiveMode) }
}

/** Counts the run unless it was before. One that was pending is so no longer. */
export function recordRun(tables: AgentTables, run: RunRecord): Recording {
  const found = findRun(tables, { runId: run.runId, contentHash: run.contentHash, now: run.recordedAt })
  if (found.outcome === 'conflict') return found
  if (found.outcome === 'recorded') return { ...found, outcome: 'repeated' }
  putIn(tables, run)
  return { outcome: 'recorded', agent: readSummary(tables, run.effectiveMode) }
}

/** Puts the run in the place of the one with that id, as if only the new one had been. `unknown` when that is no longer in `seen`. */
export function replaceRun(tables: AgentTables, runId: string, run: RunRecord): Recording | { outcome: 'unknown' } {
  if (run.runId !== runId) {
    const found = findRun(tables, { runId: run.runId, contentHash: run.contentHash, now: run.recordedAt })
    if (found.outcome === 'conflict') return found
    if (found.outcome === 'recorded') return { ...found, outcome: 'repeated' }
  }
  if (!removeRun(tables, runId, run.recordedAt)) return { outcome: 'unknown' }
  putIn(tables, run)
  return { outcome: 'recorded', agent: readSummary(tables, run.effectiveMode) }
}

/** Takes the run out of everything, as if it had never been. False when it is not in `seen`, or there as one of the newest alone. */
export function removeRun(tables: AgentTables, runId: string, now: number): boolean {
  const row = tables.seen.find(runId)
  if (row === null || leavesGap(tables, row, now)) return false
  const { sequence, series_id: seriesId, at, finest } = row
  const bucket = bucketOfRun(tables.seen.factsOf(row))
  // The buckets must hold what is taken out of them.
  tables.journal.settle()
  tables.seen.remove(sequence)
  tables.runs.remove(sequence)
  tables.newest.remove(seriesId, sequence)
  const changes = placesOf({ seriesId, at, finest }).map((place) => ({ place, bucket }))
  changeBuckets(tables, { changes, now }, subtractBuckets)
  return true
}

/** Whether the windows by count would miss an older run in its place, because that was thrown away. Never within the 24 hours of a run id. */
function leavesGap({ buckets, journal, seen }: AgentTables, row: SeenRow, now: number): boolean {
  if (row.degraded === 1 || row.recorded_at > now - RUN_ID_LIFETIME_MS) return false
  const { aggregate } = buckets.read({ grain: 'all', start: 0, seriesId: row.series_id })
  return aggregate.count + journal.waitingOf(row.series_id).count > seen.countOf(row.series_id)
}

/** A judgement that failed, and what it cost if that is known. */
export interface FailedJudgement {
  code: string
  at: number
  usage?: RunUsage | undefined
}

/** Counts a judgement that failed. */
export function recordFailure(tables: AgentTables, { code, at, usage }: FailedJudgement): void {
  const seriesId = tables.series.idOf({ kind: 'failure', code })
  const bucket = bucketOfFailure(usage)
  const changes = placesOf({ seriesId, at, finest: 'minute' }).map((place) => ({ place, bucket }))
  changeBuckets(tables, { changes, now: at }, mergeBuckets)
}

/** The run with that id while anything of it is held, else null. */
export function readRun(tables: AgentTables, runId: string): StoredRun | UnscoredRun | null {
  const pending = tables.pending.find(runId)
  if (pending !== null) return tables.runs.findUnscored(pending.sequence)
  const row = tables.seen.find(runId)
  return row === null ? tables.runs.findById(runId) : storedRun(tables, row)
}

function putIn(tables: AgentTables, given: RunRecord): void {
  const attempts = dropPending(tables, given.runId)
  const run = attempts === null ? given : { ...given, usage: addUsage(given.usage, attempts) }
  const facts = runFacts(run)
  const seriesId = tables.series.idOf({ kind: 'judge', mode: facts.mode, judge: facts.judge })
  const finest = finestKept(run.at, run.recordedAt)
  const sequence = tables.seen.insert({ seriesId, finest, run, facts })
  tables.runs.insert(sequence, run)
  if (!facts.degraded) tables.newest.add(seriesId, { at: run.at, sequence, facts })
  tables.journal.add({ sequence, seriesId, at: run.at, finest, facts, recordedAt: run.recordedAt })
}

function storedRun({ runs, seen }: AgentTables, row: SeenRow): StoredRun {
  return runs.find(row.sequence) ?? seen.runOf(row)
}

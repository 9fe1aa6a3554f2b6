import type { Grain } from '../../stats/grain.ts'
import { type DatedRun, NEWEST_KEPT } from '../../stats/newest-runs.ts'
import { type RunFacts, UNITS_PER_POINT } from '../../stats/run-facts.ts'
import type { RunRecord, StoredRun } from '../../stats/run-record.ts'
import type { SeriesKey } from '../../stats/series-key.ts'
import { type CacheOutcome, type Label, type Mode, judgeOfKey } from '../../stats/vocabulary.ts'
import type { SeriesTable } from '../statistics/series-table.ts'
import type { WaitingRun } from './journal.ts'

/** A run id is unique for so long, counted from `recordedAt`. */
export const RUN_ID_LIFETIME_MS = 24 * 60 * 60 * 1000

/** A run as `seen` keeps it. A type and not an interface, because a row has to be indexable. */
export type SeenRow = {
  sequence: number
  run_id: string
  content_hash: string
  at: number
  recorded_at: number
  series_id: number
  finest: Grain
  evaluation_mode: Mode
  degraded: number
  shown_score: number
  scale: number
  score: number
  label: Label
  threshold: number | null
  passed: number | null
  intent: number | null
  requirements: number | null
  completeness: number | null
  appropriateness: number | null
  cache: CacheOutcome
  calls: number
  input_tokens: number | null
  output_tokens: number | null
}

export interface SeenTable {
  /** The latest run of that id, or null. */
  find: (runId: string) => SeenRow | null
  /** A sequence that no run has had, higher than all before. */
  nextSequence: () => number
  /** Its sequence. `facts` are those of the run. */
  insert: (entry: { seriesId: number; finest: Grain; run: RunRecord; facts: RunFacts }) => number
  remove: (sequence: number) => void
  /** How many undegraded runs of the series there are. */
  countOf: (seriesId: number) => number
  /** When the last run was recorded; null without any. */
  lastRecordedAt: () => number | null
  /** What counted of the run. */
  factsOf: (row: SeenRow) => RunFacts
  /** The run with the parts that are kept here; the others are null. */
  runOf: (row: SeenRow) => StoredRun
  /** What the buckets need of the runs after that sequence, in the order of recording. */
  after: (sequence: number) => WaitingRun[]
  /** The newest undegraded runs of the series, oldest first, as many as windows need. */
  newest: (seriesId: number) => DatedRun[]
}

/** The runs by which ids are recognised and from which windows by count are read. */
export function openSeenTable(sql: SqlStorage, series: SeriesTable): SeenTable {
  // Held runs outlive `seen`, and a sequence must not be given to two runs.
  // Nor may one that the buckets already hold be given to a run that they do not.
  let sequence = Math.max(...(['seen', 'runs', 'applied'] as const).map((table) => lastSequence(sql, table)))

  function judgeSeriesOf(row: SeenRow): Extract<SeriesKey, { kind: 'judge' }> {
    const key = series.keyOf(row.series_id)
    if (key.kind !== 'judge') throw new RangeError(`series ${row.series_id} is not one of runs`)
    return key
  }

  function factsOf(row: SeenRow): RunFacts {
    const { mode, judge } = judgeSeriesOf(row)
    return {
      mode,
      judge,
      score: row.score,
      label: row.label,
      dimensions: [row.intent, row.requirements, row.completeness, row.appropriateness],
      passed: row.passed === null ? null : row.passed === 1,
      degraded: row.degraded === 1,
      cache: row.cache,
      calls: row.calls,
      inputTokens: row.input_tokens ?? 0,
      outputTokens: row.output_tokens ?? 0,
    }
  }

  return {
    factsOf,

    find(runId) {
      const [row] = sql.exec<SeenRow>('SELECT * FROM seen WHERE run_id = ? ORDER BY sequence DESC LIMIT 1', runId)
      return row ?? null
    },

    nextSequence: () => (sequence += 1),

    insert({ seriesId, finest, run, facts }) {
      sequence += 1
      sql.exec(
        `INSERT INTO seen (sequence, run_id, content_hash, at, recorded_at, series_id, finest, evaluation_mode, degraded,
           shown_score, scale, score, label, threshold, passed, intent, requirements, completeness, appropriateness,
           cache, calls, input_tokens, output_tokens)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        sequence,
        run.runId,
        run.contentHash,
        run.at,
        run.recordedAt,
        seriesId,
        finest,
        run.evaluationMode,
        run.judge.degraded ? 1 : 0,
        run.score,
        run.scale,
        facts.score,
        run.label,
        run.threshold,
        facts.passed === null ? null : Number(facts.passed),
        ...facts.dimensions,
        run.cache,
        run.usage.calls,
        run.usage.inputTokens,
        run.usage.outputTokens,
      )
      return sequence
    },

    remove(sequence) {
      sql.exec('DELETE FROM seen WHERE sequence = ?', sequence)
    },

    countOf(seriesId) {
      const query = 'SELECT COUNT(*) AS count FROM seen WHERE series_id = ? AND degraded = 0'
      return sql.exec<{ count: number }>(query, seriesId).one().count
    },

    lastRecordedAt() {
      const query = 'SELECT recorded_at FROM seen ORDER BY sequence DESC LIMIT 1'
      const [row] = sql.exec<{ recorded_at: number }>(query)
      return row?.recorded_at ?? null
    },

    runOf(row) {
      const { mode, judge } = judgeSeriesOf(row)
      return {
        runId: row.run_id,
        contentHash: row.content_hash,
        at: row.at,
        recordedAt: row.recorded_at,
        evaluationMode: row.evaluation_mode,
        effectiveMode: mode,
        judge: { ...judgeOfKey(judge), degraded: row.degraded === 1, degradedBecause: null },
        score: row.shown_score,
        scale: row.scale,
        normalizedScore: row.score / UNITS_PER_POINT,
        label: row.label,
        threshold: row.threshold,
        passed: row.passed === null ? null : row.passed === 1,
        dimensions: {
          intentAlignment: toScore(row.intent),
          requirementsFulfillment: toScore(row.requirements),
          completeness: toScore(row.completeness),
          responseAppropriateness: toScore(row.appropriateness),
        },
        cache: row.cache,
        usage: { calls: row.calls, inputTokens: row.input_tokens, outputTokens: row.output_tokens },
        memoKey: null,
        flags: null,
        metadata: null,
        details: null,
      }
    },

    after(last) {
      const rows = sql.exec<SeenRow>('SELECT * FROM seen WHERE sequence > ? ORDER BY sequence', last)
      return Array.from(rows, (row) => ({
        sequence: row.sequence,
        seriesId: row.series_id,
        at: row.at,
        finest: row.finest,
        facts: factsOf(row),
        recordedAt: row.recorded_at,
      }))
    },

    newest(seriesId) {
      const rows = sql.exec<SeenRow>(
        'SELECT * FROM seen WHERE series_id = ? AND degraded = 0 ORDER BY at DESC, sequence DESC LIMIT ?',
        seriesId,
        NEWEST_KEPT,
      )
      return Array.from(rows, (row) => ({ at: row.at, sequence: row.sequence, facts: factsOf(row) })).toReversed()
    },
  }
}

function lastSequence(sql: SqlStorage, table: 'seen' | 'runs' | 'applied'): number {
  return sql.exec<{ last: number | null }>(`SELECT MAX(sequence) AS last FROM ${table}`).one().last ?? 0
}

function toScore(units: number | null): number | null {
  return units === null ? null : units / UNITS_PER_POINT
}

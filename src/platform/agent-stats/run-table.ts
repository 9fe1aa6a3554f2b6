import { type RunRecord, type StoredRun, runRecordSchema } from '../../stats/run-record.ts'
import { isBelowGood, judgeKey } from '../../stats/vocabulary.ts'

/** What a listing shows of a run: everything but the analysis and where it is memoized. */
const runSummarySchema = runRecordSchema.omit({ details: true, memoKey: true })

export interface RunTable {
  insert: (sequence: number, run: RunRecord) => void
  remove: (sequence: number) => void
  /** The run with all its parts, or null when it is no longer held. */
  find: (sequence: number) => StoredRun | null
}

/** The runs that are held with their analysis. */
export function openRunTable(sql: SqlStorage): RunTable {
  return {
    insert(sequence, run) {
      const { details, memoKey, ...summary } = run
      sql.exec(
        `INSERT INTO runs (sequence, run_id, at, mode, label, judge, status, problem, below_good, memo_key, summary, details)
         VALUES (?, ?, ?, ?, ?, ?, 'scored', NULL, ?, ?, ?, ?)`,
        sequence,
        run.runId,
        run.at,
        run.effectiveMode,
        run.label,
        judgeKey(run.judge),
        isBelowGood(run.label) ? 1 : 0,
        memoKey,
        JSON.stringify(summary),
        details,
      )
    },

    remove(sequence) {
      sql.exec('DELETE FROM runs WHERE sequence = ?', sequence)
    },

    find(sequence) {
      const [row] = sql.exec<{ memo_key: string | null; summary: string; details: string }>(
        'SELECT memo_key, summary, details FROM runs WHERE sequence = ?',
        sequence,
      )
      if (row === undefined) return null
      return { ...runSummarySchema.parse(JSON.parse(row.summary)), memoKey: row.memo_key, details: row.details }
    },
  }
}

import type { ListedRun, RunPage, RunQuery, RunStatus } from '../../stats/run-listing.ts'
import type { RunRecord, StoredRun } from '../../stats/run-record.ts'
import type { AcceptedRun, UnscoredRun } from '../../stats/unscored-run.ts'
import { isBelowGood, judgeKey, type Mode } from '../../stats/vocabulary.ts'

/** So many runs are held with their analysis: the newest, and of those below `good` the newest of their kind. */
const NEWEST_HELD = 2_000
const NEWEST_LOW_HELD = 5_000

/** A summary is what a listing shows of a run: everything but the analysis and where it is memoized. */
type RunSummary = Omit<RunRecord, 'details' | 'memoKey'>

const OLDEST_HELD = 'SELECT at, sequence FROM runs ORDER BY at DESC, sequence DESC LIMIT 1 OFFSET ?'
const OLDEST_LOW_HELD = `SELECT at, sequence FROM runs WHERE below_good = 1
  ORDER BY at DESC, sequence DESC LIMIT 1 OFFSET ?`

/** Older than the oldest of the newest 2,000, not one of the low runs that are held longer, and not still to be judged. */
const TRIM = `DELETE FROM runs WHERE sequence IN (SELECT sequence FROM runs
  WHERE at <= ? AND (at, sequence) < (?, ?) AND (below_good = 0 OR (at, sequence) < (?, ?))) AND status <> 'pending'`

type Age = { at: number; sequence: number }
type ShownRow = { status: RunStatus; problem: string | null; summary: string }
type HeldRow = ShownRow & { memo_key: string | null; details: string }
type ListedRow = ShownRow & { sequence: number }

/** Which of the runs below `good`: of one mode, and of one judge (`<id>@<protocol>`) if it is named. */
export interface LowRunQuery {
  mode: Mode
  judge?: string | undefined
  limit: number
}

/** `details` is as in a run record. */
export interface LowRun {
  runId: string
  details: string
}

export interface RunTable {
  insert: (sequence: number, run: RunRecord) => void
  /** A run that is to be judged. It has no label and no judge yet. */
  insertPending: (sequence: number, run: AcceptedRun) => void
  /** The pending run has failed; `problem` is the JSON text of why. */
  fail: (sequence: number, problem: string) => void
  remove: (sequence: number) => void
  /** The run with all its parts, or null when it is no longer held. */
  find: (sequence: number) => StoredRun | null
  /** The run without a score, or null. */
  findUnscored: (sequence: number) => UnscoredRun | null
  /** The latest held run of that id, or null. */
  findById: (runId: string) => StoredRun | UnscoredRun | null
  page: (query: RunQuery) => RunPage
  /** The newest runs below `good` with their analysis. */
  low: (query: LowRunQuery) => LowRun[]
  /** Where the judgements of the held runs are memoized. */
  memoKeys: () => string[]
  /** Throws away the runs beyond those that are held. */
  trim: () => void
}

/** The runs that are held with their analysis. They are at most some 7,000, so a filter may look at all of them. */
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

    insertPending(sequence, run) {
      sql.exec(
        `INSERT INTO runs (sequence, run_id, at, mode, label, judge, status, problem, below_good, memo_key, summary, details)
         VALUES (?, ?, ?, ?, '', '', 'pending', NULL, 0, NULL, ?, '')`,
        sequence,
        run.runId,
        run.at,
        run.effectiveMode,
        JSON.stringify(run),
      )
    },

    fail(sequence, problem) {
      sql.exec("UPDATE runs SET status = 'failed', problem = ? WHERE sequence = ?", problem, sequence)
    },

    remove(sequence) {
      sql.exec('DELETE FROM runs WHERE sequence = ?', sequence)
    },

    find(sequence) {
      const query = "SELECT * FROM runs WHERE sequence = ? AND status = 'scored'"
      const [row] = sql.exec<HeldRow>(query, sequence)
      return row === undefined ? null : storedRun(row)
    },

    findUnscored(sequence) {
      const [row] = sql.exec<HeldRow>("SELECT * FROM runs WHERE sequence = ? AND status <> 'scored'", sequence)
      return row === undefined ? null : unscoredRun(row)
    },

    findById(runId) {
      const query = `SELECT status, problem, memo_key, summary, details FROM runs
        WHERE sequence IN (SELECT sequence FROM runs INDEXED BY runs_by_age WHERE run_id = ?)
        ORDER BY sequence DESC LIMIT 1`
      const [row] = sql.exec<HeldRow>(query, runId)
      if (row === undefined) return null
      return row.status === 'scored' ? storedRun(row) : unscoredRun(row)
    },

    page(query) {
      const { text, bindings } = pageQuery(query)
      const rows = sql.exec<ListedRow>(text, ...bindings).toArray()
      const runs = rows.slice(0, query.limit).map(listedRun)
      const [last, lastRow] = [runs.at(-1), rows[query.limit - 1]]
      const more = rows.length > query.limit && last !== undefined && lastRow !== undefined
      return { runs, next: more ? { at: last.at, sequence: lastRow.sequence } : null }
    },

    low({ mode, judge, limit }) {
      const rows = sql.exec<{ run_id: string; details: string }>(
        `SELECT run_id, details FROM runs WHERE below_good = 1 AND mode = ? AND judge = IFNULL(?, judge)
         ORDER BY at DESC, sequence DESC LIMIT ?`,
        mode,
        judge ?? null,
        limit,
      )
      return Array.from(rows, ({ run_id: runId, details }) => ({ runId, details }))
    },

    memoKeys() {
      const rows = sql.exec<{ memo_key: string }>('SELECT DISTINCT memo_key FROM runs WHERE memo_key IS NOT NULL')
      return Array.from(rows, (row) => row.memo_key)
    },

    trim() {
      const [oldest] = sql.exec<Age>(OLDEST_HELD, NEWEST_HELD - 1)
      if (oldest === undefined) return
      const [oldestLow] = sql.exec<Age>(OLDEST_LOW_HELD, NEWEST_LOW_HELD - 1)
      const { at, sequence } = oldestLow ?? { at: 0, sequence: 0 }
      sql.exec(TRIM, oldest.at, oldest.at, oldest.sequence, at, sequence)
    },
  }
}

/** The statement of a page: by the index of age, from the cursor on, one row more than asked for to know whether there are more. */
export function pageQuery(query: RunQuery): { text: string; bindings: (string | number)[] } {
  const conditions: string[] = []
  const bindings: (string | number)[] = []
  if (query.after !== undefined) {
    // The first condition is what the index can seek by.
    conditions.push('at <= ?', '(at, sequence) < (?, ?)')
    bindings.push(query.after.at, query.after.at, query.after.sequence)
  }
  for (const column of ['mode', 'label', 'status', 'judge'] as const) {
    const value = query[column]
    if (value === undefined) continue
    conditions.push(`${column} = ?`)
    bindings.push(value)
  }
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
  return {
    text: `SELECT sequence, status, problem, summary FROM runs ${where} ORDER BY at DESC, sequence DESC LIMIT ?`,
    bindings: [...bindings, query.limit + 1],
  }
}

/** As `insert` wrote it. Here and wherever an object reads its own, it trusts it: schemas would be the better part of its start. */
function readSummary(text: string): RunSummary {
  return JSON.parse(text)
}

function storedRun({ summary, memo_key: memoKey, details }: HeldRow): StoredRun {
  return { ...readSummary(summary), memoKey, details }
}

function unscoredRun({ summary, problem }: ShownRow): UnscoredRun {
  const run: AcceptedRun = JSON.parse(summary)
  return problem === null ? { ...run, status: 'pending', problem } : { ...run, status: 'failed', problem }
}

function listedRun(row: ListedRow): ListedRun {
  if (row.status !== 'scored') return unscoredRun(row)
  return { ...readSummary(row.summary), status: 'scored', problem: null }
}

import type { RunUsage } from '../../stats/run-record.ts'

/** A run without a score, as it is kept until it has one. A type and not an interface, because a row has to be indexable. */
export type PendingRow = {
  /** That of its row in `runs`. */
  sequence: number
  run_id: string
  content_hash: string
  /** When the exchange took place. */
  at: number
  accepted_at: number
  /** JSON text of what is to be scored; null once it has failed. */
  request: string | null
  /** How often it was taken to be judged. */
  attempts: number
  /** Whoever took it last is not disturbed until then. */
  leased_until: number
  /** How often the queue was told of it since it was last taken. */
  sends: number
  /** When the queue is told again if nothing has come of it; null once it has failed. */
  due_at: number | null
  /** Code and JSON text of the problem of the last attempt. */
  code: string | null
  problem: string | null
  /** What the attempts cost that came to nothing. */
  calls: number
  input_tokens: number | null
  output_tokens: number | null
}

/** What of a row changes while it is pending. */
type PendingState = Pick<
  PendingRow,
  | 'request'
  | 'attempts'
  | 'leased_until'
  | 'sends'
  | 'due_at'
  | 'code'
  | 'problem'
  | 'calls'
  | 'input_tokens'
  | 'output_tokens'
>

/** What the attempts cost that came to nothing. */
export function usageOfAttempts(row: PendingRow): RunUsage {
  return { calls: row.calls, inputTokens: row.input_tokens, outputTokens: row.output_tokens }
}

export interface PendingTable {
  find: (runId: string) => PendingRow | null
  insert: (row: PendingRow) => void
  update: (sequence: number, state: PendingState) => void
  remove: (sequence: number) => void
  /** Runs of which the queue is to be told again, those that wait longest first. */
  due: (now: number, limit: number) => PendingRow[]
  /** When the first of them is due; null when none is. */
  dueAt: () => number | null
  /** How many runs are to be judged. */
  count: () => number
  /** When the last of those was accepted; null without any. */
  lastAcceptedAt: () => number | null
  /** Forgets the failed runs that were accepted up to `time`; what is shown of them is in `runs`. */
  forgetFailed: (time: number) => void
  /** When the oldest failed run was accepted; null without any. */
  oldestFailed: () => number | null
}

/** The runs that are to be judged, and for as long as their ids are recognised those that failed. */
export function openPendingTable(sql: SqlStorage): PendingTable {
  // Most agents have none, and then recording a run must not cost a query more.
  let rows = sql.exec<{ rows: number }>('SELECT COUNT(*) AS rows FROM pending').one().rows

  return {
    find(runId) {
      if (rows === 0) return null
      const [row] = sql.exec<PendingRow>('SELECT * FROM pending WHERE run_id = ?', runId)
      return row ?? null
    },

    insert(row) {
      sql.exec(
        `INSERT INTO pending (sequence, run_id, content_hash, at, accepted_at, request, attempts, leased_until, sends,
           due_at, code, problem, calls, input_tokens, output_tokens)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        row.sequence,
        row.run_id,
        row.content_hash,
        row.at,
        row.accepted_at,
        row.request,
        row.attempts,
        row.leased_until,
        row.sends,
        row.due_at,
        row.code,
        row.problem,
        row.calls,
        row.input_tokens,
        row.output_tokens,
      )
      rows += 1
    },

    update(sequence, state) {
      sql.exec(
        `UPDATE pending SET request = ?, attempts = ?, leased_until = ?, sends = ?, due_at = ?, code = ?, problem = ?,
           calls = ?, input_tokens = ?, output_tokens = ?
         WHERE sequence = ?`,
        state.request,
        state.attempts,
        state.leased_until,
        state.sends,
        state.due_at,
        state.code,
        state.problem,
        state.calls,
        state.input_tokens,
        state.output_tokens,
        sequence,
      )
    },

    remove(sequence) {
      rows -= sql.exec('DELETE FROM pending WHERE sequence = ? RETURNING sequence', sequence).toArray().length
    },

    due(now, limit) {
      const query = 'SELECT * FROM pending WHERE due_at <= ? ORDER BY due_at LIMIT ?'
      return sql.exec<PendingRow>(query, now, limit).toArray()
    },

    dueAt() {
      const query = 'SELECT MIN(due_at) AS due_at FROM pending WHERE due_at IS NOT NULL'
      return sql.exec<{ due_at: number | null }>(query).one().due_at
    },

    count() {
      if (rows === 0) return 0
      return sql.exec<{ count: number }>('SELECT COUNT(*) AS count FROM pending WHERE due_at IS NOT NULL').one().count
    },

    lastAcceptedAt() {
      const query = 'SELECT MAX(accepted_at) AS last FROM pending WHERE due_at IS NOT NULL'
      return sql.exec<{ last: number | null }>(query).one().last
    },

    forgetFailed(time) {
      if (rows === 0) return
      const query = 'DELETE FROM pending WHERE due_at IS NULL AND accepted_at <= ? RETURNING sequence'
      rows -= sql.exec(query, time).toArray().length
    },

    oldestFailed() {
      const query = 'SELECT MIN(accepted_at) AS oldest FROM pending WHERE due_at IS NULL'
      return sql.exec<{ oldest: number | null }>(query).one().oldest
    },
  }
}

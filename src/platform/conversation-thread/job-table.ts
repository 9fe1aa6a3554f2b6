import type { DuePair } from '../../connectors/pairing.ts'

/** Something to be done with a pair: score this version of it, or take its score back. There is one at most for each pair. */
export type Job = {
  pairId: string
  version: number
  kind: 'score' | 'retract'
  state: 'pending' | 'dead'
  agentId: string
  /** What its dead letter is called, if it is one. */
  deadLetterId: string | null
  /** Null when there is nothing to score, or its texts are no longer kept. */
  pair: DuePair | null
  /** Until when the texts of the history, and all others, may be kept. */
  historyUntil: number
  textsUntil: number
  /** How many have failed. */
  attempts: number
  dueAt: number
}

type JobRow = {
  pair_id: string
  version: number
  kind: Job['kind']
  state: Job['state']
  agent_id: string
  dead_letter_id: string | null
  pair: string | null
  history_until: number
  texts_until: number
  attempts: number
  due_at: number
}

export interface JobTable {
  /** In the place of any job of the same pair. */
  put: (job: Job) => void
  find: (pairId: string) => Job | null
  /** Pending ones whose time has come, the longest due first. */
  due: (query: { now: number; limit: number }) => Job[]
  findDeadLetter: (id: string) => Job | null
  /** Those with texts that may no longer be kept. */
  outliving: (now: number) => Job[]
  remove: (pairId: string) => void
  isEmpty: () => boolean
  /** When there will be something to do; Infinity when there will not. */
  dueAt: () => number
}

export function openJobTable(sql: SqlStorage): JobTable {
  return {
    put(job) {
      sql.exec(
        `INSERT OR REPLACE INTO jobs
           (pair_id, version, kind, state, agent_id, dead_letter_id, pair, history_until, texts_until, attempts, due_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        job.pairId,
        job.version,
        job.kind,
        job.state,
        job.agentId,
        job.deadLetterId,
        job.pair === null ? null : JSON.stringify(job.pair),
        job.historyUntil,
        job.textsUntil,
        job.attempts,
        job.dueAt,
      )
    },
    find(pairId) {
      const [row] = sql.exec<JobRow>('SELECT * FROM jobs WHERE pair_id = ?', pairId)
      return row === undefined ? null : fromRow(row)
    },
    due: ({ now, limit }) =>
      Array.from(
        sql.exec<JobRow>(
          "SELECT * FROM jobs WHERE state = 'pending' AND due_at <= ? ORDER BY due_at LIMIT ?",
          now,
          limit,
        ),
        fromRow,
      ),
    findDeadLetter(id) {
      const [row] = sql.exec<JobRow>("SELECT * FROM jobs WHERE state = 'dead' AND dead_letter_id = ?", id)
      return row === undefined ? null : fromRow(row)
    },
    outliving: (now) =>
      Array.from(
        sql.exec<JobRow>(
          'SELECT * FROM jobs WHERE pair IS NOT NULL AND (texts_until <= ?1 OR history_until <= ?1)',
          now,
        ),
        fromRow,
      ),
    remove: (pairId) => void sql.exec('DELETE FROM jobs WHERE pair_id = ?', pairId),
    isEmpty: () => sql.exec('SELECT 1 FROM jobs LIMIT 1').toArray().length === 0,
    dueAt() {
      const { next } = sql
        .exec<{ next: number | null }>(
          `SELECT MIN(MIN(CASE state WHEN 'pending' THEN due_at ELSE texts_until END, texts_until, history_until)) AS next
           FROM jobs`,
        )
        .one()
      return next ?? Infinity
    },
  }
}

function fromRow(row: JobRow): Job {
  return {
    pairId: row.pair_id,
    version: row.version,
    kind: row.kind,
    state: row.state,
    agentId: row.agent_id,
    deadLetterId: row.dead_letter_id,
    pair: row.pair === null ? null : JSON.parse(row.pair),
    historyUntil: row.history_until,
    textsUntil: row.texts_until,
    attempts: row.attempts,
    dueAt: row.due_at,
  }
}

import type { DeadLetter } from '../hooks/dead-letter.ts'

/** So many are kept of each hook, and so long. */
const MAX_DEAD_LETTERS = 1_000
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000

type LetterKey = { hookId: string; id: string }

/** Where the next page of dead letters begins: after this one. */
export type DeadLetterCursor = { failedAt: number; id: string }

export type DeadLetterQuery = { hookId: string; limit: number; after?: DeadLetterCursor | undefined }
export type DeadLetterPage = { deadLetters: DeadLetter[]; next: DeadLetterCursor | null }

/** The newest first. */
export function listDeadLetters(sql: SqlStorage, { hookId, limit, after }: DeadLetterQuery): DeadLetterPage {
  const rows = sql
    .exec<{ letter: string }>(
      `SELECT letter FROM dead_letters WHERE hook_id = ? AND (failed_at, id) < (?, ?)
       ORDER BY failed_at DESC, id DESC LIMIT ?`,
      hookId,
      after?.failedAt ?? Number.MAX_SAFE_INTEGER,
      after?.id ?? '',
      limit + 1,
    )
    .toArray()
  const deadLetters = rows.slice(0, limit).map(({ letter }) => readLetter(letter))
  const last = deadLetters.at(-1)
  const isMore = rows.length > limit && last !== undefined
  return { deadLetters, next: isMore ? { failedAt: last.failedAt, id: last.id } : null }
}

/** With the conversation whose object holds its texts. */
export function findDeadLetter(sql: SqlStorage, { hookId, id }: LetterKey): (DeadLetter & { thread: string }) | null {
  const [row] = sql.exec<{ letter: string; thread: string }>(
    'SELECT letter, thread FROM dead_letters WHERE hook_id = ? AND id = ?',
    hookId,
    id,
  )
  return row === undefined ? null : { ...readLetter(row.letter), thread: row.thread }
}

export function putDeadLetter(
  sql: SqlStorage,
  { hookId, thread, letter }: { hookId: string; thread: string; letter: DeadLetter },
): void {
  sql.exec(
    'INSERT OR REPLACE INTO dead_letters (hook_id, id, thread, failed_at, letter) VALUES (?, ?, ?, ?, ?)',
    hookId,
    letter.id,
    thread,
    letter.failedAt,
    JSON.stringify(letter),
  )
}

export function dropDeadLetter(sql: SqlStorage, { hookId, id }: LetterKey): void {
  sql.exec('DELETE FROM dead_letters WHERE hook_id = ? AND id = ?', hookId, id)
}

/** Throws away what is too old or too much. */
export function trimDeadLetters(sql: SqlStorage, { hookId, now }: { hookId: string; now: number }): void {
  sql.exec('DELETE FROM dead_letters WHERE hook_id = ? AND failed_at < ?', hookId, now - LIFETIME_MS)
  sql.exec(
    `DELETE FROM dead_letters WHERE hook_id = ?1 AND id IN
       (SELECT id FROM dead_letters WHERE hook_id = ?1 ORDER BY failed_at DESC, id DESC LIMIT -1 OFFSET ?2)`,
    hookId,
    MAX_DEAD_LETTERS,
  )
}

function readLetter(text: string): DeadLetter {
  return JSON.parse(text)
}

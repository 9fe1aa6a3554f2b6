import type { HookReport } from '../hooks/hook-report.ts'
import { dropDeadLetter, putDeadLetter, trimDeadLetters } from './dead-letter-table.ts'
import { countHook, findPlainHook } from './hook-table.ts'

/** A conversation is silent after two days at most, and repeats nothing later than this. */
const THREAD_LIFETIME_MS = 4 * 24 * 60 * 60 * 1_000

/** Counts what happened in a conversation, each report once. False when the hook is not there any more. */
export function takeHookReport(
  sql: SqlStorage,
  options: { hookId: string; thread: string; report: HookReport; now: number },
): boolean {
  const { hookId, thread, report, now } = options
  if (findPlainHook(sql, hookId) === null) return false
  const [last] = sql.exec<{ sequence: number }>(
    'SELECT sequence FROM hook_threads WHERE hook_id = ? AND thread = ?',
    hookId,
    thread,
  )
  if (last !== undefined && report.sequence <= last.sequence) return true
  sql.exec(
    `INSERT INTO hook_threads (hook_id, thread, sequence, reported_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (hook_id, thread) DO UPDATE SET sequence = excluded.sequence, reported_at = excluded.reported_at`,
    hookId,
    thread,
    report.sequence,
    now,
  )
  sql.exec('DELETE FROM hook_threads WHERE reported_at < ?', now - THREAD_LIFETIME_MS)
  countHook(sql, { hookId, changes: report.changes, at: report.lastEventAt })
  for (const id of report.settled) dropDeadLetter(sql, { hookId, id })
  for (const letter of report.deadLetters) putDeadLetter(sql, { hookId, thread, letter })
  trimDeadLetters(sql, { hookId, now })
  return true
}

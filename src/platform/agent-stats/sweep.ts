import { GRAIN_MS, RETENTION_MS, TIMED_GRAINS } from '../../stats/grain.ts'
import { RUN_ID_LIFETIME_MS } from './seen-table.ts'
import type { AgentTables } from './tables.ts'
import { trimSeen } from './trim-seen.ts'

/** Never more run ids than these are recognised, whatever their age. */
const MAX_SEEN = 2_000_000

/**
 * Throws away what is no longer kept at `now`: old buckets, run ids, analyses and failed runs. `dueAt` is when there will be more to throw away
 * if nothing is recorded until then; null when never.
 */
export function sweep(sql: SqlStorage, tables: AgentTables, now: number): { dueAt: number | null } {
  // Before floors rise and rows of `seen` go: what waits belongs where it stood when it was recorded.
  tables.journal.settle()
  tables.buckets.trim(now)
  tables.runs.trim()
  tables.pending.forgetFailed(now - RUN_ID_LIFETIME_MS)
  const { dueAt: seenDueAt } = trimSeen(sql, { now, maxSeen: MAX_SEEN })
  const due = seenDueAt === null ? [] : [seenDueAt]
  const oldestFailed = tables.pending.oldestFailed()
  if (oldestFailed !== null) due.push(oldestFailed + RUN_ID_LIFETIME_MS)
  for (const grain of TIMED_GRAINS) {
    const oldest = tables.buckets.oldest(grain)
    if (oldest !== null) due.push(oldest + GRAIN_MS[grain] + RETENTION_MS[grain])
  }
  return { dueAt: due.length === 0 ? null : Math.min(...due) }
}

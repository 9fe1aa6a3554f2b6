import { NEWEST_KEPT } from '../../stats/newest-runs.ts'
import { RUN_ID_LIFETIME_MS, type SeenRow } from './seen-table.ts'

/** So many rows at most are thrown away at once, so that a trim does not hold up a busy object. */
const MAX_TRIMMED = 10_000

type TrimRow = Pick<SeenRow, 'sequence' | 'series_id' | 'at' | 'recorded_at' | 'degraded'>
type Age = Pick<TrimRow, 'at' | 'sequence'>

/**
 * Throws away the runs that were recorded more than 24 hours ago, or before the latest `maxSeen`, unless a window by count
 * needs them; 10,000 at most. `dueAt` is when there will be more to throw away if nothing is recorded until then; null when never.
 */
export function trimSeen(
  sql: SqlStorage,
  { now, maxSeen }: { now: number; maxSeen: number },
): { dueAt: number | null } {
  const oldestNeeded = new Map<number, Age | null>()
  function isNeeded(row: TrimRow): boolean {
    if (row.degraded === 1) return false
    let oldest = oldestNeeded.get(row.series_id)
    if (oldest === undefined) {
      oldest = oldestOfNewest(sql, row.series_id)
      oldestNeeded.set(row.series_id, oldest)
    }
    return oldest === null || row.at > oldest.at || (row.at === oldest.at && row.sequence >= oldest.sequence)
  }

  const last = sql.exec<{ last: number | null }>('SELECT MAX(sequence) AS last FROM seen').one().last ?? 0
  const trimmed: number[] = []
  let dueAt: number | null = null
  // Sequences rise with the time of recording, but for the milliseconds by which clocks differ: after the first fresh row all are.
  for (const row of sql.exec<TrimRow>(
    'SELECT sequence, series_id, at, recorded_at, degraded FROM seen ORDER BY sequence',
  )) {
    const expiresAt = row.recorded_at + RUN_ID_LIFETIME_MS
    const crowdedOut = row.sequence <= last - maxSeen
    if (trimmed.length === MAX_TRIMMED || (expiresAt > now && !crowdedOut)) {
      dueAt = Math.max(expiresAt, now)
      break
    }
    if (!isNeeded(row)) trimmed.push(row.sequence)
  }
  sql.exec('DELETE FROM seen WHERE sequence IN (SELECT value FROM json_each(?))', JSON.stringify(trimmed))
  return { dueAt }
}

/** The oldest run of those that the windows by count need; null when they need all there are. */
function oldestOfNewest(sql: SqlStorage, seriesId: number): Age | null {
  const [row] = sql.exec<{ at: number; sequence: number }>(
    `SELECT at, sequence FROM seen WHERE series_id = ? AND degraded = 0
     ORDER BY at DESC, sequence DESC LIMIT 1 OFFSET ?`,
    seriesId,
    NEWEST_KEPT - 1,
  )
  return row ?? null
}

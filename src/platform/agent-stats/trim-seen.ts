import { type Age, NEWEST_KEPT, insertNewest } from '../../stats/newest-runs.ts'
import { RUN_ID_LIFETIME_MS, type SeenRow } from './seen-table.ts'

/** So many rows at most are thrown away at once, so that a trim does not hold up a busy object. */
const MAX_TRIMMED = 10_000

type TrimRow = Pick<SeenRow, 'sequence' | 'series_id' | 'at' | 'recorded_at' | 'degraded'>

/**
 * Throws away the runs that were recorded more than 24 hours ago, but of each series the newest 1,000 of these: whichever of the later ones
 * are taken out, a window by count then finds the runs that move up. Also those before the latest `maxSeen`, unless a window needs them. 10,000
 * at most. `dueAt` is when there will be more to throw away if nothing is recorded until then; null when never.
 */
export function trimSeen(
  sql: SqlStorage,
  { now, maxSeen }: { now: number; maxSeen: number },
): { dueAt: number | null } {
  const last = sql.exec<{ last: number | null }>('SELECT MAX(sequence) AS last FROM seen').one().last ?? 0
  const keepExpired = newestOfSeries()
  const isInWindow = windowsByCount(sql)
  const trimmed: number[] = []
  let dueAt: number | null = null
  // Sequences rise with the time of recording, but for the milliseconds by which clocks differ: after the first fresh row all are.
  for (const row of sql.exec<TrimRow>(
    'SELECT sequence, series_id, at, recorded_at, degraded FROM seen ORDER BY sequence',
  )) {
    const expiresAt = row.recorded_at + RUN_ID_LIFETIME_MS
    const isExpired = expiresAt <= now
    if (trimmed.length === MAX_TRIMMED || (!isExpired && row.sequence > last - maxSeen)) {
      dueAt = Math.max(expiresAt, now)
      break
    }
    if (row.degraded === 1) trimmed.push(row.sequence)
    else if (isExpired) trimmed.push(...keepExpired(row))
    else if (!isInWindow(row)) trimmed.push(row.sequence)
  }
  sql.exec('DELETE FROM seen WHERE sequence IN (SELECT value FROM json_each(?))', JSON.stringify(trimmed))
  return { dueAt }
}

/** Takes rows one by one, and gives the sequences of those that are not among the newest of their series any more. */
function newestOfSeries(): (row: TrimRow) => number[] {
  const newest = new Map<number, Age[]>()
  return ({ series_id: seriesId, at, sequence }) => {
    const runs = newest.get(seriesId) ?? []
    newest.set(seriesId, runs)
    const dropped = insertNewest(runs, { at, sequence })
    return dropped === null ? [] : [dropped.sequence]
  }
}

/** Whether a row is among the newest of its series, expired or not. */
function windowsByCount(sql: SqlStorage): (row: TrimRow) => boolean {
  const oldestNeeded = new Map<number, Age | null>()
  return ({ series_id: seriesId, at, sequence }) => {
    let oldest = oldestNeeded.get(seriesId)
    if (oldest === undefined) {
      oldest = oldestOfNewest(sql, seriesId)
      oldestNeeded.set(seriesId, oldest)
    }
    return oldest === null || at > oldest.at || (at === oldest.at && sequence >= oldest.sequence)
  }
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

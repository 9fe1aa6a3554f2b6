import { TIMED_GRAINS, oldestKept } from '../../stats/grain.ts'
import type { DirectoryTables } from './tables.ts'

/** Throws away the buckets that are no longer kept at `now`. */
export function sweep({ sql, buckets, standings }: DirectoryTables, now: number): void {
  // Before: what leaves a window is taken out of the standings by its bucket.
  standings.advance(now)
  buckets.trim(now)
  for (const grain of TIMED_GRAINS) {
    sql.exec('DELETE FROM agent_buckets WHERE grain = ? AND start < ?', grain, oldestKept(grain, now))
  }
}

import { decodeBucket, encodeBucket } from '../../stats/bucket-codec.ts'
import { type Bucket, emptyBucket, mergeBuckets, subtractBuckets } from '../../stats/bucket.ts'
import { type Grain, bucketStart, grainsFrom } from '../../stats/grain.ts'
import type { BucketRange } from '../../stats/time-window.ts'

/** Buckets read lately stay in memory: a busy agent writes to the same four again and again. */
const MAX_CACHED_BUCKETS = 256

/** A change of one series at one time, in the bucket of the finest grain and in all coarser ones. */
export interface BucketChange {
  seriesId: number
  at: number
  finest: Grain
  bucket: Bucket
  /** When it happened, for `updated_at`. */
  now: number
}

export interface BucketRow {
  start: number
  seriesId: number
  bucket: Bucket
}

export interface BucketTable {
  add: (change: BucketChange) => void
  /** Takes out what `add` put in, with the same `at` and `finest`. */
  takeOut: (change: BucketChange) => void
  /** The buckets whose start lies in the range, oldest first. */
  range: (range: BucketRange) => BucketRow[]
  /** The sums of the series over all time. */
  total: (seriesId: number) => Bucket
  /** When anything last changed; null when nothing was ever counted. */
  updatedAt: () => number | null
}

/** The sums. A change reads each bucket once, from memory when it is there, and writes it whole. */
export function openBucketTable(sql: SqlStorage): BucketTable {
  const cache = new Map<string, Bucket>()
  const unsent = new Set<string>()
  const floors = new Map<string, number>()
  for (const { grain, start } of sql.exec<{ grain: string; start: number }>('SELECT grain, start FROM floors')) {
    floors.set(grain, start)
  }

  function read(grain: Grain, start: number, seriesId: number): Bucket {
    const key = `${grain} ${start} ${seriesId}`
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const [row] = sql.exec<{ sums: string }>(
      'SELECT sums FROM buckets WHERE grain = ? AND start = ? AND series_id = ?',
      grain,
      start,
      seriesId,
    )
    return row === undefined ? emptyBucket() : decodeBucket(row.sums)
  }

  function write(place: { grain: Grain; start: number; seriesId: number; bucket: Bucket; now: number }): void {
    const { grain, start, seriesId, bucket, now } = place
    const key = `${grain} ${start} ${seriesId}`
    sql.exec(
      `INSERT INTO buckets (grain, start, series_id, updated_at, sums) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET updated_at = MAX(updated_at, excluded.updated_at), sums = excluded.sums`,
      grain,
      start,
      seriesId,
      now,
      encodeBucket(bucket),
    )
    if (!unsent.has(key)) {
      sql.exec('INSERT OR IGNORE INTO unsent (grain, start, series_id) VALUES (?, ?, ?)', grain, start, seriesId)
      unsent.add(key)
    }
    if (cache.size >= MAX_CACHED_BUCKETS) cache.clear()
    cache.set(key, bucket)
  }

  function change(change: BucketChange, combine: (a: Bucket, b: Bucket) => Bucket): void {
    for (const grain of grainsFrom(change.finest)) {
      const start = bucketStart(grain, change.at)
      // Below the floor buckets were thrown away; one written now would hold only some of its runs.
      if (start < (floors.get(grain) ?? 0)) continue
      const { seriesId, now } = change
      write({ grain, start, seriesId, now, bucket: combine(read(grain, start, seriesId), change.bucket) })
    }
  }

  return {
    add: (added) => change(added, mergeBuckets),
    takeOut: (taken) => change(taken, subtractBuckets),

    range({ grain, from, to }) {
      const rows = sql.exec<{ start: number; series_id: number; sums: string }>(
        'SELECT start, series_id, sums FROM buckets WHERE grain = ? AND start >= ? AND start < ? ORDER BY start, series_id',
        grain,
        from,
        Math.min(to, Number.MAX_SAFE_INTEGER),
      )
      return Array.from(rows, (row) => ({
        start: row.start,
        seriesId: row.series_id,
        bucket: decodeBucket(row.sums),
      }))
    },

    total: (seriesId) => read('all', 0, seriesId),

    updatedAt() {
      const query = "SELECT MAX(updated_at) AS updated_at FROM buckets WHERE grain = 'all'"
      return sql.exec<{ updated_at: number | null }>(query).one().updated_at
    },
  }
}

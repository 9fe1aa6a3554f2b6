import { decodeBucket, encodeBucket } from '../../stats/bucket-codec.ts'
import { type Bucket, emptyBucket } from '../../stats/bucket.ts'
import { type Grain, type TimedGrain, TIMED_GRAINS, oldestKept } from '../../stats/grain.ts'
import type { BucketRange } from '../../stats/time-window.ts'

/**
 * Buckets read lately stay in memory, some 1 kB each: a busy agent writes to the same four again and again, and a read of the statistics takes
 * some 150 of each series, most of which no longer change.
 */
const MAX_CACHED_BUCKETS = 1_024

/** Where a bucket stands. */
export interface BucketPlace {
  grain: Grain
  start: number
  seriesId: number
}

export interface PlacedBucket {
  place: BucketPlace
  bucket: Bucket
}

export interface BucketRow {
  start: number
  seriesId: number
  bucket: Bucket
}

export interface BucketTable {
  /** Whether buckets of that start are still kept. Nothing may be written to one that is not: it would hold only some of its runs. */
  keeps: (grain: Grain, start: number) => boolean
  /** Empty when nothing was written there. */
  read: (place: BucketPlace) => Bucket
  /** Writes each bucket whole; no place may come twice. */
  write: (buckets: readonly PlacedBucket[], now: number) => void
  /** The buckets whose start lies in the range, oldest first. */
  range: (range: BucketRange) => Iterable<BucketRow>
  /** Throws away the buckets that are no longer kept at `now`. */
  trim: (now: number) => void
  /** Start of the oldest bucket of the grain, or null. */
  oldest: (grain: TimedGrain) => number | null
  /** When anything last changed; null when nothing was ever counted. */
  updatedAt: () => number | null
}

/**
 * Sums by place, in a table of the columns `grain, start, series_id, updated_at, sums`, with the table `floors` beside it. A bucket is
 * read once, from memory when it is there, and written whole.
 */
export function openBucketTable(sql: SqlStorage, table: 'buckets' | 'tenant_buckets'): BucketTable {
  const cache = new Map<string, PlacedBucket>()
  const floors = new Map<string, number>()
  for (const { grain, start } of sql.exec<{ grain: string; start: number }>('SELECT grain, start FROM floors')) {
    floors.set(grain, start)
  }

  function remember(place: BucketPlace, bucket: Bucket): Bucket {
    if (cache.size >= MAX_CACHED_BUCKETS) cache.clear()
    cache.set(nameOf(place), { place, bucket })
    return bucket
  }

  /** The buckets of the range when all of them are in memory, else null. Their sums are long texts, so they are not asked for. */
  function rangeInMemory(grain: Grain, bindings: [string, number, number]): BucketRow[] | null {
    const found: BucketRow[] = []
    const rows = sql.exec<{ start: number; series_id: number }>(
      `SELECT start, series_id FROM ${table} WHERE grain = ? AND start >= ? AND start < ? ORDER BY start, series_id`,
      ...bindings,
    )
    for (const { start, series_id: seriesId } of rows) {
      const bucket = cache.get(nameOf({ grain, start, seriesId }))?.bucket
      if (bucket === undefined) return null
      found.push({ start, seriesId, bucket })
    }
    return found
  }

  return {
    keeps: (grain, start) => start >= (floors.get(grain) ?? 0),

    read(place) {
      const { grain, start, seriesId } = place
      const cached = cache.get(nameOf(place))
      if (cached !== undefined) return cached.bucket
      const [row] = sql.exec<{ sums: string }>(
        `SELECT sums FROM ${table} WHERE grain = ? AND start = ? AND series_id = ?`,
        grain,
        start,
        seriesId,
      )
      return remember(place, row === undefined ? emptyBucket() : decodeBucket(row.sums))
    },

    write(buckets, now) {
      for (const { place, bucket } of buckets) {
        sql.exec(
          `INSERT INTO ${table} (grain, start, series_id, updated_at, sums) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT DO UPDATE SET updated_at = MAX(updated_at, excluded.updated_at), sums = excluded.sums`,
          place.grain,
          place.start,
          place.seriesId,
          now,
          encodeBucket(bucket),
        )
        remember(place, bucket)
      }
    },

    *range({ grain, from, to }) {
      const bindings: [string, number, number] = [grain, from, Math.min(to, Number.MAX_SAFE_INTEGER)]
      const inMemory = rangeInMemory(grain, bindings)
      if (inMemory !== null) {
        yield* inMemory
        return
      }
      const rows = sql.exec<{ start: number; series_id: number; sums: string }>(
        `SELECT start, series_id, sums FROM ${table} WHERE grain = ? AND start >= ? AND start < ?
         ORDER BY start, series_id`,
        ...bindings,
      )
      for (const { start, series_id: seriesId, sums } of rows) {
        const place = { grain, start, seriesId }
        yield { start, seriesId, bucket: cache.get(nameOf(place))?.bucket ?? remember(place, decodeBucket(sums)) }
      }
    },

    trim(now) {
      for (const grain of TIMED_GRAINS) {
        const floor = oldestKept(grain, now)
        if (floor <= (floors.get(grain) ?? 0)) continue
        sql.exec(
          'INSERT INTO floors (grain, start) VALUES (?, ?) ON CONFLICT DO UPDATE SET start = excluded.start',
          grain,
          floor,
        )
        sql.exec(`DELETE FROM ${table} WHERE grain = ? AND start < ?`, grain, floor)
        floors.set(grain, floor)
        for (const [name, { place }] of cache) if (place.grain === grain && place.start < floor) cache.delete(name)
      }
    },

    oldest(grain) {
      const query = `SELECT start FROM ${table} WHERE grain = ? ORDER BY start LIMIT 1`
      const [row] = sql.exec<{ start: number }>(query, grain)
      return row?.start ?? null
    },

    updatedAt() {
      const query = `SELECT MAX(updated_at) AS updated_at FROM ${table} WHERE grain = 'all'`
      return sql.exec<{ updated_at: number | null }>(query).one().updated_at
    },
  }
}

function nameOf({ grain, start, seriesId }: BucketPlace): string {
  return `${grain} ${start} ${seriesId}`
}

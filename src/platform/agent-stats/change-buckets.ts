import type { Bucket } from '../../stats/bucket.ts'
import { type Grain, bucketStart, grainsFrom } from '../../stats/grain.ts'
import type { PlacedBucket } from '../statistics/bucket-table.ts'
import type { AgentTables } from './tables.ts'

/** Something that happened in one series at one time, in the bucket of the finest grain and in all coarser ones. */
export interface BucketChange {
  seriesId: number
  at: number
  finest: Grain
  bucket: Bucket
  /** When it was recorded. */
  now: number
}

/**
 * Puts the change into its buckets, or takes it out of them: `combine` merges or subtracts. What was put in is taken out with the
 * same `at` and `finest`, so that a bucket which never held it is left alone.
 */
export function changeBuckets(
  { buckets, unsent }: Pick<AgentTables, 'buckets' | 'unsent'>,
  change: BucketChange,
  combine: (bucket: Bucket, change: Bucket) => Bucket,
): void {
  const changed: PlacedBucket[] = []
  for (const grain of grainsFrom(change.finest)) {
    const place = { grain, start: bucketStart(grain, change.at), seriesId: change.seriesId }
    if (!buckets.keeps(grain, place.start)) continue
    changed.push({ place, bucket: combine(buckets.read(place), change.bucket) })
    // The directory adds its days up from hours.
    if (grain !== 'day') unsent.note(place)
  }
  buckets.write(changed, change.now)
}

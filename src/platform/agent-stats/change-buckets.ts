import type { Bucket } from '../../stats/bucket.ts'
import { type Grain, bucketStart, grainsFrom } from '../../stats/grain.ts'
import type { BucketPlace, PlacedBucket } from '../statistics/bucket-table.ts'
import type { AgentTables } from './tables.ts'

/** Where something that happened in a series at a time is counted: in the bucket of the finest grain and in all coarser ones. */
export function placesOf({
  seriesId,
  at,
  finest,
}: {
  seriesId: number
  at: number
  finest: Grain
}): readonly BucketPlace[] {
  return grainsFrom(finest).map((grain) => ({ grain, start: bucketStart(grain, at), seriesId }))
}

/**
 * Puts the changes, at most one of each place, into their buckets, or takes them out: `combine` merges or subtracts. What was put in is taken
 * out at the same places, so that a bucket which never held it is left alone. `now` is when the last of them was recorded.
 */
export function changeBuckets(
  { buckets, unsent }: Pick<AgentTables, 'buckets' | 'unsent'>,
  { changes, now }: { changes: readonly PlacedBucket[]; now: number },
  combine: (bucket: Bucket, change: Bucket) => Bucket,
): void {
  const kept = changes.filter(({ place }) => buckets.keeps(place.grain, place.start))
  // The directory adds its days up from hours.
  for (const { place } of kept) if (place.grain !== 'day') unsent.note(place)
  buckets.write(
    kept.map(({ place, bucket }) => ({ place, bucket: combine(buckets.read(place), bucket) })),
    now,
  )
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The widths of bucket, finest first. `all` is one bucket for everything, starting at 0. */
export const TIMED_GRAINS = ['minute', 'hour', 'day'] as const
export type TimedGrain = (typeof TIMED_GRAINS)[number]
export const GRAINS = [...TIMED_GRAINS, 'all'] as const
export type Grain = (typeof GRAINS)[number]

/** Length of a bucket in milliseconds. Days are those of UTC, which are all equally long. */
export const GRAIN_MS: Readonly<Record<TimedGrain, number>> = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS }

/** How long buckets are kept, in milliseconds. */
export const RETENTION_MS: Readonly<Record<TimedGrain, number>> = {
  minute: 2 * HOUR_MS,
  hour: 35 * DAY_MS,
  day: 400 * DAY_MS,
}

/** Start of the bucket that holds the time; a time exactly on a boundary begins its bucket. */
export function bucketStart(grain: Grain, at: number): number {
  return grain === 'all' ? 0 : Math.floor(at / GRAIN_MS[grain]) * GRAIN_MS[grain]
}

/** Start of the first bucket at or after the time. */
export function nextBucketStart(grain: TimedGrain, at: number): number {
  return Math.ceil(at / GRAIN_MS[grain]) * GRAIN_MS[grain]
}

/** Start of the oldest bucket that is still kept at `now`: the whole one in which the retention begins. */
export function oldestKept(grain: TimedGrain, now: number): number {
  return bucketStart(grain, now - RETENTION_MS[grain])
}

/** The finest bucket that still keeps the time at `now`; a run is counted in this one and in every coarser one. */
export function finestKept(at: number, now: number): Grain {
  return TIMED_GRAINS.find((grain) => at >= oldestKept(grain, now)) ?? 'all'
}

/** The grain and all coarser ones. */
export function grainsFrom(finest: Grain): readonly Grain[] {
  return GRAINS.slice(GRAINS.indexOf(finest))
}

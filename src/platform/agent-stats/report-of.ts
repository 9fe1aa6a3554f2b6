import { encodeBucket } from '../../stats/bucket-codec.ts'
import type { BucketPlace } from '../statistics/bucket-table.ts'
import type { AgentReport } from '../tenant-directory/agent-report.ts'
import type { AgentTables } from './tables.ts'

/** What the buckets hold now, for the tenant's directory. */
export function reportOf({ agentId, series, buckets, seen }: AgentTables, batch: readonly BucketPlace[]): AgentReport {
  return {
    agentId,
    lastScoredAt: seen.lastRecordedAt() ?? 0,
    // One that was thrown away meanwhile would be reported as empty, and taken out of the tenant's.
    buckets: batch
      .filter((place) => buckets.keeps(place.grain, place.start))
      .map((place) => ({
        grain: place.grain,
        start: place.start,
        key: series.keyOf(place.seriesId),
        sums: encodeBucket(buckets.read(place)),
      })),
  }
}

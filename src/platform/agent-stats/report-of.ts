import { encodeBucket } from '../../stats/bucket-codec.ts'
import type { AgentReport } from '../tenant-directory/agent-report.ts'
import type { AgentTables } from './tables.ts'
import type { UnsentBatch } from './unsent-table.ts'

/** What the buckets of the batch hold now, and how many runs are pending, for the tenant's directory. */
export function reportOf(
  { agentId, series, buckets, seen }: AgentTables,
  { places, pending }: UnsentBatch,
): AgentReport {
  return {
    agentId,
    lastScoredAt: seen.lastRecordedAt() ?? 0,
    pending,
    // One that was thrown away meanwhile would be reported as empty, and taken out of the tenant's.
    buckets: places
      .filter((place) => buckets.keeps(place.grain, place.start))
      .map((place) => ({
        grain: place.grain,
        start: place.start,
        key: series.keyOf(place.seriesId),
        sums: encodeBucket(buckets.read(place)),
      })),
  }
}

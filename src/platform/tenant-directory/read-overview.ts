import { bucketStart, nextBucketStart } from '../../stats/grain.ts'
import { type TenantStatistics, tenantStatistics } from '../../stats/tenant-statistics.ts'
import type { DirectoryTables } from './tables.ts'
import { readTotal } from './totals.ts'
import { type WatchedAgent, worstAgents } from './worst-agents.ts'

/** The roll-up of a tenant, with its agents. */
export type TenantOverview = TenantStatistics & { agents: { total: number; worst: WatchedAgent[] } }

/** Of a tenant of whom nothing is known. */
export function overviewOfNothing(now: number): TenantOverview {
  return { ...tenantStatistics({ buckets: () => [], pending: 0 }, now), agents: { total: 0, worst: [] } }
}

/** The roll-up at `now` with the agents to watch. The standings must be those of `now`. */
export function readOverview(tables: DirectoryTables, now: number): TenantOverview {
  const { sql } = tables
  return { ...readRollUp(tables, now), agents: { total: readTotal(sql, 'agents'), worst: worstAgents(sql, now) } }
}

/** The roll-up at `now` alone. */
export function readRollUp({ sql, series, buckets }: DirectoryTables, now: number): TenantStatistics {
  const source = {
    pending: readTotal(sql, 'pending'),
    *buckets(range: Parameters<typeof buckets.range>[0]) {
      for (const { seriesId, bucket } of buckets.range(range)) yield [series.keyOf(seriesId), bucket] as const
    },
  }
  return tenantStatistics(source, now)
}

/** When the windows will read otherwise although nothing was scored: with the next minute, or hour, that leaves one. */
export function nextChange({ trends }: TenantStatistics, now: number): number {
  if (trends['1h'].count > 0) return nextBucketStart('minute', bucketStart('minute', now) + 1)
  return trends['30d'].count > 0 ? nextBucketStart('hour', bucketStart('hour', now) + 1) : Infinity
}

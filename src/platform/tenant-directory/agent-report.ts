import type { Grain } from '../../stats/grain.ts'
import type { SeriesKey } from '../../stats/series-key.ts'

/** What an agent says some of its buckets hold: absolute values, so that saying it twice changes nothing. */
export interface AgentReport {
  agentId: string
  /** When its last run was recorded, epoch milliseconds; 0 when it has none. */
  lastScoredAt: number
  /** How many of its runs are to be judged; what it said last holds when it does not say. */
  pending?: number
  buckets: ReportedBucket[]
}

/** A bucket of minutes, hours or everything; `sums` as `encodeBucket` writes them. */
export interface ReportedBucket {
  grain: Grain
  start: number
  key: SeriesKey
  sums: string
}

import { type BucketTable, openBucketTable } from '../statistics/bucket-table.ts'
import { type SeriesTable, openSeriesTable } from '../statistics/series-table.ts'
import { type Journal, openJournal } from './journal.ts'
import { type NewestRuns, openNewestRuns } from './newest-runs.ts'
import { type PendingTable, openPendingTable } from './pending-table.ts'
import { type RunTable, openRunTable } from './run-table.ts'
import { type SeenTable, openSeenTable } from './seen-table.ts'
import { type UnsentTable, openUnsentTable } from './unsent-table.ts'

/** The tables of one agent. Each keeps in memory some of what it holds: after a rollback they have to be opened anew. */
export interface AgentTables {
  agentId: string
  series: SeriesTable
  buckets: BucketTable
  unsent: UnsentTable
  journal: Journal
  seen: SeenTable
  newest: NewestRuns
  runs: RunTable
  pending: PendingTable
}

/** Opens the tables, which must exist. */
export function openAgentTables(sql: SqlStorage, agentId: string): AgentTables {
  const series = openSeriesTable(sql)
  const seen = openSeenTable(sql, series)
  const buckets = openBucketTable(sql, 'buckets')
  const unsent = openUnsentTable(sql)
  return {
    agentId,
    series,
    seen,
    buckets,
    unsent,
    journal: openJournal(sql, { seen, buckets, unsent }),
    newest: openNewestRuns(seen),
    runs: openRunTable(sql),
    pending: openPendingTable(sql),
  }
}

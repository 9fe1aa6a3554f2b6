import { type BucketTable, openBucketTable } from '../statistics/bucket-table.ts'
import { type SeriesTable, openSeriesTable } from '../statistics/series-table.ts'
import { type KeyTable, openKeyTable } from './key-table.ts'
import { type SettingsTable, openSettingsTable } from './settings-table.ts'
import { type Standings, openStandings } from './standings.ts'

/** The tables of one tenant. Each keeps in memory some of what it holds: after a rollback they have to be opened anew. */
export interface DirectoryTables {
  sql: SqlStorage
  series: SeriesTable
  buckets: BucketTable
  standings: Standings
  settings: SettingsTable
  keys: KeyTable
}

/** Opens the tables, which must exist. */
export function openDirectoryTables(sql: SqlStorage): DirectoryTables {
  return {
    sql,
    series: openSeriesTable(sql),
    buckets: openBucketTable(sql, 'tenant_buckets'),
    standings: openStandings(sql),
    settings: openSettingsTable(sql),
    keys: openKeyTable(sql),
  }
}

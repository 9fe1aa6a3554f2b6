import type { Grain } from '../../stats/grain.ts'
import type { BucketPlace } from '../statistics/bucket-table.ts'

export interface UnsentTable {
  /** The bucket has changed and has to be sent. */
  note: (place: BucketPlace) => void
  /** Every bucket has to be sent once more. */
  noteAll: () => void
  /** Up to `limit` buckets to send. What changes after this is noted anew, and stays when the batch is settled. */
  take: (limit: number) => BucketPlace[]
  /** The batch taken last has arrived. */
  settle: (batch: readonly BucketPlace[]) => void
}

/**
 * Which buckets the tenant's directory does not have yet. A busy bucket is noted in the table once and after that only in
 * memory, so that a run rarely costs a row here.
 */
export function openUnsentTable(sql: SqlStorage): UnsentTable {
  const noted = new Set<string>()

  return {
    note(place) {
      if (noted.has(nameOf(place))) return
      const { grain, start, seriesId } = place
      sql.exec('INSERT OR IGNORE INTO unsent (grain, start, series_id) VALUES (?, ?, ?)', grain, start, seriesId)
      noted.add(nameOf(place))
    },

    noteAll() {
      sql.exec("INSERT OR IGNORE INTO unsent SELECT grain, start, series_id FROM buckets WHERE grain <> 'day'")
    },

    take(limit) {
      noted.clear()
      const rows = sql.exec<{ grain: Grain; start: number; series_id: number }>(
        'SELECT grain, start, series_id FROM unsent LIMIT ?',
        limit,
      )
      return Array.from(rows, (row) => ({ grain: row.grain, start: row.start, seriesId: row.series_id }))
    },

    settle(batch) {
      const arrived = batch.filter((place) => !noted.has(nameOf(place)))
      sql.exec(
        `DELETE FROM unsent WHERE (grain, start, series_id) IN
           (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?))`,
        JSON.stringify(arrived.map((place) => [place.grain, place.start, place.seriesId])),
      )
    },
  }
}

function nameOf({ grain, start, seriesId }: BucketPlace): string {
  return `${grain} ${start} ${seriesId}`
}

import type { Grain } from '../../stats/grain.ts'
import type { BucketPlace } from '../statistics/bucket-table.ts'

/** What goes into one report: these buckets, and how many runs are pending. */
export interface UnsentBatch {
  places: BucketPlace[]
  pending: number
}

export interface UnsentTable {
  /** The bucket has changed and has to be sent. */
  note: (place: BucketPlace) => void
  /** Every bucket and the number of pending runs have to be sent once more. */
  noteAll: () => void
  /**
   * Up to `limit` buckets to send, with the number of runs that are pending now; null when the directory knows all of it. What changes after this
   * is noted anew, and stays when the batch is settled.
   */
  take: (now: { limit: number; pending: number }) => UnsentBatch | null
  /** The batch taken last has arrived. */
  settle: (batch: UnsentBatch) => void
}

/**
 * What the tenant's directory does not know yet. A busy bucket is noted in the table once and after that only in
 * memory, so that a run rarely costs a row here.
 */
export function openUnsentTable(sql: SqlStorage): UnsentTable {
  const noted = new Set<string>()
  let { pending: told } = sql.exec<{ pending: number | null }>('SELECT pending FROM told').one()

  function tell(pending: number | null): void {
    if (pending !== told) sql.exec('UPDATE told SET pending = ?', pending)
    told = pending
  }

  return {
    note(place) {
      if (noted.has(nameOf(place))) return
      const { grain, start, seriesId } = place
      sql.exec('INSERT OR IGNORE INTO unsent (grain, start, series_id) VALUES (?, ?, ?)', grain, start, seriesId)
      noted.add(nameOf(place))
    },

    noteAll() {
      sql.exec("INSERT OR IGNORE INTO unsent SELECT grain, start, series_id FROM buckets WHERE grain <> 'day'")
      tell(null)
    },

    take({ limit, pending }) {
      noted.clear()
      const rows = sql.exec<{ grain: Grain; start: number; series_id: number }>(
        'SELECT grain, start, series_id FROM unsent LIMIT ?',
        limit,
      )
      const places = Array.from(rows, (row) => ({ grain: row.grain, start: row.start, seriesId: row.series_id }))
      return places.length === 0 && pending === told ? null : { places, pending }
    },

    settle({ places, pending }) {
      const arrived = places.filter((place) => !noted.has(nameOf(place)))
      sql.exec(
        `DELETE FROM unsent WHERE (grain, start, series_id) IN
           (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?))`,
        JSON.stringify(arrived.map((place) => [place.grain, place.start, place.seriesId])),
      )
      tell(pending)
    },
  }
}

function nameOf({ grain, start, seriesId }: BucketPlace): string {
  return `${grain} ${start} ${seriesId}`
}

import { type DatedRun, NEWEST_KEPT, insertNewest } from '../../stats/newest-runs.ts'
import type { SeenTable } from './seen-table.ts'

export interface NewestRuns {
  /** The newest runs of the series, oldest first, as many as windows by count need. Not to be changed. */
  of: (seriesId: number) => readonly DatedRun[]
  /** A run of the series that is in `seen` by now. */
  add: (seriesId: number, run: DatedRun) => void
  /** The run is no longer in `seen`. */
  remove: (seriesId: number, sequence: number) => void
}

/**
 * The newest runs of each series in memory, read from `seen` when they are first asked for. Every recording answers
 * with the mean of the last 100, which would otherwise be 100 rows to read.
 */
export function openNewestRuns(seen: SeenTable): NewestRuns {
  const lists = new Map<number, DatedRun[]>()

  return {
    of(seriesId) {
      const known = lists.get(seriesId)
      if (known !== undefined) return known
      const list = seen.newest(seriesId)
      lists.set(seriesId, list)
      return list
    },

    add(seriesId, run) {
      const list = lists.get(seriesId)
      // A list that was not read yet will find the run in the table.
      if (list !== undefined) insertNewest(list, run)
    },

    remove(seriesId, sequence) {
      const list = lists.get(seriesId)
      const index = list?.findIndex((run) => run.sequence === sequence) ?? -1
      if (list === undefined || index < 0) return
      // From a full list the next older one moves up, which only the table knows.
      if (list.length === NEWEST_KEPT) lists.delete(seriesId)
      else list.splice(index, 1)
    },
  }
}

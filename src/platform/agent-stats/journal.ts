import { bucketOfRuns, mergeBuckets } from '../../stats/bucket.ts'
import type { Grain } from '../../stats/grain.ts'
import type { RunFacts } from '../../stats/run-facts.ts'
import type { BucketPlace, BucketTable } from '../statistics/bucket-table.ts'
import { changeBuckets, placesOf } from './change-buckets.ts'
import type { SeenTable } from './seen-table.ts'
import type { UnsentTable } from './unsent-table.ts'

/** So many runs at most are not in the buckets yet: what an object that is woken has to count at once. */
const MAX_WAITING = 64

/** A run that is in `seen`, and with `finest` and `at` the buckets where it belongs. */
export interface WaitingRun {
  sequence: number
  seriesId: number
  at: number
  finest: Grain
  facts: RunFacts
  recordedAt: number
}

export interface Journal {
  /** The run is in `seen` by now. Its buckets follow, 64 runs later at the latest. */
  add: (run: WaitingRun) => void
  /** Whether there are runs that the buckets do not hold. */
  isBehind: () => boolean
  /** Counts the waiting runs into their buckets. Before buckets are read by range, and before a run is taken out of `seen`. */
  settle: () => void
  /** Number and sum of scores of the waiting runs of a series, without the degraded ones. */
  waitingOf: (seriesId: number) => { count: number; sum: number }
}

/**
 * A run is durable with its row in `seen`. Its buckets, which a busy agent would otherwise write again with every run, are written
 * for many runs together, with the sequence up to which they hold everything; what `seen` has after that is read back when
 * the tables are opened. So a crash loses nothing and counts nothing twice.
 */
export function openJournal(
  sql: SqlStorage,
  { seen, buckets, unsent }: { seen: SeenTable; buckets: BucketTable; unsent: UnsentTable },
): Journal {
  const { sequence: applied } = sql.exec<{ sequence: number }>('SELECT sequence FROM applied').one()
  let waiting = seen.after(applied)

  function settle(): void {
    const last = waiting.at(-1)
    if (last === undefined) return
    const places = new Map<string, { place: BucketPlace; runs: RunFacts[] }>()
    for (const run of waiting) {
      for (const place of placesOf(run)) {
        const name = `${place.grain} ${place.start} ${place.seriesId}`
        const runs = places.get(name)?.runs
        if (runs === undefined) places.set(name, { place, runs: [run.facts] })
        else runs.push(run.facts)
      }
    }
    const changes = Array.from(places.values(), ({ place, runs }) => ({ place, bucket: bucketOfRuns(runs) }))
    const now = waiting.reduce((latest, run) => Math.max(latest, run.recordedAt), 0)
    changeBuckets({ buckets, unsent }, { changes, now }, mergeBuckets)
    sql.exec('UPDATE applied SET sequence = ?', last.sequence)
    waiting = []
  }

  return {
    add(run) {
      waiting.push(run)
      if (waiting.length >= MAX_WAITING) settle()
    },

    isBehind: () => waiting.length > 0,

    settle,

    waitingOf(seriesId) {
      const total = { count: 0, sum: 0 }
      for (const run of waiting) {
        if (run.seriesId !== seriesId || run.facts.degraded) continue
        total.count += 1
        total.sum += run.facts.score
      }
      return total
    },
  }
}

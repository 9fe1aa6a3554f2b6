import { type StatisticsSource } from '../../src/stats/agent-statistics.ts'
import { type Bucket, bucketOfRun, emptyBucket, mergeBuckets, subtractBuckets } from '../../src/stats/bucket.ts'
import { decodeBucket, encodeBucket } from '../../src/stats/bucket-codec.ts'
import { bucketStart, finestKept, grainsFrom } from '../../src/stats/grain.ts'
import { type DatedRun, insertNewest, newestOf } from '../../src/stats/newest-runs.ts'
import { runFacts } from '../../src/stats/run-facts.ts'
import type { RunRecord } from '../../src/stats/run-record.ts'
import type { SeriesKey } from '../../src/stats/series-key.ts'
import { type Step } from './run-stream.ts'

interface Row {
  grain: string
  start: number
  key: SeriesKey
  sums: string
}

/** The pure parts put together without a database: buckets in a map, written through the codec. */
export function bookInMemory(): StatisticsSource & { take: (step: Step) => void; rows: () => Row[] } {
  const rows = new Map<string, Row>()
  const held: RunRecord[] = []
  let newest: (DatedRun & { mode: string })[] = []
  let sequence = 0

  function change(run: RunRecord, combine: (a: Bucket, b: Bucket) => Bucket): void {
    const facts = runFacts(run)
    const key: SeriesKey = { kind: 'judge', mode: facts.mode, judge: facts.judge }
    for (const grain of grainsFrom(finestKept(run.at, run.recordedAt))) {
      const start = bucketStart(grain, run.at)
      const name = JSON.stringify([grain, start, key])
      const known = rows.get(name)
      const sum = combine(known === undefined ? emptyBucket() : decodeBucket(known.sums), bucketOfRun(facts))
      rows.set(name, { grain, start, key, sums: encodeBucket(sum) })
    }
  }

  function add(run: RunRecord): void {
    change(run, mergeBuckets)
    held.push(run)
    sequence += 1
    const facts = runFacts(run)
    if (!facts.degraded) newest.push({ at: run.at, sequence, facts, mode: facts.mode })
  }

  function takeOut(target: number): RunRecord | undefined {
    const [run] = held.splice(target % held.length, 1)
    if (run === undefined) return undefined
    change(run, subtractBuckets)
    const facts = JSON.stringify(runFacts(run))
    const index = newest.findIndex((other) => other.at === run.at && JSON.stringify(other.facts) === facts)
    if (!run.judge.degraded) newest = newest.toSpliced(index, 1)
    return run
  }

  return {
    rows: () => [...rows.values()],

    take(step) {
      if (step.do === 'record') add(step.run)
      if (step.do === 'remove') takeOut(step.target)
      if (step.do === 'replace') {
        const old = takeOut(step.target)
        if (old !== undefined) add({ ...step.run, runId: old.runId })
      }
    },

    buckets({ grain, from, to }) {
      return [...rows.values()]
        .filter((row) => row.grain === grain && row.start >= from && row.start < to)
        .map((row) => [row.key, decodeBucket(row.sums)] as const)
    },

    newest({ mode, judge, count }) {
      const list: DatedRun[] = []
      for (const run of newest) {
        if (run.mode === mode && (judge === undefined || run.facts.judge === judge)) insertNewest(list, run)
      }
      return newestOf([list], count)
    },
  }
}

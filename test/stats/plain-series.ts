import type { RunRecord } from '../../src/stats/run-record.ts'
import type { SeriesPoint } from '../../src/stats/series.ts'
import type { Mode } from '../../src/stats/vocabulary.ts'
import { nameOf, plainWindow } from './plain-statistics.ts'

const SIZE = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }
const KEPT = { minute: 2 * SIZE.hour, hour: 35 * SIZE.day, day: 400 * SIZE.day }

/** The points computed from the list of runs: one per bucket and judge, oldest first, of the buckets that are kept. */
export function plainSeries(
  runs: readonly RunRecord[],
  query: { now: number; mode: Mode; resolution: keyof typeof SIZE },
): SeriesPoint[] {
  const { now, mode, resolution } = query
  const startOf = (at: number): number => at - (at % SIZE[resolution])
  const groups = new Map<string, RunRecord[]>()
  for (const run of runs) {
    if (run.effectiveMode !== mode || run.judge.degraded || startOf(run.at) < startOf(now - KEPT[resolution])) continue
    const group = JSON.stringify([startOf(run.at), nameOf(run)])
    groups.set(group, [...(groups.get(group) ?? []), run])
  }
  return [...groups.values()]
    .map((group) => {
      const { count, mean, p10, p50, p90 } = plainWindow(group)
      const [first] = group
      return {
        start: startOf(first?.at ?? 0),
        judge: first === undefined ? '' : nameOf(first),
        count,
        mean,
        p10,
        p50,
        p90,
      }
    })
    .toSorted((a, b) => a.start - b.start || (a.judge < b.judge ? -1 : 1))
}

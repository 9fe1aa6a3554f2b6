import { type StatisticsSource } from './agent-statistics.ts'
import { type BucketRange, rangesBefore, rangesOf, type TimeWindow } from './time-window.ts'
import { MODES, type Mode } from './vocabulary.ts'
import { meanOf } from './window.ts'

/** The change of each mode's mean against the stretch of the same length before the window; a mode without runs in one of them is not there. */
export function changeByMode(
  source: Pick<StatisticsSource, 'buckets'>,
  { window, now }: { window: TimeWindow; now: number },
): Partial<Record<Mode, number>> {
  const after = meansOver(source, rangesOf(window, now))
  const before = meansOver(source, rangesBefore(window, now) ?? [])
  const changes: Partial<Record<Mode, number>> = {}
  for (const mode of MODES) {
    const [mean, meanBefore] = [after(mode), before(mode)]
    if (mean !== null && meanBefore !== null) changes[mode] = mean - meanBefore
  }
  return changes
}

function meansOver(
  source: Pick<StatisticsSource, 'buckets'>,
  ranges: readonly BucketRange[],
): (mode: Mode) => number | null {
  const sums = new Map<Mode, { count: number; sum: number }>()
  for (const range of ranges) {
    for (const [key, { aggregate }] of source.buckets(range)) {
      if (key.kind !== 'judge') continue
      const total = sums.get(key.mode) ?? { count: 0, sum: 0 }
      total.count += aggregate.count
      total.sum += aggregate.sum
      sums.set(key.mode, total)
    }
  }
  return (mode) => meanOf(sums.get(mode) ?? { count: 0, sum: 0 })
}

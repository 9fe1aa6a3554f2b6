import type { AgentStatistics, AgentWindows } from '../../src/stats/agent-statistics.ts'
import type { RunRecord } from '../../src/stats/run-record.ts'
import { LABELS, MODES } from '../../src/stats/vocabulary.ts'
import type { Window } from '../../src/stats/window.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The statistics computed from the list of runs (in the order of recording), the obvious way: what the stored ones are held against. */
export function plainStatistics(
  runs: readonly RunRecord[],
  { now, judge }: { now: number; judge?: string },
): Omit<AgentStatistics, 'updatedAt'> {
  const modes: AgentStatistics['modes'] = {}
  for (const mode of MODES) {
    const counted = runs.filter(
      (run) => run.effectiveMode === mode && !run.judge.degraded && (judge === undefined || nameOf(run) === judge),
    )
    if (counted.length > 0) modes[mode] = { windows: plainWindows(counted, now) }
  }
  const withCache = (cache: string): number => runs.filter((run) => run.cache === cache).length
  const degraded = runs.filter((run) => run.judge.degraded).length
  return {
    modes,
    coverage: {
      scored: runs.length - degraded,
      degraded,
      hit: withCache('hit'),
      miss: withCache('miss'),
      coalesced: withCache('coalesced'),
      bypass: withCache('bypass'),
      pending: 0,
      failed: {},
    },
  }
}

function plainWindows(runs: RunRecord[], now: number): AgentWindows {
  // A stable sort: of two at the same time the one recorded later is the newer.
  const byAge = runs.toSorted((a, b) => a.at - b.at)
  const since = (size: number, length: number): Window =>
    plainWindow(runs.filter((run) => run.at >= now - length - ((now - length) % size)))
  return {
    last10: plainWindow(byAge.slice(-10)),
    last100: plainWindow(byAge.slice(-100)),
    last1000: plainWindow(byAge.slice(-1000)),
    '1h': since(MINUTE, HOUR),
    '24h': since(HOUR, DAY),
    '7d': since(HOUR, 7 * DAY),
    '30d': since(HOUR, 30 * DAY),
    all: plainWindow(runs),
  }
}

/** One window over the runs. */
export function plainWindow(runs: readonly RunRecord[]): Window {
  const scores = runs.map((run) => run.normalizedScore)
  const mean = meanOf(scores)
  const bins = scores.map((score) => Math.round(Math.round(score * 10_000) / 100) / 100).toSorted((a, b) => a - b)
  const percentile = (percent: number): number | null =>
    bins.find((_, index) => (index + 1) * 100 >= percent * bins.length) ?? null
  const thresholded = runs.filter((run) => run.threshold !== null)
  const dimension = (name: keyof RunRecord['dimensions']): number | null =>
    meanOf(runs.map((run) => run.dimensions[name]).filter((value) => value !== null))
  const judges: Window['judges'] = {}
  for (const name of new Set(runs.map(nameOf))) {
    const own = runs.filter((run) => nameOf(run) === name).map((run) => run.normalizedScore)
    judges[name] = { count: own.length, mean: meanOf(own) ?? 0 }
  }
  return {
    count: runs.length,
    mean,
    stddev: mean === null ? null : Math.sqrt(meanOf(scores.map((score) => (score - mean) ** 2)) ?? 0),
    min: bins[0] ?? null,
    max: bins.at(-1) ?? null,
    p10: percentile(10),
    p50: percentile(50),
    p90: percentile(90),
    passRate: meanOf(thresholded.map((run) => (run.passed ? 1 : 0))),
    labels: {
      excellent: 0,
      very_good: 0,
      good: 0,
      moderate: 0,
      poor: 0,
      very_poor: 0,
      ...Object.fromEntries(LABELS.map((label) => [label, runs.filter((run) => run.label === label).length])),
    },
    dimensions:
      runs.length === 0
        ? null
        : {
            intentAlignment: dimension('intentAlignment'),
            requirementsFulfillment: dimension('requirementsFulfillment'),
            completeness: dimension('completeness'),
            responseAppropriateness: dimension('responseAppropriateness'),
          },
    judges,
  }
}

/** `<id>@<protocol>` of the run's judge. */
export function nameOf(run: RunRecord): string {
  return `${run.judge.model}@${run.judge.protocol}`
}

function meanOf(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

import type { RunRecord } from '../../src/stats/run-record.ts'
import type { TenantStatistics } from '../../src/stats/tenant-statistics.ts'
import { MODES, type Mode } from '../../src/stats/vocabulary.ts'
import { plainStatistics } from './plain-statistics.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface PlainTenant {
  statistics: TenantStatistics
  worst: { agentId: string; mode: Mode; count: number; mean: number; change: number | null }[]
  /** Agents with runs in the last 24 hours, by name. */
  listed: { agentId: string; modes: Partial<Record<Mode, { count: number; mean: number }>> }[]
}

/** A tenant's roll-up computed from the lists of its agents' runs. */
export function plainTenant(agents: ReadonlyMap<string, RunRecord[]>, now: number): PlainTenant {
  const runs = [...agents.values()].flat()
  const { modes, coverage } = plainStatistics(runs, { now })
  const since = { '1h': edge(now, HOUR, MINUTE), '24h': edge(now, DAY, HOUR), '7d': edge(now, 7 * DAY, HOUR) }
  const all = { ...since, '30d': edge(now, 30 * DAY, HOUR), all: 0 }
  const usage = (from: number): TenantStatistics['usage']['all'] => {
    const counted = runs.filter((run) => run.at >= from)
    return {
      calls: sumOf(counted.map((run) => run.usage.calls)),
      inputTokens: sumOf(counted.map((run) => run.usage.inputTokens ?? 0)),
      outputTokens: sumOf(counted.map((run) => run.usage.outputTokens ?? 0)),
    }
  }
  const trend = (from: number, length: number | null): TenantStatistics['trends']['all'] => {
    const counted = runs.filter((run) => !run.judge.degraded)
    const mean = meanOf(counted.filter((run) => run.at >= from))
    const before = length === null ? null : meanOf(counted.filter((run) => run.at >= from - length && run.at < from))
    return {
      count: counted.filter((run) => run.at >= from).length,
      mean,
      change: mean === null || before === null ? null : mean - before,
    }
  }
  const withoutCounts: TenantStatistics['modes'] = {}
  for (const [mode, value] of Object.entries(modes)) {
    const { last10: _10, last100: _100, last1000: _1000, ...windows } = value.windows
    const known = MODES.find((other) => other === mode)
    if (known !== undefined) withoutCounts[known] = { windows }
  }
  const standings = [...agents].flatMap(([agentId, own]) =>
    MODES.map((mode) => {
      const counted = own.filter((run) => run.effectiveMode === mode && !run.judge.degraded)
      const current = counted.filter((run) => run.at >= all['24h'])
      const before = meanOf(counted.filter((run) => run.at >= all['24h'] - DAY && run.at < all['24h']))
      const mean = meanOf(current) ?? 0
      return { agentId, mode, count: current.length, mean, change: before === null ? null : mean - before }
    }),
  )
  return {
    statistics: {
      modes: withoutCounts,
      coverage,
      usage: {
        '1h': usage(all['1h']),
        '24h': usage(all['24h']),
        '7d': usage(all['7d']),
        '30d': usage(all['30d']),
        all: usage(0),
      },
      trends: {
        '1h': trend(all['1h'], HOUR),
        '24h': trend(all['24h'], DAY),
        '7d': trend(all['7d'], 7 * DAY),
        '30d': trend(all['30d'], null),
        all: trend(0, null),
      },
    },
    worst: standings.filter(({ count }) => count >= 5),
    listed: [...agents.keys()].toSorted().flatMap((agentId) => {
      const own = standings.filter((standing) => standing.agentId === agentId && standing.count > 0)
      const modes = Object.fromEntries(own.map(({ mode, count, mean }) => [mode, { count, mean }]))
      return own.length === 0 ? [] : [{ agentId, modes }]
    }),
  }
}

function edge(now: number, length: number, size: number): number {
  return Math.floor((now - length) / size) * size
}

function sumOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function meanOf(runs: RunRecord[]): number | null {
  return runs.length === 0 ? null : sumOf(runs.map((run) => run.normalizedScore)) / runs.length
}

import { RETENTION_MS, GRAIN_MS, TIMED_GRAINS } from '../../../src/stats/grain.ts'
import { type Comparison, compare } from './compare.ts'
import type { Figure, Holding, Results } from './figure.ts'
import type { Bench } from './harness.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const RUNS = 200_000
const FEW_RUNS = 1_000

/** Held with their analysis, and so many more until the next trim. */
const MAX_RUNS_HELD = 2_000 + 5_000 + 256
const NEWEST_KEPT = 1_000
/** Of one series: as many of each grain as are kept with the one that is going on, and the one of all time. */
const MAX_BUCKETS = TIMED_GRAINS.reduce((sum, grain) => sum + RETENTION_MS[grain] / GRAIN_MS[grain] + 1, 1)

const AGENTS = [
  { name: 'few', title: '1,000 runs in 30 days', runs: FEW_RUNS, spanMs: 30 * DAY_MS },
  { name: 'month', title: '200,000 runs in 30 days', runs: RUNS, spanMs: 30 * DAY_MS },
  { name: 'day', title: '200,000 runs in one day', runs: RUNS, spanMs: DAY_MS },
] as const

/** Fills three agents, looks at what they hold, times reads of them, and times recording. */
export async function measureAgents(bench: Bench): Promise<Results> {
  const holdings: Holding[] = []
  for (const { name, title, runs, spanMs } of AGENTS) {
    await bench.tell({ do: 'fillAgent', agent: name, first: 1_000_000, runs, spanMs, until: Date.now() })
    const { size } = await bench.tell({ do: 'sizeOfAgent', agent: name })
    if (size === null) throw new Error('no size')
    const limits = {
      runs: MAX_RUNS_HELD,
      buckets: MAX_BUCKETS,
      seen: Math.min(runs, Math.ceil((runs * DAY_MS) / spanMs) + NEWEST_KEPT),
    }
    const passed = Object.entries(limits).every(([table, limit]) => (size.rows[table] ?? 0) <= limit)
    holdings.push({ object: title, ...size, limits, passed })
  }
  const figures: Figure[] = [
    ...(await compare(bench, readsOf({ cold: false }), { blocks: 7, blockSize: 40 })),
    ...(await compare(bench, readsOf({ cold: true }), { blocks: 9, blockSize: 2 })),
    // Held runs are trimmed after 256 recordings: every block pays for it.
    ...(await compare(bench, recordings({ bar: 0.7 }), { blocks: 5, blockSize: 256, concurrency: 32 })),
    ...(await compare(bench, recordings({ bar: null }), { blocks: 5, blockSize: 256, firstRun: 500_000 })),
  ]
  return { figures, holdings }
}

function readsOf({ cold }: { cold: boolean }): Comparison[] {
  return AGENTS.slice(1).map(({ name, title }) => ({
    figure: `\`stats\` of an agent with ${title}${cold ? ', just woken' : ''}`,
    against: `${AGENTS[0].title}${cold ? ', just woken' : ''}`,
    ours: { do: 'readStats', agent: name, cold },
    theirs: { do: 'readStats', agent: AGENTS[0].name, cold },
    bar: { kind: 'atMost', value: 1.3 },
  }))
}

/** With a bar many at a time, without one after another. */
function recordings({ bar }: { bar: number | null }): Comparison[] {
  const pace = bar === null ? ', one after another' : ''
  return [
    { name: 'fresh', title: 'a new agent' },
    { name: 'month', title: `an agent with ${AGENTS[1].title}` },
  ].flatMap(({ name, title }): Comparison[] => [
    {
      figure: `\`record\` into ${title}${pace}`,
      against: 'one insert of the whole run',
      ours: { do: 'record', agent: name },
      theirs: { do: 'insertRun', object: 'bare' },
      bar: { kind: 'atLeast', value: bar },
    },
    {
      figure: `\`record\` into ${title}${pace}`,
      against: 'one insert of id, time and score',
      ours: { do: 'record', agent: name },
      theirs: { do: 'insertScore', object: 'bare' },
      bar: { kind: 'atLeast', value: bar },
    },
  ])
}

import type { Work } from './command.ts'
import { type Comparison, compare } from './compare.ts'
import type { Results } from './figure.ts'
import type { Bench } from './harness.ts'

const HOUR_MS = 60 * 60 * 1000
const MANY = { tenant: 'many', agents: 30_000 }
const FEW = { tenant: 'few', agents: 300 }
/** A hundred times as many agents make an index one or two pages deeper and leave less of it in memory; they must not cost more than this. */
const MOST = { kind: 'atMost', value: 2 } as const
/** So that one call does not run too long. */
const AGENTS_PER_CALL = 5_000

/** Fills a tenant with 30,000 agents and one with 300, and times pages of their listings and their roll-ups. */
export async function measureDirectories(bench: Bench): Promise<Results> {
  const now = Date.now()
  const holdings: Results['holdings'] = []
  for (const { tenant, agents } of [FEW, MANY]) {
    for (let first = 0; first < agents; first += AGENTS_PER_CALL) {
      await bench.tell({ do: 'fillDirectory', tenant, first, agents: Math.min(AGENTS_PER_CALL, agents - first), now })
    }
    const { size } = await bench.tell({ do: 'sizeOfDirectory', tenant })
    if (size === null) throw new Error('no size')
    const limits = { agents }
    holdings.push({ object: `a tenant of ${agents.toLocaleString('en')} agents`, ...size, limits, passed: true })
  }
  const middle = { name: 'agent-5', recent: now - 12 * HOUR_MS, worst: 0.5 }
  const comparisons = (['name', 'recent', 'worst'] as const).flatMap((sort) => [
    against(`a first page by \`${sort}\``, (tenant) => ({ do: 'listAgents', tenant, sort, after: null })),
    against(`a page in the middle by \`${sort}\``, (tenant) => ({
      do: 'listAgents',
      tenant,
      sort,
      after: { value: middle[sort], agentKey: 0 },
    })),
  ])
  comparisons.push(against('the roll-up', (tenant) => ({ do: 'readRollUp', tenant })))
  return { figures: await compare(bench, comparisons, { blocks: 5, blockSize: 20 }), holdings }
}

function against(figure: string, workOf: (tenant: string) => Work): Comparison {
  return {
    figure: `${figure}, 30,000 agents`,
    against: '300 agents',
    ours: workOf(MANY.tenant),
    theirs: workOf(FEW.tenant),
    bar: MOST,
  }
}

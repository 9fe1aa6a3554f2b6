import type { Timing, Work } from '../command.ts'
import type { BenchEnv } from './bench-env.ts'
import { median } from '../median.ts'
import { madeRun } from './made-run.ts'

const AGENTS_PER_PAGE = 50

/** Milliseconds of each work's median block. A block of each comes in turn; every other turn begins at the other end. */
export async function timeWorks(timing: Timing, env: BenchEnv): Promise<number[]> {
  const { works, blocks, blockSize, concurrency, first } = timing
  const elapsedMs: number[][] = works.map(() => [])
  for (let block = 0; block < blocks; block += 1) {
    const turn = [...works.entries()]
    if (block % 2 === 1) turn.reverse()
    for (const [position, work] of turn) {
      const once = prepare(work, env)
      const atOnce = ['record', 'insertScore', 'insertRun'].includes(work.do) ? concurrency : 1
      const start = Date.now()
      await inLanes({ first: first + block * blockSize, count: blockSize, concurrency: atOnce }, once)
      elapsedMs[position]?.push(Date.now() - start)
    }
  }
  return elapsedMs.map(median)
}

async function inLanes(
  { first, count, concurrency }: { first: number; count: number; concurrency: number },
  once: (index: number) => Promise<unknown>,
): Promise<void> {
  let next = first
  async function lane(): Promise<void> {
    while (next < first + count) await once(next++)
  }
  await Promise.all(Array.from({ length: concurrency }, lane))
}

/** What is to be done once, of a run with that number. */
function prepare(work: Work, env: BenchEnv): (index: number) => Promise<unknown> {
  switch (work.do) {
    case 'record': {
      const { agent } = work
      const stats = env.AGENT_STATS.getByName(`bench/${agent}`)
      return async (index) => {
        const run = madeRun({ name: agent, index, at: Date.now() })
        const { outcome } = await stats.record({ ...run, agentId: agent })
        if (outcome !== 'recorded') throw new Error(`a run was not recorded: ${outcome}`)
      }
    }
    case 'insertScore':
    case 'insertRun': {
      const object = env.BARE_INSERTS.getByName(work.object)
      return async (index) => {
        const run = madeRun({ name: work.object, index, at: Date.now() })
        await (work.do === 'insertScore' ? object.insertScore(run) : object.insertRun(run))
      }
    }
    case 'readStats': {
      const stats = env.AGENT_STATS.getByName(`bench/${work.agent}`)
      return async () => {
        const query = { now: Date.now() }
        if ((await (work.cold ? stats.coldStats(query) : stats.stats(query))) === null)
          throw new Error('nothing is there')
      }
    }
    case 'listAgents': {
      const directory = env.TENANT_DIRECTORY.getByName(work.tenant)
      const query = { mode: 'both', window: '24h', limit: AGENTS_PER_PAGE } as const
      return async () => {
        const page = await directory.agents({ ...query, sort: work.sort, after: work.after ?? undefined })
        if (page.agents.length !== AGENTS_PER_PAGE) throw new Error('not a whole page')
      }
    }
    default: {
      const directory = env.TENANT_DIRECTORY.getByName(work.tenant)
      return async () => directory.stats({ now: Date.now() })
    }
  }
}

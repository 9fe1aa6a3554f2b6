import { setTimeout as sleep } from 'node:timers/promises'
import type { PlumblineClient, ScoreRequest } from '../../../src/client/index.ts'

const AT_ONCE = 16
const ASK_AGAIN_MS = 500
/** They are there within a minute; a busy machine may take longer. */
const PATIENCE_MS = 180_000

/** Scores exchanges of agents and waits until the tenant's overview knows all of them; it must have known none before. */
export async function scoreAll(client: PlumblineClient, runs: readonly ScoreRequest[]): Promise<void> {
  const waiting = [...runs]
  async function lane(): Promise<void> {
    for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) await client.score(run)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const deadline = Date.now() + PATIENCE_MS
  while ((await countOf(client)) < runs.length) {
    if (Date.now() > deadline) throw new Error(`the overview still knows only ${await countOf(client)} runs`)
    await sleep(ASK_AGAIN_MS)
  }
}

async function countOf(client: PlumblineClient): Promise<number> {
  const { modes } = await client.statistics()
  return Object.values(modes).reduce((sum, mode) => sum + (mode?.windows.all.count ?? 0), 0)
}

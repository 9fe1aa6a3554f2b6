import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startLocalWorker, temporaryState, type LocalWorker } from '../support/local-worker.ts'

const AGENTS = 4
const RUNS = 600
const CONNECTIONS = 16
const KILLS = 3

type Run = { runId: string; agentId: string }

test('a run that was answered is counted exactly once, also when the process is killed right after', async (t) => {
  const state = await temporaryState()
  t.after(() => state.remove())
  let worker = await startLocalWorker({ persistTo: state.path })
  t.after(() => worker.kill())

  const runs = Array.from({ length: RUNS }, (_, index): Run => {
    return { runId: `run-${index}`, agentId: `agent-${index % AGENTS}` }
  })
  const answered = new Set<string>()
  for (let kill = 0; kill <= KILLS; kill++) {
    const isLast = kill === KILLS
    const share = isLast ? RUNS : Math.round((RUNS * (kill + 1)) / (KILLS + 1))
    // Some of those that were answered are sent again: a repeat must not count.
    const due = runs.slice(0, share).filter(({ runId }, index) => !answered.has(runId) || index % 7 === 0)
    const sending = drive(worker, due, answered)
    if (isLast) {
      await sending
      break
    }
    const before = answered.size
    while (answered.size < before + Math.ceil(Math.random() * (due.length / 2))) await sleep(5)
    await worker.kill()
    await sending
    worker = await startLocalWorker({ persistTo: state.path })
  }

  assert.equal(answered.size, RUNS)
  for (let agent = 0; agent < AGENTS; agent++) {
    const response = await fetch(`${worker.url}/v1/agents/agent-${agent}/stats`)
    assert.equal(response.status, 200)
    const statistics: unknown = await response.json()
    assert.equal(countOf(statistics), RUNS / AGENTS, `agent-${agent}`)
  }
})

/** Sends the runs over a fixed number of connections; what the killed process does not answer is left for the next round. */
async function drive(worker: LocalWorker, runs: readonly Run[], answered: Set<string>): Promise<void> {
  const queue = [...runs]
  async function connection(): Promise<void> {
    for (let run = queue.shift(); run; run = queue.shift()) {
      const status = await send(worker, run).catch(() => null)
      if (status === null) return
      assert.equal(status, 200, `${run.runId} answered ${status}`)
      answered.add(run.runId)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
}

async function send(worker: LocalWorker, { runId, agentId }: Run): Promise<number | null> {
  const response = await fetch(`${worker.url}/v1/scores`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: `Say ${runId}`, output: runId, agentId, runId }),
  })
  // A 5xx out of a dying process comes from the local proxy in front of it, not from the Worker.
  const text = await response.text()
  if (response.status >= 500 && !text.includes('/problems/')) return null
  return response.status
}

function countOf(statistics: unknown): number {
  const text = JSON.stringify(statistics)
  const parsed: { modes: { user: { windows: { all: { count: number } } } } } = JSON.parse(text)
  return parsed.modes.user.windows.all.count
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startLocalWorker, temporaryState, type LocalWorker } from '../support/local-worker.ts'

const AGENTS = 20
const RUNS = 5_000
const CONNECTIONS = 32
const KILLS = 5
/** The roll-up is at most a minute behind; this much later it is not coming. */
const ROLL_UP_PATIENCE_MS = 120_000

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
    const statistics = await read(worker, `/v1/agents/agent-${agent}/stats`)
    assert.equal(statistics.modes.user?.windows.all.count, RUNS / AGENTS, `agent-${agent}`)
    assert.equal(statistics.coverage.scored, RUNS / AGENTS, `agent-${agent}`)
  }
  const end = Date.now() + ROLL_UP_PATIENCE_MS
  let tenant = await read(worker, '/v1/stats')
  while (tenant.coverage.scored !== RUNS && Date.now() < end) {
    await sleep(1_000)
    tenant = await read(worker, '/v1/stats')
  }
  assert.equal(tenant.coverage.scored, RUNS, 'the roll-up of the tenant')
  assert.equal(tenant.modes.user?.windows.all.count, RUNS, 'the roll-up of the tenant')
})

type Statistics = { modes: { user?: { windows: { all: { count: number } } } }; coverage: { scored: number } }

async function read(worker: LocalWorker, path: string): Promise<Statistics> {
  const response = await fetch(`${worker.url}${path}`)
  const text = await response.text()
  assert.equal(response.status, 200, text)
  return JSON.parse(text)
}

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

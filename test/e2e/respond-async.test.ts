import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { judgeLane } from '../support/judge-lane.ts'
import { startJudgeServer } from '../support/judge-server.ts'
import { startLocalWorker, temporaryState, type LocalWorker } from '../support/local-worker.ts'

const RUNS = 30

const statisticsSchema = z.object({
  coverage: z.object({ scored: z.int(), pending: z.int(), failed: z.record(z.string(), z.int()) }),
})
const runsSchema = z.object({ runs: z.array(z.object({ runId: z.string(), status: z.string() })) })

test('a run that was accepted is scored exactly once, also when the process is killed before or while it is judged', async (t) => {
  const state = await temporaryState()
  t.after(() => state.remove())
  const server = await startJudgeServer()
  t.after(() => server.close())
  const lane = judgeLane(server.url, 'openai')
  // The first life of the process ends before any judge answers.
  await lane.script([{ kind: 'silence', forever: true }])
  const vars = ['JUDGE_MODEL:openai/m', `OPENAI_BASE_URL:${lane.baseUrl}`, 'JUDGE_TIMEOUT_MS:10000']
  const options = { persistTo: state.path, args: vars.flatMap((text) => ['--var', text]) }
  let worker = await startLocalWorker(options)
  t.after(() => worker.kill())

  for (let index = 0; index < RUNS / 2; index++) assert.equal(await send(worker, index), 202)
  while ((await lane.requests()).length === 0) await sleep(20)
  for (let index = RUNS / 2; index < RUNS; index++) assert.equal(await send(worker, index), 202)
  await worker.kill()

  await lane.script([])
  worker = await startLocalWorker(options)
  assert.deepEqual(await coverage(worker), { scored: 0, pending: RUNS, failed: {} })
  // Some are sent again by their callers, who do not know what became of them.
  for (let index = 0; index < RUNS; index += 5) assert.equal(await send(worker, index), 202)
  while ((await coverage(worker)).pending > 0) await sleep(250)

  assert.deepEqual(await coverage(worker), { scored: RUNS, pending: 0, failed: {} })
  const { runs } = runsSchema.parse(await read(worker, '/v1/agents/bot/runs?limit=200'))
  assert.deepEqual(new Set(runs.map(({ status }) => status)), new Set(['scored']))
  assert.equal(new Set(runs.map(({ runId }) => runId)).size, RUNS)
  assert.equal(runs.length, RUNS)
  assert.equal((await lane.requests()).length, RUNS)
  assert.equal(await send(worker, 0), 200)
  assert.equal((await coverage(worker)).scored, RUNS)
})

async function send(worker: LocalWorker, index: number): Promise<number> {
  const response = await fetch(`${worker.url}/v1/scores`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ input: `Say ${index}`, output: `${index}`, agentId: 'bot', runId: `run-${index}` }),
  })
  await response.body?.cancel()
  return response.status
}

async function coverage(worker: LocalWorker): Promise<z.infer<typeof statisticsSchema>['coverage']> {
  return statisticsSchema.parse(await read(worker, '/v1/agents/bot/stats')).coverage
}

async function read(worker: LocalWorker, path: string): Promise<unknown> {
  const response = await fetch(`${worker.url}${path}`)
  assert.equal(response.status, 200)
  return response.json()
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlumblineClient } from '../../src/client/index.ts'
import { manualClock } from '../support/manual-clock.ts'
import { json, type ScriptedServer, startScriptedServer } from '../support/scripted-server.ts'

const SCORE = { runId: 'r', score: 0.9 }
const PENDING = { runId: 'r', status: 'pending' }
const EXCHANGE = { agentId: 'bot', runId: 'r', input: 'Say hello', output: 'Hello' }

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

function client() {
  const clock = manualClock()
  return { clock, ...createPlumblineClient({ baseUrl: server.url, clock }) }
}

describe('a run that is judged in the background', () => {
  it('is accepted, with the agent and the run that it is found by', async () => {
    server.will(json(202, PENDING))
    expect(await client().accept(EXCHANGE)).toEqual({ status: 'pending', agentId: 'bot', runId: 'r' })
    expect(server.requests[0]?.headers['prefer']).toBe('respond-async')
  })

  it('is answered at once when it is done within the seconds given', async () => {
    server.will(json(200, SCORE))
    const accepted = await client().accept(EXCHANGE, { waitSeconds: 2 })
    expect(accepted).toEqual({ status: 'scored', agentId: 'bot', runId: 'r', score: SCORE })
    expect(server.requests[0]?.headers['prefer']).toBe('respond-async, wait=2')
  })

  it('is waited for, ever longer', async () => {
    const run = { runId: 'r', status: 'scored', problem: null, score: 0.9 }
    const pending = json(200, { ...run, status: 'pending', score: null })
    server.will(pending, pending, pending, json(200, run))
    const { clock, waitForRun } = client()
    expect(await waitForRun({ agentId: 'bot', runId: 'r' })).toEqual(run)
    expect(server.requests.map(({ url }) => url)).toEqual(Array(4).fill('/v1/agents/bot/runs/r'))
    expect(clock.slept).toEqual([200, 300, 450])
  })

  it('throws the problem that it failed with', async () => {
    const failed = {
      type: '/problems/judge-refused',
      title: 'The judge refused',
      status: 502,
      detail: 'the model refused',
      code: 'judge-refused',
      retryable: false,
    }
    server.will(json(200, { runId: 'r', status: 'failed', problem: failed }))
    const failure = client().waitForRun({ agentId: 'bot', runId: 'r' })
    await expect(failure).rejects.toMatchObject({ name: 'PlumblineProblem', code: 'judge-refused', requestId: null })
  })

  it('is not waited for beyond the time', async () => {
    server.will(json(200, { runId: 'r', status: 'pending', problem: null }))
    const { clock, waitForRun } = client()
    const failure = waitForRun({ agentId: 'bot', runId: 'r' }, { timeoutMs: 10_000 })
    await expect(failure).rejects.toMatchObject({ name: 'PlumblineConnectionError', reason: 'timeout' })
    expect(clock.slept.reduce((sum, ms) => sum + ms)).toBeLessThan(10_000)
  })

  it('is waited for by sending it again when its score is asked for', async () => {
    server.will(json(202, PENDING), json(202, PENDING), json(200, SCORE))
    expect(await client().score(EXCHANGE)).toEqual(SCORE)
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(3).fill('POST /v1/scores'))
  })
})

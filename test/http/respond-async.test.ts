import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { problemSchema } from '../../src/http/problem.ts'
import { scoreAnswerSchema } from '../../src/service/score-answer.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { deliver, listRuns, readCoverage, readRun, whenDone } from '../support/pending-runs.ts'
import { get, post } from '../support/requests.ts'

const lane = judgeLane(inject('judgeServerUrl'), 'lane100')
const BODY = {
  input: 'Explain what a queue is',
  output: 'A queue is a line of those who wait.',
  agentId: 'bot',
  runId: 'run-1',
  model: 'lane100/m',
  metadata: { build: '42' },
}
const NONSENSE = { kind: 'answer', content: 'not a judgement' } as const

beforeEach(() => lane.script([]))
afterEach(() => reset())

function send(change: object = {}, prefer = 'respond-async'): Promise<Response> {
  return post('/v1/scores', { ...BODY, ...change }, prefer === '' ? {} : { prefer })
}

/** Sends what is to be accepted. */
async function accept(change: object = {}, prefer?: string): Promise<Response> {
  const response = await send(change, prefer)
  expect(response.status).toBe(202)
  return response
}

describe('respond-async', () => {
  it('answers before the judge has, with where the run is to be read', async () => {
    await lane.script([{ kind: 'plausible', latencyMs: 2_000 }])
    const response = await accept()
    expect(await response.json()).toEqual({ runId: 'run-1', status: 'pending' })
    expect(response.headers.get('location')).toBe('/v1/agents/bot/runs/run-1')
    expect(response.headers.get('preference-applied')).toBe('respond-async')
    const pending = {
      runId: 'run-1',
      status: 'pending',
      problem: null,
      score: null,
      normalizedScore: null,
      label: null,
      judge: null,
      cache: null,
      metadata: { build: '42' },
    }
    expect(await readRun('bot', 'run-1')).toMatchObject({ ...pending, reason: null, analyzeStepResult: null })
    expect(await listRuns('bot', '?status=pending')).toMatchObject([pending])
    expect(await readCoverage('bot')).toMatchObject({ pending: 1, scored: 0 })
    expect(await whenDone('bot', 'run-1')).toMatchObject({ status: 'scored' })
    // The first to judge here: the model's library is loaded.
  }, 90_000)

  it('comes to the same run as one that was waited for', async () => {
    await accept()
    const judged = await whenDone('bot', 'run-1')
    const waited = await send({ runId: 'run-2', agentId: 'other', cache: 'bypass' }, '')
    const answer = scoreAnswerSchema.parse(await waited.json())
    expect(judged).toMatchObject({
      score: answer.score,
      reason: answer.reason,
      analyzeStepResult: answer.analyzeStepResult,
      perspectives: answer.perspectives,
      label: answer.label,
      flags: answer.flags,
      judge: `lane100/m@${answer.judge.protocol}`,
      cache: 'miss',
    })
    expect(await readCoverage('bot')).toMatchObject({ pending: 0, scored: 1, miss: 1, failed: {} })
    expect(await listRuns('bot')).toHaveLength(1)
  })

  it('makes up an id when none is given', async () => {
    const response = await accept({ runId: undefined })
    const { runId } = await response.json<{ runId: string }>()
    expect(response.headers.get('location')).toBe(`/v1/agents/bot/runs/${runId}`)
    expect(await whenDone('bot', runId)).toMatchObject({ status: 'scored' })
  })

  it.each([
    ['no agentId', { agentId: undefined }, 'invalid-request', 'agentId'],
    ['record: false', { record: false }, 'invalid-request', 'record'],
    ['a judge that is not allowed', { model: 'nobody/m' }, 'invalid-request', 'model'],
    ['a time in the future', { occurredAt: '2999-01-01T00:00:00Z' }, 'invalid-request', 'occurredAt'],
    ['an unknown field', { scael: 1 }, 'invalid-request', 'scael'],
    ['nothing to score', { output: [] }, 'not-scorable', undefined],
  ])('refuses %s at once, and stores nothing', async (_name, change, code, path) => {
    const response = await send(change)
    expect(response.status).toBe(422)
    const problem = problemSchema.parse(await response.json())
    expect(problem.code).toBe(code)
    expect(problem.errors?.[0]?.path).toBe(path)
    expect((await get('/v1/agents/bot/stats')).status).toBe(404)
  })
})

describe('a runId that is pending', () => {
  it('answers 202 again, waited for or not, and is judged once', async () => {
    await lane.script([{ kind: 'plausible', latencyMs: 1_000, forever: true }])
    await accept()
    const again = await Promise.all([
      accept(),
      accept({}, ''),
      accept({}, 'respond-async, wait=5'),
      accept({}, 'wait=5'),
    ])
    for (const response of again) {
      expect(await response.json()).toEqual({ runId: 'run-1', status: 'pending' })
      expect(response.headers.get('location')).toBe('/v1/agents/bot/runs/run-1')
    }
    await whenDone('bot', 'run-1')
    expect(await lane.requests()).toHaveLength(1)
    expect(await readCoverage('bot')).toMatchObject({ scored: 1, pending: 0 })
  })

  it('is a conflict with other content', async () => {
    await lane.script([{ kind: 'plausible', latencyMs: 1_000 }])
    await accept()
    for (const prefer of ['respond-async', '']) {
      const response = await send({ output: 'Another answer' }, prefer)
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ code: 'run-conflict' })
    }
    await whenDone('bot', 'run-1')
  })

  it('answers as it was recorded once it is scored', async () => {
    await accept()
    const { score } = await whenDone('bot', 'run-1')
    for (const prefer of ['respond-async', 'respond-async, wait=2', '']) {
      const response = await send({}, prefer)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-status')).toBe('plumbline; hit')
      expect(await response.json()).toMatchObject({ runId: 'run-1', score, cache: 'hit', judge: { calls: 0 } })
    }
    expect((await send({ output: 'Another answer' })).status).toBe(409)
    expect(await readCoverage('bot')).toMatchObject({ scored: 1 })
  })

  it('is counted once when many with it are accepted together', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => send()))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]))
    await whenDone('bot', 'run-1')
    expect(await lane.requests()).toHaveLength(1)
    expect(await readCoverage('bot')).toMatchObject({ scored: 1, pending: 0 })
  })
})

describe('respond-async with wait', () => {
  it('answers 200 when it is done in time', async () => {
    const response = await send({}, 'respond-async, wait=30')
    expect(response.status).toBe(200)
    expect(response.headers.get('preference-applied')).toBe('respond-async, wait=30')
    expect(response.headers.get('cache-status')).toBe('plumbline; fwd=miss; stored')
    const answer = scoreAnswerSchema.parse(await response.json())
    expect(answer).toMatchObject({ runId: 'run-1', judge: { calls: 1 }, agent: { agentId: 'bot', count: 1 } })
    expect(await readRun('bot', 'run-1')).toMatchObject({ status: 'scored', score: answer.score })
  })

  it('answers 202 when it is not, and goes on with the same call', async () => {
    await lane.script([{ kind: 'plausible', latencyMs: 2_500 }])
    const response = await accept({}, 'respond-async, wait=1')
    expect(response.headers.get('preference-applied')).toBe('respond-async, wait=1')
    expect(await response.json()).toEqual({ runId: 'run-1', status: 'pending' })
    // A message that comes meanwhile finds it at work.
    const { explicitAcks } = await deliver([{ tenantId: 'local', agentId: 'bot', runId: 'run-1' }])
    expect(explicitAcks).toHaveLength(1)
    expect(await whenDone('bot', 'run-1')).toMatchObject({ status: 'scored' })
    expect(await lane.requests()).toHaveLength(1)
    expect(await readCoverage('bot')).toMatchObject({ scored: 1, pending: 0, failed: {} })
  })

  it('answers the problem when the run has failed for good by then', async () => {
    await lane.script([{ kind: 'status', status: 400, body: 'too long' }])
    const response = await send({}, 'respond-async, wait=30')
    expect(response.status).toBe(502)
    const { requestId: _requestId, ...problem } = problemSchema.parse(await response.json())
    expect(problem.code).toBe('judge-rejected')
    expect(await readRun('bot', 'run-1')).toMatchObject({ status: 'failed', problem, score: null })
    expect(await readCoverage('bot')).toMatchObject({ pending: 0, scored: 0, failed: { 'judge-rejected': 1 } })
  })

  it('answers 202 when it has to be tried again', async () => {
    await lane.script([NONSENSE, NONSENSE])
    await accept({}, 'respond-async, wait=30')
    expect(await readRun('bot', 'run-1')).toMatchObject({ status: 'pending', problem: null })
    expect(await readCoverage('bot')).toMatchObject({ pending: 1, failed: {} })
    await deliver([{ tenantId: 'local', agentId: 'bot', runId: 'run-1' }])
    expect(await readRun('bot', 'run-1')).toMatchObject({ status: 'scored' })
    expect(await readCoverage('bot')).toMatchObject({ pending: 0, scored: 1, failed: {} })
  })
})

describe('a run that failed', () => {
  it('shows its problem, and is judged anew when it is sent again', async () => {
    await lane.script([{ kind: 'status', status: 400, body: 'too long' }])
    await accept()
    const failed = await whenDone('bot', 'run-1')
    expect(failed).toMatchObject({ status: 'failed', score: null, reason: null, judge: null })
    expect(failed.problem).toMatchObject({ type: '/problems/judge-rejected', status: 502, retryable: false })
    expect(await listRuns('bot', '?status=failed')).toMatchObject([{ runId: 'run-1', problem: failed.problem }])
    expect((await send({ output: 'Another answer' })).status).toBe(409)
    await accept()
    expect(await whenDone('bot', 'run-1')).toMatchObject({ status: 'scored', problem: null })
    expect(await listRuns('bot')).toHaveLength(1)
    expect(await readCoverage('bot')).toMatchObject({ scored: 1, failed: { 'judge-rejected': 1 } })
  })

  it('is judged anew also for a request that waits', async () => {
    await lane.script([{ kind: 'status', status: 400, body: 'too long' }])
    await accept()
    await whenDone('bot', 'run-1')
    const response = await send({}, '')
    expect(response.status).toBe(200)
    expect(await listRuns('bot')).toMatchObject([{ runId: 'run-1', status: 'scored' }])
  })
})

it('describes the answer in openapi.json', async () => {
  const document = await (
    await get('/openapi.json')
  ).json<{
    paths: Record<string, Record<string, { responses: Record<string, object>; parameters?: object[] }>>
  }>()
  const scores = document.paths['/v1/scores']?.['post']
  expect(scores?.responses['202']).toMatchObject({
    headers: { Location: {}, 'Preference-Applied': {} },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/AcceptedRun' } } },
  })
  expect(scores?.parameters).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'Prefer', in: 'header' })]),
  )
})

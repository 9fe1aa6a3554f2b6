import { env } from 'cloudflare:workers'
import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { forgetJudgements } from '../../src/platform/judgement-cache.ts'
import { userAnswer } from '../support/judge-answer.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { post } from '../support/requests.ts'

const lane = judgeLane(inject('judgeServerUrl'), 'lane117')
const BODY = {
  input: 'Say hello to Ann.',
  output: 'Hello, Ann.',
  model: 'lane117/m',
  record: false,
  metadata: { build: 7 },
}

beforeEach(() => lane.script([]))
afterEach(() => reset())

type Answer = { runId: string; score: number; cache: string; judge: { calls: number }; metadata: object }

async function score(changes: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await post('/v1/scores', { ...BODY, ...changes }, headers)
  expect(response.status).toBe(200)
  return response.json()
}

/** Asks until the answer of the body is known by heart. */
async function known(): Promise<Answer> {
  await score()
  return score()
}

describe('a body that was answered from the memo before', () => {
  it('is answered alike, but for the id of the run', async () => {
    const before = await known()
    const response = await post('/v1/scores', BODY)
    const after = await response.json<Answer>()
    expect(after).toEqual({ ...before, runId: after.runId })
    expect(after).toMatchObject({ cache: 'hit', judge: { calls: 0 }, metadata: { build: 7 } })
    expect(after.runId).toMatch(/^[\da-f-]{36}$/)
    expect(after.runId).not.toBe(before.runId)
    expect(response.headers.get('cache-status')).toBe('plumbline; hit')
    expect(response.headers.get('server-timing')).toBe('memo;dur=0')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await lane.requests()).toHaveLength(1)
  })

  it('is judged anew after a refresh by another, and answered by that', async () => {
    const { score: before } = await known()
    await lane.script([{ kind: 'answer', content: userAnswer({ intentLevel: 0, coverageLevel: 0 }) }])
    const { score: fresh } = await score({ cache: 'refresh' })
    expect(fresh).toBeLessThan(before)
    expect((await known()).score).toBe(fresh)
    expect((await score()).score).toBe(fresh)
  })

  it('is read again when the judgement is not remembered any more', async () => {
    await known()
    forgetJudgements()
    for (const { name } of (await env.MEMO.list()).keys) await env.MEMO.delete(name)
    expect((await score({ cache: 'bypass' })).cache).toBe('bypass')
    expect((await score()).cache).not.toBe('hit')
  })

  it.each([
    ['an id of its own', { runId: 'mine' }, {}],
    ['a time of its own', { occurredAt: new Date(Date.now() - 60_000).toISOString() }, {}],
    ['a wish', {}, { prefer: 'wait=5' }],
  ])('is answered anew each time with %s', async (_, changes, headers) => {
    await score(changes, headers)
    const one = await post('/v1/scores', { ...BODY, ...changes }, headers)
    const two = await post('/v1/scores', { ...BODY, ...changes }, headers)
    const { runId, ...rest } = await one.json<Answer>()
    expect(await two.json()).toMatchObject(rest)
    if ('runId' in changes) expect(runId).toBe('mine')
    expect(two.headers.get('preference-applied')).toBe('prefer' in headers ? 'wait=5' : null)
  })

  it('still needs its content type', async () => {
    await known()
    expect((await post('/v1/scores', BODY, { 'content-type': 'text/plain' })).status).toBe(415)
  })

  it('is recorded each time when it is to be', async () => {
    const recorded = { record: true, agentId: 'counted' }
    for (let time = 1; time <= 3; time++) {
      const { agent } = await (await post('/v1/scores', { ...BODY, ...recorded })).json<{ agent: { count: number } }>()
      expect(agent.count).toBe(time)
    }
  })
})

import { env } from 'cloudflare:workers'
import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { app } from '../../src/http/app.ts'
import { scoreAnswerSchema, type ScoreAnswer } from '../../src/service/score-answer.ts'
import { answerBlock } from '../support/judge-answer.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { JUDGE_SECRET } from '../support/judge-lanes.ts'
import { ORIGIN } from '../support/requests.ts'

const first = judgeLane(inject('judgeServerUrl'), 'first')
const second = judgeLane(inject('judgeServerUrl'), 'second')

beforeEach(() => Promise.all([first.script([]), second.script([])]))
afterEach(() => reset())

const BINDINGS = {
  JUDGE_MODEL: 'first/big',
  JUDGE_FALLBACKS: 'second/small, embedded',
  JUDGE_TIMEOUT_MS: '10000',
}

const BODY = { input: 'Explain what a pond is', output: 'A pond is a small body of still water.', agentId: 'chain' }

async function request(path: string, body?: unknown, bindings: Record<string, unknown> = {}): Promise<Response> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return app.request(`${ORIGIN}${path}`, init, { ...env, ...BINDINGS, ...bindings })
}

async function score(change: object = {}, bindings: Record<string, unknown> = {}): Promise<ScoreAnswer> {
  const response = await request('/v1/scores', { ...BODY, ...change }, bindings)
  expect(response.status).toBe(200)
  return scoreAnswerSchema.parse(await response.json())
}

const down = { kind: 'status' as const, status: 404, body: 'no such model', forever: true }

describe('a configured provider', () => {
  it('is asked with its own key and headers', async () => {
    expect(await score()).toMatchObject({ judge: { model: 'first/big', degraded: false, degradedBecause: null } })
    const [received] = await first.requests()
    expect(received?.headers).toMatchObject({ authorization: `Bearer ${JUDGE_SECRET}`, 'x-team': 'scoring' })
    expect(received?.body).toMatchObject({ model: 'big', temperature: 0, response_format: { type: 'json_schema' } })
  })

  it('without JSON schema support gets the schema in the instructions', async () => {
    await score({ model: 'second/small' })
    const [received] = await second.requests()
    expect(received?.body.response_format).toBeUndefined()
    expect(received?.body.messages[0]?.content).toContain('JSON schema')
  })

  it('whose secret is not set is not configured', async () => {
    const response = await request('/v1/scores', { ...BODY, model: 'keyless/x', fallback: false })
    expect(await response.json()).toMatchObject({ code: 'judge-not-configured', retryable: false })
  })

  it('that nobody configured is not a judge', async () => {
    const response = await request('/v1/scores', { ...BODY, model: 'third/x' })
    expect(await response.json()).toMatchObject({ code: 'invalid-request', errors: [{ path: 'model' }] })
  })
})

describe('the fallback chain', () => {
  it('marks its answer degraded, says why, remembers nothing and counts it apart', async () => {
    await first.script([down])
    const answer = await score()
    expect(answer).toMatchObject({ cache: 'miss', judge: { model: 'second/small', degraded: true } })
    expect(answer.judge.degradedBecause).toMatch(/^judge-not-configured: first\/big/)
    expect((await env.MEMO.list()).keys).toEqual([])
    const stats = await (await request('/v1/agents/chain/stats')).json()
    expect(stats).toMatchObject({ modes: {}, coverage: { scored: 0, degraded: 1, miss: 1 } })

    await first.script([])
    expect(await score()).toMatchObject({ cache: 'miss', judge: { model: 'first/big', degraded: false } })
  })

  it('ends at the embedded judge, which always answers', async () => {
    await Promise.all([first.script([down]), second.script([down])])
    expect(await score()).toMatchObject({ judge: { model: 'embedded', calls: 0, degraded: true } })
  })

  it('is walked also when the first judge lacks its secret', async () => {
    expect(await score({ model: 'keyless/x' })).toMatchObject({ judge: { model: 'second/small', degraded: true } })
  })

  it('is not walked when the caller wants none', async () => {
    await first.script([down])
    const response = await request('/v1/scores', { ...BODY, fallback: false })
    expect(response.status).toBe(503)
    expect(await second.requests()).toEqual([])
  })

  it('tells every failure when all fail', async () => {
    await Promise.all([first.script([down]), second.script([down])])
    const response = await request('/v1/scores', BODY, { JUDGE_FALLBACKS: 'second/small' })
    const problem = await response.json<{ code: string; detail: string }>()
    expect(problem.code).toBe('judge-not-configured')
    expect(problem.detail).toMatch(/first\/big.*second\/small/)
  })
})

describe('options that reach the judge', () => {
  it('judges each requirement of the caller once and lists it once', async () => {
    const requirements = ['names the water', 'is kind']
    const answer = await score({
      options: { requirements, evaluationMode: 'both' },
      input: { prompt: 'Explain a pond', system: 'Be brief' },
    })
    const listed = answer.analyzeStepResult?.requirementsFulfillment.requirements ?? []
    expect(listed.filter(({ source }) => source === 'caller').map(({ requirement }) => requirement)).toEqual(
      requirements,
    )
    for (const perspective of [answer.perspectives?.user, answer.perspectives?.system]) {
      const own = perspective?.analysis.requirementsFulfillment.requirements ?? []
      expect(own.filter(({ source }) => source === 'caller')).toHaveLength(2)
    }
    expect(await first.requests()).toHaveLength(1)
  })

  it('writes the reason in the language asked for, and judges anew for another', async () => {
    expect((await score()).reason).toMatch(/^The score is/)
    const french = await score({ options: { language: 'fr' } })
    expect(french.reason).toMatch(/^Le score est de/)
    expect(french.cache).toBe('miss')
    const [, received] = await first.requests()
    expect(received?.body.messages[0]?.content).toMatch(/French \(fr\)\.$/)
  })
})

describe('Workers AI', () => {
  it('judges when the Worker has the binding', async () => {
    const run = (_model: string, input: { messages: { content: string }[] }) => {
      expect(JSON.stringify(input.messages)).toContain('pond')
      return Promise.resolve({ response: JSON.stringify({ injectionNote: null, user: answerBlock() }) })
    }
    expect(await score({ model: 'workers-ai/@cf/meta/llama', cache: 'bypass' }, { AI: { run } })).toMatchObject({
      judge: { model: 'workers-ai/@cf/meta/llama', calls: 1, degraded: false },
    })
  })

  it('is not configured without it', async () => {
    const response = await request('/v1/scores', { ...BODY, model: 'workers-ai/@cf/meta/llama', fallback: false })
    expect(await response.json()).toMatchObject({ code: 'judge-not-configured' })
  })
})

it('names a setting that is wrong, and scores nothing', async () => {
  const response = await request('/v1/scores', BODY, { JUDGE_PROVIDERS: '{"openai":' })
  expect(response.status).toBe(503)
  const problem = await response.json<{ code: string; detail: string }>()
  expect(problem).toMatchObject({ code: 'not-configured', retryable: false })
  expect(problem.detail).toContain('JUDGE_PROVIDERS')
})

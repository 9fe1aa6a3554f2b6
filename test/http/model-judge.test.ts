import { env } from 'cloudflare:workers'
import { reset } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { app } from '../../src/http/app.ts'
import { scoreAnswerSchema } from '../../src/service/score-answer.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { JUDGE_SECRET } from '../support/judge-lanes.ts'
import { ORIGIN } from '../support/requests.ts'

const lane = judgeLane(inject('judgeServerUrl'), 'openai')

// The budget of these tests is short, and loading the SDK inside workerd takes seconds on a busy machine.
beforeAll(async () => {
  await import('../../src/scorer/judge/llm/model-sdk.ts')
  await import('@ai-sdk/openai')
}, 60_000)
beforeEach(() => lane.script([]))
afterEach(() => reset())

const BODY = {
  input: { prompt: 'Explain recursion in at most 30 words.', system: 'Always give an example.' },
  output: 'Recursion is a function calling itself. For example, factorial(3) is 3 * factorial(2).',
  model: 'openai/test-model',
  agentId: 'model-agent',
}

/** The app with the judge server as OpenAI. */
function request(path: string, body?: unknown, bindings: object = env): Promise<Response> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return Promise.resolve(app.request(`${ORIGIN}${path}`, init, bindings))
}

async function failedCoverage(): Promise<unknown> {
  const response = await request('/v1/agents/model-agent/stats')
  const { modes, coverage } = await response.json<{ modes: unknown; coverage: { scored: number; failed: unknown } }>()
  return { modes, scored: coverage.scored, failed: coverage.failed }
}

describe('a model judge', () => {
  it.each(['user', 'system', 'both'] as const)(
    'is asked once in %s mode, and not again for a repeat',
    async (evaluationMode) => {
      const body = { ...BODY, options: { evaluationMode } }
      const first = scoreAnswerSchema.parse(await (await request('/v1/scores', body)).json())
      expect(first).toMatchObject({
        cache: 'miss',
        effectiveMode: evaluationMode,
        judge: { model: 'openai/test-model', calls: 1, usage: { totalTokens: expect.any(Number) } },
      })
      expect(await lane.requests()).toHaveLength(1)

      const second = scoreAnswerSchema.parse(await (await request('/v1/scores', body)).json())
      expect(second).toMatchObject({ cache: 'hit', score: first.score, judge: { calls: 0, usage: null } })
      expect(await lane.requests()).toHaveLength(1)
    },
  )

  it('cannot overrule what code counted', async () => {
    const body = { ...BODY, output: 'Recursion. '.repeat(40), options: { evaluationMode: 'user' } }
    const answer = scoreAnswerSchema.parse(await (await request('/v1/scores', body)).json())
    const requirements = answer.analyzeStepResult?.requirementsFulfillment.requirements ?? []
    expect(requirements.find(({ decidedBy }) => decidedBy === 'code')).toMatchObject({
      verdict: 'no',
      isFulfilled: false,
    })
  })

  it('is not asked about a blank response', async () => {
    const response = await request('/v1/scores', { ...BODY, output: ' ' })
    expect(response.status).toBe(200)
    expect(await lane.requests()).toEqual([])
    await response.body?.cancel()
  })

  it('is healthy only with a key or an endpoint of its own', async () => {
    async function configured(bindings: Record<string, string>): Promise<boolean> {
      const response = await app.request(
        `${ORIGIN}/healthz`,
        {},
        { ...env, JUDGE_MODEL: 'openai/x', OPENAI_API_KEY: '', OPENAI_BASE_URL: '', ...bindings },
      )
      return (await response.json<{ judge: { configured: boolean } }>()).judge.configured
    }
    expect(await configured({})).toBe(false)
    expect(await configured({ OPENAI_API_KEY: 'sk' })).toBe(true)
    expect(await configured({ OPENAI_BASE_URL: lane.baseUrl })).toBe(true)
  })
})

describe('a judge that fails', () => {
  it('gives no score, is counted by its code and enters no average', async () => {
    await lane.script([{ kind: 'status', status: 401, body: 'no', forever: true }])
    const response = await request('/v1/scores', BODY)
    const problem = await response.json<{ code: string; detail: string }>()
    expect(response.status).toBe(503)
    expect(problem.code).toBe('judge-not-configured')
    expect(JSON.stringify(problem)).not.toContain(JUDGE_SECRET)
    expect(await failedCoverage()).toEqual({ modes: {}, scored: 0, failed: { 'judge-not-configured': 1 } })
    expect((await env.MEMO.list()).keys).toEqual([])
  })

  it('is not counted when nothing was to be recorded', async () => {
    await lane.script([{ kind: 'status', status: 401, body: 'no', forever: true }])
    expect((await request('/v1/scores', { ...BODY, record: false })).status).toBe(503)
    expect((await request('/v1/agents/model-agent/stats')).status).toBe(404)
  })

  it('is asked anew the next time', async () => {
    await lane.script([{ kind: 'status', status: 400, body: 'too long' }])
    expect((await request('/v1/scores', BODY)).status).toBe(502)
    expect((await request('/v1/scores', BODY)).status).toBe(200)
  })

  it('times out within the budget', async () => {
    // The judge's package is loaded before, which can take longer than the time to be given.
    await request('/v1/scores', { ...BODY, output: 'Something else.' })
    await lane.script([{ kind: 'silence', forever: true }])
    const response = await request('/v1/scores', BODY, { ...env, JUDGE_TIMEOUT_MS: '500' })
    expect(response.status).toBe(504)
    expect((await response.json<{ code: string }>()).code).toBe('judge-timeout')
  })
})

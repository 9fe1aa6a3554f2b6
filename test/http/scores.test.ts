import { env } from 'cloudflare:workers'
import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { scoreAnswerSchema, type ScoreAnswer } from '../../src/service/score-answer.ts'
import { DOCUMENT_EXAMPLES } from '../support/document-examples.ts'
import { post } from '../support/requests.ts'

afterEach(() => reset())

const EXCHANGE = {
  input: 'Write a haiku about the sea, in at most 20 words.',
  output: 'Grey waves on the sea, gulls fold the wind in their wings, salt sleeps on the stones.',
}

async function scored(body: unknown): Promise<ScoreAnswer> {
  const response = await post('/v1/scores', body)
  expect(response.status).toBe(200)
  return scoreAnswerSchema.parse(await response.json())
}

describe('the documents', () => {
  it.each(DOCUMENT_EXAMPLES)('scores the $name example where its words say', async ({ mode, input, output, band }) => {
    const { normalizedScore } = await scored({ input, output, options: { evaluationMode: mode } })
    expect(normalizedScore).toBeGreaterThanOrEqual(band[0])
    expect(normalizedScore).toBeLessThanOrEqual(band[1])
  })
})

describe('the answer', () => {
  it('has every field of the contract', async () => {
    const answer = await scored({ ...EXCHANGE, runId: 'run-1', metadata: { build: '42', retry: 0, ok: true } })
    expect(answer).toMatchObject({
      runId: 'run-1',
      scale: 1,
      evaluationMode: 'both',
      effectiveMode: 'user',
      threshold: null,
      passed: null,
      judge: { model: 'embedded', calls: 0, usage: null, degraded: false, degradedBecause: null },
      cache: 'miss',
      flags: [],
      agent: null,
      metadata: { build: '42', retry: 0, ok: true },
    })
    expect(Object.keys(answer.perspectives ?? {})).toEqual(['user'])
    const words = answer.analyzeStepResult?.requirementsFulfillment.requirements.find(
      ({ decidedBy }) => decidedBy === 'code',
    )
    expect(words).toMatchObject({
      isFulfilled: true,
      verdict: 'yes',
      source: 'user',
      constraint: { id: 'length_constraints:number_words', arguments: { relation: 'at most', num_words: 20 } },
    })
  })

  it('gives a run id of its own when none is sent', async () => {
    expect((await scored(EXCHANGE)).runId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('names what happened in its headers', async () => {
    const response = await post('/v1/scores', { ...EXCHANGE, agentId: 'a' }, { 'x-request-id': 'my-id' })
    expect(response.headers.get('x-request-id')).toBe('my-id')
    expect(response.headers.get('cache-status')).toBe('plumbline; fwd=miss; stored')
    expect(response.headers.get('server-timing')).toMatch(/judge;dur=\d+.*record;dur=\d+/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    await response.body?.cancel()
  })

  it('applies scale and threshold after the memo', async () => {
    const one = await scored(EXCHANGE)
    const ten = await scored({ ...EXCHANGE, options: { scale: 10, threshold: 10 } })
    expect(ten.cache).toBe('hit')
    expect(ten.score).toBe(Math.round(one.normalizedScore * 1000) / 100)
    expect(ten.passed).toBe(ten.score >= 10)
  })

  it('applies the weights of the caller', async () => {
    const weights = { user: { intent: 1, requirements: 0, completeness: 0, appropriateness: 0 } }
    const answer = await scored({ ...EXCHANGE, options: { weights } })
    expect(answer.perspectives?.user?.weights).toEqual(weights.user)
    expect(answer.normalizedScore).toBe(answer.analyzeStepResult?.intentAlignment.score)
  })
})

describe('the memo', () => {
  it('answers a repeat from memory', async () => {
    const first = await scored(EXCHANGE)
    const second = await scored(EXCHANGE)
    expect(second.cache).toBe('hit')
    expect(second.score).toBe(first.score)
    expect(second.analyzeStepResult).toEqual(first.analyzeStepResult)
  })

  it('judges anew and stores for refresh', async () => {
    await scored(EXCHANGE)
    const response = await post('/v1/scores', { ...EXCHANGE, cache: 'refresh' })
    expect(response.headers.get('cache-status')).toBe('plumbline; fwd=request; stored')
    expect((await response.json<ScoreAnswer>()).cache).toBe('miss')
  })

  it('neither reads nor stores for bypass', async () => {
    const response = await post('/v1/scores', { ...EXCHANGE, cache: 'bypass' })
    expect(response.headers.get('cache-status')).toBe('plumbline; fwd=bypass')
    expect((await response.json<ScoreAnswer>()).cache).toBe('bypass')
    expect((await env.MEMO.list()).keys).toEqual([])
  })

  it('keeps judgements under the tenant', async () => {
    await scored(EXCHANGE)
    const { keys } = await env.MEMO.list()
    expect(keys.map(({ name }) => name)).toEqual([expect.stringMatching(/^memo:v1:local:[0-9a-f]{64}$/)])
  })

  it('tells the modes apart', async () => {
    const input = { prompt: 'Say hello', system: 'Answer in French' }
    await scored({ input, output: 'Bonjour', options: { evaluationMode: 'user' } })
    expect((await scored({ input, output: 'Bonjour', options: { evaluationMode: 'system' } })).cache).toBe('miss')
    expect((await scored({ input, output: 'Bonjour', options: { evaluationMode: 'both' } })).cache).toBe('miss')
  })
})

describe('a blank response', () => {
  it.each(['', ' \n\t', '\u200B\u2060', '\u3164'])('scores %j 0 by code, without a judge call', async (output) => {
    const answer = await scored({ ...EXCHANGE, output, agentId: 'blank', model: 'openai/needs-a-key' })
    expect(answer).toMatchObject({
      score: 0,
      label: 'very_poor',
      cache: 'bypass',
      judge: { model: 'openai/needs-a-key', calls: 0, usage: null },
      agent: { mean: 0 },
    })
    expect(answer.flags).toContain('empty_response')
    expect((await env.MEMO.list()).keys).toEqual([])
  })
})

describe('unusual text', () => {
  it('scores a prompt of 200,000 characters', async () => {
    const input = `Summarize this. ${'The sea is wide and the wind is cold. '.repeat(5_300)}`.slice(0, 200_000)
    expect((await scored({ input, output: 'The sea is wide.' })).normalizedScore).toBeGreaterThanOrEqual(0)
  })

  it('scores lone surrogates like any other text', async () => {
    const body = '{"input":"Say \\ud800 hello","output":"hello \\udfff"}'
    const response = await post('/v1/scores', body)
    expect(response.status).toBe(200)
    await response.body?.cancel()
  })

  it('flags hidden characters and a history that was cut, also on a hit', async () => {
    const turns = Array.from({ length: 14 }, (_, index) => ({
      role: index % 2 ? 'assistant' : 'user',
      content: `turn ${index}`,
    }))
    const body = { input: [...turns, { role: 'user', content: 'Say\u200B hello' }], output: 'hello' }
    expect((await scored(body)).flags).toEqual(['hidden_characters', 'truncated_history'])
    const again = await scored(body)
    expect(again.cache).toBe('hit')
    expect(again.flags).toEqual(['hidden_characters', 'truncated_history'])
  })
})

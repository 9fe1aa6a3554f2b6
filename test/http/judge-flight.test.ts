import { env } from 'cloudflare:workers'
import { listDurableObjectIds, reset, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Judgement } from '../../src/scorer/judge/judgement.ts'
import { judgementSchema } from '../../src/scorer/judge/judgement.ts'
import { durableJudgeFlights } from '../../src/platform/judge-flights.ts'
import { forgetJudgements } from '../../src/platform/judgement-cache.ts'
import { kvScoreMemo } from '../../src/platform/score-memo.ts'
import { UNSET_TENANT } from '../../src/platform/tenants/tenant-settings.ts'
import type { ScoreAnswer } from '../../src/service/score-answer.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { post } from '../support/requests.ts'

const lane = judgeLane(inject('judgeServerUrl'), 'lane119')
const BODY = { input: 'Explain what a flight is', output: 'A flight is a call under way.', model: 'lane119/m' }

beforeEach(() => lane.script([]))
afterEach(() => reset())

function score(change: object = {}, headers: Record<string, string> = {}): Promise<Response> {
  return post('/v1/scores', { ...BODY, ...change }, headers)
}

async function answersOf(responses: readonly Response[]): Promise<ScoreAnswer[]> {
  return Promise.all(responses.map((response) => response.json<ScoreAnswer>()))
}

describe('identical requests at the same time', () => {
  it('cost one judge call, also when there are 200', async () => {
    await lane.script([{ kind: 'plausible', latencyMs: 300 }])
    const responses = await Promise.all(Array.from({ length: 200 }, () => score()))
    expect(await lane.requests()).toHaveLength(1)
    const statuses = responses.map((response) => response.headers.get('cache-status'))
    expect(statuses.filter((status) => status === 'plumbline; fwd=miss; stored')).toHaveLength(1)
    expect(statuses.filter((status) => status === 'plumbline; fwd=miss; collapsed')).toHaveLength(199)
    const answers = await answersOf(responses)
    expect(new Set(answers.map(({ score }) => score)).size).toBe(1)
    for (const { cache, judge } of answers) {
      expect(judge.calls).toBe(cache === 'miss' ? 1 : 0)
      expect(judge.usage === null).toBe(cache === 'coalesced')
    }
  })

  it('get the same problem when the judge fails, and the next request judges anew', async () => {
    await lane.script([{ kind: 'status', status: 400, body: 'too long', latencyMs: 300 }])
    const responses = await Promise.all(Array.from({ length: 200 }, () => score()))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([502]))
    const problems = await Promise.all(responses.map((response) => response.json<{ code: string; detail: string }>()))
    expect(new Set(problems.map(({ code, detail }) => `${code} ${detail}`)).size).toBe(1)
    expect(await lane.requests()).toHaveLength(1)
    const next = await (await score()).json<ScoreAnswer>()
    expect(next).toMatchObject({ cache: 'miss', judge: { calls: 1 } })
  })

  it('that want an answer of their own neither join nor reuse', async () => {
    await lane.script([{ kind: 'plausible', latencyMs: 200, forever: true }])
    const responses = await Promise.all([score(), score({ cache: 'refresh' }), score({ cache: 'bypass' })])
    const answers = await answersOf(responses)
    expect(answers.map(({ cache }) => cache)).toEqual(['miss', 'miss', 'bypass'])
    expect(await lane.requests()).toHaveLength(3)
  })
})

describe('a flight', () => {
  it('answers with what it still holds when the memo does not show it yet', async () => {
    await (await score()).body?.cancel()
    for (const { name } of (await env.MEMO.list()).keys) await env.MEMO.delete(name)
    forgetJudgements()
    const again = await (await score()).json<ScoreAnswer>()
    expect(again).toMatchObject({ cache: 'coalesced', judge: { calls: 0, usage: null } })
    expect(await lane.requests()).toHaveLength(1)
  })

  it('runs on the longest budget, and each leaves at its own', async () => {
    await lane.script([{ kind: 'plausible', latencyMs: 2_000 }])
    const [hasty, patient] = await Promise.all([
      score({}, { prefer: 'wait=1' }),
      new Promise((resolve) => setTimeout(resolve, 200)).then(() => score({}, { prefer: 'wait=10' })),
    ])
    expect(hasty.status).toBe(504)
    expect(await hasty.json()).toMatchObject({ code: 'judge-timeout', retryable: true })
    expect(patient.status).toBe(200)
    expect(patient.headers.get('preference-applied')).toBe('wait=10')
    expect(await patient.json()).toMatchObject({ cache: 'coalesced' })
    expect(await lane.requests()).toHaveLength(1)
  })

  it('that is reset during the call gives an answer or a retryable problem, never a hang', async () => {
    await lane.script([{ kind: 'plausible', latencyMs: 1_000 }])
    const waiting = Promise.all([score(), score(), score()])
    await new Promise((resolve) => setTimeout(resolve, 300))
    const [id] = await listDurableObjectIds(env.JUDGE_FLIGHT)
    if (!id) throw new Error('no flight')
    await runInDurableObject(env.JUDGE_FLIGHT.get(id), (_instance, state) => {
      state.abort('reset by a test')
    }).catch(() => undefined)
    for (const response of await waiting) {
      const body = await response.json<{ score?: number; retryable?: boolean }>()
      expect(response.status === 200 ? body.score : body.retryable).toBeTruthy()
    }
  })

  it('belongs to one tenant, and so does what it remembers', async () => {
    const task = {
      exchange: { systemPrompt: null, userPrompt: 'p', history: [], response: 'r' },
      perspectives: ['user' as const],
      requirements: [],
      constraints: true,
      language: 'en',
    }
    const request = { fingerprint: 'f'.repeat(64), model: 'lane119/m', task, store: true, timeoutMs: 5_000 }
    const judgements: Judgement[] = []
    for (const tenantId of ['one', 'two']) {
      const flights = durableJudgeFlights({ namespace: env.JUDGE_FLIGHT, tenantId, tenant: UNSET_TENANT })
      const { judgement, joined, stored } = await flights.judge(request)
      expect({ joined, stored }).toEqual({ joined: false, stored: true })
      judgements.push(judgementSchema.parse(judgement))
    }
    expect(await lane.requests()).toHaveLength(2)
    const { keys } = await env.MEMO.list()
    expect(keys.map(({ name }) => name.split(':')[2]).toSorted()).toEqual(['one', 'two'])
    const memo = kvScoreMemo({ namespace: env.MEMO, tenantId: 'three', ttlSeconds: 60 })
    expect(await memo.get(request.fingerprint)).toBeNull()
  })
})

import { env } from 'cloudflare:workers'
import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { agentStatisticsSchema } from '../../src/service/read-agent-statistics.ts'
import { scoreAnswerSchema } from '../../src/service/score-answer.ts'
import { get } from '../support/requests.ts'

afterEach(() => reset())

const bindings = z.object({ CALLER: z.custom<Fetcher>() }).parse(env)

/** Asks the second Worker to call a method of its binding. */
async function call(method: 'score' | 'stats', argument: unknown): Promise<{ result?: unknown; thrown?: unknown }> {
  const response = await bindings.CALLER.fetch('http://caller/', {
    method: 'POST',
    body: JSON.stringify({ method, argument }),
  })
  return response.json()
}

const REQUEST = { input: 'Say hello', output: 'hello', agentId: 'bot', runId: 'r1' }

describe('a second Worker', () => {
  it('scores and reads statistics for the tenant of its binding, without a key', async () => {
    const { result } = await call('score', REQUEST)
    expect(scoreAnswerSchema.parse(result)).toMatchObject({ runId: 'r1', cache: 'miss', agent: { count: 1 } })
    const stats = agentStatisticsSchema.parse((await call('stats', 'bot')).result)
    expect(stats.modes.user?.windows.all.count).toBe(1)
    expect((await env.MEMO.list()).keys.map(({ name }) => name.split(':')[2])).toEqual(['bound'])
    expect((await get('/v1/agents/bot/stats')).status).toBe(404)
  })

  it('is given the same object as the route gives', async () => {
    const first = scoreAnswerSchema.parse((await call('score', REQUEST)).result)
    const again = scoreAnswerSchema.parse((await call('score', REQUEST)).result)
    expect(again).toEqual({ ...first, cache: 'hit' })
  })

  it.each([
    ['score', { ...REQUEST, scael: 1 }, { code: 'invalid-request', status: 422, errors: [{ path: 'scael' }] }],
    ['score', { ...REQUEST, output: [] }, { code: 'not-scorable', status: 422 }],
    ['score', null, { code: 'invalid-request', status: 422 }],
    ['stats', 'nobody', { code: 'not-found', status: 404 }],
    ['stats', '..', { code: 'invalid-request', status: 422 }],
  ] as const)('is told by an error with the fields of the problem: %s %j', async (method, argument, expected) => {
    expect((await call(method, argument)).thrown).toMatchObject({
      name: 'PlumblineProblem',
      retryable: false,
      ...expected,
    })
  })
})

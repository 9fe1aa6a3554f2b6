import { env } from 'cloudflare:workers'
import { createExecutionContext, reset } from 'cloudflare:test'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { type BindingCall, retractCall, reviseCall, scoreCall, statsCall } from '../../src/binding-call.ts'
import { type DailyBudget, forgetTenantSettings } from '../../src/platform/tenants/tenant-settings.ts'
import { agentStatisticsSchema } from '../../src/service/read-agent-statistics.ts'
import { scoreAnswerSchema } from '../../src/service/score-answer.ts'
import { judgeLane } from '../support/judge-lane.ts'
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

const lane = judgeLane(inject('judgeServerUrl'), 'lane112')

const REQUEST = { input: 'Say hello', output: 'hello', agentId: 'bot', runId: 'r1' }

/** A call by a binding with other props. */
function callWith(props: unknown): BindingCall {
  return { env, props, context: createExecutionContext() }
}

/** Sets up the tenant of the binding. */
async function configure(dailyBudget: DailyBudget, judgeModel: string): Promise<void> {
  await env.TENANT_DIRECTORY.getByName('bound').configure({
    name: 'Bound',
    judgeModel,
    judgeFallbacks: [],
    threshold: null,
    rateLimit: 'standard',
    dailyBudget,
    providers: {},
  })
  forgetTenantSettings()
}

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

  it('keeps to the budget of its tenant, and so does what revises a chat’s replies', async () => {
    await lane.script([])
    await configure({ calls: 1, tokens: null, onExhausted: 'refuse' }, 'lane112/m')
    expect(scoreAnswerSchema.parse((await call('score', REQUEST)).result)).toMatchObject({ judge: { calls: 1 } })
    const more = { ...REQUEST, input: 'Say goodbye', runId: 'r2' }
    expect((await call('score', more)).thrown).toMatchObject({ code: 'rate-limited', status: 429, retryable: true })
    const revised = await reviseCall(callWith({ tenantId: 'bound' }), more, { isCounted: false })
    expect(revised).toMatchObject({ ok: false, problem: { code: 'rate-limited' } })
    expect(await lane.requests()).toHaveLength(1)
  })

  it('of another tenant finds nothing of this one', async () => {
    await call('score', REQUEST)
    const other = callWith({ tenantId: 'other' })
    await expect(statsCall(other, 'bot')).rejects.toMatchObject({ code: 'not-found' })
    expect(await scoreCall(other, REQUEST)).toMatchObject({ cache: 'miss', agent: { count: 1 } })
    expect(await retractCall(other, { agentId: 'bot', runId: 'r1' })).toEqual({ ok: true })
    const stats = agentStatisticsSchema.parse((await call('stats', 'bot')).result)
    expect(stats.modes.user?.windows.all.count).toBe(1)
  })

  it.each([undefined, {}, { tenantId: 'No Tenant' }, { tenantId: '' }])(
    'is told what its binding lacks: %j',
    async (props) => {
      await expect(scoreCall(callWith(props), REQUEST)).rejects.toMatchObject({ code: 'not-configured', status: 503 })
    },
  )

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

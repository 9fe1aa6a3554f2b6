import { env } from 'cloudflare:workers'
import { reset, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { app } from '../../src/http/app.ts'
import { tenantStatisticsSchema } from '../../src/service/tenant-overview.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { get, ORIGIN, post } from '../support/requests.ts'

const lane = judgeLane(inject('judgeServerUrl'), 'lane83')
const other = judgeLane(inject('judgeServerUrl'), 'lane84')
const BODY = { agentId: 'bot', input: 'Explain what a flight is', output: 'A flight is a call.', model: 'lane83/m' }
const REFUSED = { kind: 'status', status: 400, body: 'too long' } as const

beforeEach(async () => {
  await lane.script([])
  await other.script([])
})
afterEach(() => reset())

async function score(change: object = {}): Promise<number> {
  const { status } = await post('/v1/scores', { ...BODY, ...change })
  return status
}

async function calls(): Promise<unknown> {
  await runDurableObjectAlarm(env.AGENT_STATS.getByName('local/bot'))
  const { usage, coverage } = tenantStatisticsSchema.parse(await (await get('/v1/stats')).json())
  expect(usage.all).toEqual(usage['1h'])
  return { calls: usage.all.calls, failed: Object.values(coverage.failed).reduce((sum, count) => sum + count, 0) }
}

describe('the judge calls of a tenant', () => {
  it('are those that were made, failed ones among them', async () => {
    await lane.script([
      { kind: 'plausible' },
      REFUSED,
      { kind: 'status', status: 503, body: '' },
      { kind: 'plausible' },
    ])
    expect([await score(), await score({ output: 'Too long' }), await score({ output: 'Another' })]).toEqual([
      200, 502, 200,
    ])
    const { length } = await lane.requests()
    expect(length).toBe(4)
    expect(await calls()).toEqual({ calls: 4, failed: 1 })
  })

  it('that many shared count once, when they fail too', async () => {
    await lane.script([{ ...REFUSED, latencyMs: 300 }])
    const statuses = await Promise.all(Array.from({ length: 20 }, () => score()))
    expect(new Set(statuses)).toEqual(new Set([502]))
    expect(await lane.requests()).toHaveLength(1)
    expect(await calls()).toEqual({ calls: 1, failed: 20 })
  })

  it('of judges that failed before another answered count with its answer', async () => {
    await lane.script([{ ...REFUSED, forever: true }])
    for (const JUDGE_FALLBACKS of ['lane84/m', 'embedded']) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(BODY) }
      const response = await app.request(`${ORIGIN}/v1/scores`, init, { ...env, JUDGE_FALLBACKS })
      expect(await response.json()).toMatchObject({
        judge: { degraded: true, calls: JUDGE_FALLBACKS === 'embedded' ? 0 : 1 },
      })
    }
    expect([await lane.requests(), await other.requests()].map(({ length }) => length)).toEqual([2, 1])
    expect(await calls()).toEqual({ calls: 3, failed: 0 })
  })

  it('of an answer of its own count with it', async () => {
    await lane.script([REFUSED, { kind: 'plausible' }])
    expect([await score({ cache: 'bypass' }), await score({ cache: 'bypass' })]).toEqual([502, 200])
    expect(await calls()).toEqual({ calls: 2, failed: 1 })
  })
})

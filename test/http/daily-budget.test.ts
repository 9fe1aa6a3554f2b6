import { listDurableObjectIds, reset, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { forgetKeys } from '../../src/platform/tenants/key-ring.ts'
import { forgetTenantSettings } from '../../src/platform/tenants/tenant-settings.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { keyedWorker } from '../support/keyed-worker.ts'

const worker = keyedWorker()
const lane = judgeLane(inject('judgeServerUrl'), 'lane115')
const other = judgeLane(inject('judgeServerUrl'), 'lane116')

/** Noon of some day, so that no test ends on another. */
const NOON = Date.UTC(2027, 2, 1, 12)
const TWELVE_HOURS = 12 * 60 * 60

type Answer = {
  judge: { model: string; calls: number; degraded: boolean; degradedBecause: string | null }
  cache: string
}

let key: string

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  await Promise.all([lane.script([]), other.script([])])
})
afterEach(async () => {
  vi.useRealTimers()
  forgetTenantSettings()
  forgetKeys()
  await reset()
})

async function budget(dailyBudget: object, settings: object = {}): Promise<void> {
  await worker.tenant('thrifty', { judgeModel: 'lane115/m', judgeFallbacks: [], dailyBudget, ...settings })
  key = (await worker.key('thrifty')).key
}

/** Scores an exchange of its own content, unless the body says otherwise. */
let exchanges = 0
function score(body: object = {}, headers: Record<string, string> = {}): Promise<Response> {
  exchanges++
  const exchange = { input: `Name ${exchanges} ponds`, output: 'There are several ponds.' }
  return worker.send('/v1/scores', { method: 'POST', token: key, body: { ...exchange, ...body }, headers })
}

async function answered(response: Response): Promise<Answer> {
  expect(response.status).toBe(200)
  return response.json()
}

/** What the directory has of the budget's days. */
function days(): Promise<unknown[]> {
  return runInDurableObject(env.TENANT_DIRECTORY.getByName('thrifty'), (_, { storage }) => {
    return storage.sql.exec('SELECT calls, tokens FROM budget_days ORDER BY day').toArray()
  })
}

describe('a daily budget of calls', () => {
  it('is shown with every score, and refuses what passes it until the day ends', async () => {
    await budget({ calls: 2, onExhausted: 'refuse' })
    const first = await score()
    expect(first.headers.get('ratelimit-policy')).toBe('"daily-calls";q=2;w=86400;qu="judge-calls"')
    expect(first.headers.get('ratelimit')).toBe(`"daily-calls";r=1;t=${TWELVE_HOURS}`)
    expect((await score()).headers.get('ratelimit')).toBe(`"daily-calls";r=0;t=${TWELVE_HOURS}`)

    const refused = await score({ agentId: 'bot' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(TWELVE_HOURS))
    expect(refused.headers.get('ratelimit')).toBe(`"daily-calls";r=0;t=${TWELVE_HOURS}`)
    expect(await refused.json()).toMatchObject({
      code: 'rate-limited',
      retryable: true,
      detail: 'the daily budget of 2 judge calls is used up until 2027-03-02T00:00:00.000Z',
    })
    expect(await lane.requests()).toHaveLength(2)
    expect(await listDurableObjectIds(env.AGENT_STATS)).toEqual([])

    vi.setSystemTime(NOON + TWELVE_HOURS * 1_000)
    expect((await score()).headers.get('ratelimit')).toBe('"daily-calls";r=1;t=86400')
  })

  it('is not touched by what costs nothing: repeats, and judges that answer at once', async () => {
    await budget({ calls: 1, onExhausted: 'refuse' })
    const exchange = { input: 'Name two ponds', output: 'A and B' }
    expect(await answered(await score(exchange))).toMatchObject({ cache: 'miss' })
    const repeated = await score(exchange)
    expect(repeated.headers.get('ratelimit-policy')).toBe('"daily-calls";q=1;w=86400;qu="judge-calls"')
    expect(await answered(repeated)).toMatchObject({ cache: 'hit' })
    expect(await answered(await score({ model: 'embedded' }))).toMatchObject({ judge: { model: 'embedded' } })
    expect(await answered(await score({ output: '' }))).toMatchObject({ judge: { calls: 0 } })
    expect((await score()).status).toBe(429)
    expect(await days()).toEqual([{ calls: 1, tokens: expect.any(Number) }])
  })

  it('holds exactly against many requests at the same time', async () => {
    await budget({ calls: 7, onExhausted: 'refuse' })
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await score()).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(7)
    expect(statuses.filter((status) => status === 429)).toHaveLength(33)
    expect(await lane.requests()).toHaveLength(7)
    expect(await days()).toEqual([{ calls: 7, tokens: expect.any(Number) }])
  })

  it('is charged once for all who share a call', async () => {
    await budget({ calls: 1, onExhausted: 'refuse' })
    const exchange = { input: 'Name ten ponds', output: 'A, B and C' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => score(exchange)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await days()).toEqual([{ calls: 1, tokens: expect.any(Number) }])
  })

  it.each(['bypass', 'refresh'])('counts calls that %s the memo', async (cache) => {
    await budget({ calls: 1, onExhausted: 'refuse' })
    expect((await score({ cache })).headers.get('ratelimit')).toBe(`"daily-calls";r=0;t=${TWELVE_HOURS}`)
    expect((await score({ cache })).status).toBe(429)
  })

  it('is charged for a judge that fails too, with every attempt', async () => {
    await lane.script([{ kind: 'answer', content: 'no judgement', forever: true }])
    await budget({ calls: 10, tokens: 1_000_000, onExhausted: 'refuse' })
    expect((await score()).status).toBe(502)
    // The answer, and the one after the correction.
    expect(await days()).toEqual([{ calls: 2, tokens: expect.any(Number) }])
    const [day] = await days()
    expect(day).toHaveProperty(
      'tokens',
      expect.toSatisfy((tokens: number) => tokens > 0),
    )
  })

  it.each(['use', 'bypass'])('is not passed by the retries of a judge that fails (cache: %s)', async (cache) => {
    await lane.script([{ kind: 'status', status: 503, body: 'busy', forever: true }])
    await budget({ calls: 2, onExhausted: 'refuse' })
    expect(await (await score({ cache })).json()).toMatchObject({ code: 'judge-unavailable' })
    expect(await lane.requests()).toHaveLength(2)
    expect((await score({ cache })).status).toBe(429)
    expect(await days()).toEqual([{ calls: 2, tokens: 0 }])
  })

  it.each([9, 15])('of %i is not passed by the retries of many at the same time', async (calls) => {
    await lane.script([{ kind: 'status', status: 503, body: 'busy', forever: true }])
    await budget({ calls, onExhausted: 'refuse' })
    await Promise.all(Array.from({ length: 12 }, () => score()))
    expect(await lane.requests()).toHaveLength(calls)
    expect(await days()).toEqual([{ calls, tokens: 0 }])
  })

  it('is not passed by a corrective re-ask', async () => {
    await lane.script([{ kind: 'answer', content: 'no judgement', forever: true }])
    await budget({ calls: 1, onExhausted: 'refuse' })
    expect(await (await score()).json()).toMatchObject({ code: 'judge-invalid-output' })
    expect(await lane.requests()).toHaveLength(1)
    expect(await days()).toEqual([{ calls: 1, tokens: expect.any(Number) }])
  })

  it('gives back what was reserved for a call that was never made', async () => {
    await budget({ calls: 1, onExhausted: 'refuse' }, { judgeModel: null })
    await lane.script([{ kind: 'status', status: 401, body: 'no', forever: true }])
    expect((await score({ model: 'keyless/m' })).status).toBe(503)
    expect(await answered(await score({ model: 'lane116/m' }))).toMatchObject({ judge: { calls: 1 } })
  })

  it('of none refuses every judge that costs', async () => {
    await budget({ calls: 0, onExhausted: 'refuse' })
    expect((await score()).status).toBe(429)
    expect((await score({ model: 'embedded' })).status).toBe(200)
    expect(await lane.requests()).toEqual([])
  })

  it('is shown with what a judge failed at, and with what a fallback answered for it', async () => {
    await budget({ calls: 9, onExhausted: 'refuse' }, { judgeFallbacks: ['embedded'] })
    await lane.script([{ kind: 'status', status: 400, body: 'too long', forever: true }])
    const failed = await score({ fallback: false })
    expect(failed.status).toBe(502)
    expect(failed.headers.get('ratelimit-policy')).toBe('"daily-calls";q=9;w=86400;qu="judge-calls"')
    expect(failed.headers.get('ratelimit')).toBe(`"daily-calls";r=8;t=${TWELVE_HOURS}`)
    const degraded = await score()
    expect(await answered(degraded.clone())).toMatchObject({ judge: { model: 'embedded', degraded: true } })
    expect(degraded.headers.get('ratelimit')).toBe(`"daily-calls";r=7;t=${TWELVE_HOURS}`)
    const later = await score({ fallback: false, agentId: 'bot' }, { prefer: 'respond-async, wait=20' })
    expect([later.status, later.headers.get('ratelimit')]).toEqual([502, `"daily-calls";r=6;t=${TWELVE_HOURS}`])
  })

  it('refuses what would be judged later at once, and stores nothing of it', async () => {
    await budget({ calls: 2, onExhausted: 'refuse' })
    const headers = { prefer: 'respond-async' }
    const known = { input: 'Name one pond', output: 'Walden', agentId: 'bot', runId: 'known' }
    await answered(await score(known, { prefer: 'respond-async, wait=20' }))
    const remembered = { input: 'Name another pond', output: 'Walden' }
    await answered(await score(remembered))
    const refused = await score({ agentId: 'fresh' }, headers)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit')).toBe(`"daily-calls";r=0;t=${TWELVE_HOURS}`)
    expect(refused.headers.get('retry-after')).toBe(String(TWELVE_HOURS))
    expect(await env.AGENT_STATS.getByName('thrifty/fresh').stats({ now: NOON })).toBeNull()
    // What costs nothing is accepted.
    expect(await answered(await score(known, headers))).toMatchObject({ runId: 'known', cache: 'hit' })
    for (const free of [{ ...remembered }, { model: 'embedded' }, { output: ' ' }]) {
      expect((await score({ agentId: 'bot', ...free }, headers)).status).toBe(202)
    }
    await budget({ calls: 2, onExhausted: 'embedded' })
    expect((await score({ agentId: 'bot' }, headers)).status).toBe(202)
    expect((await score({ agentId: 'bot', fallback: false }, headers)).status).toBe(429)
  })

  it('ends the turn: no fallback is asked instead', async () => {
    await budget({ calls: 1, onExhausted: 'refuse' }, { judgeFallbacks: ['lane116/m', 'embedded'] })
    await lane.script([{ kind: 'status', status: 400, body: 'too long', forever: true }])
    expect((await score()).status).toBe(429)
    expect(await other.requests()).toEqual([])
  })
})

describe('a daily budget of tokens', () => {
  it('counts what the provider says, and is passed by the last call at most', async () => {
    await budget({ tokens: 1, onExhausted: 'refuse' })
    const first = await score()
    expect(first.headers.get('ratelimit-policy')).toBe('"daily-tokens";q=1;w=86400;qu="tokens"')
    expect(first.headers.get('ratelimit')).toBe(`"daily-tokens";r=0;t=${TWELVE_HOURS}`)
    const refused = await score()
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('budget of 1 token is used up') })
  })
})

describe('a daily budget of tokens that a first answer uses up', () => {
  it('leaves none for a corrective re-ask', async () => {
    await lane.script([{ kind: 'answer', content: 'no judgement', forever: true }])
    await budget({ tokens: 1, onExhausted: 'refuse' })
    expect((await score()).status).toBe(502)
    expect(await lane.requests()).toHaveLength(1)
  })
})

describe('a budget that falls to the embedded judge', () => {
  it('answers degraded, says why, and remembers nothing of it', async () => {
    await budget({ calls: 1, onExhausted: 'embedded' }, { judgeFallbacks: ['lane116/m'] })
    await score()
    for (const cache of ['use', 'use', 'refresh', 'bypass']) {
      const response = await score({ input: 'Name nine ponds', output: 'None', cache })
      expect(response.headers.get('ratelimit')).toBe(`"daily-calls";r=0;t=${TWELVE_HOURS}`)
      expect(await answered(response)).toMatchObject({
        cache: cache === 'bypass' ? 'bypass' : 'miss',
        judge: {
          model: 'embedded',
          degraded: true,
          degradedBecause: 'rate-limited: the daily budget of 1 judge call is used up until 2027-03-02T00:00:00.000Z',
        },
      })
    }
    expect(await other.requests()).toEqual([])
  })

  it('refuses who wants no degraded answer', async () => {
    await budget({ calls: 0, onExhausted: 'embedded' })
    expect((await score({ fallback: false })).status).toBe(429)
  })

  it('is kept to in the background too', async () => {
    await budget({ calls: 0, onExhausted: 'embedded' })
    const response = await score({ agentId: 'bot' }, { prefer: 'respond-async, wait=20' })
    expect(await answered(response)).toMatchObject({ judge: { model: 'embedded', degraded: true } })
  })
})

describe('a tenant without a budget', () => {
  it('is shown no fields of one, and its directory is not asked', async () => {
    await worker.tenant('rich', { judgeModel: 'lane115/m' })
    key = (await worker.key('rich')).key
    const response = await score()
    expect([response.headers.get('ratelimit'), response.headers.get('ratelimit-policy')]).toEqual([null, null])
    await runInDurableObject(env.TENANT_DIRECTORY.getByName('rich'), (_, { storage }) => {
      expect(storage.sql.exec('SELECT * FROM budget_days').toArray()).toEqual([])
    })
  })
})

import { reset, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tenantPageSchema } from '../../src/service/tenants/list-tenants.ts'
import { tenantStatisticsSchema } from '../../src/service/tenant-overview.ts'
import { keyedWorker } from '../support/keyed-worker.ts'

const worker = keyedWorker()

afterEach(async () => {
  vi.useRealTimers()
  await reset()
})

const EXCHANGE = { input: 'Say hello in one word', output: 'Hello' }

function put(tenantId: string, body: unknown): Promise<Response> {
  return worker.admin(`/v1/tenants/${tenantId}`, { method: 'PUT', body })
}

async function score(token: string, change: object = {}): Promise<Record<string, unknown>> {
  const response = await worker.send('/v1/scores', { method: 'POST', token, body: { ...EXCHANGE, ...change } })
  return response.json()
}

/** Lets what was scored rise to the tenant's directory and the operator's. */
async function rise(tenantId: string, ...agentIds: string[]): Promise<void> {
  for (const agentId of agentIds) await runDurableObjectAlarm(env.AGENT_STATS.getByName(`${tenantId}/${agentId}`))
  await runDurableObjectAlarm(env.TENANT_DIRECTORY.getByName(tenantId))
}

describe('a tenant', () => {
  it('is set up with 201, replaced with 200, and read back', async () => {
    const full = {
      name: 'Acme',
      judgeModel: 'embedded',
      judgeFallbacks: ['embedded'],
      threshold: 0.7,
      rateLimit: 'high',
      dailyBudget: { calls: 1_000, tokens: null, onExhausted: 'embedded' },
    }
    const created = await put('acme', full)
    expect(created.status).toBe(201)
    const tenant = await created.json<{ createdAt: string; updatedAt: string }>()
    expect(tenant).toEqual({
      tenantId: 'acme',
      ...full,
      providers: {},
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: tenant.createdAt,
    })
    expect(await (await worker.admin('/v1/tenants/acme')).json()).toEqual(tenant)
    const replaced = await put('acme', { name: 'Acme Ltd' })
    expect(replaced.status).toBe(200)
    expect(await replaced.json()).toEqual({
      tenantId: 'acme',
      name: 'Acme Ltd',
      judgeModel: null,
      judgeFallbacks: null,
      threshold: null,
      rateLimit: 'standard',
      dailyBudget: null,
      providers: {},
      createdAt: tenant.createdAt,
      updatedAt: expect.stringMatching(/Z$/),
    })
  })

  it('that was not set up is not found', async () => {
    for (const path of ['/v1/tenants/acme', '/v1/tenants/acme/stats', '/v1/tenants/acme/keys']) {
      expect((await worker.admin(path)).status).toBe(404)
    }
  })

  it.each([
    ['acme', {}, 'name'],
    ['acme', { name: 'x', threshold: 2 }, 'threshold'],
    ['acme', { name: 'x', rateLimit: 'none' }, 'rateLimit'],
    ['acme', { name: 'x', judgeModel: 'nobody/x' }, 'judgeModel'],
    ['acme', { name: 'x', judgeFallbacks: ['embedded', 'nobody/x'] }, 'judgeFallbacks.1'],
    ['acme', { name: 'x', dailyBudget: { calls: 1 } }, 'dailyBudget.onExhausted'],
    ['acme', { name: 'x', dailyBudget: { calls: -1, onExhausted: 'refuse' } }, 'dailyBudget.calls'],
    ['acme', { name: 'x', admin: true }, 'admin'],
    ['acme', JSON.parse('{"name":"x","__proto__":{}}'), '__proto__'],
    [
      'acme',
      JSON.parse('{"name":"x","providers":{"__proto__":{"baseUrl":"https://x.example"}}}'),
      'providers.__proto__',
    ],
    [
      'acme',
      JSON.parse('{"name":"x","providers":{"own":{"baseUrl":"https://x.example","headers":{"__proto__":"x"}}}}'),
      'providers.own.headers.__proto__',
    ],
    ['acme', { name: 'x', providers: { openai: { baseUrl: 'https://x.example' } } }, 'providers.openai'],
    ['acme', { name: 'x', providers: { 'a/b': { baseUrl: 'https://x.example' } } }, 'providers.a/b'],
    ['ACME', { name: 'x' }, 'tenantId'],
    ['a_b', { name: 'x' }, 'tenantId'],
    ['a'.repeat(65), { name: 'x' }, 'tenantId'],
  ])('%s is not set up with %j', async (tenantId, body, path) => {
    const response = await put(tenantId, body)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid-request', errors: [{ path }] })
    expect((await env.KEYS.list()).keys).toEqual([])
  })
})

describe('a tenant’s settings', () => {
  it('decide on judge and threshold, live within a minute', async () => {
    await put('acme', { name: 'Acme', judgeModel: 'lane110/model', judgeFallbacks: [], threshold: 0.07 })
    const { key } = await worker.key('acme')
    expect(await score(key, { options: { scale: 100 } })).toMatchObject({
      judge: { model: 'lane110/model' },
      threshold: 7,
      passed: true,
    })
    expect(await score(key, { options: { threshold: 0.2 } })).toMatchObject({ threshold: 0.2 })
    // At once where they were changed.
    await put('acme', { name: 'Acme', judgeModel: 'embedded' })
    expect(await score(key)).toMatchObject({ judge: { model: 'embedded' }, threshold: null, passed: null })
    const elsewhere = (await env.KEYS.get('tenant:v1:acme')) ?? ''
    await env.KEYS.put('tenant:v1:acme', elsewhere.replace('"threshold":null', '"threshold":0.5'))
    expect(await score(key)).toMatchObject({ threshold: null })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25_000 })
    expect(await score(key)).toMatchObject({ threshold: 0.5 })
  })

  it('hold for a run that is judged later, as they were when it was accepted', async () => {
    await put('acme', { name: 'Acme', threshold: 0.5 })
    const { key } = await worker.key('acme')
    const body = { ...EXCHANGE, agentId: 'bot', runId: 'later', options: { scale: 10 } }
    const headers = { prefer: 'respond-async, wait=20' }
    const response = await worker.send('/v1/scores', { method: 'POST', token: key, body, headers })
    expect(await response.json()).toMatchObject({ threshold: 5, passed: true })
    // The content is what was sent: the same with another default is no other run.
    await put('acme', { name: 'Acme', threshold: 0.9 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25_000 })
    expect(await score(key, body)).toMatchObject({ runId: 'later', cache: 'hit', threshold: 5 })
  })

  it('let it name only judges that the operator allows', async () => {
    await put('acme', { name: 'Acme' })
    const { key } = await worker.key('acme')
    for (const model of ['openai/expensive', 'nobody/x']) {
      expect(await score(key, { model })).toMatchObject({
        code: 'invalid-request',
        errors: [{ path: 'model', message: 'names a judge that is not allowed' }],
      })
    }
    expect(await score(key, { model: 'lane111/any' })).toMatchObject({ judge: { model: 'lane111/any' } })
    const strict = keyedWorker({ JUDGE_ALLOWED: 'openai/*' })
    const call = { method: 'POST', token: key, body: { ...EXCHANGE, model: 'lane111/any' } }
    expect((await strict.send('/v1/scores', call)).status).toBe(422)
  })
})

describe('the operator’s list', () => {
  it('shows every tenant, the worst first, those without runs last, paged', async () => {
    for (const tenantId of ['good', 'idle', 'poor']) await put(tenantId, { name: tenantId })
    const good = await worker.key('good')
    const poor = await worker.key('poor')
    await score(good.key, { agentId: 'a' })
    await score(poor.key, { agentId: 'a', output: 'I am sorry, but I cannot help with that.' })
    await rise('good', 'a')
    await rise('idle')
    await rise('poor', 'a')
    const pages = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const response = await worker.admin(`/v1/tenants?limit=1&cursor=${cursor}`.replace(/&cursor=$/, ''))
      const page = tenantPageSchema.parse(await response.json())
      pages.push(...page.tenants)
      cursor = page.nextCursor
    }
    expect(pages.map(({ tenantId }) => tenantId)).toEqual(['poor', 'good', 'idle'])
    const [worst, best, idle] = pages
    expect(worst).toMatchObject({ count: 1, change: null, coverage: { scored: 1, miss: 1 }, usage: { calls: 0 } })
    expect(worst?.modes.user).toMatchObject({ count: 1, mean: worst?.mean })
    expect(best?.mean).toBeGreaterThan(worst?.mean ?? 1)
    expect(idle).toMatchObject({ count: 0, mean: null, change: null, modes: {} })
    const byName = tenantPageSchema.parse(await (await worker.admin('/v1/tenants?sort=name&window=7d')).json())
    expect(byName.tenants.map(({ tenantId }) => tenantId)).toEqual(['good', 'idle', 'poor'])
    expect(byName.nextCursor).toBeNull()
  })

  it.each(['limit=0', 'limit=201', 'window=2h', 'sort=best', 'cursor=x'])('is not asked for %s', async (query) => {
    expect((await worker.admin(`/v1/tenants?${query}`)).status).toBe(422)
  })

  it('gives one tenant’s roll-up as the tenant reads it', async () => {
    await put('acme', { name: 'Acme' })
    const { key } = await worker.key('acme')
    await score(key, { agentId: 'a' })
    await rise('acme', 'a')
    const operators = tenantStatisticsSchema.parse(await (await worker.admin('/v1/tenants/acme/stats')).json())
    expect(operators.modes.user?.windows.all.count).toBe(1)
    expect(await (await worker.send('/v1/stats', { token: key })).json()).toEqual(operators)
  })
})

describe('an erased tenant', () => {
  it('is gone with everything that was its', async () => {
    for (const tenantId of ['acme', 'other']) await put(tenantId, { name: tenantId })
    const { key } = await worker.key('acme')
    const others = await worker.key('other')
    await score(key, { agentId: 'known' })
    await rise('acme', 'known')
    await score(key, { input: 'Say no agent', output: 'none' })
    // Its directory does not know of this one yet.
    await score(key, { agentId: 'fresh', input: 'Say fresh' })
    await score(others.key, { agentId: 'known' })
    await rise('other', 'known')
    const hookBody = { platform: 'standard', agents: [{ agentId: 'known' }] }
    expect((await worker.send('/v1/hooks', { method: 'POST', token: key, body: hookBody })).status).toBe(201)

    expect((await worker.admin('/v1/tenants/acme', { method: 'DELETE' })).status).toBe(204)
    expect((await worker.admin('/v1/tenants/acme')).status).toBe(404)
    const ownMemo = { prefix: 'memo:v1:acme:' }
    expect((await env.MEMO.list(ownMemo)).keys).toEqual([])
    const names = (await env.KEYS.list()).keys.map(({ name }) => name)
    expect(names.toSorted()).toEqual([expect.stringMatching(/^key:v1:/), 'tenant:v1:other'])
    const list = tenantPageSchema.parse(await (await worker.admin('/v1/tenants')).json())
    expect(list.tenants.map(({ tenantId }) => tenantId)).toEqual(['other'])
    expect(await env.AGENT_STATS.getByName('acme/known').stats({ now: Date.now() })).toBeNull()

    // Where it was erased at once, and nothing grows back; within a minute everywhere.
    expect(await score(key, { agentId: 'known', input: 'Say it again' })).toMatchObject({ code: 'unauthenticated' })
    expect(await env.AGENT_STATS.getByName('acme/known').stats({ now: Date.now() })).toBeNull()
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start + 55_000 })
    expect((await worker.send('/v1/me', { token: key })).status).toBe(401)
    const again = await put('acme', { name: 'Acme' })
    expect(again.status).toBe(503)
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await again.json()).toMatchObject({ code: 'storage-unavailable', retryable: true })

    // The late agent says that it is there, and the last round finds it.
    await runDurableObjectAlarm(env.AGENT_STATS.getByName('acme/fresh'))
    vi.setSystemTime(start + 121_000)
    await runDurableObjectAlarm(env.TENANT_DIRECTORY.getByName('acme'))
    expect(await env.AGENT_STATS.getByName('acme/fresh').stats({ now: Date.now() })).toBeNull()
    expect((await env.MEMO.list(ownMemo)).keys).toEqual([])
    await runInDurableObject(env.TENANT_DIRECTORY.getByName('acme'), async (_, { storage }) => {
      expect(storage.sql.exec('SELECT name FROM sqlite_master WHERE name NOT LIKE ?', '_cf%').toArray()).toEqual([])
      expect(await storage.getAlarm()).toBeNull()
    })
    vi.useRealTimers()
    expect(await env.AGENT_STATS.getByName('other/known').stats({ now: Date.now() })).not.toBeNull()
    expect((await env.MEMO.list({ prefix: 'memo:v1:other:' })).keys).toHaveLength(1)
    expect((await put('acme', { name: 'Acme' })).status).toBe(201)
  })

  it('that is not there is erased all the same', async () => {
    expect((await worker.admin('/v1/tenants/nobody', { method: 'DELETE' })).status).toBe(204)
  })
})

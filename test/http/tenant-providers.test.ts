import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { forgetTenantSettings } from '../../src/platform/tenants/tenant-settings.ts'
import { judgeLane } from '../support/judge-lane.ts'
import { keyedWorker } from '../support/keyed-worker.ts'

// In local mode a provider may be on this machine, as the scripted judge is.
const worker = keyedWorker({ AUTH: 'local' })
const one = judgeLane(inject('judgeServerUrl'), 'tenants-own')
const two = judgeLane(inject('judgeServerUrl'), 'tenants-other')

const API_KEY = 'sk-canary-of-the-tenant'
const HEADER = 'canary-of-the-header'
const EXCHANGE = { input: 'Explain what a pond is', output: 'A pond is a small body of still water.' }

beforeEach(() => Promise.all([one.script([]), two.script([])]))
afterEach(async () => {
  vi.restoreAllMocks()
  await reset()
})

async function setUp(provider: object, settings: object = {}): Promise<Response> {
  const body = { name: 'Local', providers: { own: provider }, ...settings }
  const response = await worker.admin('/v1/tenants/local', { method: 'PUT', body })
  forgetTenantSettings()
  return response
}

async function score(change: object = {}): Promise<Record<string, unknown>> {
  const body = { ...EXCHANGE, model: 'own/big', fallback: false, ...change }
  return (await worker.send('/v1/scores', { method: 'POST', body })).json()
}

describe('a tenant’s own provider', () => {
  it('is asked with the tenant’s own credentials, in a flight of its own', async () => {
    await setUp({ baseUrl: one.baseUrl, apiKey: API_KEY, headers: { 'x-team': HEADER } })
    expect(await score()).toMatchObject({ judge: { model: 'own/big', degraded: false }, cache: 'miss' })
    const [received] = await one.requests()
    expect(received?.headers).toMatchObject({ authorization: `Bearer ${API_KEY}`, 'x-team': HEADER })
    expect(received?.body.model).toBe('big')
    expect(await score()).toMatchObject({ cache: 'hit' })
    expect(await score({ cache: 'bypass' })).toMatchObject({ cache: 'bypass' })
    expect(await one.requests()).toHaveLength(2)
  })

  it('without a key is asked without one', async () => {
    await setUp({ baseUrl: one.baseUrl })
    await score()
    expect((await one.requests())[0]?.headers['authorization']).toBeUndefined()
  })

  it('can be the tenant’s judge, and its fallback', async () => {
    await setUp({ baseUrl: one.baseUrl }, { judgeModel: 'own/big', judgeFallbacks: ['embedded'] })
    expect(await score({ model: undefined })).toMatchObject({ judge: { model: 'own/big' } })
    await one.script([{ kind: 'status', status: 404, body: '', forever: true }])
    expect(await score({ model: undefined, cache: 'refresh', fallback: true })).toMatchObject({
      judge: { model: 'embedded', degraded: true },
    })
  })

  it('is judged anew when its URL becomes another under the same name', async () => {
    await setUp({ baseUrl: one.baseUrl })
    const first = await score()
    await setUp({ baseUrl: two.baseUrl })
    const second = await score()
    expect([first['cache'], second['cache']]).toEqual(['miss', 'miss'])
    expect([await one.requests(), await two.requests()].map(({ length }) => length)).toEqual([1, 1])
    expect(first['judge']).not.toEqual(second['judge'])
    await setUp({ baseUrl: one.baseUrl, apiKey: 'another-key' })
    expect(await score()).toMatchObject({ cache: 'hit' })
  })

  it('takes its credentials nowhere else: a redirect is not followed', async () => {
    await one.script([{ kind: 'status', status: 307, body: '', headers: { location: two.baseUrl }, forever: true }])
    await setUp({ baseUrl: one.baseUrl, apiKey: API_KEY })
    expect(await score()).toMatchObject({ code: expect.stringMatching(/^judge-/) })
    expect(await two.requests()).toEqual([])
  })

  it('stays as it is when settings are replaced without providers, and goes when they are empty', async () => {
    await setUp({ baseUrl: one.baseUrl, apiKey: API_KEY })
    await worker.admin('/v1/tenants/local', { method: 'PUT', body: { name: 'Local', judgeModel: 'own/big' } })
    forgetTenantSettings()
    await score()
    expect((await one.requests())[0]?.headers['authorization']).toBe(`Bearer ${API_KEY}`)
    await worker.admin('/v1/tenants/local', { method: 'PUT', body: { name: 'Local', providers: {} } })
    forgetTenantSettings()
    expect(await score()).toMatchObject({ code: 'invalid-request' })
  })

  it('shows its credentials to nobody, in answers, logs or storage', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    const answer = await setUp({ baseUrl: one.baseUrl, apiKey: API_KEY, headers: { 'x-team': HEADER } })
    const shown = await answer.text()
    expect(JSON.parse(shown)).toMatchObject({
      providers: { own: { baseUrl: one.baseUrl, hasApiKey: true, headerNames: ['x-team'], supportsJsonSchema: true } },
    })
    await one.script([{ kind: 'status', status: 401, body: API_KEY, forever: true }])
    const failed = JSON.stringify(await score())
    expect(failed).toContain('judge-not-configured')
    const stored = await env.KEYS.get('tenant:v1:local')
    const read = await (await worker.admin('/v1/tenants/local')).text()
    expect(stored).toContain(one.baseUrl)
    expect(lines.length).toBeGreaterThan(2)
    for (const text of [shown, failed, stored ?? '', read, ...lines]) {
      expect(text).not.toContain(API_KEY)
      expect(text).not.toContain(HEADER)
    }
  })

  it('of one tenant does not open for another that was given its sealed text', async () => {
    await setUp({ baseUrl: one.baseUrl, apiKey: API_KEY })
    const stolen = (await env.KEYS.get('tenant:v1:local')) ?? ''
    const thief = keyedWorker()
    await thief.tenant('thief')
    const { key } = await thief.key('thief')
    await env.KEYS.put('tenant:v1:thief', stolen)
    forgetTenantSettings()
    const body = { ...EXCHANGE, model: 'own/big', fallback: false }
    const answer = await thief.send('/v1/scores', { method: 'POST', token: key, body })
    expect(await answer.json()).toMatchObject({ code: 'judge-not-configured' })
    expect(await one.requests()).toEqual([])
  })

  it('does not open for another URL put in its place', async () => {
    await setUp({ baseUrl: one.baseUrl, apiKey: API_KEY })
    const settings = (await env.KEYS.get('tenant:v1:local')) ?? ''
    await env.KEYS.put('tenant:v1:local', settings.replace(one.baseUrl, two.baseUrl))
    forgetTenantSettings()
    expect(await score()).toMatchObject({ code: 'judge-not-configured' })
    expect(await two.requests()).toEqual([])
  })

  it('needs the key to seal with', async () => {
    const bare = keyedWorker({ AUTH: 'local', ENCRYPTION_KEY: undefined })
    const provider = { baseUrl: one.baseUrl, apiKey: API_KEY }
    const body = { name: 'Local', providers: { own: provider } }
    const response = await bare.admin('/v1/tenants/local', { method: 'PUT', body })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'not-configured', detail: 'ENCRYPTION_KEY is not set' })
    expect((await bare.admin('/v1/tenants/local', { method: 'PUT', body: { name: 'Local' } })).status).toBe(201)
  })

  it('needs one that is long enough, which nothing else does', async () => {
    const short = keyedWorker({ ENCRYPTION_KEY: 'canary-of-x' })
    const body = { name: 'Acme', providers: { own: { baseUrl: 'https://gateway.example/v1', apiKey: API_KEY } } }
    const response = await short.admin('/v1/tenants/acme', { method: 'PUT', body })
    expect(response.status).toBe(503)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      code: 'not-configured',
      detail: expect.stringMatching(/^ENCRYPTION_KEY /),
    })
    expect(text).not.toContain('canary')
    expect((await short.send('/healthz')).status).toBe(200)
    expect((await short.admin('/v1/tenants/acme', { method: 'PUT', body: { name: 'Acme' } })).status).toBe(201)
  })

  it.each(['http://127.0.0.1:9/v1', 'https://10.0.0.1/v1', 'https://a:b@gateway.example/v1', 'nonsense'])(
    'is not at %s where keys are asked for',
    async (baseUrl) => {
      const body = { name: 'Acme', providers: { own: { baseUrl, apiKey: API_KEY } } }
      const response = await keyedWorker().admin('/v1/tenants/acme', { method: 'PUT', body })
      expect(response.status).toBe(422)
      const text = await response.text()
      expect(JSON.parse(text)).toMatchObject({ errors: [{ path: 'providers.own.baseUrl' }] })
      expect(text).not.toContain(API_KEY)
    },
  )

  it.each([{ 'x y': 'z' }, { 'x-a': 'line\nbreak' }, { 'x-a': '' }, { 'x-a': 'caf\u00e9' }])(
    'has no headers like %j',
    async (headers) => {
      expect((await setUp({ baseUrl: one.baseUrl, headers })).status).toBe(422)
    },
  )
})

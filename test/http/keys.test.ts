import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKeys } from '../../src/platform/tenants/key-ring.ts'
import { hashKey } from '../../src/platform/tenants/tenant-key.ts'
import { ADMIN_TOKEN } from '../support/admin-token.ts'
import { ALL_SCOPES, keyedWorker } from '../support/keyed-worker.ts'

const worker = keyedWorker()
const KEYS = '/v1/tenants/acme/keys'

beforeEach(() => worker.tenant('acme'))
afterEach(async () => {
  vi.useRealTimers()
  await reset()
})

async function statusWith(token: string): Promise<number> {
  return (await worker.send('/v1/me', { token })).status
}

async function code(response: Response): Promise<unknown> {
  return (await response.json<{ code: string }>()).code
}

describe('a key', () => {
  it('is shown once, and stored only as its hash', async () => {
    const response = await worker.admin(KEYS, { method: 'POST', body: { label: 'edge', scopes: ['score', 'read'] } })
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { key, ...shown } = await response.json<{ key: string; keyId: string; createdAt: string }>()
    expect(key).toMatch(new RegExp(`^pl_${shown.keyId}_[0-9A-Za-z]{43}$`))
    expect(shown).toEqual({
      keyId: shown.keyId,
      label: 'edge',
      scopes: ['score', 'read'],
      createdAt: expect.stringMatching(/^\d{4}-/),
    })
    const list = await (await worker.admin(KEYS)).text()
    expect(JSON.parse(list)).toEqual({ keys: [shown] })
    const entries = await env.KEYS.list({ prefix: 'key:' })
    expect(entries.keys.map(({ name }) => name)).toEqual([`key:v1:${await hashKey(key)}`])
    const stored = await env.KEYS.get(entries.keys[0]?.name ?? '')
    const [, , secret = ''] = key.split('_')
    for (const text of [list, stored ?? '']) expect(text).not.toContain(secret)
  })

  it('says whose it is and what it may do', async () => {
    const { key, keyId } = await worker.key('acme', ['read'])
    const response = await worker.send('/v1/me', { token: key })
    expect(await response.json()).toEqual({ tenantId: 'acme', keyId, scopes: ['read'] })
  })

  it('is found in KV when no isolate remembers it, without the tenant’s directory', async () => {
    const { key } = await worker.key('acme', ['read'])
    const noObjects = {
      getByName: () => {
        throw new Error('a Durable Object was asked')
      },
    }
    const bare = keyedWorker({ TENANT_DIRECTORY: noObjects })
    expect((await bare.send('/v1/me', { token: key })).status).toBe(200)
  })

  it('is dead within a minute of its revocation, also where it is remembered', async () => {
    const { key, keyId } = await worker.key('acme')
    expect(await statusWith(key)).toBe(200)
    // Not through this isolate, which remembers it for 25 s; KV near its readers does for 30 s more.
    expect(await env.TENANT_DIRECTORY.getByName('acme').revokeKey(keyId)).toBe('revoked')
    expect(await (await worker.admin(KEYS)).json()).toEqual({ keys: [] })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25_000 })
    expect(await statusWith(key)).toBe(401)
    expect((await worker.admin(`${KEYS}/${keyId}`, { method: 'DELETE' })).status).toBe(404)
  })

  it('is dead at once where it was revoked', async () => {
    const { key, keyId } = await worker.key('acme')
    expect(await statusWith(key)).toBe(200)
    expect((await worker.admin(`${KEYS}/${keyId}`, { method: 'DELETE' })).status).toBe(204)
    expect(await statusWith(key)).toBe(401)
  })

  it('is read from KV with a cache of at most 30 s', async () => {
    const { key } = await worker.key('acme')
    const asked: unknown[] = []
    const kv = {
      get: (name: string, options: unknown) => {
        asked.push(options)
        return env.KEYS.get(name)
      },
    }
    expect((await keyedWorker({ KEYS: kv }).send('/v1/me', { token: key })).status).toBe(200)
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked.map((options) => JSON.stringify(options)))).toEqual(new Set(['{"cacheTtl":30}']))
  })

  it('that nobody has is looked up like any other', async () => {
    const names: string[] = []
    const kv = {
      get: (name: string) => {
        names.push(name)
        return Promise.resolve(null)
      },
    }
    const unknown = `pl_${'a'.repeat(11)}_${'b'.repeat(43)}`
    expect((await keyedWorker({ KEYS: kv }).send('/v1/me', { token: unknown })).status).toBe(401)
    expect(names).toEqual([`key:v1:${await hashKey(unknown)}`])
  })

  it('cannot be told from another while KV does not answer: the request may be sent again', async () => {
    const { key } = await worker.key('acme')
    forgetKeys()
    const down = keyedWorker({ KEYS: { get: () => Promise.reject(new Error('down')) } })
    const response = await down.send('/v1/me', { token: key })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'storage-unavailable', retryable: true })
  })

  it('whose record says something else is nobody’s', async () => {
    const { key } = await worker.key('acme')
    const other = await worker.key('acme')
    const record = await env.KEYS.get(`key:v1:${await hashKey(other.key)}`)
    await env.KEYS.put(`key:v1:${await hashKey(key)}`, record ?? '')
    forgetKeys()
    expect(await statusWith(key)).toBe(401)
  })

  it.each([
    [{}, ['label', 'scopes']],
    [{ label: '', scopes: ['read'] }, ['label']],
    [{ label: 'x', scopes: [] }, ['scopes']],
    [{ label: 'x', scopes: ['admin'] }, ['scopes.0']],
    [{ label: 'x', scopes: ['read', 'read'] }, ['scopes']],
    [{ label: 'x', scopes: ['read'], key: 'mine' }, ['key']],
  ])('is not made of %j', async (body, paths) => {
    const response = await worker.admin(KEYS, { method: 'POST', body })
    expect(response.status).toBe(422)
    const { errors } = await response.json<{ errors: { path: string }[] }>()
    expect(errors.map(({ path }) => path)).toEqual(paths)
    expect(await (await worker.admin(KEYS)).json()).toEqual({ keys: [] })
  })

  it('is made for no tenant that was not set up', async () => {
    const response = await worker.admin('/v1/tenants/other/keys', {
      method: 'POST',
      body: { label: 'x', scopes: ['read'] },
    })
    expect([response.status, await code(response)]).toEqual([404, 'not-found'])
    expect((await worker.admin('/v1/tenants/other/keys')).status).toBe(404)
    expect((await env.KEYS.list({ prefix: 'key:' })).keys).toEqual([])
  })

  it('of one tenant is not revoked through another', async () => {
    await worker.tenant('other')
    const { key, keyId } = await worker.key('acme')
    expect((await worker.admin(`/v1/tenants/other/keys/${keyId}`, { method: 'DELETE' })).status).toBe(404)
    forgetKeys()
    expect(await statusWith(key)).toBe(200)
  })
})

describe('the operator’s token', () => {
  it('when it is not set opens nothing, and leaves everything else as it is', async () => {
    const { key } = await worker.key('acme')
    for (const bindings of [
      { ADMIN_TOKEN: undefined },
      { ADMIN_TOKEN: '' },
      { ADMIN_TOKEN: '', ADMIN_TOKEN_PREVIOUS: 'old' },
    ]) {
      const closed = keyedWorker(bindings)
      for (const token of [null, '', 'undefined', 'old', ADMIN_TOKEN, key]) {
        const response = await closed.send('/v1/tenants', { token })
        expect([response.status, await code(response)]).toEqual([401, 'unauthenticated'])
      }
      expect((await closed.send('/v1/me', { token: key })).status).toBe(200)
      expect((await closed.send('/healthz')).status).toBe(200)
    }
  })

  it('is taken beside its predecessor while it is being replaced', async () => {
    const rotating = keyedWorker({ ADMIN_TOKEN: 'new-token', ADMIN_TOKEN_PREVIOUS: ADMIN_TOKEN })
    for (const token of ['new-token', ADMIN_TOKEN]) {
      expect((await rotating.send('/v1/tenants', { token })).status).toBe(200)
    }
    expect((await rotating.send('/v1/tenants', { token: 'other-token' })).status).toBe(401)
  })

  it('is asked for in local mode too, and only a loopback host is answered there', async () => {
    const local = keyedWorker({ AUTH: 'local' })
    expect((await local.send('/v1/tenants')).status).toBe(401)
    expect((await local.admin('/v1/tenants')).status).toBe(200)
    const { app } = await import('../../src/http/app.ts')
    const init = { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } }
    const answer = await app.request('http://plumbline.example/v1/tenants', init, { ...env, AUTH: 'local' })
    expect(answer.status).toBe(401)
  })
})

describe('local mode', () => {
  it('asks for no key: everything is the tenant local’s', async () => {
    const response = await keyedWorker({ AUTH: 'local' }).send('/v1/me')
    expect(await response.json()).toEqual({ tenantId: 'local', keyId: null, scopes: ALL_SCOPES })
  })
})

import { reset, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TenantDirectory } from '../../../src/platform/tenant-directory.ts'
import { UNSET_TENANT } from '../../../src/platform/tenants/tenant-settings.ts'

const { providers: _none, ...SETTINGS } = { ...UNSET_TENANT, name: 'Acme' }
const KEY = { keyId: 'k1', label: 'one', hash: 'a'.repeat(64), scopes: ['read' as const], createdAt: 1 }

function directory(): DurableObjectStub<TenantDirectory> {
  return env.TENANT_DIRECTORY.getByName('acme')
}

/** Has the directory work on a KV of which some methods fail. */
function without<Result>(method: 'put' | 'delete', work: (instance: TenantDirectory) => Promise<Result>) {
  return runInDurableObject(directory(), async (instance: TenantDirectory) => {
    const fails = { [method]: () => Promise.reject(new Error('KV is down')) }
    const kv = { put: env.KEYS.put.bind(env.KEYS), delete: env.KEYS.delete.bind(env.KEYS), ...fails }
    Object.defineProperty(instance, 'env', { value: { ...env, KEYS: kv }, configurable: true })
    try {
      return await work(instance)
    } finally {
      Object.defineProperty(instance, 'env', { value: env, configurable: true })
    }
  })
}

beforeEach(async () => {
  await directory().configure(SETTINGS)
})
afterEach(() => reset())

describe('a key', () => {
  it('that KV did not take is not listed, and may be made again', async () => {
    await without('put', (instance) => expect(instance.addKey(KEY)).rejects.toThrow('KV is down'))
    expect(await directory().keys()).toEqual([])
    expect(await directory().addKey(KEY)).toMatchObject({ outcome: 'added' })
  })

  it('sent twice is there once, as it was first', async () => {
    await directory().addKey(KEY)
    expect(await directory().addKey({ ...KEY, createdAt: 2 })).toEqual({ outcome: 'added', createdAt: 1 })
    expect(await directory().keys()).toHaveLength(1)
  })

  it('that KV still has stays listed, so that it can be revoked once more', async () => {
    await directory().addKey(KEY)
    await without('delete', (instance) => expect(instance.revokeKey('k1')).rejects.toThrow('KV is down'))
    expect(await directory().keys()).toHaveLength(1)
    expect(await directory().revokeKey('k1')).toBe('revoked')
    expect(await env.KEYS.get(`key:v1:${KEY.hash}`)).toBeNull()
    expect(await directory().revokeKey('k1')).toBe('unknown')
  })

  it('is refused when there are as many as there may be', async () => {
    await runInDurableObject(directory(), (_, { storage }) => {
      for (let index = 0; index < 500; index++) {
        storage.sql.exec('INSERT INTO keys VALUES (?, ?, ?, ?, ?)', `k${index}`, '', '[]', index, `h${index}`)
      }
    })
    expect(await directory().addKey({ ...KEY, keyId: 'more' })).toEqual({ outcome: 'too-many' })
  })
})

describe('settings', () => {
  it('that are set several times at once end in KV as the directory has them', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => directory().configure({ ...SETTINGS, name: `name ${index}` })),
    )
    const { settings } = (await directory().configuration()) ?? {}
    expect(JSON.parse((await env.KEYS.get('tenant:v1:acme')) ?? '')).toEqual(settings)
  })

  it('that KV did not take are set by sending them again', async () => {
    const changed = { ...SETTINGS, name: 'Acme Ltd' }
    await without('put', (instance) => expect(instance.configure(changed)).rejects.toThrow('KV is down'))
    expect(await env.KEYS.get('tenant:v1:acme')).toContain('"Acme"')
    expect(await directory().configure(changed)).toMatchObject({ outcome: 'changed' })
    expect(await env.KEYS.get('tenant:v1:acme')).toContain('"Acme Ltd"')
  })
})

describe('an erasure', () => {
  it('that KV interrupts begins again, and leaves no key behind', async () => {
    await directory().addKey(KEY)
    await without('delete', (instance) => expect(instance.eraseTenant()).rejects.toThrow('KV is down'))
    expect(await directory().keys()).toHaveLength(1)
    expect(await directory().eraseTenant()).toEqual({ isDone: true })
    expect((await env.KEYS.list()).keys).toEqual([])
    expect(await directory().addKey({ ...KEY, keyId: 'k2' })).toEqual({ outcome: 'unknown-tenant' })
    expect(await directory().configure(SETTINGS)).toMatchObject({ outcome: 'erasing' })
  })

  it('goes on in rounds when there is much', async () => {
    const entries = Array.from({ length: 501 }, (_, index) => env.MEMO.put(`memo:v1:acme:${index}`, '{}'))
    await Promise.all([...entries, env.MEMO.put('memo:v1:acme-2:1', '{}')])
    expect(await directory().eraseTenant()).toEqual({ isDone: false })
    expect(await directory().eraseTenant()).toEqual({ isDone: true })
    expect((await env.MEMO.list()).keys.map(({ name }) => name)).toEqual(['memo:v1:acme-2:1'])
  })
})

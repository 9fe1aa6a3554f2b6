import { describe, expect, it } from 'vitest'
import { isOneOf } from '../../../src/platform/same-secret.ts'
import { hashKey, isKey, newKey } from '../../../src/platform/tenants/tenant-key.ts'

describe('a new key', () => {
  it('holds its id and 32 random bytes in base62', () => {
    const keys = Array.from({ length: 200 }, newKey)
    for (const { keyId, key } of keys) {
      expect(key).toMatch(/^pl_[0-9A-Za-z]{11}_[0-9A-Za-z]{43}$/)
      expect(key.split('_')[1]).toBe(keyId)
      expect(isKey(key)).toBe(true)
    }
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(keys.length)
    // Every digit comes up in so many random ones.
    expect(new Set(keys.map(({ key }) => key.slice(16)).join('')).size).toBe(62)
  })

  it('is known by its SHA-256', async () => {
    expect(await hashKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})

it('tells whether a text is one of several secrets', async () => {
  expect(await isOneOf('b', ['a', 'b'])).toBe(true)
  expect(await isOneOf('a', ['a', 'b'])).toBe(true)
  expect(await isOneOf('c', ['a', 'b'])).toBe(false)
  expect(await isOneOf('', ['a'])).toBe(false)
  expect(await isOneOf('a', [])).toBe(false)
})

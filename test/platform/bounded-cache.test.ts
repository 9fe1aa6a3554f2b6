import { describe, expect, it } from 'vitest'
import { createBoundedCache } from '../../src/platform/bounded-cache.ts'

describe('a bounded cache', () => {
  it('forgets what was not used for longest when it is full', () => {
    const cache = createBoundedCache<number>({ maxSize: 3 })
    for (const [key, value] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ] as const)
      cache.set(key, value)
    cache.get('a')
    cache.set('d', 4)
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([1, undefined, 3, 4])
  })

  it('makes room for a large value, and takes none that is larger than itself', () => {
    const cache = createBoundedCache<string>({ maxSize: 10 })
    cache.set('a', 'small', 4)
    cache.set('b', 'small', 4)
    cache.set('c', 'large', 6)
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 'small', 'large'])
    cache.set('c', 'too large', 11)
    expect(['b', 'c'].map((key) => cache.get(key))).toEqual(['small', undefined])
  })

  it('counts a value that is set again once', () => {
    const cache = createBoundedCache<number>({ maxSize: 2 })
    for (const value of [1, 2, 3]) cache.set('a', value)
    cache.set('b', 4)
    expect([cache.get('a'), cache.get('b')]).toEqual([3, 4])
  })

  it('forgets a value when its time is up, however often it is used', () => {
    let now = 0
    const cache = createBoundedCache<number>({ maxSize: 2, keptMs: 1_000, now: () => now })
    cache.set('a', 1)
    now = 999
    expect(cache.get('a')).toBe(1)
    now = 1_000
    expect(cache.get('a')).toBeUndefined()
  })

  it('gives back the room of what is forgotten', () => {
    const cache = createBoundedCache<number>({ maxSize: 2 })
    cache.set('a', 1)
    cache.set('b', 2)
    cache.delete('a')
    cache.set('c', 3)
    expect([cache.get('b'), cache.get('c')]).toEqual([2, 3])
    cache.clear()
    expect([cache.get('b'), cache.get('c')]).toEqual([undefined, undefined])
  })
})

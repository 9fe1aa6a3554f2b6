import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type FastCopy, fastCopy } from '../../../src/platform/tenants/fast-copy.ts'

type Numbered = { n: number }

afterEach(async () => {
  vi.useRealTimers()
  await reset()
})

/** Reads through a namespace that counts. */
function counted(copy: FastCopy<Numbered>) {
  const asked: string[] = []
  const namespace = {
    ...env.KEYS,
    get: (name: string) => {
      asked.push(name)
      return env.KEYS.get(name)
    },
  }
  return { asked, get: (name: string) => copy.get(Object.assign(Object.create(env.KEYS), namespace), name) }
}

describe('the fast copy', () => {
  it('asks KV once in 25 s for what is there', async () => {
    await env.KEYS.put('a', '{"n":1}')
    const { asked, get } = counted(fastCopy<Numbered>())
    const first = await get('a')
    await env.KEYS.put('a', '{"n":2}')
    expect([first, await get('a')]).toEqual([{ n: 1 }, { n: 1 }])
    expect(asked).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25_000 })
    expect(await get('a')).toEqual({ n: 2 })
    expect(asked).toHaveLength(2)
  })

  it('keeps the same object as long as the text is the same', async () => {
    await env.KEYS.put('a', '{"n":1}')
    const { get } = counted(fastCopy<Numbered>())
    const first = await get('a')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25_000 })
    expect(await get('a')).toBe(first)
  })

  it('remembers that nothing is there only where names are not a stranger’s choice', async () => {
    const strangers = counted(fastCopy<Numbered>())
    const known = counted(fastCopy<Numbered>({ keepsAbsence: true }))
    for (const { get } of [strangers, strangers, known, known]) expect(await get('a')).toBeNull()
    expect([strangers.asked.length, known.asked.length]).toEqual([2, 1])
    await env.KEYS.put('a', '{"n":1}')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25_000 })
    expect(await known.get('a')).toEqual({ n: 1 })
  })
})

import { env } from 'cloudflare:workers'
import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetJudgements } from '../../src/platform/judgement-cache.ts'
import { kvScoreMemo } from '../../src/platform/score-memo.ts'
import type { Judgement } from '../../src/scorer/judge/judgement.ts'

afterEach(() => reset())

const JUDGEMENT: Judgement = {
  perspectives: {},
  flags: [],
  judge: { model: 'm', protocol: '1' },
  calls: 1,
  usage: null,
}

/** A namespace that counts what is asked of it. */
function countingNamespace() {
  const counts = { get: 0, put: 0 }
  const namespace = new Proxy(env.MEMO, {
    get(target, name) {
      if (name === 'get' || name === 'put') counts[name]++
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { counts, namespace }
}

describe('the memo', () => {
  it('reads KV once and then its own memory', async () => {
    const { counts, namespace } = countingNamespace()
    const memo = kvScoreMemo({ namespace, tenantId: 'a', ttlSeconds: 60 })
    await memo.put('f', JUDGEMENT)
    forgetJudgements()
    expect(await memo.get('f')).toEqual(JUDGEMENT)
    expect(await memo.get('f')).toEqual(JUDGEMENT)
    expect(counts).toEqual({ get: 1, put: 1 })
  })

  it('does not remember that something was missing', async () => {
    const { counts, namespace } = countingNamespace()
    const memo = kvScoreMemo({ namespace, tenantId: 'a', ttlSeconds: 60 })
    expect(await memo.get('f')).toBeNull()
    expect(await memo.get('f')).toBeNull()
    expect(counts.get).toBe(2)
  })

  it('keeps tenants apart, also in memory', async () => {
    await kvScoreMemo({ namespace: env.MEMO, tenantId: 'a', ttlSeconds: 60 }).put('f', JUDGEMENT)
    expect(await kvScoreMemo({ namespace: env.MEMO, tenantId: 'b', ttlSeconds: 60 }).get('f')).toBeNull()
  })

  it('holds no more than its bound', async () => {
    const { counts, namespace } = countingNamespace()
    const memo = kvScoreMemo({ namespace, tenantId: 'a', ttlSeconds: 60 })
    const large: Judgement = { ...JUDGEMENT, judge: { model: 'x'.repeat(1024 * 1024), protocol: '1' } }
    for (let entry = 0; entry < 12; entry++) await memo.put(`large-${entry}`, large)
    await memo.get('large-11')
    expect(counts.get).toBe(0)
    await memo.get('large-0')
    expect(counts.get).toBe(1)
  })
})

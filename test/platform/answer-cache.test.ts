import { afterEach, describe, expect, it } from 'vitest'
import { type Asked, cacheAnswer, cachedAnswer } from '../../src/platform/answer-cache.ts'
import { cacheJudgement, forgetJudgements } from '../../src/platform/judgement-cache.ts'
import { readSettings } from '../../src/platform/settings.ts'
import { UNSET_TENANT } from '../../src/platform/tenants/tenant-settings.ts'
import type { Judgement } from '../../src/scorer/judge/judgement.ts'

const settings = readSettings({})

function asked(changes: Partial<Asked> = {}): Asked {
  return { tenantId: 'a', tenant: UNSET_TENANT, settings, bodyHash: 'x', ...changes }
}

function judgement(): Judgement {
  return {
    perspectives: {},
    judge: { model: 'embedded', protocol: 'p' },
    calls: 0,
    usage: null,
    flags: [],
  }
}

function keep(bodyHash = 'x'): void {
  cacheJudgement('memo', judgement(), 10)
  cacheAnswer(asked({ bodyHash }), { text: ',"score":1}', memoKey: 'memo' })
}

afterEach(() => forgetJudgements())

describe('the answers that an isolate remembers', () => {
  it('are there for the same body of the same tenant', () => {
    keep()
    expect(cachedAnswer(asked())).toBe(',"score":1}')
    expect(cachedAnswer(asked({ bodyHash: 'y' }))).toBeNull()
    expect(cachedAnswer(asked({ tenantId: 'b' }))).toBeNull()
  })

  it('are of no use once a setting is another', () => {
    keep()
    expect(cachedAnswer(asked({ tenant: { ...UNSET_TENANT, threshold: 0.5 } }))).toBeNull()
    keep()
    expect(cachedAnswer(asked({ settings: readSettings({ JUDGE_MODEL: 'openai/x' }) }))).toBeNull()
  })

  it('go with the judgement that they were made of', () => {
    keep()
    forgetJudgements('memo')
    expect(cachedAnswer(asked())).toBeNull()
    keep()
    cacheJudgement('memo', judgement(), 10)
    expect(cachedAnswer(asked())).toBeNull()
  })

  it('are not kept without a judgement', () => {
    cacheAnswer(asked({ bodyHash: 'z' }), { text: ',"score":1}', memoKey: 'nothing' })
    expect(cachedAnswer(asked({ bodyHash: 'z' }))).toBeNull()
  })

  it('are never more than their bound', () => {
    const hashes = Array.from({ length: 40 }, (_, index) => `hash ${index}`)
    cacheJudgement('memo', judgement(), 10)
    for (const bodyHash of hashes) cacheAnswer(asked({ bodyHash }), { text: 'x'.repeat(100_000), memoKey: 'memo' })
    expect(hashes.filter((bodyHash) => cachedAnswer(asked({ bodyHash })) !== null)).toEqual(hashes.slice(-20))
  })
})

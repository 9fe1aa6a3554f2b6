import { describe, expect, it } from 'vitest'
import { secretBox } from '../../../src/platform/secret-box.ts'
import { readSettings } from '../../../src/platform/settings.ts'
import { sealProvider } from '../../../src/platform/tenants/provider-credentials.ts'
import { tenantJudges } from '../../../src/platform/tenants/tenant-judges.ts'
import { type TenantSettings, UNSET_TENANT } from '../../../src/platform/tenants/tenant-settings.ts'

const OPERATORS = {
  JUDGE_MODEL: 'openai/small',
  JUDGE_FALLBACKS: 'gateway/spare',
  JUDGE_PROVIDERS: JSON.stringify({ gateway: { baseUrl: 'https://gateway.example/v1' } }),
  ENCRYPTION_KEY: 'a-key-that-is-long-enough-to-be-one',
}

function judges(settings: Record<string, string> = {}, tenant: Partial<TenantSettings> = {}) {
  return tenantJudges({
    settings: readSettings({ ...OPERATORS, ...settings }),
    tenantId: 'acme',
    tenant: { ...UNSET_TENANT, ...tenant },
  })
}

/** The ids of the judges that would be asked in turn; null when the one named is not allowed. */
function chain(registry: ReturnType<typeof judges>, model?: string, fallback = true): string[] | null {
  return registry.chain({ model, fallback })?.judges.map(({ id }) => id) ?? null
}

async function provider(baseUrl: string, headers = {}) {
  const box = secretBox(readSettings(OPERATORS))
  const open = { baseUrl, headers, apiKey: 'sk', supportsJsonSchema: true }
  return sealProvider(box, { tenantId: 'acme', name: 'own' }, open)
}

describe('a tenant', () => {
  it('is judged by the operator’s judge and fallbacks when it has none of its own', () => {
    expect(chain(judges())).toEqual(['openai/small', 'gateway/spare'])
    expect(chain(judges(), undefined, false)).toEqual(['openai/small'])
  })

  it('is judged by its own judge and fallbacks', () => {
    const own = judges({}, { judgeModel: 'gateway/large', judgeFallbacks: ['embedded'] })
    expect(own.defaultModel).toBe('gateway/large')
    expect(chain(own)).toEqual(['gateway/large', 'embedded'])
    expect(chain(judges({}, { judgeFallbacks: [] }))).toEqual(['openai/small'])
  })

  it.each(['embedded', 'openai/small', 'gateway/spare', 'gateway/any/model'])('may name %s', (id) => {
    expect(chain(judges(), id, false)).toEqual([id])
  })

  it.each(['openai/large', 'openai/smaller', 'openai/', 'workers-ai/x', 'other/x', 'gateway', 'constructor/x', ''])(
    'may not name %j',
    (id) => expect(chain(judges(), id)).toBeNull(),
  )

  it('may name what the operator set for it, and no more', () => {
    const set = judges({}, { judgeModel: 'openai/large', judgeFallbacks: ['openai/spare'] })
    expect(chain(set, 'openai/large', false)).toEqual(['openai/large'])
    expect(chain(set, 'openai/spare', false)).toEqual(['openai/spare'])
    expect(chain(set, 'openai/other')).toBeNull()
  })

  it('may name what the patterns allow, in full', () => {
    const allowed = judges({ JUDGE_ALLOWED: 'openai/gpt-*, gateway/a.b' })
    expect(chain(allowed, 'openai/gpt-5', false)).toEqual(['openai/gpt-5'])
    expect(chain(allowed, 'gateway/a.b', false)).toEqual(['gateway/a.b'])
    for (const id of ['openai/o5', 'xopenai/gpt-5', 'gateway/axb', 'embedded', 'gateway/a.b.c']) {
      expect(chain(allowed, id)).toBeNull()
    }
    expect(chain(judges({ JUDGE_ALLOWED: '*' }), 'workers-ai/x', false)).toEqual(['workers-ai/x'])
    expect(chain(judges({ JUDGE_ALLOWED: '*' }), 'other/x')).toBeNull()
  })

  it('may name every judge in local mode, unless patterns are set there', () => {
    expect(chain(judges({ AUTH: 'local' }), 'openai/large', false)).toEqual(['openai/large'])
    expect(chain(judges({ AUTH: 'local', JUDGE_ALLOWED: 'embedded' }), 'openai/large')).toBeNull()
  })

  it('may name any model of its own provider, which no other tenant has', async () => {
    const own = judges({ JUDGE_ALLOWED: 'embedded' }, { providers: { own: await provider('https://own.example') } })
    expect(chain(own, 'own/model', false)).toEqual(['own/model'])
    expect(chain(own, 'own/')).toBeNull()
    expect(chain(judges(), 'own/model')).toBeNull()
  })
})

describe('a judge behind a tenant’s provider', () => {
  it('is another one when the endpoint is another, under the same name', async () => {
    const protocols = await Promise.all(
      [
        provider('https://own.example'),
        provider('https://own.example'),
        provider('https://other.example'),
        provider('https://own.example', { 'x-model': 'other' }),
      ].map(async (given) => judges({}, { providers: { own: await given } }).judge('own/m').protocol),
    )
    expect(protocols[0]).toBe(protocols[1])
    expect(new Set(protocols).size).toBe(3)
    expect(protocols).not.toContain(judges().judge('openai/small').protocol)
  })

  it('stands before the operator’s of the same name', async () => {
    const shadowing = judges({}, { providers: { gateway: await provider('https://own.example') } })
    expect(shadowing.judge('gateway/m').protocol).not.toBe(judges().judge('gateway/m').protocol)
  })
})

import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ADMIN_TOKEN } from '../../support/admin-token.ts'
import { signIn, textOf, visit } from '../../support/dashboard.ts'
import { ALL_SCOPES, keyedWorker } from '../../support/keyed-worker.ts'

const worker = keyedWorker()
const EXCHANGE = { prompt: 'Say hello in one word', response: 'Hello' }

/** Pages that do something, with the scope that each asks for. */
const PAGES = [
  { path: '/try', scope: 'score', form: EXCHANGE },
  { path: '/connectors', scope: 'manage', form: { platform: 'slack', agentId: 'bot' } },
] as const

beforeEach(async () => {
  for (const tenantId of ['tenant-a', 'tenant-b']) await worker.tenant(tenantId)
})
afterEach(() => reset())

async function cookieFor(tenantId: string, scopes = ALL_SCOPES): Promise<string> {
  return signIn((await worker.key(tenantId, scopes)).key)
}

describe.each(PAGES)('$path', ({ path, scope, form }) => {
  it(`asks for a key with the scope ${scope}`, async () => {
    const with_ = await cookieFor('tenant-a', ['read', scope])
    const without = await cookieFor(
      'tenant-a',
      ALL_SCOPES.filter((other) => other !== scope),
    )
    for (const sent of [{}, { form }]) {
      expect((await visit(path, { cookie: with_, ...sent })).ok).toBe(true)
      const refused = await visit(path, { cookie: without, ...sent })
      expect(refused.status).toBe(403)
      expect(await textOf(refused)).toContain(`it lacks the scope ${scope}`)
      const nobody = await visit(path, sent)
      // What was typed there stays on the page, with a link to sign in.
      const isKept = path === '/try' && 'form' in sent
      const answer = isKept ? [401, null] : [303, expect.stringMatching(/^\/sign-in/)]
      expect([nobody.status, nobody.headers.get('location')]).toEqual(answer)
    }
  })

  it('is no page of the operator, who has no tenant', async () => {
    const cookie = await signIn(ADMIN_TOKEN)
    for (const sent of [{}, { form }]) {
      const response = await visit(path, { cookie, ...sent })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/tenants'])
    }
  })
})

describe('trying by hand', () => {
  it('is done as the tenant that is signed in, and the command names no key', async () => {
    const cookie = await cookieFor('tenant-a')
    const html = await (await visit('/try', { cookie, form: { ...EXCHANGE, agentId: 'by-hand' } })).text()
    expect(html).toContain('-H &quot;authorization: Bearer $PLUMBLINE_KEY&quot;')
    expect(html).not.toContain('pl_')
    expect((await visit('/agents/by-hand', { cookie })).status).toBe(200)
    expect((await visit('/agents/by-hand', { cookie: await cookieFor('tenant-b') })).status).toBe(404)
  })

  it('offers and takes only the judges that are allowed', async () => {
    await worker.tenant('tenant-a', { judgeModel: 'first/big' })
    const cookie = await cookieFor('tenant-a')
    const html = await (await visit('/try', { cookie })).text()
    expect(html).toContain('<option value="first/big">')
    expect(html).not.toContain('openai/')
    const refused = await visit('/try', { cookie, form: { ...EXCHANGE, model: 'openai/gpt-4o' } })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('id="model-error"')
  })
})

describe('the hooks of another tenant', () => {
  it('are as if there were none', async () => {
    const ofA = await cookieFor('tenant-a')
    const ofB = await cookieFor('tenant-b')
    const form = { platform: 'slack', agentId: 'secret-agent', systemPrompt: 'secret prompt' }
    const hookId = /hk_[0-9a-f]{32}/.exec(await (await visit('/connectors', { cookie: ofA, form })).text())?.[0] ?? ''
    const nobodys = `hk_${'0'.repeat(32)}`
    expect(await textOf(await visit(`/connectors/${hookId}`, { cookie: ofA }))).toContain('secret-agent')
    expect(await textOf(await visit('/connectors', { cookie: ofB }))).toContain('No chat platform delivers yet')
    const attempts: [string, Record<string, string> | undefined][] = [
      ['', undefined],
      ['/secret', { secret: 'theirs' }],
      ['/delete', { sure: 'yes' }],
      [`/dead-letters/${'a'.repeat(32)}/retry`, {}],
    ]
    for (const [rest, sent] of attempts) {
      const answers = []
      for (const id of [hookId, nobodys]) {
        const response = await visit(`/connectors/${id}${rest}`, { cookie: ofB, ...(sent && { form: sent }) })
        const text = (await textOf(response)).replaceAll(id, '*').replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '')
        answers.push(`${response.status} ${text}`)
      }
      expect(answers[0]).toMatch(/^404 /)
      expect(answers[1]).toBe(answers[0])
    }
    const { hasSecret } = await (
      await worker.send(`/v1/hooks/${hookId}`, { token: (await worker.key('tenant-a')).key })
    ).json<{
      hasSecret: boolean
    }>()
    expect(hasSecret).toBe(false)
  })
})

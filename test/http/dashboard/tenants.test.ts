import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { ADMIN_TOKEN } from '../../support/admin-token.ts'
import { signIn, textOf, visit } from '../../support/dashboard.ts'
import { keyedWorker } from '../../support/keyed-worker.ts'
import { rise } from '../../support/risen.ts'

const worker = keyedWorker()

afterEach(() => reset())

async function scored(tenantId: string, output: string): Promise<void> {
  await worker.tenant(tenantId)
  const { key } = await worker.key(tenantId)
  const body = { agentId: 'bot', runId: 'r', input: 'Say hello in one word', output }
  await (await worker.send('/v1/scores', { method: 'POST', token: key, body })).text()
  await rise(tenantId, 'bot')
}

describe('the list of tenants', () => {
  it('says how to set the first one up', async () => {
    const text = await textOf(await visit('/tenants', { cookie: await signIn(ADMIN_TOKEN) }))
    expect(text).toContain('There is no tenant yet')
    expect(text).toContain('curl -s -X PUT http://localhost/v1/tenants/acme')
  })

  it('shows the worst first and leads into its overview, agents and runs', async () => {
    await scored('good', 'Hello')
    await scored('poor', 'I am sorry, but I cannot help with that.')
    const cookie = await signIn(ADMIN_TOKEN)
    const html = await (await visit('/tenants', { cookie })).text()
    expect(html.indexOf('/tenants/poor?')).toBeGreaterThan(0)
    expect(html.indexOf('/tenants/good?')).toBeGreaterThan(html.indexOf('/tenants/poor?'))
    const byName = await (await visit('/tenants?sort=name&window=7d', { cookie })).text()
    expect(byName.indexOf('/tenants/good?')).toBeLessThan(byName.indexOf('/tenants/poor?'))

    const overview = await (await visit('/tenants/poor', { cookie })).text()
    expect(overview).toContain('href="/tenants/poor/agents/bot?')
    expect(overview).not.toContain('href="/agents/')
    const agent = await (await visit('/tenants/poor/agents/bot', { cookie })).text()
    expect(agent).toContain('href="/tenants/poor/agents/bot/runs/r"')
    expect(agent).toContain('href="/tenants/poor">Overview')
    const run = await textOf(await visit('/tenants/poor/agents/bot/runs/r', { cookie }))
    expect(run).toContain('Run r')
    expect(run).toContain('looking at poor')
  })

  it('and what it leads to say the name that a tenant was given, beside its id', async () => {
    await scored('good', 'Hello')
    await worker.tenant('good', { name: 'Good & Co' })
    const cookie = await signIn(ADMIN_TOKEN)
    const tenants = await (await visit('/tenants', { cookie })).text()
    expect(tenants).toMatch(/<a href="\/tenants\/good\?[^"]*"><bdi class="foreign">Good &amp; Co<\/bdi>/)
    expect(await textOf(new Response(tenants))).toMatch(/Good & Co \( ?good ?\)/)
    expect(await textOf(new Response(tenants))).toContain('lowest mean is Good & Co (good).')
    for (const path of ['/tenants/good', '/tenants/good/agents/bot', '/tenants/good/agents/bot/runs/r']) {
      expect(await textOf(await visit(path, { cookie }))).toMatch(/looking at Good & Co \( ?good ?\)/)
    }
  })

  it('is paged', async () => {
    const cookie = await signIn(ADMIN_TOKEN)
    for (let index = 10; index < 37; index += 1) await scored(`t-${index}`, 'Hello')
    const first = await (await visit('/tenants?sort=name', { cookie })).text()
    const next = /href="(\?[^"]*cursor=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&')
    const second = await textOf(await visit(`/tenants${next}`, { cookie }))
    expect(first).toContain('t-34')
    expect(first).not.toContain('t-35')
    expect(second).toContain('t-35')
    expect(second).toContain('t-36')
    expect(second).not.toContain('t-34')
    expect((await visit('/tenants?sort=worst&cursor=nonsense', { cookie })).status).toBe(200)
  })
})

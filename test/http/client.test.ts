import { reset, runDurableObjectAlarm } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../src/client/api-types.ts'
import { createPlumblineClient, type PlumblineClient, PlumblineProblem } from '../../src/client/index.ts'
import { ADMIN_TOKEN } from '../support/admin-token.ts'
import { ALL_SCOPES } from '../support/keyed-worker.ts'
import { ORIGIN } from '../support/requests.ts'

const EXCHANGE = { agentId: 'support-bot', input: 'Say hello in one word', output: 'Hello' }

/** Every operation that was asked for by any client here. */
const asked = new Set<string>()

function operationOf(method: string, url: string): string {
  const path = new URL(url).pathname
  const found = Object.entries(OPERATIONS).find(([, operation]) => {
    const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return operation.method === method && pattern.test(path)
  })
  if (found === undefined) throw new Error(`the client asked for ${method} ${path}, which is no operation`)
  return found[0]
}

function clientWith(tokens: { key?: string; adminToken?: string }): PlumblineClient {
  return createPlumblineClient({
    baseUrl: ORIGIN,
    ...tokens,
    fetch: async (url, { signal: _signal, ...request }) => {
      asked.add(operationOf(request.method, url))
      return exports.default.fetch(url, request)
    },
  })
}

let operator: PlumblineClient
let client: PlumblineClient
beforeEach(async () => {
  operator = clientWith({ adminToken: ADMIN_TOKEN })
  await operator.tenants.setUp('acme', { name: 'Acme' })
  const { key } = await operator.tenants.makeKey('acme', { label: 'all', scopes: [...ALL_SCOPES] })
  client = clientWith({ key })
})
afterEach(() => reset())

/** What an agent recorded is in its tenant's directory a moment later, and in the operator's a moment after that. */
async function report(tenantId: string, agentId = EXCHANGE.agentId): Promise<void> {
  await runDurableObjectAlarm(env.AGENT_STATS.getByName(`${tenantId}/${agentId}`))
  await runDurableObjectAlarm(env.TENANT_DIRECTORY.getByName(tenantId))
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

describe('the client, against the Worker', () => {
  it('scores, and answers a run that is sent again as it was recorded', async () => {
    const scored = await client.score({ ...EXCHANGE, runId: 'r-1', options: { scale: 10 } })
    expect(scored).toMatchObject({ runId: 'r-1', scale: 10, cache: 'miss', agent: { count: 1 } })
    expect(scored.score).toBeGreaterThan(7)
    const again = await client.score({ ...EXCHANGE, runId: 'r-1', options: { scale: 10 } })
    expect(again).toMatchObject({ runId: 'r-1', score: scored.score, cache: 'hit', agent: { count: 1 } })
  })

  it('accepts a run without waiting, and waits for it', async () => {
    const accepted = await client.accept({ ...EXCHANGE, runId: 'later' })
    expect(accepted).toEqual({ status: 'pending', agentId: 'support-bot', runId: 'later' })
    const run = await client.waitForRun(accepted)
    expect(run).toMatchObject({ runId: 'later', status: 'scored', evaluationMode: 'user' })
    expect((await client.score({ ...EXCHANGE, runId: 'later' })).score).toBe(run.score)
  })

  it('reads agents, their statistics, series and runs', async () => {
    await client.score({ ...EXCHANGE, runId: 'r-1' })
    await client.score({ ...EXCHANGE, runId: 'r-2', output: 'Goodbye, everybody' })
    await client.score({ ...EXCHANGE, agentId: 'other' })
    await report('acme')
    await report('acme', 'other')
    const page = await client.agents.list({ sort: 'name', mode: 'user', limit: 1 })
    expect(page.agents.map(({ agentId }) => agentId)).toEqual(['other'])
    expect(page.nextCursor).not.toBeNull()
    const names = (await all(client.agents.each({ sort: 'name', limit: 1 }))).map(({ agentId }) => agentId)
    expect(names).toEqual(['other', 'support-bot'])
    const { modes } = await client.agents.statistics('support-bot')
    expect(modes.user?.windows['24h'].count).toBe(2)
    const { points } = await client.agents.series('support-bot', { mode: 'user', resolution: 'day' })
    expect(points.map(({ count }) => count)).toEqual([2])
    const runs = await client.agents.runs('support-bot', { limit: 1 })
    expect(runs.runs).toHaveLength(1)
    expect(await all(client.agents.eachRun('support-bot', { limit: 1 }))).toHaveLength(2)
    expect(await client.agents.run('support-bot', 'r-1')).toMatchObject({ runId: 'r-1', status: 'scored' })
    expect(await client.statistics()).toMatchObject({ tenantId: 'acme', agents: { total: 2 } })
  })

  it('erases an agent', async () => {
    await client.score({ ...EXCHANGE, runId: 'r-1' })
    await client.agents.erase('support-bot')
    await expect(client.agents.statistics('support-bot')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('makes, reads, changes and removes hooks', async () => {
    const { hookId, secret } = await client.hooks.make({ platform: 'standard', agents: [{ agentId: 'bot' }] })
    expect(secret).toMatch(/^whsec_/)
    expect(await client.hooks.change(hookId, { sampleRate: 0.5 })).toMatchObject({ hookId, sampleRate: 0.5 })
    expect(await client.hooks.read(hookId)).toMatchObject({ hookId, sampleRate: 0.5, counters: { received: 0 } })
    expect((await client.hooks.list()).hooks.map((hook) => hook.hookId)).toEqual([hookId])
    await client.hooks.remove(hookId)
    await expect(client.hooks.read(hookId)).rejects.toMatchObject({ code: 'not-found', status: 404 })
  })

  it('reads dead letters, page after page, and retries one', async () => {
    const { hookId } = await client.hooks.make({ platform: 'standard', agents: [{ agentId: 'bot' }] })
    const letters = ['a', 'b'].map((letter, at) => ({
      id: letter.repeat(32),
      agentId: 'bot',
      conversation: 'c',
      messageId: letter,
      link: null,
      occurredAt: Date.now(),
      failedAt: Date.now() + at,
      attempts: 5,
      retryableUntil: Date.now(),
      failure: { code: 'judge-refused', status: 502, detail: 'the model refused', retryable: false },
    }))
    const report = { sequence: 1, changes: {}, lastEventAt: null, deadLetters: letters, settled: [] }
    await env.TENANT_DIRECTORY.getByName('acme').takeHookReport({ hookId, thread: 'thread', report })
    const page = await client.hooks.deadLetters(hookId, { limit: 1 })
    expect(page.deadLetters.map(({ messageId }) => messageId)).toEqual(['b'])
    const messages = (await all(client.hooks.eachDeadLetter(hookId, { limit: 1 }))).map(({ messageId }) => messageId)
    expect(messages).toEqual(['b', 'a'])
    // The conversation that it came from was never there.
    await expect(client.hooks.retryDeadLetter(hookId, 'a'.repeat(32))).rejects.toMatchObject({ code: 'not-scorable' })
  })

  it('manages tenants and their keys', async () => {
    await operator.tenants.setUp('beta', { name: 'Beta', threshold: 0.8 })
    const { key } = await operator.tenants.makeKey('beta', { label: 'agents', scopes: ['score'] })
    await client.score(EXCHANGE)
    await clientWith({ key }).score(EXCHANGE)
    await report('acme')
    await report('beta')
    expect(await operator.tenants.read('beta')).toMatchObject({ tenantId: 'beta', threshold: 0.8 })
    const { tenants, nextCursor } = await operator.tenants.list({ sort: 'name', limit: 1 })
    expect(tenants.map(({ tenantId }) => tenantId)).toEqual(['acme'])
    expect(nextCursor).not.toBeNull()
    const names = (await all(operator.tenants.each({ sort: 'name', limit: 1 }))).map(({ tenantId }) => tenantId)
    expect(names).toEqual(['acme', 'beta'])
    expect(await operator.tenants.statistics('beta')).toMatchObject({ tenantId: 'beta', agents: { total: 1 } })
    const made = await operator.tenants.makeKey('beta', { label: 'reader', scopes: ['read'] })
    const labels = async () => (await operator.tenants.keys('beta')).keys.map(({ label }) => label)
    expect(await labels()).toEqual(['agents', 'reader'])
    await operator.tenants.revokeKey('beta', made.keyId)
    expect(await labels()).toEqual(['agents'])
    await operator.tenants.erase('beta')
    await expect(operator.tenants.read('beta')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('tells whose key it has, and how the service is', async () => {
    expect(await client.me()).toMatchObject({ tenantId: 'acme', scopes: ALL_SCOPES })
    expect(await clientWith({}).health()).toMatchObject({ status: 'ok', judge: { model: 'embedded' } })
    expect(await clientWith({}).openApi()).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) })
  })

  it('throws what is refused as the problem that it is', async () => {
    const failure = client.score({ ...EXCHANGE, options: { scale: 0 } })
    await expect(failure).rejects.toBeInstanceOf(PlumblineProblem)
    await expect(failure).rejects.toMatchObject({
      code: 'invalid-request',
      status: 422,
      retryable: false,
      requestId: expect.stringMatching(/./),
      errors: [{ path: 'options.scale', message: expect.stringMatching(/./) }],
    })
    await expect(clientWith({ key: 'pl_wrong' }).me()).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(client.tenants.list()).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('has a method for every operation', () => {
    expect([...asked].toSorted()).toEqual(Object.keys(OPERATIONS).toSorted())
  })
})

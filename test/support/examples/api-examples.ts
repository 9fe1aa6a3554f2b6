import { createExecutionContext, runDurableObjectAlarm, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import { z } from 'zod'
import { app } from '../../../src/http/app.ts'
import type { Example } from '../../../src/http/reference/examples.ts'
import { ADMIN_TOKEN } from '../admin-token.ts'
import { sign } from '../fixtures/connectors/sign.ts'
import { standardMessage } from '../fixtures/connectors/standard.ts'
import { passTime } from '../hooks.ts'
import { judgeLane } from '../judge-lane.ts'
import { exampleRecorder } from './run-examples.ts'

const TENANT = 'acme'
const AGENT = 'support-bot'
const OPERATOR = { authorization: `Bearer ${ADMIN_TOKEN}` }

const LANE = 'lane81'

/** What the examples show in the place of names that only the tests have. */
const NAMES = { [ADMIN_TOKEN]: 'your-admin-token', [LANE]: 'our-judges' }

const EXCHANGE = {
  input: [
    { role: 'system', content: 'You are the support of a shop. Be polite.' },
    { role: 'user', content: 'How do I return a pair of shoes? Answer in at most 20 words, as a numbered list.' },
  ],
  output:
    'Please pack the shoes, print the return label from your account, and hand the parcel in at any post office. The refund comes within five days.',
}

/** Plays every operation of the API against the app, as its examples show it. */
export async function apiExamples(): Promise<Example[]> {
  const { show, all } = exampleRecorder(send, NAMES)
  await show('health', 'up', 'The service is up', { path: '/healthz' })

  await show('setUpTenant', 'new', 'Set a tenant up', {
    method: 'PUT',
    path: `/v1/tenants/${TENANT}`,
    headers: OPERATOR,
    body: { name: 'Acme', threshold: 0.7, dailyBudget: { calls: 1_000, onExhausted: 'embedded' } },
  })
  const made = await show('makeKey', 'all-scopes', 'Make a key', {
    method: 'POST',
    path: `/v1/tenants/${TENANT}/keys`,
    headers: OPERATOR,
    body: { label: 'support', scopes: ['score', 'read', 'manage'] },
  })
  const { key, keyId } = z.object({ key: z.string(), keyId: z.string() }).parse(made)
  const bearer = { authorization: `Bearer ${key}` }
  await show('me', 'key', 'What a key may do', { path: '/v1/me', headers: bearer })

  await show('scoreExchange', 'exchange', 'Score an exchange in both modes, on a scale of 10', {
    method: 'POST',
    path: '/v1/scores',
    headers: bearer,
    body: { ...EXCHANGE, agentId: AGENT, runId: 'return-1', options: { scale: 10 }, metadata: { build: '42' } },
  })
  await show('scoreExchange', 'typo', 'A field that is not known', {
    method: 'POST',
    path: '/v1/scores',
    headers: bearer,
    body: { input: 'Say hello', output: 'Hello', options: { evalMode: 'user' } },
  })
  await show('scoreExchange', 'no-response', 'Nothing to score', {
    method: 'POST',
    path: '/v1/scores',
    headers: bearer,
    body: { input: 'Say hello', output: [] },
  })
  await show('scoreExchange', 'other-content', 'The same runId for other content', {
    method: 'POST',
    path: '/v1/scores',
    headers: bearer,
    body: { input: 'Say hello', output: 'Hello', agentId: AGENT, runId: 'return-1' },
  })
  await show('scoreExchange', 'no-key', 'Without a key', {
    method: 'POST',
    path: '/v1/scores',
    body: { input: 'Say hello', output: 'Hello' },
  })
  await rise()

  const agent = `/v1/agents/${AGENT}`
  await show('agents', 'worst', 'The worst agents of the last day', {
    path: '/v1/agents?sort=worst&limit=10',
    headers: bearer,
  })
  await show('agentStatistics', 'all', 'All modes and windows', { path: `${agent}/stats`, headers: bearer })
  await show('agentStatistics', 'unknown', 'An agent that was never scored', {
    path: '/v1/agents/nobody/stats',
    headers: bearer,
  })
  await show('agentSeries', 'days', 'A point a day', { path: `${agent}/series?resolution=day`, headers: bearer })
  await show('agentRuns', 'newest', 'The newest runs', { path: `${agent}/runs?limit=5`, headers: bearer })
  await show('agentRun', 'scored', 'A run with its analysis', { path: `${agent}/runs/return-1`, headers: bearer })
  await show('tenantStatistics', 'own', "The tenant's roll-up", { path: '/v1/stats', headers: bearer })

  await show('listTenants', 'worst', 'The worst tenants of the last day', {
    path: '/v1/tenants?limit=10',
    headers: OPERATOR,
  })
  await show('readTenant', 'settings', 'How a tenant is set up', { path: `/v1/tenants/${TENANT}`, headers: OPERATOR })
  await show('statisticsOfTenant', 'roll-up', 'As the tenant reads it', {
    path: `/v1/tenants/${TENANT}/stats`,
    headers: OPERATOR,
  })
  await show('listTenants', 'with-a-key', "With a tenant's key", { path: '/v1/tenants', headers: bearer })
  await show('listKeys', 'all', 'The keys without the keys', { path: `/v1/tenants/${TENANT}/keys`, headers: OPERATOR })
  // What is recorded from here on rises to the statistics by itself, sooner or later.
  await hookExamples(show, bearer)
  await show('scoreExchange', 'not-waiting', 'Do not wait for the judge', {
    method: 'POST',
    path: '/v1/scores',
    headers: { ...bearer, prefer: 'respond-async' },
    body: { ...EXCHANGE, agentId: 'night-bot', runId: 'return-2' },
  })
  const gone = 'An answer without a body'
  await show('eraseAgent', 'gone', gone, { method: 'DELETE', path: agent, headers: bearer })
  await show('revokeKey', 'revoked', gone, {
    method: 'DELETE',
    path: `/v1/tenants/${TENANT}/keys/${keyId}`,
    headers: OPERATOR,
  })
  await show('eraseTenant', 'gone', gone, { method: 'DELETE', path: `/v1/tenants/${TENANT}`, headers: OPERATOR })
  return all()
}

type Show = ReturnType<typeof exampleRecorder>['show']

async function hookExamples(show: Show, bearer: Record<string, string>): Promise<void> {
  const lane = judgeLane(inject('judgeServerUrl'), LANE)
  await lane.script([{ kind: 'status', status: 400, body: '{}', forever: true }])
  const made = await show('makeHook', 'standard', 'A hook that makes its own secret', {
    method: 'POST',
    path: '/v1/hooks',
    headers: bearer,
    body: { platform: 'standard', agents: [{ agentId: 'chat-bot' }], systemPrompt: 'Be polite.', settleSeconds: 5 },
  })
  const { hookId, secret } = z.object({ hookId: z.string(), secret: z.string() }).parse(made)
  const hook = `/v1/hooks/${hookId}`
  // A judge that refuses, so that there is a dead letter; it is no part of an example.
  await send(hook, {
    method: 'PATCH',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: `{"model":"${LANE}/m"}`,
  })
  const at = new Date(Date.now() - 60_000).toISOString()
  const data = { conversationId: 'c-7', messageId: 'm-1', at }
  const asked = standardMessage({ ...data, text: 'Where is my parcel?' }, at)
  const reply = {
    ...data,
    messageId: 'm-2',
    role: 'assistant',
    text: 'It arrives on Friday.',
    link: 'https://chat.example.com/c-7',
  }
  const signed = [asked, standardMessage(reply, at)].map((message, index) => {
    return sign('standard', message, {
      secret,
      seconds: Math.floor(Date.now() / 1_000),
      deliveryId: `delivery-${index + 1}`,
    })
  })
  for (const [index, { headers, body }] of signed.entries()) {
    const who = index === 0 ? 'user' : 'agent'
    await show('deliver', who, `A message of the ${who}, by Standard Webhooks`, {
      method: 'POST',
      path: `/hooks/${hookId}`,
      headers,
      body,
    })
  }
  await passTime()
  await show('hookTarget', 'there', 'It is there', { path: `/hooks/${hookId}` })
  const page = await show('deadLetters', 'newest', 'The newest', {
    path: `${hook}/dead-letters?limit=5`,
    headers: bearer,
  })
  const [letter] = z.object({ deadLetters: z.array(z.object({ id: z.string() })) }).parse(page).deadLetters
  await show('changeHook', 'model', 'Let another judge score', {
    method: 'PATCH',
    path: hook,
    headers: bearer,
    body: { model: 'embedded', settleSeconds: 10 },
  })
  await show('retryDeadLetter', 'again', 'Score it again', {
    method: 'POST',
    path: `${hook}/dead-letters/${letter?.id}/retry`,
    headers: bearer,
  })
  await passTime()
  await show('readHook', 'one', 'A hook and what was counted', { path: hook, headers: bearer })
  await show('listHooks', 'all', 'All hooks', { path: '/v1/hooks', headers: bearer })
  await show('deleteHook', 'deleted', 'An answer without a body', { method: 'DELETE', path: hook, headers: bearer })
}

/** Asks the app as it is deployed: it asks for keys. */
async function send(path: string, init: RequestInit): Promise<Response> {
  const context = createExecutionContext()
  const bindings = { ...env, AUTH: 'keys', ADMIN_TOKEN }
  const response = await app.request(`https://plumbline.example${path}`, init, bindings, context)
  await waitOnExecutionContext(context)
  return response
}

/** Lets what was scored rise to the tenant's directory and the operator's. */
async function rise(): Promise<void> {
  await runDurableObjectAlarm(env.AGENT_STATS.getByName(`${TENANT}/${AGENT}`))
  await runDurableObjectAlarm(env.TENANT_DIRECTORY.getByName(TENANT))
}

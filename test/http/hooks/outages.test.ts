import { createExecutionContext, reset, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { app } from '../../../src/http/app.ts'
import { forgetHook } from '../../../src/platform/hooks/known-hooks.ts'
import { ENCRYPTION_KEY } from '../../support/encryption-key.ts'
import { SECRETS, sign } from '../../support/fixtures/connectors/sign.ts'
import { slackEnvelope, slackUser } from '../../support/fixtures/connectors/slack.ts'
import { deliver, freshly, makeHook, passTime, readHook } from '../../support/hooks.ts'
import { ORIGIN } from '../../support/requests.ts'

afterEach(() => reset())

const PROMPT = freshly(slackEnvelope(slackUser))
const OTHER_KEY = 'another-key-only-for-tests-0123'
const WITHOUT_KEY = { ENCRYPTION_KEY: '' }

/** Asks the Worker as it would be with other settings or bindings. */
async function ask(change: object, path: string, init: RequestInit): Promise<Response> {
  const context = createExecutionContext()
  const response = await app.request(`${ORIGIN}${path}`, init, { ...env, ...change }, context)
  await waitOnExecutionContext(context)
  return response
}

function send(change: object, hookId: string): Promise<Response> {
  const { headers, body } = sign('slack', PROMPT, {
    secret: SECRETS.slack.good,
    seconds: Math.floor(Date.now() / 1_000),
  })
  return ask(change, `/hooks/${hookId}`, { method: 'POST', headers, body })
}

function write(change: object, method: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return ask(change, path, { method, headers, body: JSON.stringify(body) })
}

describe('without ENCRYPTION_KEY', () => {
  it('no hook can be made', async () => {
    const body = { platform: 'slack', agents: [{ agentId: 'bot' }] }
    const response = await write(WITHOUT_KEY, 'POST', '/v1/hooks', body)
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'not-configured' }])
  })

  it('a delivery is to be sent again, and is taken when the key is back', async () => {
    const { hookId } = await makeHook('slack')
    const response = await send(WITHOUT_KEY, hookId)
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'not-configured' }])
    expect((await deliver(hookId, 'slack', PROMPT)).status).toBe(200)
    await passTime()
    expect((await readHook(hookId)).counters).toMatchObject({ received: 1, rejected: 0 })
  })
})

describe('a new ENCRYPTION_KEY', () => {
  const both = { ENCRYPTION_KEY: OTHER_KEY, ENCRYPTION_KEY_PREVIOUS: ENCRYPTION_KEY }
  const onlyNew = { ENCRYPTION_KEY: OTHER_KEY }

  it('leaves hooks working beside the previous one, and alone once they are changed', async () => {
    const { hookId } = await makeHook('slack')
    expect((await send(both, hookId)).status).toBe(200)
    forgetHook(hookId)
    expect((await send(onlyNew, hookId)).status).toBe(503)
    expect((await write(both, 'PATCH', `/v1/hooks/${hookId}`, {})).status).toBe(200)
    expect((await send(onlyNew, hookId)).status).toBe(200)
  })
})

describe('a storage that fails', () => {
  const failing = { getByName: () => ({ receive: () => Promise.reject(new Error('gone')) }) }

  it('makes the platform send the event again, which then counts once', async () => {
    const { hookId } = await makeHook('slack')
    const response = await send({ CONVERSATION_THREAD: failing }, hookId)
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'storage-unavailable' }])
    expect((await send({}, hookId)).status).toBe(200)
    await passTime()
    expect((await readHook(hookId)).counters).toMatchObject({ received: 1, duplicates: 0 })
  })

  it('that cannot even tell whose hook it is does so too', async () => {
    const { hookId } = await makeHook('slack')
    const keys = { get: () => Promise.reject(new Error('gone')) }
    expect((await send({ KEYS: keys }, hookId)).status).toBe(503)
  })
})

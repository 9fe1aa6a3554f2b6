import { createHmac } from 'node:crypto'
import { exports } from 'cloudflare:workers'
import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { type Platform, PLATFORMS } from '../../../src/connectors/connector.ts'
import { problemSchema } from '../../../src/http/problem.ts'
import { MAX_DELIVERY_BYTES } from '../../../src/http/routes/hook-target.ts'
import { chatwootUser } from '../../support/fixtures/connectors/chatwoot.ts'
import { SECRETS, sign } from '../../support/fixtures/connectors/sign.ts'
import {
  slackBot,
  slackChallenge,
  slackEnvelope,
  slackRateLimited,
  slackUser,
} from '../../support/fixtures/connectors/slack.ts'
import { deliver, deliverSigned, freshly, makeHook, passTime, readHook, runsOf } from '../../support/hooks.ts'
import { get, ORIGIN, post } from '../../support/requests.ts'

afterEach(() => reset())

const NOW = (): number => Math.floor(Date.now() / 1_000)
const PROMPT = freshly(slackEnvelope(slackUser, 'Ev1'))
const REPLY = freshly(slackEnvelope(slackBot, 'Ev2'))

async function expectUntouched(hookId: string, rejected: number): Promise<void> {
  await passTime()
  const { counters, lastEventAt } = await readHook(hookId)
  expect(counters).toMatchObject({ received: 0, duplicates: 0, ignored: 0, paired: 0, unpaired: 0, rejected })
  expect(lastEventAt).toBeNull()
}

describe('a delivery', () => {
  it.each(PLATFORMS.map((platform) => ({ platform })))(
    'of $platform with a wrong secret is 401 and changes nothing but a counter',
    async ({ platform }) => {
      const { hookId } = await makeHook(platform)
      const response = await deliver(hookId, platform, {}, { secret: SECRETS[platform].other })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'unauthenticated' })
      await expectUntouched(hookId, 1)
    },
  )

  it.each<[string, { seconds?: number; body?: string; headers?: Record<string, string> }]>([
    ['an altered body', { body: 'x' }],
    ['another body', { body: JSON.stringify(REPLY) }],
    ['a missing header', { headers: { 'x-slack-signature': '' } }],
    ['an old timestamp', { seconds: -301 }],
    ['a timestamp to come', { seconds: 301 }],
  ])('with %s is 401 and changes nothing but a counter', async (_name, { seconds = 0, body, headers = {} }) => {
    const { hookId } = await makeHook('slack')
    const signed = sign('slack', PROMPT, { secret: SECRETS.slack.good, seconds: NOW() + seconds })
    const altered = { headers: { ...signed.headers, ...headers }, body: body ?? signed.body }
    expect((await deliverSigned(hookId, altered)).status).toBe(401)
    await expectUntouched(hookId, 1)
  })

  it('sent once more is a counted duplicate', async () => {
    const { hookId } = await makeHook('slack')
    const signed = sign('slack', PROMPT, { secret: SECRETS.slack.good, seconds: NOW() })
    for (let time = 0; time < 3; time++) expect((await deliverSigned(hookId, signed)).status).toBe(200)
    await passTime()
    expect((await readHook(hookId)).counters).toMatchObject({ received: 3, duplicates: 2 })
  })

  it('is taken from any host, also in local mode, and needs no key', async () => {
    const { hookId } = await makeHook('slack')
    const signed = sign('slack', PROMPT, { secret: SECRETS.slack.good, seconds: NOW() })
    expect((await deliverSigned(hookId, signed, 'https://some-tunnel.example')).status).toBe(200)
    const management = await exports.default.fetch('https://some-tunnel.example/v1/hooks')
    expect(management.status).toBe(401)
  })

  it('to a hook that nobody has is 404', async () => {
    const signed = sign('slack', PROMPT, { secret: SECRETS.slack.good, seconds: NOW() })
    for (const hookId of [`hk_${'0'.repeat(32)}`, 'hk_x', '..%2f']) {
      expect((await deliverSigned(hookId, signed)).status).toBe(404)
    }
  })

  it('that is too large is 413, on the stream', async () => {
    const { hookId } = await makeHook('slack')
    const response = await post(`/hooks/${hookId}`, 'x'.repeat(MAX_DELIVERY_BYTES + 1))
    expect(response.status).toBe(413)
    await expectUntouched(hookId, 0)
  })

  it.each([
    ['is no event of a conversation', slackRateLimited],
    ['nobody can read', { some: 'thing' }],
  ])('that %s is 200 and counted as ignored', async (_name, payload) => {
    const { hookId } = await makeHook('slack')
    expect((await deliver(hookId, 'slack', payload)).status).toBe(200)
    await expect.poll(async () => (await readHook(hookId)).counters).toMatchObject({ received: 1, ignored: 1 })
    await passTime()
    expect(await runsOf()).toEqual([])
  })

  it('that is signed but is not JSON is ignored too', async () => {
    const { hookId } = await makeHook('sunshine')
    const response = await post(`/hooks/${hookId}`, '{', { 'x-api-key': SECRETS.sunshine.good })
    expect(response.status).toBe(200)
    await expect.poll(async () => (await readHook(hookId)).counters).toMatchObject({ received: 1, ignored: 1 })
  })
})

describe('a delivery of one’s own sender', () => {
  const MESSAGE = { conversationId: 'c', messageId: 'm', role: 'user', text: 'Hello' }

  it.each([
    ['without a type', { data: MESSAGE }, 'type'],
    ['without a message', { type: 'chat.message' }, 'data'],
    ['of no conversation', { type: 'chat.message', data: { ...MESSAGE, conversationId: '' } }, 'data.conversationId'],
    ['without an id', { type: 'chat.message', data: { ...MESSAGE, messageId: null } }, 'data.messageId'],
    ['of nobody', { type: 'chat.message', data: { ...MESSAGE, role: 'wizard' } }, 'data.role'],
    ['of no time', { type: 'chat.message', data: { ...MESSAGE, at: 'soon' } }, 'data.at'],
  ])('that is signed but %s is told what is wrong, and counted as ignored', async (_name, payload, path) => {
    const { hookId } = await makeHook('standard')
    const response = await deliver(hookId, 'standard', payload)
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
    const { code, errors } = problemSchema.parse(await response.json())
    expect([code, errors?.map((error) => error.path)]).toEqual(['invalid-request', [path]])
    await expect.poll(async () => (await readHook(hookId)).counters).toMatchObject({ received: 1, ignored: 1 })
  })

  it('that is not JSON is told so when it is signed, and not before', async () => {
    const { hookId } = await makeHook('standard')
    const { headers, body } = signText('{"type":')
    const response = await post(`/hooks/${hookId}`, body, headers)
    expect([response.status, problemSchema.parse(await response.json()).code]).toEqual([400, 'invalid-json'])
    const forged = await post(`/hooks/${hookId}`, body, { ...headers, 'webhook-signature': 'v1,AAAA' })
    expect(forged.status).toBe(401)
  })

  it('that is of another type, or of another bot, is 200', async () => {
    const { hookId } = await makeHook('standard', { agents: [{ agentId: 'bot', identities: ['mine'] }] })
    const other = { type: 'chat.message', data: { ...MESSAGE, role: 'assistant', agentId: 'theirs' } }
    for (const payload of [{ type: 'invoice.paid' }, other]) {
      expect((await deliver(hookId, 'standard', payload)).status).toBe(200)
    }
  })
})

function signText(body: string): { headers: Record<string, string>; body: string } {
  const at = String(Math.floor(Date.now() / 1_000))
  const key = Buffer.from(SECRETS.standard.good.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`d-1.${at}.${body}`).digest('base64')
  return { body, headers: { 'webhook-id': 'd-1', 'webhook-timestamp': at, 'webhook-signature': `v1,${signature}` } }
}

describe('a handshake', () => {
  it('of Slack is answered with its challenge', async () => {
    const { hookId } = await makeHook('slack')
    const response = await deliver(hookId, 'slack', slackChallenge)
    expect([response.status, await response.text()]).toEqual([200, slackChallenge.challenge])
  })

  it('with a wrong signature is not answered', async () => {
    const { hookId } = await makeHook('slack')
    const response = await deliver(hookId, 'slack', slackChallenge, { secret: SECRETS.slack.other })
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain(slackChallenge.challenge)
  })

  it('that only looks whether anybody is there is answered', async () => {
    const { hookId } = await makeHook('intercom')
    const response = await exports.default.fetch(`${ORIGIN}/hooks/${hookId}`, { method: 'HEAD' })
    expect(response.status).toBe(200)
  })
})

describe('a secret', () => {
  it('that comes later is good at once, and nothing is before', async () => {
    const { hookId, secret } = await makeHook('chatwoot', { secret: undefined })
    expect(secret).toBeNull()
    const payload = freshly(chatwootUser)
    expect((await deliver(hookId, 'chatwoot', payload)).status).toBe(401)
    await changeHook(hookId, { secret: SECRETS.chatwoot.good })
    expect((await deliver(hookId, 'chatwoot', payload)).status).toBe(200)
  })

  it('stays good beside the one that replaces it, but not beside a second one', async () => {
    const { hookId } = await makeHook('slack')
    const tries = ['first', 'second', 'third']
    const isGood = async (platform: Platform, secret: string): Promise<boolean> => {
      return (await deliver(hookId, platform, slackChallenge, { secret })).status === 200
    }
    for (const secret of tries) await changeHook(hookId, { secret })
    expect(await isGood('slack', SECRETS.slack.good)).toBe(false)
    expect(await isGood('slack', 'first')).toBe(false)
    expect(await isGood('slack', 'second')).toBe(true)
    expect(await isGood('slack', 'third')).toBe(true)
    expect((await readHook(hookId)).previousSecretUntil).not.toBeNull()
  })

  it('stays good for as long when the one that replaced it is sent again', async () => {
    const { hookId } = await makeHook('slack')
    await changeHook(hookId, { secret: 'new' })
    const { previousSecretUntil } = await readHook(hookId)
    await changeHook(hookId, { secret: 'new' })
    expect((await readHook(hookId)).previousSecretUntil).toBe(previousSecretUntil)
    for (const secret of [SECRETS.slack.good, 'new']) {
      expect((await deliver(hookId, 'slack', slackChallenge, { secret })).status).toBe(200)
    }
  })

  it('has none before it when it is sent again as it was', async () => {
    const { hookId } = await makeHook('slack')
    await changeHook(hookId, { secret: SECRETS.slack.good })
    expect((await readHook(hookId)).previousSecretUntil).toBeNull()
    expect((await deliver(hookId, 'slack', slackChallenge)).status).toBe(200)
  })

  it('that Plumbline makes signs deliveries, and is shown once', async () => {
    const { hookId, secret } = await makeHook('standard', { secret: undefined })
    expect(secret).toMatch(/^whsec_/)
    expect((await deliver(hookId, 'standard', { type: 'x' }, { secret: secret ?? '' })).status).toBe(200)
    for (const path of ['/v1/hooks', `/v1/hooks/${hookId}`]) {
      expect(await (await get(path)).text()).not.toContain(secret)
    }
  })
})

async function changeHook(hookId: string, change: object): Promise<void> {
  const response = await exports.default.fetch(`${ORIGIN}/v1/hooks/${hookId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  expect(response.status).toBe(200)
}

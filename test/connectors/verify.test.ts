import { describe, expect, it } from 'vitest'
import { type Delivery, PLATFORMS, type Platform, type Verification } from '../../src/connectors/connector.ts'
import { CONNECTORS } from '../../src/connectors/registry.ts'
import { chatwootUser } from '../support/fixtures/connectors/chatwoot.ts'
import { intercomNotification, intercomSource } from '../support/fixtures/connectors/intercom.ts'
import { mattermostUser } from '../support/fixtures/connectors/mattermost.ts'
import { rocketchatUser } from '../support/fixtures/connectors/rocketchat.ts'
import { SECRETS, sign, type SignedDelivery } from '../support/fixtures/connectors/sign.ts'
import { slackEnvelope, slackUser, SLACK_VECTOR } from '../support/fixtures/connectors/slack.ts'
import { STANDARD_VECTOR, standardMessage } from '../support/fixtures/connectors/standard.ts'
import { sunshineEvent, sunshineWebhook } from '../support/fixtures/connectors/sunshine.ts'

const SECONDS = 1_796_054_400
const NOW = SECONDS * 1_000

const PAYLOADS: Record<Platform, object> = {
  standard: standardMessage(),
  slack: slackEnvelope(slackUser),
  chatwoot: chatwootUser,
  sunshine: sunshineWebhook(sunshineEvent()),
  intercom: intercomNotification({ topic: 'conversation.user.created', item: { source: intercomSource } }),
  mattermost: mattermostUser,
  rocketchat: rocketchatUser,
}

/** Signed over the body, at a time that is signed too. */
const TIMESTAMPED: Platform[] = ['standard', 'slack', 'chatwoot']
/** Signed over the body alone. */
const BODY_SIGNED: Platform[] = [...TIMESTAMPED, 'intercom']

function delivered({ headers, body }: SignedDelivery): Delivery {
  return { headers: new Headers(headers), rawBody: new TextEncoder().encode(body) }
}

function signed(platform: Platform, { secret = SECRETS[platform].good, seconds = SECONDS } = {}): SignedDelivery {
  return sign(platform, PAYLOADS[platform], { secret, seconds })
}

function check(platform: Platform, delivery: Delivery, secrets = [SECRETS[platform].good]): Promise<Verification> {
  return CONNECTORS[platform].verify({ ...delivery, secrets, now: NOW })
}

describe.each(PLATFORMS)('a delivery of %s', (platform) => {
  const timestamped = TIMESTAMPED.includes(platform)

  it(`is accepted with its secret, ${timestamped ? 'at its time' : 'and told to have no time'}`, async () => {
    expect(await check(platform, delivered(signed(platform)))).toEqual({ ok: true, timestamped })
  })

  it('is accepted with either secret while one replaces the other', async () => {
    const { good, other } = SECRETS[platform]
    for (const secrets of [
      [good, other],
      [other, good],
      ['', good],
    ]) {
      expect(await check(platform, delivered(signed(platform)), secrets)).toMatchObject({ ok: true })
    }
  })

  it('is refused with another secret', async () => {
    const delivery = delivered(signed(platform, { secret: SECRETS[platform].other }))
    expect(await check(platform, delivery)).toEqual({ ok: false, reason: 'wrong_signature' })
  })

  it('is refused before there is a secret', async () => {
    for (const secrets of [[], ['']]) {
      expect(await check(platform, delivered(signed(platform)), secrets)).toEqual({ ok: false, reason: 'no_secret' })
    }
  })

  it('is refused when it is signed with an empty secret', async () => {
    const forged = delivered(sign(platform, PAYLOADS[platform], { secret: '', seconds: SECONDS }))
    expect(await check(platform, forged, ['', SECRETS[platform].good])).toMatchObject({ ok: false })
    expect(CONNECTORS[platform].isUsableSecret('')).toBe(false)
    expect(CONNECTORS[platform].isUsableSecret(SECRETS[platform].good)).toBe(true)
  })

  it('is refused without any of what it is verified by', async () => {
    const { headers, body } = signed(platform)
    const names = Object.keys(headers).filter((name) => !['content-type', 'x-chatwoot-delivery'].includes(name))
    for (const name of names) {
      const rest = Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name))
      expect(await check(platform, delivered({ headers: rest, body }))).toEqual({ ok: false, reason: 'missing_header' })
    }
    if (names.length > 0) return
    const tokenless = delivered({ headers, body: JSON.stringify(PAYLOADS[platform]) })
    expect(await check(platform, tokenless)).toEqual({ ok: false, reason: 'unreadable_body' })
  })

  it('is refused, not thrown at, when headers and body are garbage', async () => {
    const { headers } = signed(platform)
    const garbage = ['', 'v1,%%%', 'v0=zz', 'sha256=', 'sha1=0', 'sha256=ff', 'a'.repeat(10_000)]
    for (const value of garbage) {
      const spoilt = Object.fromEntries(Object.keys(headers).map((name) => [name, value]))
      const delivery = { headers: new Headers(spoilt), rawBody: Uint8Array.of(0xff, 0xfe, 0x7b) }
      expect(await check(platform, delivery)).toMatchObject({ ok: false })
    }
  })
})

describe.each(TIMESTAMPED)('the time of a delivery of %s', (platform) => {
  it.each([
    ['five minutes ago', -300, true],
    ['five minutes ahead', 300, true],
    ['longer ago', -301, 'too_old'],
    ['further ahead', 301, 'in_the_future'],
  ] as const)('may be %s: %i s', async (_, offset, outcome) => {
    const verification = await check(platform, delivered(signed(platform, { seconds: SECONDS + offset })))
    expect(verification).toEqual(outcome === true ? { ok: true, timestamped: true } : { ok: false, reason: outcome })
  })

  it('is part of what is signed', async () => {
    const { headers, body } = signed(platform, { seconds: SECONDS - 3_600 })
    const moved = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, name.endsWith('timestamp') ? String(SECONDS) : value]),
    )
    expect(await check(platform, delivered({ headers: moved, body }))).toEqual({ ok: false, reason: 'wrong_signature' })
  })

  it('must be a number', async () => {
    const { headers, body } = signed(platform)
    for (const time of ['1e9', '-5', '0x10', 'NaN', '17960544001796054400', '1796054400.5']) {
      const odd = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, name.endsWith('timestamp') ? time : value]),
      )
      expect(await check(platform, delivered({ headers: odd, body }))).toEqual({
        ok: false,
        reason: 'malformed_header',
      })
    }
  })
})

describe.each(BODY_SIGNED)('the body of a delivery of %s', (platform) => {
  it('may not be altered, not even in its white space', async () => {
    const { headers, body } = signed(platform)
    for (const altered of [body.replace('password', 'Password'), `${body} `, body.slice(1), '']) {
      expect(await check(platform, delivered({ headers, body: altered }))).toEqual({
        ok: false,
        reason: 'wrong_signature',
      })
    }
  })
})

describe.each(PLATFORMS)('a replay of a delivery of %s', (platform) => {
  it('is the same event, by its dedupe keys', async () => {
    const [first, again] = [delivered(signed(platform)), delivered(signed(platform))].map(({ headers, rawBody }) => {
      const payload: unknown = JSON.parse(new TextDecoder().decode(rawBody))
      return CONNECTORS[platform].normalise(payload, { agents: [{ agentId: 'bot' }], headers, receivedAt: NOW })
    })
    expect(first).toEqual(again)
    for (const event of first ?? []) expect(event.dedupeKeys).not.toEqual([])
  })
})

describe('published signatures', () => {
  it("verify: Slack's", async () => {
    const { secret, timestamp, signature, body } = SLACK_VECTOR
    const delivery = delivered({
      headers: { 'X-Slack-Request-Timestamp': timestamp, 'X-Slack-Signature': signature },
      body,
    })
    const request = { ...delivery, secrets: [secret], now: Number(timestamp) * 1_000 }
    expect(await CONNECTORS.slack.verify(request)).toEqual({ ok: true, timestamped: true })
    expect(await CONNECTORS.slack.verify({ ...request, now: NOW })).toEqual({ ok: false, reason: 'too_old' })
  })

  it('verify: that of Standard Webhooks, alone and among others', async () => {
    const { secret, id, timestamp, signature, body } = STANDARD_VECTOR
    const verify = (header: string, secrets: string[]): Promise<Verification> =>
      CONNECTORS.standard.verify({
        ...delivered({
          headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': header },
          body,
        }),
        secrets,
        now: Number(timestamp) * 1_000,
      })
    expect(await verify(signature, [secret])).toEqual({ ok: true, timestamped: true })
    expect(await verify(`v1a,AAAA v1,AAAA ${signature}`, [secret.replace('whsec_', '')])).toMatchObject({ ok: true })
    expect(await verify(`v1,AAAA v2,${signature.slice(3)}`, [secret])).toEqual({ ok: false, reason: 'wrong_signature' })
    expect(await verify('v1a,AAAA', [secret])).toEqual({ ok: false, reason: 'malformed_header' })
    expect(await verify(signature, ['whsec_not base64!'])).toEqual({ ok: false, reason: 'wrong_signature' })
  })
})

describe('Chatwoot before it signed', () => {
  const unsigned = { headers: new Headers(), rawBody: new TextEncoder().encode(JSON.stringify(chatwootUser)) }
  const verify = (url: string, headers = unsigned.headers): Promise<Verification> =>
    CONNECTORS.chatwoot.verify({ ...unsigned, headers, url, secrets: [SECRETS.chatwoot.good], now: NOW })

  it('may carry the secret in the URL, which proves no time', async () => {
    expect(await verify('https://plumbline.example/hooks/h1?token=cw-secret-1')).toEqual({
      ok: true,
      timestamped: false,
    })
  })

  it('is refused with another token, or none', async () => {
    expect(await verify('https://plumbline.example/hooks/h1?token=cw')).toEqual({
      ok: false,
      reason: 'wrong_signature',
    })
    for (const url of ['https://plumbline.example/hooks/h1', 'https://plumbline.example/hooks/h1?token=', 'nonsense']) {
      expect(await verify(url)).toEqual({ ok: false, reason: 'missing_header' })
    }
  })

  it('is held to its signature when there is one', async () => {
    const headers = new Headers({ 'x-chatwoot-signature': 'sha256=00', 'x-chatwoot-timestamp': String(SECONDS) })
    const verification = await verify('https://plumbline.example/hooks/h1?token=cw-secret-1', headers)
    expect(verification).toEqual({ ok: false, reason: 'wrong_signature' })
  })
})

describe('a token in a form', () => {
  it('is verified like one in JSON', async () => {
    const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' })
    const form = (token: string): Uint8Array =>
      new TextEncoder().encode(new URLSearchParams({ token, text: 'a b' }).toString())
    const { good, other } = SECRETS.mattermost
    expect(await check('mattermost', { headers, rawBody: form(good) })).toEqual({ ok: true, timestamped: false })
    expect(await check('mattermost', { headers, rawBody: form(other) })).toEqual({
      ok: false,
      reason: 'wrong_signature',
    })
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPayload } from '../../src/connectors/payload.ts'
import { CONNECTORS } from '../../src/connectors/registry.ts'
import { chatwootBot } from '../support/fixtures/connectors/chatwoot.ts'
import { intercomFin, intercomReply } from '../support/fixtures/connectors/intercom.ts'
import { mattermostBot } from '../support/fixtures/connectors/mattermost.ts'
import { rocketchatBot } from '../support/fixtures/connectors/rocketchat.ts'
import { slackBot, slackEdit, slackEnvelope } from '../support/fixtures/connectors/slack.ts'
import { standardMessage } from '../support/fixtures/connectors/standard.ts'
import { sunshineBotMessage, sunshineEvent, sunshineWebhook } from '../support/fixtures/connectors/sunshine.ts'

function read(body: string | Uint8Array, type = 'application/json') {
  const rawBody = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return readPayload({ headers: new Headers({ 'content-type': type }), rawBody })
}

describe('a body', () => {
  it('is JSON, or a form when it says so', () => {
    expect(read('{"a":1}')).toEqual({ ok: true, payload: { a: 1 } })
    expect(read('a=1&b=%20x', 'application/x-www-form-urlencoded')).toEqual({ ok: true, payload: { a: '1', b: ' x' } })
  })

  it('that is neither is told, not thrown', () => {
    expect(read('{"a":')).toEqual({ ok: false, reason: 'not_json' })
    expect(read('')).toEqual({ ok: false, reason: 'not_json' })
    expect(read(Uint8Array.of(0x22, 0xff, 0x22))).toEqual({ ok: false, reason: 'not_utf8' })
    expect(read('['.repeat(1_000_000))).toEqual({ ok: false, reason: 'not_json' })
  })
})

const SAMPLES = [
  slackEnvelope(slackBot),
  slackEnvelope(slackEdit()),
  standardMessage(),
  chatwootBot,
  sunshineWebhook(sunshineEvent({ message: sunshineBotMessage })),
  intercomReply({ topic: 'conversation.operator.replied', parts: [intercomFin] }),
  mattermostBot,
  rocketchatBot,
]

/** The payload with one of its values, anywhere, replaced. */
function spoil(value: unknown, { at, by }: { at: number; by: unknown }): unknown {
  let countdown = at
  const walk = (node: unknown): unknown => {
    if (countdown-- === 0) return by
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]))
  }
  return walk(value)
}

describe('a payload with anything in any place', () => {
  it('gives events, never an error', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SAMPLES),
        fc.nat(60),
        fc.oneof(fc.anything(), fc.constantFrom('', -1, Number.NaN, [], {}, null, 'x'.repeat(2_000), '__proto__')),
        (sample, at, by) => {
          for (const connector of Object.values(CONNECTORS)) {
            const payload = spoil(sample, { at, by })
            const events = connector.normalise(payload, { agents: [{ agentId: 'a' }], receivedAt: 5 })
            connector.handshake(payload)
            for (const event of events) {
              if (event.role === 'ignore') continue
              expect(Number.isFinite(event.at)).toBe(true)
              expect(event.conversationKey).not.toBe('')
              expect(event.dedupeKeys).not.toEqual([])
            }
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

/** The value with a lone surrogate at the end of each of its strings. */
function withLoneSurrogates(value: unknown): unknown {
  if (typeof value === 'string') return `${value}\uD800`
  if (Array.isArray(value)) return value.map(withLoneSurrogates)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLoneSurrogates(inner)]))
}

/** Each payload that has a lone surrogate in one string only, so that the others still say what it is. */
function* oneSurrogateEach(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const copy = (changed: unknown): unknown =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }
    if (typeof inner === 'string') yield copy(withLoneSurrogates(inner))
    else for (const changed of oneSurrogateEach(inner)) yield copy(changed)
  }
}

it('with a lone surrogate in any of its strings is read like any other', () => {
  const context = { agents: [{ agentId: 'bot' }], headers: new Headers(), receivedAt: Date.now() }
  for (const payload of SAMPLES.flatMap((sample) => [...oneSurrogateEach(sample)])) {
    for (const connector of Object.values(CONNECTORS))
      expect(connector.normalise(payload, context).length).toBeGreaterThan(0)
  }
})

import { describe, expect, it } from 'vitest'
import type { AgentIdentities, ChatEvent } from '../../src/connectors/connector.ts'
import { standard, standardSecret } from '../../src/connectors/standard.ts'
import { standardMessage } from '../support/fixtures/connectors/standard.ts'

const HEADERS = new Headers({ 'webhook-id': 'msg_1', 'webhook-timestamp': '1796054405' })

function read(
  payload: unknown,
  agents: AgentIdentities[] = [{ agentId: 'support-bot' }],
  headers = HEADERS,
): ChatEvent {
  const [event, ...more] = standard.normalise(payload, { agents, headers, receivedAt: 5 })
  expect(more).toEqual([])
  if (event === undefined) throw new Error('no event')
  return event
}

const REPLY = { messageId: 'm_1002', role: 'assistant', text: 'Open Settings.', replyTo: 'm_1001' }

describe('a chat.message', () => {
  it('of a user', () => {
    expect(read(standardMessage())).toEqual({
      role: 'user',
      kind: 'create',
      conversationKey: 'conv_42',
      thread: null,
      messageId: 'm_1001',
      dedupeKeys: ['delivery:msg_1', 'create:["conv_42","m_1001"]'],
      agentId: null,
      authorIds: [],
      text: 'How do I reset my password?',
      final: undefined,
      at: 1_796_054_400_000,
      changedAt: null,
      replyTo: null,
      link: null,
    })
  })

  it('of the agent, with the message that it answers, its thread and link', () => {
    const data = { ...REPLY, final: true, threadId: 't1', link: 'https://x.example/1' }
    expect(read(standardMessage(data))).toMatchObject({
      role: 'agent',
      agentId: 'support-bot',
      replyTo: 'm_1001',
      final: true,
      thread: 't1',
      link: 'https://x.example/1',
    })
    expect(read(standardMessage({ ...data, link: 'javascript:alert(1)' }))).toMatchObject({ link: null })
  })

  it('of a person who answers', () => {
    expect(read(standardMessage({ ...REPLY, role: 'human' }))).toMatchObject({ role: 'human_agent', agentId: null })
  })

  it('goes to the agent that it names, by the agentId or an identity', () => {
    const agents = [
      { agentId: 'one', identities: ['bot-1'] },
      { agentId: 'two', identities: ['bot-2'] },
    ]
    expect(read(standardMessage({ ...REPLY, agentId: 'two' }), agents)).toMatchObject({ agentId: 'two' })
    expect(read(standardMessage({ ...REPLY, agentId: 'bot-1' }), agents)).toMatchObject({ agentId: 'one' })
    expect(read(standardMessage({ ...REPLY, agentId: 'three' }), agents)).toMatchObject({ ignoredBecause: 'other_bot' })
    expect(read(standardMessage({ ...REPLY, agentId: 'three' }))).toMatchObject({ agentId: 'support-bot' })
  })

  it('may be written in snake case', () => {
    const payload = {
      type: 'chat.message',
      timestamp: '2026-11-30T16:00:02.400Z',
      data: {
        agent_id: 'support-bot',
        conversation_id: 'conv_42',
        message_id: 'm_1002',
        in_reply_to: 'm_1001',
        role: 'agent',
        text: 'Open Settings.',
      },
    }
    expect(read(payload)).toMatchObject({
      role: 'agent',
      messageId: 'm_1002',
      replyTo: 'm_1001',
      at: 1_796_054_402_400,
    })
  })

  it('is of its own time, else of that of the event, of the signature, of its arrival', () => {
    const at = '2026-11-30T15:59:00+00:00'
    expect(read(standardMessage({ at }))).toMatchObject({ at: 1_796_054_340_000 })
    const bare = { type: 'chat.message', data: { conversationId: 'c', messageId: 'm', role: 'user', text: 'x' } }
    expect(read(bare)).toMatchObject({ at: 1_796_054_405_000 })
    expect(read(bare, undefined, new Headers())).toMatchObject({ at: 5 })
  })

  it('that edits has the time of the change, and a key for every text', () => {
    const edit = (text: string, timestamp: string): ChatEvent =>
      read(
        standardMessage({ ...REPLY, kind: 'edit', text, at: '2026-11-30T16:00:02Z' }, timestamp),
        undefined,
        new Headers(),
      )
    expect(edit('A', '2026-11-30T16:00:05Z')).toMatchObject({
      kind: 'edit',
      at: 1_796_054_402_000,
      changedAt: 1_796_054_405_000,
    })
    const keys = [
      edit('A', '2026-11-30T16:00:05Z'),
      edit('B', '2026-11-30T16:00:05Z'),
      edit('A', '2026-11-30T16:00:06Z'),
    ].flatMap(({ dedupeKeys }) => dedupeKeys)
    expect(new Set(keys).size).toBe(3)
  })

  it('that deletes needs no text', () => {
    const data = { conversationId: 'c', messageId: 'm', role: 'assistant', kind: 'delete' }
    expect(read({ type: 'chat.message', data })).toMatchObject({ kind: 'delete', role: 'agent', text: '' })
  })

  it.each([
    ['another type', { type: 'invoice.paid', data: {} }, 'other_event'],
    ['an unknown role', standardMessage({ role: 'wizard' }), 'unreadable'],
    ['no conversation', standardMessage({ conversationId: null }), 'unreadable'],
    ['a time that is none', standardMessage({ at: 'yesterday' }), 'unreadable'],
    ['a text that is none', standardMessage({ text: 7 }), 'unreadable'],
    ['nothing', null, 'unreadable'],
  ])('with %s is ignored', (_, payload, ignoredBecause) => {
    const issues = ignoredBecause === 'unreadable' ? expect.any(Array) : undefined
    expect(read(payload)).toEqual({ role: 'ignore', ignoredBecause, dedupeKeys: ['delivery:msg_1'], issues })
  })
})

describe('a secret for Standard Webhooks', () => {
  it('is made of random bytes and usable', () => {
    const secret = standardSecret(Uint8Array.from({ length: 24 }, (_, i) => i))
    expect(secret).toBe('whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX')
    expect(standard.isUsableSecret(secret)).toBe(true)
  })

  it('must be base64', () => {
    for (const secret of ['', 'whsec_', 'whsec_***', 'a password']) expect(standard.isUsableSecret(secret)).toBe(false)
  })

  it('must be of at least 16 bytes', () => {
    const secretOf = (bytes: number): string => standardSecret(new Uint8Array(bytes).fill(7))
    expect([1, 15, 16, 24, 32, 64].filter((bytes) => standard.isUsableSecret(secretOf(bytes)))).toEqual([
      16, 24, 32, 64,
    ])
    expect(standard.isUsableSecret(secretOf(16).replace('whsec_', ''))).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import type { AgentIdentities, ChatEvent } from '../../src/connectors/connector.ts'
import { intercom } from '../../src/connectors/intercom.ts'
import {
  intercomFin,
  intercomHuman,
  intercomNotification,
  intercomReply,
  intercomSource,
} from '../support/fixtures/connectors/intercom.ts'

const OPERATOR = 'conversation.operator.replied'
const ADMIN = 'conversation.admin.replied'
const KEY = 'abc123:215470000000001'

function readAll(payload: unknown, agents: AgentIdentities[] = [{ agentId: 'support' }]): ChatEvent[] {
  return intercom.normalise(payload, { agents, receivedAt: 5 })
}

function readPart(part: object, { topic = OPERATOR, agents }: { topic?: string; agents?: AgentIdentities[] } = {}) {
  return readAll(intercomReply({ topic, parts: [part] }), agents)[0]
}

describe('messages of Intercom', () => {
  it('that open a conversation are its source', () => {
    const payload = intercomNotification({ topic: 'conversation.user.created', item: { source: intercomSource } })
    expect(readAll(payload)).toEqual([
      {
        role: 'user',
        kind: 'create',
        conversationKey: KEY,
        thread: null,
        messageId: '2500000001',
        dedupeKeys: [`create:${KEY}:2500000001`, 'delivery:notif_0001:2500000001'],
        agentId: null,
        authorIds: ['6745a9e0'],
        text: 'How do I reset my password?',
        at: 1_796_054_400_000,
        changedAt: null,
        replyTo: null,
        link: 'https://app.intercom.com/a/apps/abc123/conversations/215470000000001',
      },
    ])
  })

  it('by users and leads later are parts', () => {
    for (const type of ['user', 'lead', 'contact']) {
      const part = { ...intercomFin, author: { type, id: 'x', name: 'Fin' } }
      const agents = [{ agentId: 'support', identities: ['Fin', 'x'] }]
      expect(readPart(part, { topic: 'conversation.user.replied', agents })).toMatchObject({
        role: 'user',
        conversationKey: KEY,
      })
    }
  })

  it('by Fin are the agent, without HTML', () => {
    expect(readPart(intercomFin)).toMatchObject({
      role: 'agent',
      agentId: 'support',
      messageId: '45760000001',
      text: 'Open Settings, choose Security, then click Reset password.',
      at: 1_796_054_402_000,
    })
  })

  it('by a bot that does not say what it is are the agent', () => {
    expect(readPart({ ...intercomFin, author: { type: 'bot', id: '5', name: 'Custom' } })).toMatchObject({
      role: 'agent',
    })
  })

  it('by a teammate are a human agent, but for one that is listed as an agent', () => {
    expect(readPart(intercomHuman, { topic: ADMIN })).toMatchObject({ role: 'human_agent' })
    const agents = [{ agentId: 'api-bot', identities: ['991'] }]
    expect(readPart(intercomHuman, { topic: ADMIN, agents })).toMatchObject({ role: 'agent', agentId: 'api-bot' })
  })

  it('several in one notification are each for itself', () => {
    const events = readAll(intercomReply({ topic: ADMIN, parts: [intercomFin, intercomHuman, {}] }))
    expect(events.map(({ role }) => role)).toEqual(['agent', 'human_agent', 'ignore'])
    const [one, two] = events.map(({ dedupeKeys }) => dedupeKeys)
    expect(one?.some((key) => two?.includes(key))).toBe(false)
  })

  it('link to the conversation where Intercom says it is, if that is a web address', () => {
    const withLink = (conversation_web: string) =>
      readAll(
        intercomNotification({
          topic: 'conversation.user.created',
          item: { source: intercomSource, links: { conversation_web } },
        }),
      )[0]
    expect(withLink('https://app.intercom.com/x/1')).toMatchObject({ link: 'https://app.intercom.com/x/1' })
    expect(withLink('javascript:alert(1)')).toMatchObject({
      link: 'https://app.intercom.com/a/apps/abc123/conversations/215470000000001',
    })
  })

  it('that were redacted are deletions', () => {
    expect(readPart({ ...intercomFin, body: '', redacted: true, updated_at: 1_796_054_500 })).toMatchObject({
      kind: 'delete',
      role: 'agent',
      text: '',
      changedAt: 1_796_054_500_000,
    })
  })
})

describe("Intercom's doubled bot replies", () => {
  it('under two topics share a key', () => {
    const [operator, admin] = [
      intercomReply({ topic: OPERATOR, parts: [intercomFin], id: 'notif_1' }),
      intercomReply({ topic: ADMIN, parts: [intercomFin], id: 'notif_2' }),
    ].map((payload) => readAll(payload)[0]?.dedupeKeys)
    expect(operator?.filter((key) => admin?.includes(key))).toEqual([`create:${KEY}:45760000001`])
  })
})

describe('noise of Intercom', () => {
  const workflow = { ...intercomFin, author: { ...intercomFin.author, from_ai_agent: false, is_ai_answer: false } }

  it.each([
    ['a message of a workflow', intercomReply({ topic: ADMIN, parts: [workflow] }), 'workflow_message'],
    ['a note', intercomReply({ topic: ADMIN, parts: [{ ...intercomHuman, part_type: 'note' }] }), 'private_note'],
    [
      'an assignment',
      intercomReply({ topic: ADMIN, parts: [{ ...intercomHuman, part_type: 'assignment', body: null }] }),
      'system_message',
    ],
    ['a ping', { type: 'notification_event', app_id: 'abc123', id: 'n', topic: 'ping', data: {} }, 'handshake'],
    ['the topic of notes', intercomReply({ topic: 'conversation.admin.noted', parts: [intercomHuman] }), 'other_event'],
    ['a closed conversation', intercomNotification({ topic: 'conversation.admin.closed', item: {} }), 'other_event'],
    ['a reply without parts', intercomReply({ topic: ADMIN, parts: [] }), 'unreadable'],
    [
      'a conversation without a source',
      intercomNotification({ topic: 'conversation.user.created', item: {} }),
      'unreadable',
    ],
    ['nothing', null, 'unreadable'],
  ])('%s is ignored', (_, payload, ignoredBecause) => {
    expect(readAll(payload)).toMatchObject([{ role: 'ignore', ignoredBecause }])
  })

  it('does not swallow what Fin asks back', () => {
    const author = { ...intercomFin.author, from_ai_agent: true, is_ai_answer: false }
    expect(readPart({ ...intercomFin, author })).toMatchObject({ role: 'agent' })
  })

  it('does not swallow what a teammate says on closing', () => {
    expect(readPart({ ...intercomHuman, part_type: 'close' }, { topic: ADMIN })).toMatchObject({ role: 'human_agent' })
  })
})

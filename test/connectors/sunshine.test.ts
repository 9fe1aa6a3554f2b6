import { describe, expect, it } from 'vitest'
import type { AgentIdentities, ChatEvent } from '../../src/connectors/connector.ts'
import { sunshine } from '../../src/connectors/sunshine.ts'
import {
  sunshineBotMessage,
  sunshineEvent,
  sunshineHumanMessage,
  sunshineWebhook,
} from '../support/fixtures/connectors/sunshine.ts'

function readAll(payload: unknown, agents: AgentIdentities[] = [{ agentId: 'support' }]): ChatEvent[] {
  return sunshine.normalise(payload, { agents, receivedAt: 5 })
}

function read(event: unknown, agents?: AgentIdentities[]): ChatEvent | undefined {
  return readAll(sunshineWebhook(event), agents)[0]
}

describe('messages of Sunshine', () => {
  it('by users are users', () => {
    expect(read(sunshineEvent())).toEqual({
      role: 'user',
      kind: 'create',
      conversationKey: 'app1:conversation42',
      thread: null,
      messageId: 'message1',
      dedupeKeys: ['event:event1', 'create:app1:message1'],
      agentId: null,
      authorIds: ['user55'],
      text: 'How do I reset my password?',
      at: 1_796_054_400_100,
      changedAt: null,
      replyTo: null,
      link: null,
    })
  })

  it('by the business are a bot unless something says a person', () => {
    const bare = { ...sunshineBotMessage, author: { type: 'business', displayName: 'HelpBot' } }
    for (const message of [sunshineBotMessage, bare, { ...bare, source: { type: 'zd:answerBot' } }]) {
      expect(read(sunshineEvent({ message }))).toMatchObject({ role: 'agent', agentId: 'support' })
    }
  })

  it('from the agent workspace are a person, as are those while it has the conversation', () => {
    expect(read(sunshineEvent({ message: sunshineHumanMessage }))).toMatchObject({ role: 'human_agent' })
    const active = { activeSwitchboardIntegration: { name: 'zd-agentWorkspace', integrationType: 'zd:agentWorkspace' } }
    const message = { ...sunshineHumanMessage, source: { type: 'api:conversations' } }
    expect(read(sunshineEvent({ message, conversation: active }))).toMatchObject({ role: 'human_agent' })
    expect(read(sunshineEvent({ message: sunshineBotMessage, conversation: active }))).toMatchObject({ role: 'agent' })
  })

  it('go to the agent whose name or integration they carry', () => {
    const message = { ...sunshineBotMessage, source: { type: 'api:conversations', integrationId: 'int7' } }
    const agents = [{ agentId: 'seven', identities: ['int7'] }]
    expect(read(sunshineEvent({ message }), agents)).toMatchObject({ agentId: 'seven' })
    expect(read(sunshineEvent({ message: sunshineBotMessage }), agents)).toMatchObject({ ignoredBecause: 'other_bot' })
  })

  it('by users are never an agent, whatever their name', () => {
    const agents = [{ agentId: 'support', identities: ['Alice', 'web1', 'user55'] }]
    expect(read(sunshineEvent(), agents)).toMatchObject({ role: 'user' })
  })

  it('come several in one webhook, each for itself', () => {
    const events = readAll(
      sunshineWebhook(
        sunshineEvent(),
        { id: 'e2', type: 'conversation:read' },
        sunshineEvent({ id: 'e3', message: sunshineBotMessage }),
        7,
      ),
    )
    expect(events.map((event) => (event.role === 'ignore' ? event.ignoredBecause : event.messageId))).toEqual([
      'message1',
      'other_event',
      'message2',
      'unreadable',
    ])
    expect(new Set(events.flatMap(({ dedupeKeys }) => dedupeKeys)).size).toBe(5)
  })

  it('of other kinds give what text they have', () => {
    const textOf = (content: object | null): string | undefined => {
      const event = read(sunshineEvent({ message: { ...sunshineBotMessage, content } }))
      return event?.role === 'ignore' ? undefined : event?.text
    }
    expect(textOf({ type: 'carousel', items: [{ title: 'A', description: 'first' }, { title: 'B' }] })).toBe(
      'A: first\nB',
    )
    expect(textOf({ type: 'formResponse', fields: [{ label: 'Mail', email: 'a@x.example' }] })).toBe(
      'Mail: a@x.example',
    )
    expect(textOf({ type: 'template', textFallback: 'Choose' })).toBe('Choose')
    expect(textOf({ type: 'image', mediaUrl: 'https://x.example', altText: 'a map' })).toBe('a map')
    expect(textOf({ type: 'file' })).toBe('')
    expect(textOf(null)).toBe('')
  })

  it('that were deleted are deletions', () => {
    expect(read(sunshineEvent({ message: { ...sunshineBotMessage, deleted: true } }))).toMatchObject({
      role: 'agent',
      kind: 'delete',
      messageId: 'message2',
      text: '',
      dedupeKeys: ['event:event1', 'delete:app1:message2'],
    })
  })
})

describe('noise of Sunshine', () => {
  it.each([
    ['another event', { id: 'e1', type: 'conversation:create', payload: {} }, 'other_event'],
    ['a message without an author', sunshineEvent({ message: { author: null } }), 'unreadable'],
  ])('%s is ignored, and its retries are known', (_, event, ignoredBecause) => {
    expect(read(event)).toMatchObject({ role: 'ignore', ignoredBecause })
    expect(read(event)?.dedupeKeys).toHaveLength(1)
  })

  it.each([[null], [{}], [{ app: { id: 'a' }, events: {} }], ['text']])('%j is one ignored event', (payload) => {
    expect(readAll(payload)).toEqual([{ role: 'ignore', ignoredBecause: 'unreadable', dedupeKeys: [] }])
  })
})

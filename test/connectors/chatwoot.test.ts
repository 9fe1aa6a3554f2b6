import { describe, expect, it } from 'vitest'
import { chatwoot } from '../../src/connectors/chatwoot.ts'
import type { AgentIdentities, ChatEvent } from '../../src/connectors/connector.ts'
import { chatwootBot, chatwootHuman, chatwootUser } from '../support/fixtures/connectors/chatwoot.ts'
import { applyEvent, emptyPairing } from '../../src/connectors/pairing.ts'

const DELIVERY = new Headers({ 'x-chatwoot-delivery': 'd-1' })

function read(payload: unknown, agents: AgentIdentities[] = [{ agentId: 'support' }], headers = DELIVERY): ChatEvent {
  const [event, ...more] = chatwoot.normalise(payload, { agents, headers, receivedAt: 5 })
  expect(more).toEqual([])
  if (event === undefined) throw new Error('no event')
  return event
}

describe('messages of Chatwoot', () => {
  it('that come in are users', () => {
    expect(read(chatwootUser)).toEqual({
      role: 'user',
      kind: 'create',
      conversationKey: '7:311',
      thread: null,
      messageId: '9001',
      dedupeKeys: ['delivery:d-1', 'create:7:9001'],
      agentId: null,
      authorIds: ['55'],
      text: 'How do I reset my password?',
      at: 1_796_054_400_123,
      changedAt: null,
      replyTo: null,
      link: null,
    })
  })

  it('by an agent bot or the captain are the agent, and their Markdown stays', () => {
    expect(read(chatwootBot)).toMatchObject({
      role: 'agent',
      agentId: 'support',
      authorIds: ['agent_bot:3', '3', 'HelpBot'],
      text: 'Open **Settings**, choose Security, then click Reset password.',
    })
    const captain = { id: 8, name: 'Captain', type: 'captain_assistant', description: 'x' }
    expect(read({ ...chatwootBot, sender: captain })).toMatchObject({ role: 'agent' })
  })

  it('by a bot integration without a sender are the agent', () => {
    expect(read({ ...chatwootBot, sender: null })).toMatchObject({ role: 'agent', authorIds: [] })
  })

  it('by a person are a human agent, but for one that is listed as an agent', () => {
    expect(read(chatwootHuman)).toMatchObject({ role: 'human_agent', agentId: null })
    const listed = [{ agentId: 'api-bot', identities: ['bea@example.com'] }]
    expect(read(chatwootHuman, listed)).toMatchObject({ role: 'agent', agentId: 'api-bot' })
  })

  it("by a person are not taken for a bot's with the same number", () => {
    expect(read(chatwootHuman, [{ agentId: 'support', identities: ['3'] }])).toMatchObject({ role: 'human_agent' })
  })

  it('by a customer are never an agent, whatever their name', () => {
    const impostor = { ...chatwootUser, sender: { id: 3, name: 'HelpBot', type: 'agent_bot' } }
    expect(read(impostor, [{ agentId: 'support', identities: ['HelpBot', '3'] }])).toMatchObject({ role: 'user' })
  })

  it('go to the listed bot; others are ignored', () => {
    const listed = [{ agentId: 'support', identities: ['agent_bot:4'] }]
    expect(read(chatwootBot, listed)).toMatchObject({ role: 'ignore', ignoredBecause: 'other_bot' })
  })

  it('may have a number for their type, as inside of conversations', () => {
    expect(read({ ...chatwootUser, message_type: 0 })).toMatchObject({ role: 'user' })
    expect(read({ ...chatwootBot, message_type: 1 })).toMatchObject({ role: 'agent' })
    expect(read({ ...chatwootBot, message_type: 2 })).toMatchObject({ ignoredBecause: 'system_message' })
    expect(read({ ...chatwootBot, message_type: 3 })).toMatchObject({ ignoredBecause: 'template' })
    expect(read({ ...chatwootBot, message_type: 4 })).toMatchObject({ ignoredBecause: 'unreadable' })
  })
})

describe('changes of messages of Chatwoot', () => {
  const updated = { ...chatwootBot, event: 'message_updated' }

  it('are edits', () => {
    expect(read({ ...updated, content: 'Open Settings.' })).toMatchObject({ kind: 'edit', text: 'Open Settings.' })
  })

  it('of the delivery status alone change nothing', () => {
    const [posted, status] = [read(chatwootBot), read({ ...updated, status: 'read' })]
    if (posted.role === 'ignore' || status.role === 'ignore') throw new Error('ignored')
    const { state } = applyEvent(emptyPairing(), posted, { now: posted.at })
    expect(applyEvent(state, status, { now: posted.at + 1_000 }).change).toBe('unchanged')
    expect(read({ ...updated, status: 'delivered' }, [{ agentId: 'support' }], new Headers()).dedupeKeys).toEqual(
      read({ ...updated, status: 'read' }, [{ agentId: 'support' }], new Headers()).dedupeKeys,
    )
  })

  it('with different texts are different changes', () => {
    const [one, two] = ['a', 'b'].map((content) => read({ ...updated, content }, undefined, new Headers()).dedupeKeys)
    expect(one).not.toEqual(two)
  })

  it('to a deleted message are deletions', () => {
    expect(
      read({ ...updated, content: 'This message was deleted', content_attributes: { deleted: true } }),
    ).toMatchObject({
      role: 'agent',
      kind: 'delete',
      messageId: '9002',
      text: '',
    })
  })
})

describe('noise of Chatwoot', () => {
  it.each([
    ['a private note', { ...chatwootHuman, private: true }, 'private_note'],
    ['a private note of the bot', { ...chatwootBot, private: true }, 'private_note'],
    ['a template', { ...chatwootBot, message_type: 'template' }, 'template'],
    ['an activity', { ...chatwootBot, message_type: 'activity' }, 'system_message'],
    ['an automation', { ...chatwootBot, sender: null, content_attributes: { automation_rule_id: 2 } }, 'automation'],
    ['a campaign', { ...chatwootBot, additional_attributes: { campaign_id: 9 } }, 'campaign'],
    ['a new conversation', { event: 'conversation_created', id: 311 }, 'other_event'],
    ['a change of status', { ...chatwootUser, event: 'conversation_status_changed' }, 'other_event'],
    ['an opened widget', { event: 'webwidget_triggered' }, 'other_event'],
    ['a contact', { event: 'contact_updated' }, 'other_event'],
    ['a message without a conversation', { ...chatwootUser, conversation: null }, 'unreadable'],
    ['nothing', undefined, 'unreadable'],
  ])('%s is ignored', (_, payload, ignoredBecause) => {
    expect(read(payload)).toMatchObject({ role: 'ignore', ignoredBecause })
    expect(read(payload).dedupeKeys).toContain('delivery:d-1')
  })
})

describe('repeats of Chatwoot', () => {
  it('from the webhooks of the account and of the inbox share a key', () => {
    const [account, inbox] = ['d-1', 'd-2'].map(
      (id) => read(chatwootUser, undefined, new Headers({ 'x-chatwoot-delivery': id })).dedupeKeys,
    )
    expect(account?.filter((key) => inbox?.includes(key))).toEqual(['create:7:9001'])
  })

  it('are not the same message of another account', () => {
    expect(read({ ...chatwootUser, account: { id: 8 } }).dedupeKeys).not.toContain('create:7:9001')
  })
})

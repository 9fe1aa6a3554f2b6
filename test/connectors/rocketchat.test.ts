import { describe, expect, it } from 'vitest'
import type { ChatEvent } from '../../src/connectors/connector.ts'
import { rocketchat } from '../../src/connectors/rocketchat.ts'
import { rocketchatBot, rocketchatUser } from '../support/fixtures/connectors/rocketchat.ts'

const AGENTS = [{ agentId: 'support', identities: ['helpbot'] }]

function read(payload: unknown, agents: { agentId: string; identities?: string[] }[] = AGENTS): ChatEvent | undefined {
  return rocketchat.normalise(payload, { agents, receivedAt: 5 })[0]
}

describe('messages of Rocket.Chat', () => {
  it('are users', () => {
    expect(read(rocketchatUser)).toEqual({
      role: 'user',
      kind: 'create',
      conversationKey: 'GENERAL',
      thread: null,
      messageId: 'msgAlice001',
      dedupeKeys: ['create:msgAlice001'],
      agentId: null,
      authorIds: ['uidAlice', 'alice'],
      text: 'How do I reset my password?',
      at: 1_796_054_400_123,
      changedAt: null,
      replyTo: null,
      link: 'https://chat.example.com/channel/support?msg=msgAlice001',
    })
  })

  it('are the agent by its user id or name, in the thread under the question', () => {
    expect(read(rocketchatBot)).toMatchObject({ role: 'agent', conversationKey: 'GENERAL', thread: 'msgAlice001' })
    expect(read(rocketchatBot, [{ agentId: 'b', identities: ['uidHelpbot'] }])).toMatchObject({ agentId: 'b' })
    expect(read(rocketchatBot, [{ agentId: 'b', identities: ['x'] }])).toMatchObject({ role: 'user' })
  })

  it('by other integrations are ignored', () => {
    expect(read({ ...rocketchatBot, user_name: 'news', user_id: 'n', bot: true })).toMatchObject({
      role: 'ignore',
      ignoredBecause: 'other_bot',
    })
  })

  it('that were edited are edits, each text a change of its own', () => {
    const [one, two, again] = ['a', 'b', 'a'].map((text) => read({ ...rocketchatBot, isEdited: true, text }))
    expect(one).toMatchObject({ kind: 'edit', messageId: 'msgBot002', text: 'a' })
    expect(one?.dedupeKeys).not.toEqual(two?.dedupeKeys)
    expect(one?.dedupeKeys).toEqual(again?.dedupeKeys)
  })

  it('link nowhere when their site is no web address', () => {
    expect(read({ ...rocketchatUser, siteUrl: 'javascript:alert(1)' })).toMatchObject({ link: null })
  })

  it('that cannot be read are ignored', () => {
    for (const payload of [null, {}, { ...rocketchatUser, message_id: null }, 'x']) {
      expect(read(payload)).toEqual({ role: 'ignore', ignoredBecause: 'unreadable', dedupeKeys: [] })
    }
  })

  it('are answered with content, since an empty answer counts as a failure', () => {
    expect(rocketchat.acknowledgement).toMatchObject({ status: 200, body: '{"success":true}' })
  })
})

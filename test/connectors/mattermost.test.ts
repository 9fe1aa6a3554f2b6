import { describe, expect, it } from 'vitest'
import type { ChatEvent } from '../../src/connectors/connector.ts'
import { mattermost } from '../../src/connectors/mattermost.ts'
import { readPayload } from '../../src/connectors/payload.ts'
import { mattermostBot, mattermostUser } from '../support/fixtures/connectors/mattermost.ts'

const AGENTS = [{ agentId: 'support', identities: ['helpbot'] }]

function read(payload: unknown, agents: { agentId: string; identities?: string[] }[] = AGENTS): ChatEvent | undefined {
  return mattermost.normalise(payload, { agents, receivedAt: 5 })[0]
}

describe('posts of Mattermost', () => {
  it('are users, in the conversation of their channel', () => {
    expect(read(mattermostUser)).toEqual({
      role: 'user',
      kind: 'create',
      conversationKey: 'team26:chan26',
      thread: null,
      messageId: 'post0001',
      dedupeKeys: ['create:post0001'],
      agentId: null,
      authorIds: ['useralice26', 'alice'],
      text: 'How do I reset my password?',
      at: 1_796_054_400_123,
      changedAt: null,
      replyTo: null,
      link: null,
    })
  })

  it('are the agent by its user id or name, and by nothing else', () => {
    expect(read(mattermostBot)).toMatchObject({ role: 'agent', agentId: 'support', conversationKey: 'team26:chan26' })
    expect(read(mattermostBot, [{ agentId: 'b', identities: ['userhelpbot26'] }])).toMatchObject({ agentId: 'b' })
    expect(read(mattermostBot, [{ agentId: 'b' }])).toMatchObject({ role: 'user' })
    expect(mattermost.needsIdentities).toBe(true)
  })

  it('may come as a form', () => {
    const form = new URLSearchParams(Object.entries(mattermostBot).map(([key, value]) => [key, String(value)]))
    const body = readPayload({
      headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded' }),
      rawBody: new TextEncoder().encode(form.toString()),
    })
    expect(body.ok && read(body.payload)).toEqual(read(mattermostBot))
  })

  it('without a time are of the time at which they came', () => {
    expect(read({ ...mattermostUser, timestamp: 'soon' })).toMatchObject({ at: 5 })
  })

  it('that cannot be read are ignored', () => {
    for (const payload of [null, {}, { ...mattermostUser, post_id: '' }, []]) {
      expect(read(payload)).toEqual({ role: 'ignore', ignoredBecause: 'unreadable', dedupeKeys: [] })
    }
  })

  it('are answered with nothing to post', () => {
    expect(mattermost.acknowledgement).toMatchObject({ status: 200, body: '{}' })
  })
})

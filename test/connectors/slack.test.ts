import { describe, expect, it } from 'vitest'
import type { AgentIdentities, ChatEvent } from '../../src/connectors/connector.ts'
import { slack } from '../../src/connectors/slack.ts'
import {
  slackBot,
  slackChallenge,
  slackDeletion,
  slackEdit,
  slackEnvelope,
  slackLegacyBot,
  slackRateLimited,
  slackUser,
} from '../support/fixtures/connectors/slack.ts'

const ANY_BOT = [{ agentId: 'support' }]

function read(event: object, agents: AgentIdentities[] = ANY_BOT): ChatEvent {
  return readPayload(slackEnvelope(event), agents)
}

function readPayload(payload: unknown, agents: AgentIdentities[] = ANY_BOT): ChatEvent {
  const [event, ...more] = slack.normalise(payload, { agents, receivedAt: 0 })
  expect(more).toEqual([])
  if (event === undefined) throw new Error('no event')
  return event
}

const THREAD = 'T0EXAMPLE1:C0SUPPORT1:1796054400.000100'

describe('messages of Slack', () => {
  it('by people are users, in the conversation of their thread, without the mention that addresses the bot', () => {
    expect(read(slackUser)).toEqual({
      role: 'user',
      kind: 'create',
      conversationKey: THREAD,
      thread: null,
      messageId: '1796054400.000100',
      dedupeKeys: ['event:Ev0AAAAA0001', 'create:T0EXAMPLE1:C0SUPPORT1:1796054400.000100'],
      agentId: null,
      authorIds: ['U0ALICE001'],
      text: 'How do I reset my password?',
      final: undefined,
      at: 1_796_054_400_000,
      changedAt: null,
      replyTo: null,
      link: 'https://app.slack.com/client/T0EXAMPLE1/C0SUPPORT1/thread/C0SUPPORT1-1796054400.000100',
    })
  })

  it('by a modern bot, which has a user and no subtype, are the agent, in the same conversation', () => {
    expect(read(slackBot)).toMatchObject({
      role: 'agent',
      agentId: 'support',
      conversationKey: THREAD,
      authorIds: ['A0HELPBOT1', 'B0HELPBOT1', 'U0HELPBOT1', 'HelpBot'],
      text: 'Open Settings, choose Security, then click Reset password.',
    })
  })

  it('by a legacy bot or an incoming webhook are the agent too', () => {
    expect(read(slackLegacyBot)).toMatchObject({ role: 'agent', authorIds: ['B0LEGACY01', 'HelpBot'] })
  })

  it('by several people in a thread are all users: Slack does not tell staff from guests', () => {
    expect(read({ ...slackUser, user: 'U0BEA0001', ts: '1796054401.000000', thread_ts: slackUser.ts })).toMatchObject({
      role: 'user',
      conversationKey: THREAD,
    })
  })

  it('go to the agent whose app, bot, user or name they carry; other bots are ignored', () => {
    const agents = [
      { agentId: 'legacy', identities: ['B0LEGACY01'] },
      { agentId: 'support', identities: ['A0HELPBOT1'] },
    ]
    expect(read(slackBot, agents)).toMatchObject({ agentId: 'support' })
    expect(read(slackLegacyBot, agents)).toMatchObject({ agentId: 'legacy' })
    expect(read(slackLegacyBot, agents.slice(1))).toMatchObject({ role: 'ignore', ignoredBecause: 'other_bot' })
    expect(read(slackUser, [{ agentId: 'puppet', identities: ['U0ALICE001'] }])).toMatchObject({ agentId: 'puppet' })
  })

  it('shared with a file, sent to the channel too, or said with /me count', () => {
    for (const subtype of ['file_share', 'thread_broadcast', 'me_message']) {
      expect(read({ ...slackUser, subtype })).toMatchObject({ role: 'user', kind: 'create' })
    }
  })

  it('in a direct message are one conversation, with threads inside of it', () => {
    const direct = { channel: 'D0ALICE001', channel_type: 'im' }
    const key = { conversationKey: 'T0EXAMPLE1:D0ALICE001' }
    expect(read({ ...slackUser, ...direct })).toMatchObject({ ...key, thread: null })
    expect(read({ ...slackUser, ...direct, thread_ts: slackUser.ts })).toMatchObject({ ...key, thread: null })
    expect(read({ ...slackBot, ...direct })).toMatchObject({ ...key, thread: slackUser.ts })
    expect(read({ ...slackBot, ...direct, thread_ts: undefined })).toMatchObject({ ...key, thread: null })
  })

  it('being streamed are complete when Slack says so', () => {
    expect(read({ ...slackBot, streaming_state: 'in_progress' })).toMatchObject({ final: false })
    for (const state of ['completed', 'errored']) {
      expect(read(slackEdit({ message: { streaming_state: state } }))).toMatchObject({ kind: 'edit', final: true })
    }
  })
})

describe('changes of messages of Slack', () => {
  it('are edits of the original, at the time of the change', () => {
    const text = 'Open *Settings*. The link is valid for 30 minutes.'
    expect(read(slackEdit({ message: { text } }))).toMatchObject({
      role: 'agent',
      kind: 'edit',
      conversationKey: THREAD,
      messageId: '1796054402.000200',
      dedupeKeys: ['event:Ev0AAAAA0001', 'edit:T0EXAMPLE1:C0SUPPORT1:1796054402.000200:1796054403.000300'],
      text: 'Open Settings. The link is valid for 30 minutes.',
      at: 1_796_054_402_000,
      changedAt: 1_796_054_403_000,
    })
  })

  it('are deletions of the original', () => {
    expect(read(slackDeletion)).toMatchObject({
      role: 'agent',
      kind: 'delete',
      conversationKey: THREAD,
      messageId: '1796054402.000200',
      text: '',
      changedAt: 1_796_054_410_000,
    })
  })

  it('to a tombstone are deletions: that is how a root with replies goes', () => {
    const tombstone = { subtype: 'tombstone', user: 'USLACKBOT', bot_id: undefined, text: 'This message was deleted.' }
    expect(read(slackEdit({ message: tombstone }))).toMatchObject({ role: 'agent', kind: 'delete', text: '' })
  })
})

describe('noise of Slack', () => {
  it.each([
    ['app_mention beside the message', { ...slackUser, type: 'app_mention' }, 'mention_copy'],
    ['a reaction', { type: 'reaction_added', item: {} }, 'other_event'],
    [
      'a preview of a link',
      slackEdit({ message: { attachments: [{ from_url: 'https://x.example', text: 'Preview' }] } }),
      'unchanged_text',
    ],
    [
      'a change of thread metadata',
      slackEdit({ message: { reply_count: 2, latest_reply: '1796054409.000100' } }),
      'unchanged_text',
    ],
    [
      'a change of the marks alone',
      slackEdit({ message: { edited: { user: 'U1', ts: '1796054403.000000' } } }),
      'unchanged_text',
    ],
    ['a hidden message', { ...slackUser, hidden: true }, 'hidden'],
    ['message_replied', { ...slackUser, subtype: 'message_replied' }, 'system_message'],
    ['channel_join', { ...slackUser, subtype: 'channel_join' }, 'system_message'],
    ['group_topic', { ...slackUser, subtype: 'group_topic' }, 'system_message'],
    ['ekm_access_denied', { ...slackUser, subtype: 'ekm_access_denied' }, 'system_message'],
    ['an edited system message', slackEdit({ message: { subtype: 'channel_topic', text: 'x' } }), 'system_message'],
    ["Slackbot's advice", { ...slackUser, user: 'USLACKBOT' }, 'system_message'],
    ['a message of nobody', { ...slackUser, user: undefined }, 'no_author'],
    ['a deletion of something unknown', { ...slackDeletion, previous_message: undefined }, 'no_author'],
    ['a message without a time', { ...slackUser, ts: 'soon' }, 'unreadable'],
    ['an edit of nothing', { ...slackEdit(), message: null }, 'unreadable'],
  ] as const)('%s is ignored, and its retries are known', (_, event, ignoredBecause) => {
    expect(read(event)).toMatchObject({ role: 'ignore', ignoredBecause })
    expect(read(event).dedupeKeys).toContain('event:Ev0AAAAA0001')
  })

  it.each([
    ['app_rate_limited', slackRateLimited, 'rate_limit_notice'],
    ['the challenge', slackChallenge, 'handshake'],
    ['a slash command', { command: '/x' }, 'unreadable'],
    ['nothing', null, 'unreadable'],
  ] as const)('%s is ignored', (_, payload, ignoredBecause) => {
    expect(readPayload(payload)).toMatchObject({ role: 'ignore', ignoredBecause })
  })
})

describe('repeats of Slack', () => {
  it('retried carry the same keys', () => {
    expect(read(slackBot).dedupeKeys).toEqual(read(slackBot).dedupeKeys)
  })

  it('told by two apps share a key under different event ids', () => {
    const [one, two] = ['Ev1', 'Ev2'].map((id) => readPayload(slackEnvelope(slackUser, id)).dedupeKeys)
    expect(one?.filter((key) => two?.includes(key))).toEqual(['create:T0EXAMPLE1:C0SUPPORT1:1796054400.000100'])
  })

  it('are not further edits of the same message', () => {
    const [one, two] = ['1796054403.000300', '1796054403.000400'].map(
      (ts, i) =>
        readPayload(slackEnvelope({ ...slackEdit({ message: { text: `v${i}` } }), ts, event_ts: ts }, `Ev${i}`))
          .dedupeKeys,
    )
    expect(one?.some((key) => two?.includes(key))).toBe(false)
  })
})

describe('answers to Slack', () => {
  it('give the challenge back as it is', () => {
    expect(slack.handshake(slackChallenge)).toEqual({
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: slackChallenge.challenge,
    })
  })

  it('are nothing special otherwise', () => {
    for (const payload of [slackEnvelope(slackUser), { type: 'url_verification' }, null]) {
      expect(slack.handshake(payload)).toBeNull()
    }
    expect(slack.acknowledgement).toMatchObject({ status: 200, body: '' })
  })
})

import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import type { Platform } from '../../../src/connectors/connector.ts'
import { chatwootBot, chatwootHuman, chatwootUser } from '../../support/fixtures/connectors/chatwoot.ts'
import {
  intercomFin,
  intercomHuman,
  intercomNotification,
  intercomReply,
  intercomSource,
} from '../../support/fixtures/connectors/intercom.ts'
import { mattermostBot, mattermostUser } from '../../support/fixtures/connectors/mattermost.ts'
import { rocketchatBot, rocketchatUser } from '../../support/fixtures/connectors/rocketchat.ts'
import { slackBot, slackEnvelope, slackUser } from '../../support/fixtures/connectors/slack.ts'
import { standardMessage } from '../../support/fixtures/connectors/standard.ts'
import {
  sunshineBotMessage,
  sunshineEvent,
  sunshineHumanMessage,
  sunshineWebhook,
} from '../../support/fixtures/connectors/sunshine.ts'
import { countOf, deliver, freshly, makeHook, passTime, readHook, runsOf } from '../../support/hooks.ts'

afterEach(() => reset())

interface Conversation {
  platform: Platform
  prompt: object
  reply: object
  /** What a person answers in the agent's place; null where the platform does not tell. */
  human: object | null
  metadata: Record<string, string>
  acknowledged: string
}

const replied = (id: string, parts: object[]) => intercomReply({ topic: 'conversation.operator.replied', id, parts })

const CONVERSATIONS: Conversation[] = [
  {
    platform: 'standard',
    prompt: standardMessage(),
    reply: standardMessage({
      messageId: 'm_1002',
      role: 'assistant',
      text: 'Open Settings.',
      at: '2026-11-30T16:00:02.000Z',
      link: 'https://chat.example.com/m_1002',
    }),
    human: standardMessage({ messageId: 'm_1003', role: 'human', at: '2026-11-30T16:00:03.000Z' }),
    metadata: { conversation: 'conv_42', messageId: 'm_1002', link: 'https://chat.example.com/m_1002' },
    acknowledged: '{}',
  },
  {
    platform: 'slack',
    prompt: slackEnvelope(slackUser, 'Ev1'),
    reply: slackEnvelope(slackBot, 'Ev2'),
    human: null,
    metadata: {},
    acknowledged: '',
  },
  {
    platform: 'chatwoot',
    prompt: chatwootUser,
    reply: chatwootBot,
    human: chatwootHuman,
    metadata: { conversation: '7:311', messageId: '9002' },
    acknowledged: '{}',
  },
  {
    platform: 'sunshine',
    prompt: sunshineWebhook(sunshineEvent()),
    reply: sunshineWebhook(sunshineEvent({ id: 'event2', message: sunshineBotMessage })),
    human: sunshineWebhook(sunshineEvent({ id: 'event3', message: sunshineHumanMessage })),
    metadata: { conversation: 'app1:conversation42', messageId: 'message2' },
    acknowledged: '{}',
  },
  {
    platform: 'intercom',
    prompt: intercomNotification({
      topic: 'conversation.user.created',
      item: { source: intercomSource, conversation_parts: { conversation_parts: [] } },
    }),
    reply: replied('notif_0002', [intercomFin]),
    human: intercomReply({ topic: 'conversation.admin.replied', id: 'notif_0003', parts: [intercomHuman] }),
    metadata: { messageId: '45760000001' },
    acknowledged: '{}',
  },
  {
    platform: 'mattermost',
    prompt: mattermostUser,
    reply: mattermostBot,
    human: null,
    metadata: { conversation: 'team26:chan26', messageId: 'post0002' },
    acknowledged: '{}',
  },
  {
    platform: 'rocketchat',
    prompt: rocketchatUser,
    reply: rocketchatBot,
    human: null,
    metadata: { messageId: 'msgBot002' },
    acknowledged: '{"success":true}',
  },
]

describe.each(CONVERSATIONS)('$platform', ({ platform, prompt, reply, human, metadata, acknowledged }) => {
  it('has a reply scored against the message it answers, each delivery counted once', async () => {
    const { hookId } = await makeHook(platform)
    const payloads = [prompt, reply].map(freshly)
    for (const [index, payload] of payloads.entries()) {
      const response = await deliver(hookId, platform, payload, { deliveryId: `d-${index}` })
      expect([response.status, await response.text()]).toEqual([200, acknowledged])
    }
    // The platform sends the reply again.
    expect((await deliver(hookId, platform, payloads[1] ?? {}, { deliveryId: 'd-1' })).status).toBe(200)
    await passTime()
    const runs = await runsOf()
    expect(runs).toHaveLength(1)
    expect(runs[0]).toMatchObject({ status: 'scored', metadata: { platform, ...metadata } })
    expect(runs[0]?.runId.startsWith(`${hookId}:`)).toBe(true)
    expect(await countOf()).toBe(1)
    const { counters, lastEventAt } = await readHook(hookId)
    expect(counters).toEqual({
      received: 3,
      duplicates: 1,
      rejected: 0,
      ignored: 0,
      paired: 1,
      scored: 1,
      skipped: 0,
      unpaired: 0,
      failed: 0,
      deadLettered: 0,
    })
    expect(lastEventAt).not.toBeNull()
  })

  it.skipIf(human === null)('leaves alone what a person answers', async () => {
    const { hookId } = await makeHook(platform)
    await deliver(hookId, platform, freshly(prompt), { deliveryId: 'd-1' })
    await deliver(hookId, platform, freshly(human ?? {}), { deliveryId: 'd-2' })
    await passTime()
    expect(await runsOf()).toEqual([])
    expect((await readHook(hookId)).counters).toMatchObject({ received: 2, paired: 0, unpaired: 0 })
  })
})

import type { Platform } from '../../../src/connectors/connector.ts'
import { chatwootBot, chatwootUser } from '../fixtures/connectors/chatwoot.ts'
import { intercomFin, intercomReply } from '../fixtures/connectors/intercom.ts'
import { mattermostBot, mattermostUser } from '../fixtures/connectors/mattermost.ts'
import { rocketchatBot, rocketchatUser } from '../fixtures/connectors/rocketchat.ts'
import { slackBot, slackChallenge, slackDeletion, slackEnvelope, slackUser } from '../fixtures/connectors/slack.ts'
import { standardMessage } from '../fixtures/connectors/standard.ts'
import { sunshineBotMessage, sunshineEvent, sunshineWebhook } from '../fixtures/connectors/sunshine.ts'
import { freshly } from '../hooks.ts'

/** Good payloads of each platform, for others to be made of. */
export const DELIVERY_PAYLOADS: Record<Platform, readonly object[]> = {
  standard: [freshly(standardMessage()), freshly(standardMessage({ role: 'assistant', messageId: 'm_2' }))],
  slack: [slackUser, slackBot, slackDeletion].map((event) => freshly(slackEnvelope(event))).concat(slackChallenge),
  chatwoot: [freshly(chatwootUser), freshly(chatwootBot)],
  sunshine: [freshly(sunshineWebhook([sunshineEvent(), sunshineEvent({ id: 'e2', message: sunshineBotMessage })]))],
  intercom: [
    freshly(intercomReply({ topic: 'conversation.operator.replied', id: '1', parts: [intercomFin, intercomFin] })),
  ],
  mattermost: [freshly(mattermostUser), freshly(mattermostBot)],
  rocketchat: [freshly(rocketchatUser), freshly(rocketchatBot)],
}

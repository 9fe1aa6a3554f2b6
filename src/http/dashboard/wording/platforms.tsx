import type { Child } from 'hono/jsx'
import type { Platform } from '../../../connectors/connector.ts'

/** A chat platform for a person: its name, where its secret is found, how its deliveries are set up, and what to know of it. */
export type PlatformGuide = { name: string; secret: string; steps: readonly Child[]; notes: readonly Child[] }

const TOKEN_IN_BODY = 'The token stands in the body of every delivery: only HTTPS keeps it secret.'

export const PLATFORM_GUIDES: Record<Platform, PlatformGuide> = {
  slack: {
    name: 'Slack',
    secret: 'Basic Information → Signing Secret of your Slack app',
    steps: [
      <>
        {'At api.slack.com/apps make an app, or take your bot’s. '}
        <em>Basic Information → Signing Secret</em>
        {' is the secret of this hook.'}
      </>,
      <>
        <em>OAuth &amp; Permissions → Bot Token Scopes</em>
        {': '}
        <code>channels:history</code>
        {' for public channels, '}
        <code>groups:history</code>
        {' for private ones, '}
        <code>im:history</code>
        {' and '}
        <code>mpim:history</code>
        {' for direct messages. Install the app.'}
      </>,
      <>
        <em>Event Subscriptions</em>
        {': the URL as '}
        <em>Request URL</em>
        {', which turns “Verified” at once, and under '}
        <em>Subscribe to bot events</em> <code>message.channels</code>, <code>message.groups</code>,{' '}
        <code>message.im</code>, <code>message.mpim</code>
        {' as needed.'}
      </>,
      'Invite the app to the channels.',
    ],
    notes: [
      'An app of its own can watch a bot that you do not run: name it by its app id A…, bot id B…, user id U… or name.',
      'Direct messages with a bot reach only that bot’s own app. Apps in Socket Mode send no HTTP.',
    ],
  },
  chatwoot: {
    name: 'Chatwoot',
    secret: 'shown with the webhook in Chatwoot, after you added it',
    steps: [
      <>
        <em>Settings → Integrations → Webhooks → Add new webhook</em>
        {': the URL, with '}
        <code>message_created</code>
        {' and '}
        <code>message_updated</code>.
      </>,
      'Chatwoot shows the webhook’s secret: give it to this hook.',
    ],
    notes: [
      <>
        {'Versions before 4.11.2 do not sign: choose a long random secret yourself, give it to this hook, and add '}
        <code>?token=&lt;secret&gt;</code>
        {' to the URL. It then stands in access logs.'}
      </>,
      'Private notes, templates, campaigns and automations are left out.',
    ],
  },
  sunshine: {
    name: 'Zendesk Sunshine Conversations',
    secret: 'the secret of the webhook in Sunshine Conversations',
    steps: [
      <>
        {'Make a webhook (version 2) with the trigger '}
        <code>conversation:message</code>
        {' and the URL as its target.'}
      </>,
      'Its secret is the secret of this hook.',
    ],
    notes: [
      'The secret comes with every delivery as it is: only HTTPS keeps it.',
      'Zendesk Support tickets are another product and do not come here.',
    ],
  },
  intercom: {
    name: 'Intercom',
    secret: 'Basic information → Client secret of your Intercom app',
    steps: [
      <>
        {'In the Developer Hub, '}
        <em>your app → Webhooks</em>
        {': the URL and the topics '}
        <code>conversation.user.created</code>, <code>conversation.user.replied</code>,{' '}
        <code>conversation.operator.replied</code>, <code>conversation.admin.replied</code>.
      </>,
      <>
        {'The app needs '}
        <em>Read conversations</em>. {'Its client secret ('}
        <em>Basic information</em>
        {') is the secret of this hook.'}
      </>,
    ],
    notes: [
      'A teammate is a person unless named as an identity of the agent. Workflow messages and notes are left out.',
    ],
  },
  mattermost: {
    name: 'Mattermost',
    secret: 'the token of the outgoing webhook',
    steps: [
      <>
        <em>Integrations → Outgoing Webhooks → Add</em>
        {': a channel, no trigger words, content type '}
        <code>application/json</code>
        {', the URL as callback.'}
      </>,
      'Its token is the secret of this hook.',
    ],
    notes: [
      'Mattermost does not tell bots from people, so the agent needs identities: the user id or name of the bot.',
      'It delivers public channels only, no edits and no threads, and not what an incoming webhook posts.',
      TOKEN_IN_BODY,
    ],
  },
  rocketchat: {
    name: 'Rocket.Chat',
    secret: 'the token of the outgoing integration',
    steps: [
      <>
        <em>Workspace → Integrations → New → Outgoing</em>
        {': event '}
        <em>Message Sent</em>
        {', the channels ('}
        <code>all_public_channels</code>, <code>all_private_groups</code>, <code>all_direct_messages</code>
        {' too), the URL.'}
      </>,
      'Its token is the secret of this hook.',
    ],
    notes: [
      'The agent needs identities: the user id or name of the bot.',
      <>
        {'Edits come when '}
        <em>Run On Edits</em>
        {' is on; '}
        <em>Retry Failed Calls</em>
        {' makes up for an outage.'}
      </>,
      TOKEN_IN_BODY,
    ],
  },
  standard: {
    name: 'Your own chat (Standard Webhooks)',
    secret: 'made here, and shown this once',
    steps: [
      'Let the bot tell both sides: a delivery for what the user says, and one for its answer.',
      <>
        {'Each is posted to the URL as '}
        <code>{'{ "type": "chat.message", "data": { conversationId, messageId, role, text } }'}</code>
        {', where '}
        <code>role</code>
        {' is '}
        <code>user</code>, <code>assistant</code>
        {' or '}
        <code>human</code>.
      </>,
      <>
        {'It is signed by Standard Webhooks with the secret: headers '}
        <code>webhook-id</code>, <code>webhook-timestamp</code>
        {' and '}
        <code>webhook-signature</code>.
      </>,
      'Anything but a 2xx means: send it again.',
    ],
    notes: [
      'For Telegram, WhatsApp, Teams, Discord, LINE and Google Chat too: they never deliver what their bot itself says.',
    ],
  },
}

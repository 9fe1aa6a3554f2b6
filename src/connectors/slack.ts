import type { ChatEvent, Connector, NormaliseContext, Reply, Verification, VerificationRequest } from './connector.ts'
import { ignored } from './ignored.ts'
import { textReply } from './reply.ts'
import { hexBytes } from './signature/decode.ts'
import { verifyHmac } from './signature/hmac.ts'
import { timestampRefusal } from './signature/timestamp.ts'
import { hasSecret, refused, verified } from './signature/verification.ts'
import { slackChange } from './slack/change.ts'
import { slackEnvelopeSchema } from './slack/message.ts'

/**
 * Slack's Events API. `X-Slack-Signature: v0=<hex HMAC-SHA256 of "v0:{X-Slack-Request-Timestamp}:{body}">` under the app's signing
 * secret. Slack posts a challenge first, and expects an answer within three seconds.
 */
export const slack: Connector = {
  platform: 'slack',
  settleSeconds: 5,
  needsIdentities: false,
  secretFrom: 'platform',
  isUsableSecret: (secret) => secret !== '',
  verify,
  handshake,
  acknowledgement: textReply(''),
  normalise,
}

async function verify({ headers, rawBody, secrets, now }: VerificationRequest): Promise<Verification> {
  if (!hasSecret(secrets)) return refused('no_secret')
  const header = headers.get('x-slack-signature')
  const timestamp = headers.get('x-slack-request-timestamp')
  if (!header || !timestamp) return refused('missing_header')
  const staleness = timestampRefusal(timestamp, now)
  if (staleness !== null) return refused(staleness)
  const signature = header.startsWith('v0=') ? hexBytes(header.slice('v0='.length)) : null
  if (signature === null) return refused('malformed_header')
  const matches = await verifyHmac({
    hash: 'SHA-256',
    keys: secrets,
    message: [`v0:${timestamp}:`, rawBody],
    signatures: [signature],
  })
  return verified({ matches, timestamped: true })
}

function handshake(payload: unknown): Reply | null {
  const parsed = slackEnvelopeSchema.safeParse(payload)
  return parsed.success && parsed.data.type === 'url_verification' ? textReply(parsed.data.challenge) : null
}

function normalise(payload: unknown, { agents }: NormaliseContext): ChatEvent[] {
  const envelope = slackEnvelopeSchema.safeParse(payload)
  if (!envelope.success) return [ignored('unreadable')]
  if (envelope.data.type === 'url_verification') return [ignored('handshake')]
  if (envelope.data.type === 'app_rate_limited') return [ignored('rate_limit_notice')]
  const { event, event_id, team_id, context_team_id } = envelope.data
  const eventKey = `event:${event_id}`
  // A mention comes as a message too, with the same `ts`, and only that one is edited and deleted.
  if (event.type === 'app_mention') return [ignored('mention_copy', [eventKey])]
  if (event.type !== 'message') return [ignored('other_event', [eventKey])]
  return [slackChange(event, { agents, eventKey, team: context_team_id ?? team_id })]
}

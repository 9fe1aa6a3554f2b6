import { z } from 'zod'
import { type Author, authorIdsOf, roleOf } from './author.ts'
import type {
  ChatEvent,
  Connector,
  IgnoreReason,
  NormaliseContext,
  Verification,
  VerificationRequest,
} from './connector.ts'
import { idSchema, isoTimeSchema, secondsSchema, textSchema } from './fields.ts'
import { ignored } from './ignored.ts'
import { jsonReply } from './reply.ts'
import { equalsAnySecret } from './signature/constant-time.ts'
import { hexBytes } from './signature/decode.ts'
import { verifyHmac } from './signature/hmac.ts'
import { timestampRefusal } from './signature/timestamp.ts'
import { hasSecret, refused, verified } from './signature/verification.ts'
import { textDigest } from './text/text-digest.ts'

/**
 * Chatwoot's webhooks of an account, an API inbox or an agent bot. `X-Chatwoot-Signature: sha256=<hex HMAC-SHA256 of
 * "{X-Chatwoot-Timestamp}.{body}">`. Versions that do not sign yet (before 4.11.2, other than account webhooks before 4.13.0) may
 * carry the secret as `?token=` in the hook's URL instead, which proves nothing about the time.
 */
export const chatwoot: Connector = {
  platform: 'chatwoot',
  settleSeconds: 2,
  needsIdentities: false,
  secretFrom: 'platform',
  isUsableSecret: (secret) => secret !== '',
  verify,
  handshake: () => null,
  acknowledgement: jsonReply({}),
  normalise,
}

async function verify({ headers, rawBody, url, secrets, now }: VerificationRequest): Promise<Verification> {
  if (!hasSecret(secrets)) return refused('no_secret')
  const header = headers.get('x-chatwoot-signature')
  const timestamp = headers.get('x-chatwoot-timestamp')
  if (header === null) {
    const token = URL.parse(url ?? '')?.searchParams.get('token')
    if (!token) return refused('missing_header')
    return verified({ matches: await equalsAnySecret(token, secrets), timestamped: false })
  }
  if (!timestamp) return refused('missing_header')
  const staleness = timestampRefusal(timestamp, now)
  if (staleness !== null) return refused(staleness)
  const signature = header.startsWith('sha256=') ? hexBytes(header.slice('sha256='.length)) : null
  if (signature === null) return refused('malformed_header')
  const matches = await verifyHmac({
    hash: 'SHA-256',
    keys: secrets,
    message: [`${timestamp}.`, rawBody],
    signatures: [signature],
  })
  return verified({ matches, timestamped: true })
}

/** The same type is a word at the top of an event and a number inside of conversations. */
const MESSAGE_TYPES = ['incoming', 'outgoing', 'activity', 'template'] as const
const messageTypeSchema = z.union([
  z.enum(MESSAGE_TYPES),
  z
    .int()
    .min(0)
    .max(3)
    .transform((index) => MESSAGE_TYPES[index]),
])

const senderSchema = z.looseObject({
  id: idSchema.nullish(),
  name: z.string().nullish(),
  email: z.string().nullish(),
  type: z.string().nullish(),
})

const messageSchema = z.looseObject({
  event: z.enum(['message_created', 'message_updated']),
  id: idSchema,
  account: z.looseObject({ id: idSchema }),
  conversation: z.looseObject({ id: idSchema }),
  message_type: messageTypeSchema,
  content: textSchema,
  private: z.boolean().nullish(),
  created_at: z.union([isoTimeSchema, secondsSchema]).nullish(),
  sender: senderSchema.nullish(),
  content_attributes: z
    .looseObject({ deleted: z.boolean().nullish(), automation_rule_id: z.unknown().optional() })
    .nullish()
    .catch(null),
  additional_attributes: z.looseObject({ campaign_id: z.unknown().optional() }).nullish().catch(null),
})
type Message = z.infer<typeof messageSchema>

const eventSchema = z.looseObject({ event: z.string() })

function normalise(payload: unknown, { agents, headers, receivedAt }: NormaliseContext): ChatEvent[] {
  const deliveryId = headers?.get('x-chatwoot-delivery')
  const deliveryKeys = deliveryId ? [`delivery:${deliveryId}`] : []
  const parsed = messageSchema.safeParse(payload)
  if (!parsed.success) {
    const event = eventSchema.safeParse(payload).data?.event
    const isOther = event !== undefined && event !== 'message_created' && event !== 'message_updated'
    return [ignored(isOther ? 'other_event' : 'unreadable', deliveryKeys)]
  }
  const message = parsed.data
  const kind = kindOf(message)
  const dedupeKeys = [...deliveryKeys, changeKey(message, kind)]
  const noise = noiseOf(message)
  if (noise !== null) return [ignored(noise, dedupeKeys)]
  const author = authorOf(message)
  const role = roleOf(author, agents)
  if (role === null) return [ignored('other_bot', dedupeKeys)]
  return [
    {
      ...role,
      kind,
      conversationKey: `${message.account.id}:${message.conversation.id}`,
      thread: null,
      messageId: message.id,
      dedupeKeys,
      authorIds: [...author.authorIds],
      text: kind === 'delete' ? '' : message.content,
      at: message.created_at ?? receivedAt,
      changedAt: null,
      replyTo: null,
      link: null,
    },
  ]
}

function kindOf({ event, content_attributes }: Message): 'create' | 'edit' | 'delete' {
  if (content_attributes?.deleted === true) return 'delete'
  return event === 'message_created' ? 'create' : 'edit'
}

/**
 * An account's and an inbox's webhook may both tell of a message, under different delivery ids. Updates have no time of their own,
 * so the text tells them apart: a change of the delivery status alone has the text that is known.
 */
function changeKey({ account, id, content }: Message, kind: 'create' | 'edit' | 'delete'): string {
  const key = `${kind}:${account.id}:${id}`
  return kind === 'edit' ? `${key}:${textDigest(content)}` : key
}

function noiseOf(message: Message): IgnoreReason | null {
  if (message.private === true) return 'private_note'
  if (message.message_type === 'activity') return 'system_message'
  if (message.message_type === 'template') return 'template'
  if (isSet(message.content_attributes?.automation_rule_id)) return 'automation'
  return isSet(message.additional_attributes?.campaign_id) ? 'campaign' : null
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null
}

/**
 * Contacts, people and bots have ids of their own each, so a bare number only names a bot. A reply without a sender is what some
 * bot integrations write.
 */
function authorOf({ message_type, sender }: Message): Author {
  const { id, name, email, type } = sender ?? {}
  if (message_type === 'incoming') return { kind: 'customer', authorIds: authorIdsOf(id) }
  if (type === 'user') return { kind: 'staff', authorIds: authorIdsOf(id && `user:${id}`, email, name) }
  return { kind: 'bot', authorIds: authorIdsOf(id && `${type ?? 'bot'}:${id}`, id, name) }
}

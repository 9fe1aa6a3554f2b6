import { linkPart } from './link-part.ts'
import { z } from 'zod'
import { type Author, authorIdsOf, roleOf } from './author.ts'
import type { ChatEvent, Connector, NormaliseContext, Verification, VerificationRequest } from './connector.ts'
import { idSchema, secondsSchema, textSchema, webLink } from './fields.ts'
import { ignored } from './ignored.ts'
import { jsonReply } from './reply.ts'
import { hexBytes } from './signature/decode.ts'
import { verifyHmac } from './signature/hmac.ts'
import { hasSecret, refused, verified } from './signature/verification.ts'
import { plainHtml } from './text/plain-html.ts'

/**
 * Intercom's webhooks for `conversation.user.created`, `conversation.user.replied`, `conversation.admin.replied` and
 * `conversation.operator.replied`. `X-Hub-Signature: sha1=<hex HMAC-SHA1 of the body>` under the app's client secret; nothing
 * vouches for the time. A `ping` is posted first, which any 2xx answers.
 */
export const intercom: Connector = {
  platform: 'intercom',
  settleSeconds: 2,
  needsIdentities: false,
  secretFrom: 'platform',
  isUsableSecret: (secret) => secret !== '',
  verify,
  handshake: () => null,
  acknowledgement: jsonReply({}),
  normalise,
}

async function verify({ headers, rawBody, secrets }: VerificationRequest): Promise<Verification> {
  if (!hasSecret(secrets)) return refused('no_secret')
  const header = headers.get('x-hub-signature')
  if (!header) return refused('missing_header')
  const signature = header.startsWith('sha1=') ? hexBytes(header.slice('sha1='.length)) : null
  if (signature === null) return refused('malformed_header')
  const matches = await verifyHmac({ hash: 'SHA-1', keys: secrets, message: [rawBody], signatures: [signature] })
  return verified({ matches, timestamped: false })
}

const authorSchema = z.looseObject({
  id: idSchema.nullish(),
  type: z.string(),
  name: z.string().nullish(),
  email: z.string().nullish(),
  from_ai_agent: z.boolean().nullish(),
  is_ai_answer: z.boolean().nullish(),
})

const partSchema = z.looseObject({
  id: idSchema,
  part_type: z.string().nullish(),
  body: textSchema,
  created_at: secondsSchema.nullish(),
  updated_at: secondsSchema.nullish(),
  redacted: z.boolean().nullish(),
  author: authorSchema,
})
type Part = z.infer<typeof partSchema>

const notificationSchema = z.looseObject({
  app_id: idSchema,
  id: z.string().nullish(),
  topic: z.string(),
  data: z.looseObject({ item: z.unknown().optional() }).nullish().catch(null),
})

const conversationSchema = z.looseObject({
  id: idSchema,
  created_at: secondsSchema.nullish(),
  links: z.looseObject({ conversation_web: z.string().nullish() }).nullish().catch(null),
  source: z.unknown().optional(),
  conversation_parts: z
    .looseObject({ conversation_parts: z.array(z.unknown()) })
    .nullish()
    .catch(null),
})
type Conversation = z.infer<typeof conversationSchema>

/** Topics with the text in the parts of the conversation. The first message of a conversation is its source instead. */
const PART_TOPICS = new Set([
  'conversation.user.replied',
  'conversation.admin.replied',
  'conversation.operator.replied',
  'conversation_part.redacted',
])

function normalise(payload: unknown, { agents, receivedAt }: NormaliseContext): ChatEvent[] {
  const notification = notificationSchema.safeParse(payload)
  if (!notification.success) return [ignored('unreadable')]
  const { app_id, id, topic, data } = notification.data
  const deliveryKeys = id ? [`delivery:${id}`] : []
  if (topic === 'ping') return [ignored('handshake', deliveryKeys)]
  const isFirst = topic === 'conversation.user.created'
  if (!isFirst && !PART_TOPICS.has(topic)) return [ignored('other_event', deliveryKeys)]
  const conversation = conversationSchema.safeParse(data?.item)
  if (!conversation.success) return [ignored('unreadable', deliveryKeys)]
  const item = conversation.data
  const parts = isFirst ? [item.source] : (item.conversation_parts?.conversation_parts ?? [])
  if (parts.length === 0) return [ignored('unreadable', deliveryKeys)]
  return parts.map((part) => {
    const parsed = partSchema.safeParse(part)
    if (!parsed.success) return ignored('unreadable', deliveryKeys)
    return partEvent(parsed.data, { agents, receivedAt, item, appId: app_id, deliveryKeys })
  })
}

interface PartContext extends NormaliseContext {
  item: Conversation
  appId: string
  deliveryKeys: readonly string[]
}

function partEvent(part: Part, { agents, receivedAt, item, appId, deliveryKeys }: PartContext): ChatEvent {
  const kind = part.redacted === true ? 'delete' : 'create'
  const conversationKey = `${appId}:${item.id}`
  // A bot's reply may come under two topics, as two notifications with the same part.
  const partKey = `${kind}:${conversationKey}:${part.id}`
  const dedupeKeys = [partKey, ...deliveryKeys.map((key) => `${key}:${part.id}`)]
  if (part.part_type === 'note' || part.part_type === 'note_and_reopen') return ignored('private_note', dedupeKeys)
  if (kind === 'create' && part.part_type && part.part_type !== 'comment' && part.body === '') {
    return ignored('system_message', dedupeKeys)
  }
  if (isWorkflow(part)) return ignored('workflow_message', dedupeKeys)
  const author = authorOf(part)
  const role = roleOf(author, agents)
  if (role === null) return ignored('other_bot', dedupeKeys)
  return {
    ...role,
    kind,
    conversationKey,
    thread: null,
    messageId: part.id,
    dedupeKeys,
    authorIds: [...author.authorIds],
    text: kind === 'delete' ? '' : plainHtml(part.body),
    at: part.created_at ?? item.created_at ?? receivedAt,
    changedAt: kind === 'delete' ? (part.updated_at ?? null) : null,
    replyTo: null,
    link: webLink(item.links?.conversation_web) ?? conversationLink(appId, item.id),
  }
}

/** The bot of a workspace also speaks the fixed lines of workflows; only its flags tell them from an answer. */
function isWorkflow({ author: { type, from_ai_agent, is_ai_answer } }: Part): boolean {
  const isAnswer = is_ai_answer ?? false
  return type === 'bot' && !isAnswer && !(from_ai_agent ?? is_ai_answer ?? true)
}

function authorOf({ author: { id, type, name, email } }: Part): Author {
  if (type === 'bot') return { kind: 'bot', authorIds: authorIdsOf(id, name) }
  if (type === 'admin' || type === 'team') return { kind: 'staff', authorIds: authorIdsOf(id, email, name) }
  return { kind: 'customer', authorIds: authorIdsOf(id) }
}

function conversationLink(appId: string, conversationId: string): string {
  return `https://app.intercom.com/a/apps/${linkPart(appId)}/conversations/${linkPart(conversationId)}`
}

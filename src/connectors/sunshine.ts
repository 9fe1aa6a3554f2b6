import { z } from 'zod'
import { type Author, authorIdsOf, roleOf } from './author.ts'
import type { ChatEvent, Connector, NormaliseContext, Verification, VerificationRequest } from './connector.ts'
import { idSchema, isoTimeSchema } from './fields.ts'
import { ignored } from './ignored.ts'
import { jsonReply } from './reply.ts'
import { equalsAnySecret } from './signature/constant-time.ts'
import { hasSecret, refused, verified } from './signature/verification.ts'

/**
 * Zendesk Sunshine Conversations, webhooks of version 2 with the trigger `conversation:message`. The webhook's secret comes as it is
 * in `X-API-Key`: nothing vouches for the body or the time but the connection.
 */
export const sunshine: Connector = {
  platform: 'sunshine',
  settleSeconds: 2,
  needsIdentities: false,
  secretFrom: 'platform',
  isUsableSecret: (secret) => secret !== '',
  verify,
  handshake: () => null,
  acknowledgement: jsonReply({}),
  normalise,
}

async function verify({ headers, secrets }: VerificationRequest): Promise<Verification> {
  if (!hasSecret(secrets)) return refused('no_secret')
  const key = headers.get('x-api-key')
  if (!key) return refused('missing_header')
  return verified({ matches: await equalsAnySecret(key, secrets), timestamped: false })
}

const nullishText = z.string().nullish()

const contentSchema = z.looseObject({
  type: z.string(),
  text: nullishText,
  textFallback: nullishText,
  altText: nullishText,
  items: z
    .array(z.looseObject({ title: nullishText, description: nullishText }))
    .nullish()
    .catch(null),
  fields: z
    .array(z.looseObject({ label: nullishText, text: nullishText, email: nullishText }))
    .nullish()
    .catch(null),
})

const integrationSchema = z.looseObject({
  id: nullishText,
  name: nullishText,
  integrationId: nullishText,
  integrationType: nullishText,
})

const messageEventSchema = z.looseObject({
  id: idSchema,
  createdAt: isoTimeSchema.nullish(),
  type: z.literal('conversation:message'),
  payload: z.looseObject({
    conversation: z.looseObject({
      id: idSchema,
      activeSwitchboardIntegration: integrationSchema.nullish().catch(null),
    }),
    message: z.looseObject({
      id: idSchema,
      received: isoTimeSchema.nullish(),
      deleted: z.boolean().nullish(),
      author: z.looseObject({
        type: z.enum(['user', 'business']),
        userId: nullishText,
        displayName: nullishText,
        subtypes: z.array(z.string()).nullish().catch(null),
      }),
      content: contentSchema.nullish(),
      source: z.looseObject({ type: nullishText, integrationId: nullishText }).nullish().catch(null),
    }),
  }),
})
type MessageEventPayload = z.infer<typeof messageEventSchema>['payload']

const envelopeSchema = z.looseObject({ app: z.looseObject({ id: idSchema }), events: z.array(z.unknown()) })
const eventSchema = z.looseObject({ id: idSchema, type: z.string() })

function normalise(payload: unknown, context: NormaliseContext): ChatEvent[] {
  const envelope = envelopeSchema.safeParse(payload)
  if (!envelope.success) return [ignored('unreadable')]
  const { app, events } = envelope.data
  return events.map((event) => normaliseEvent(event, { ...context, appId: app.id }))
}

function normaliseEvent(
  event: unknown,
  { appId, agents, receivedAt }: NormaliseContext & { appId: string },
): ChatEvent {
  const parsed = messageEventSchema.safeParse(event)
  if (!parsed.success) {
    const other = eventSchema.safeParse(event)
    if (!other.success) return ignored('unreadable')
    const reason = other.data.type === 'conversation:message' ? 'unreadable' : 'other_event'
    return ignored(reason, [`event:${other.data.id}`])
  }
  const { id, createdAt, payload } = parsed.data
  const { conversation, message } = payload
  const kind = message.deleted === true ? 'delete' : 'create'
  const dedupeKeys = [`event:${id}`, `${kind}:${appId}:${message.id}`]
  const author = authorOf(payload)
  const role = roleOf(author, agents)
  if (role === null) return ignored('other_bot', dedupeKeys)
  return {
    ...role,
    kind,
    conversationKey: `${appId}:${conversation.id}`,
    thread: null,
    messageId: message.id,
    dedupeKeys,
    authorIds: [...author.authorIds],
    text: kind === 'delete' ? '' : textOf(message.content),
    at: message.received ?? createdAt ?? receivedAt,
    changedAt: kind === 'delete' ? (createdAt ?? null) : null,
    replyTo: null,
    link: null,
  }
}

/**
 * Everyone but the user is "business". A message is a person's when it was written in the agent workspace, or when that workspace
 * has the conversation and nothing says that the message is a bot's.
 */
function authorOf({ conversation, message }: MessageEventPayload): Author {
  const { author, source } = message
  const active = conversation.activeSwitchboardIntegration
  if (author.type === 'user') return { kind: 'customer', authorIds: authorIdsOf(author.userId) }
  const authorIds = authorIdsOf(
    author.userId,
    author.displayName,
    source?.integrationId,
    source?.type,
    active?.id,
    active?.integrationId,
    active?.name,
  )
  const isBot = author.subtypes?.includes('AI') === true || source?.type === 'zd:answerBot'
  const isPerson = source?.type === 'zd:agentWorkspace' || active?.integrationType === 'zd:agentWorkspace'
  return { kind: isPerson && !isBot ? 'staff' : 'bot', authorIds }
}

/** Carousels, lists and answered forms as lines; a picture has its description or nothing. */
function textOf(content: z.infer<typeof contentSchema> | null | undefined): string {
  const items = (content?.items ?? []).map(({ title, description }) => [title, description].filter(Boolean).join(': '))
  const fields = (content?.fields ?? []).map(({ label, text, email }) =>
    [label, text ?? email].filter(Boolean).join(': '),
  )
  const lines = [content?.text, ...items, ...fields].filter(Boolean)
  return lines.length > 0 ? lines.join('\n') : (content?.textFallback ?? content?.altText ?? '')
}

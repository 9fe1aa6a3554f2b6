import { z } from 'zod'
import { authorIdsOf, roleOf } from './author.ts'
import type {
  AgentIdentities,
  ChatEvent,
  Connector,
  NormaliseContext,
  Verification,
  VerificationRequest,
} from './connector.ts'
import { idSchema, isoTimeSchema, textSchema, webLink } from './fields.ts'
import { ignored } from './ignored.ts'
import { jsonReply } from './reply.ts'
import { base64Bytes, toBase64 } from './signature/decode.ts'
import { verifyHmac } from './signature/hmac.ts'
import { timestampRefusal } from './signature/timestamp.ts'
import { hasSecret, refused, verified } from './signature/verification.ts'
import { textDigest } from './text/text-digest.ts'

/** Nobody guesses 128 bits. The standard wants 24 bytes, but not every sender keeps to it. */
const MIN_KEY_BYTES = 16

/**
 * Any chat system, signed by Standard Webhooks: `webhook-id`, `webhook-timestamp` (Unix seconds) and `webhook-signature`, one or
 * more of `v1,<base64 HMAC-SHA256 of "{id}.{timestamp}.{body}">` between spaces; the key is the secret after `whsec_`, from base64.
 *
 * The body is `{ "type": "chat.message", "timestamp"?, "data": { … } }` with
 *
 * | field            |                                                                                                  |
 * |------------------|--------------------------------------------------------------------------------------------------|
 * | `conversationId` | which conversation, required                                                                     |
 * | `messageId`      | which message, unique in the conversation, required                                              |
 * | `role`           | `user`, `assistant` (or `agent`), `human` for a person who answers in the agent's place          |
 * | `text`           | Markdown or plain text; not needed for a deletion                                                |
 * | `kind`           | `create` (default), `edit` with the whole new text, `delete`                                     |
 * | `final`          | true: the reply is complete, score it now; false: more edits of this message follow              |
 * | `at`             | RFC 3339, when the message was first posted; default `timestamp`, else the time of the signature |
 * | `replyTo`        | the message that this one answers                                                                |
 * | `threadId`       | a thread inside the conversation                                                                 |
 * | `agentId`        | which agent: the hook's `agentId` or one of its identities                                       |
 * | `link`           | where a person can read it                                                                       |
 *
 * `timestamp` is when this change happened, so that late edits cannot undo newer ones. Names may also be in snake case.
 */
export const standard: Connector = {
  platform: 'standard',
  settleSeconds: 2,
  needsIdentities: false,
  secretFrom: 'hook',
  secretForm: `${MIN_KEY_BYTES} bytes or more in base64, with whsec_ before it`,
  isUsableSecret: (secret) => (secretKey(secret)?.length ?? 0) >= MIN_KEY_BYTES,
  verify,
  handshake: () => null,
  tellsFaults: true,
  acknowledgement: jsonReply({}),
  normalise,
}

/** A secret to paste into the sender, from at least `MIN_KEY_BYTES` random bytes. */
export function standardSecret(randomBytes: Uint8Array): string {
  return `whsec_${toBase64(randomBytes)}`
}

/** Senders list a signature per key while they rotate; nobody has more than a few. */
const MAX_SIGNATURES = 8

async function verify({ headers, rawBody, secrets, now }: VerificationRequest): Promise<Verification> {
  if (!hasSecret(secrets)) return refused('no_secret')
  const id = headers.get('webhook-id')
  const timestamp = headers.get('webhook-timestamp')
  const header = headers.get('webhook-signature')
  if (!id || !timestamp || !header) return refused('missing_header')
  const staleness = timestampRefusal(timestamp, now)
  if (staleness !== null) return refused(staleness)
  const signatures = header
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .slice(0, MAX_SIGNATURES)
    .map((part) => base64Bytes(part.slice('v1,'.length)))
    .filter((bytes) => bytes !== null)
  if (signatures.length === 0) return refused('malformed_header')
  const keys = secrets.map(secretKey).filter((key) => key !== null)
  const matches = await verifyHmac({
    hash: 'SHA-256',
    keys,
    message: [`${id}.${timestamp}.`, rawBody],
    signatures,
  })
  return verified({ matches, timestamped: true })
}

function secretKey(secret: string): Uint8Array | null {
  const key = base64Bytes(secret.replace(/^whsec_/, ''))
  return key === null || key.length === 0 ? null : key
}

const ROLES = {
  user: 'user',
  assistant: 'agent',
  agent: 'agent',
  human: 'human_agent',
  human_agent: 'human_agent',
} as const

const messageSchema = z.looseObject({
  conversationId: idSchema,
  messageId: idSchema,
  role: z.enum(['user', 'assistant', 'agent', 'human', 'human_agent']).transform((role) => ROLES[role]),
  text: textSchema,
  kind: z.enum(['create', 'edit', 'delete']).default('create'),
  final: z.boolean().optional(),
  at: isoTimeSchema.optional(),
  replyTo: idSchema.nullish(),
  threadId: idSchema.nullish(),
  agentId: idSchema.nullish(),
  link: z.string().nullish(),
})

const SNAKE_CASE: Record<string, string> = {
  conversation_id: 'conversationId',
  message_id: 'messageId',
  reply_to: 'replyTo',
  in_reply_to: 'replyTo',
  inReplyTo: 'replyTo',
  thread_id: 'threadId',
  agent_id: 'agentId',
}

const envelopeSchema = z.looseObject({
  type: z.literal('chat.message'),
  timestamp: isoTimeSchema.optional(),
  data: z
    .record(z.string(), z.unknown())
    .transform((data) =>
      Object.fromEntries(Object.entries(data).map(([key, value]) => [SNAKE_CASE[key] ?? key, value])),
    )
    .pipe(messageSchema),
})

const typeSchema = z.looseObject({ type: z.string() })

function normalise(payload: unknown, { agents, headers, receivedAt }: NormaliseContext): ChatEvent[] {
  const deliveryId = headers?.get('webhook-id')
  const deliveryKeys = deliveryId ? [`delivery:${deliveryId}`] : []
  const envelope = envelopeSchema.safeParse(payload)
  if (!envelope.success) {
    const other = typeSchema.safeParse(payload)
    if (other.success && other.data.type !== 'chat.message') return [ignored('other_event', deliveryKeys)]
    return [{ ...ignored('unreadable', deliveryKeys), issues: envelope.error.issues }]
  }
  const { timestamp, data } = envelope.data
  const changeKey = `${data.kind}:${JSON.stringify([data.conversationId, data.messageId])}`
  const dedupeKeys = [
    ...deliveryKeys,
    data.kind === 'edit' ? `${changeKey}:${timestamp ?? ''}:${textDigest(data.text)}` : changeKey,
  ]
  const author = authorOf(data, agents)
  if (author === null) return [ignored('other_bot', dedupeKeys)]
  const signedAt = Number(headers?.get('webhook-timestamp') ?? Number.NaN) * 1000
  const changedAt = timestamp ?? null
  return [
    {
      ...author,
      kind: data.kind,
      conversationKey: data.conversationId,
      thread: data.threadId ?? null,
      messageId: data.messageId,
      dedupeKeys,
      authorIds: authorIdsOf(data.agentId),
      text: data.kind === 'delete' ? '' : data.text,
      final: data.final,
      at: data.at ?? changedAt ?? (Number.isFinite(signedAt) ? signedAt : receivedAt),
      changedAt: data.kind === 'create' ? null : changedAt,
      replyTo: data.replyTo ?? null,
      link: webLink(data.link),
    },
  ]
}

/** The sender knows who wrote the message; an `agentId` that is one of the hook's needs no identity beside it. */
function authorOf(
  { role, agentId }: z.infer<typeof messageSchema>,
  agents: readonly AgentIdentities[],
): ReturnType<typeof roleOf> {
  if (role !== 'agent') return { role, agentId: null }
  if (agents.some((agent) => agent.agentId === agentId)) return { role, agentId: agentId ?? null }
  return roleOf({ kind: 'bot', authorIds: authorIdsOf(agentId) }, agents)
}

import { linkPart } from './link-part.ts'
import { z } from 'zod'
import { authorIdsOf, roleOf } from './author.ts'
import type { ChatEvent, Connector, NormaliseContext } from './connector.ts'
import { idSchema, isoTimeSchema, textSchema, webLink } from './fields.ts'
import { ignored } from './ignored.ts'
import { jsonReply } from './reply.ts'
import { verifyBodyToken } from './signature/body-token.ts'
import { textDigest } from './text/text-digest.ts'

/**
 * Rocket.Chat's outgoing integrations for the event `sendMessage`. The integration's token stands in the body: nothing vouches for
 * the rest of it, nor for the time. An empty answer counts as a failure there, and one with a `text` would be posted.
 */
export const rocketchat: Connector = {
  platform: 'rocketchat',
  settleSeconds: 2,
  needsIdentities: true,
  secretFrom: 'platform',
  isUsableSecret: (secret) => secret !== '',
  verify: verifyBodyToken,
  handshake: () => null,
  acknowledgement: jsonReply({ success: true }),
  normalise,
}

const messageSchema = z.looseObject({
  bot: z.unknown().optional(),
  channel_id: idSchema,
  channel_name: z.string().nullish(),
  message_id: idSchema,
  timestamp: isoTimeSchema.nullish().catch(null),
  user_id: idSchema,
  user_name: z.string().nullish(),
  text: textSchema,
  alias: z.string().nullish(),
  siteUrl: z.string().nullish(),
  isEdited: z.boolean().nullish(),
  tmid: idSchema.nullish(),
})
type Message = z.infer<typeof messageSchema>

function normalise(payload: unknown, { agents, receivedAt }: NormaliseContext): ChatEvent[] {
  const parsed = messageSchema.safeParse(payload)
  if (!parsed.success) return [ignored('unreadable')]
  const message = parsed.data
  const kind = message.isEdited === true ? 'edit' : 'create'
  const key = `${kind}:${message.message_id}`
  const dedupeKeys = [kind === 'edit' ? `${key}:${textDigest(message.text)}` : key]
  const authorIds = authorIdsOf(message.user_id, message.user_name, message.alias)
  const role = roleOf({ kind: message.bot ? 'bot' : 'person', authorIds }, agents)
  if (role === null) return [ignored('other_bot', dedupeKeys)]
  return [
    {
      ...role,
      kind,
      conversationKey: message.channel_id,
      thread: message.tmid ?? null,
      messageId: message.message_id,
      dedupeKeys,
      authorIds,
      text: message.text,
      at: message.timestamp ?? receivedAt,
      changedAt: null,
      replyTo: null,
      link: linkTo(message),
    },
  ]
}

function linkTo({ siteUrl, channel_name, message_id }: Message): string | null {
  const site = webLink(siteUrl)
  if (site === null || !channel_name) return null
  return `${site.replace(/\/$/, '')}/channel/${linkPart(channel_name)}?msg=${linkPart(message_id)}`
}

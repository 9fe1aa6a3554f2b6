import { z } from 'zod'
import { authorIdsOf, roleOf } from './author.ts'
import type { ChatEvent, Connector, NormaliseContext } from './connector.ts'
import { idSchema, millisecondsSchema, textSchema } from './fields.ts'
import { ignored } from './ignored.ts'
import { jsonReply } from './reply.ts'
import { verifyBodyToken } from './signature/body-token.ts'

/**
 * Mattermost's outgoing webhooks, as JSON or as a form. The webhook's token stands in the body: nothing vouches for the rest of it,
 * nor for the time. Only posts in public channels arrive, none of their edits, and not what an incoming webhook posts. There are no
 * threads: a channel is one conversation. An answer with a `text` would be posted, so there is none.
 */
export const mattermost: Connector = {
  platform: 'mattermost',
  settleSeconds: 2,
  needsIdentities: true,
  secretFrom: 'platform',
  isUsableSecret: (secret) => secret !== '',
  verify: verifyBodyToken,
  handshake: () => null,
  acknowledgement: jsonReply({}),
  normalise,
}

const postSchema = z.looseObject({
  team_id: idSchema,
  channel_id: idSchema,
  post_id: idSchema,
  user_id: idSchema,
  user_name: z.string().nullish(),
  /** Milliseconds; a text in a form. */
  timestamp: z.coerce.number().pipe(millisecondsSchema.min(1)).optional().catch(undefined),
  text: textSchema,
})

function normalise(payload: unknown, { agents, receivedAt }: NormaliseContext): ChatEvent[] {
  const parsed = postSchema.safeParse(payload)
  if (!parsed.success) return [ignored('unreadable')]
  const post = parsed.data
  const dedupeKeys = [`create:${post.post_id}`]
  const authorIds = authorIdsOf(post.user_id, post.user_name)
  const role = roleOf({ kind: 'person', authorIds }, agents)
  if (role === null) return [ignored('other_bot', dedupeKeys)]
  return [
    {
      ...role,
      kind: 'create',
      conversationKey: `${post.team_id}:${post.channel_id}`,
      thread: null,
      messageId: post.post_id,
      dedupeKeys,
      authorIds,
      text: post.text,
      at: post.timestamp ?? receivedAt,
      changedAt: null,
      replyTo: null,
      link: null,
    },
  ]
}

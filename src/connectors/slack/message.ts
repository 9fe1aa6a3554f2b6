import { z } from 'zod'
import { textSchema } from '../fields.ts'

const nullishText = z.string().nullish()
const list = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((items) => items ?? [])

/** Seconds and a counter: `1796054400.000100`. Unique within a channel, and the id of a message. */
export const slackTsSchema = z.string().regex(/^\d{1,12}\.\d{1,9}$/)

/** A message of Slack, as an event's own fields or inside of one. */
export const slackMessageSchema = z.looseObject({
  subtype: nullishText,
  ts: slackTsSchema,
  thread_ts: slackTsSchema.nullish(),
  user: nullishText,
  bot_id: nullishText,
  app_id: nullishText,
  username: nullishText,
  bot_profile: z
    .looseObject({ id: nullishText, app_id: nullishText, user_id: nullishText, name: nullishText })
    .nullish()
    .catch(null),
  text: textSchema,
  blocks: list,
  attachments: list,
  edited: z.looseObject({ ts: nullishText }).nullish().catch(null),
  streaming_state: z.enum(['in_progress', 'completed', 'errored']).nullish().catch(null),
})
export type SlackMessage = z.infer<typeof slackMessageSchema>

/** What Slack posts to a request URL. */
export const slackEnvelopeSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('url_verification'), challenge: z.string().min(1).max(1024) }),
  z.looseObject({ type: z.literal('app_rate_limited') }),
  z.looseObject({
    type: z.literal('event_callback'),
    team_id: z.string().min(1),
    context_team_id: nullishText,
    event_id: z.string().min(1),
    event: z.looseObject({ type: z.string(), subtype: nullishText }),
  }),
])

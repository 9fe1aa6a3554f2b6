import { linkPart } from '../link-part.ts'
import { z } from 'zod'
import { type Author, authorIdsOf, roleOf } from '../author.ts'
import type { AgentIdentities, ChatEvent, MessageEvent } from '../connector.ts'
import { ignored } from '../ignored.ts'
import { type SlackMessage, slackMessageSchema, slackTsSchema } from './message.ts'
import { slackText } from './message-text.ts'

export interface SlackContext {
  agents: readonly AgentIdentities[]
  /** The envelope's event id, as a dedupe key. */
  eventKey: string
  team: string
}

/** Where an event of type `message` happened. */
const placeSchema = z.looseObject({
  channel: z.string().min(1),
  channel_type: z.string().nullish(),
  /** Of the event; on edits and deletions not the message's own. */
  ts: slackTsSchema.nullish(),
  hidden: z.boolean().nullish(),
})
type Place = z.infer<typeof placeSchema>

const editSchema = placeSchema.extend({
  message: slackMessageSchema,
  previous_message: slackMessageSchema.nullish().catch(null),
})

const deletionSchema = placeSchema.extend({ previous_message: slackMessageSchema.nullish().catch(null) })

const creationSchema = placeSchema.extend(slackMessageSchema.shape)

/** The change that an event of type `message` tells of. */
export function slackChange(event: { subtype?: string | null | undefined }, context: SlackContext): ChatEvent {
  switch (event.subtype) {
    case 'message_changed':
      return edited(event, context)
    case 'message_deleted':
      return deleted(event, context)
    default:
      return created(event, context)
  }
}

function created(event: unknown, context: SlackContext): ChatEvent {
  const parsed = creationSchema.safeParse(event)
  if (!parsed.success) return ignored('unreadable', [context.eventKey])
  const message = parsed.data
  // Two apps in one channel tell of the same message under different event ids.
  const dedupeKeys = [context.eventKey, `create:${context.team}:${message.channel}:${message.ts}`]
  if (!isSpoken(message)) return ignored('system_message', dedupeKeys)
  if (message.hidden === true) return ignored('hidden', dedupeKeys)
  return messageEvent(message, { context, place: message, kind: 'create', dedupeKeys })
}

/** Edits come for previews of links, counts of replies and translations too: only a new text or a finished stream is one. */
function edited(event: unknown, context: SlackContext): ChatEvent {
  const parsed = editSchema.safeParse(event)
  if (!parsed.success) return ignored('unreadable', [context.eventKey])
  const { message, previous_message: previous, ...place } = parsed.data
  const dedupeKeys = changeKeys({ kind: 'edit', place, context, ts: message.ts })
  if (message.subtype === 'tombstone') return withdrawn(previous, { context, place, dedupeKeys })
  if (!isSpoken(message)) return ignored('system_message', dedupeKeys)
  const isSame =
    previous &&
    slackText(message) === slackText(previous) &&
    (message.streaming_state ?? null) === (previous.streaming_state ?? null)
  if (isSame) return ignored('unchanged_text', dedupeKeys)
  return messageEvent(message, { context, place, kind: 'edit', dedupeKeys })
}

function deleted(event: unknown, context: SlackContext): ChatEvent {
  const parsed = deletionSchema.safeParse(event)
  if (!parsed.success) return ignored('unreadable', [context.eventKey])
  const { previous_message: previous, ...place } = parsed.data
  const dedupeKeys = changeKeys({ kind: 'delete', place, context, ts: previous?.ts ?? '' })
  return withdrawn(previous, { context, place, dedupeKeys })
}

/** A root with replies is not deleted but becomes a tombstone; either way the message as it was tells whose it is. */
function withdrawn(
  previous: SlackMessage | null | undefined,
  { context, place, dedupeKeys }: { context: SlackContext; place: Place; dedupeKeys: string[] },
): ChatEvent {
  if (!previous) return ignored('no_author', dedupeKeys)
  if (!isSpoken(previous)) return ignored('system_message', dedupeKeys)
  return messageEvent(previous, { context, place, kind: 'delete', dedupeKeys })
}

interface ChangeSpot {
  kind: 'edit' | 'delete'
  place: Place
  context: SlackContext
  ts: string
}

function changeKeys({ kind, place, context, ts }: ChangeSpot): string[] {
  if (!place.ts) return [context.eventKey]
  return [context.eventKey, `${kind}:${context.team}:${place.channel}:${ts}:${place.ts}`]
}

/** Messages by people and bots; every other subtype is the system's. */
const SPOKEN_SUBTYPES = new Set(['bot_message', 'file_share', 'thread_broadcast', 'me_message'])

function isSpoken({ subtype, user }: SlackMessage): boolean {
  return user !== 'USLACKBOT' && (!subtype || SPOKEN_SUBTYPES.has(subtype))
}

interface Spot {
  context: SlackContext
  place: Place
  kind: MessageEvent['kind']
  dedupeKeys: string[]
}

function messageEvent(message: SlackMessage, { context, place, kind, dedupeKeys }: Spot): ChatEvent {
  const author = authorOf(message)
  if (author === null) return ignored('no_author', dedupeKeys)
  const role = roleOf(author, context.agents)
  if (role === null) return ignored('other_bot', dedupeKeys)
  return {
    ...role,
    kind,
    ...conversationOf(message, place, context),
    messageId: message.ts,
    dedupeKeys,
    authorIds: [...author.authorIds],
    text: kind === 'delete' ? '' : slackText(message),
    final: message.streaming_state ? message.streaming_state !== 'in_progress' : undefined,
    at: milliseconds(message.ts),
    changedAt: kind === 'create' || !place.ts ? null : milliseconds(place.ts),
    replyTo: null,
    link: linkTo(message, place, context),
  }
}

/**
 * In a channel a thread is a conversation, named by its root. In a direct message all of it is one, with threads inside: some bots
 * answer there in a thread under the question, some beside it.
 */
function conversationOf(
  { ts, thread_ts }: SlackMessage,
  { channel, channel_type }: Place,
  { team }: SlackContext,
): Pick<MessageEvent, 'conversationKey' | 'thread'> {
  if (channel_type === 'im' || channel.startsWith('D')) {
    return { conversationKey: `${team}:${channel}`, thread: thread_ts && thread_ts !== ts ? thread_ts : null }
  }
  return { conversationKey: `${team}:${channel}:${thread_ts ?? ts}`, thread: null }
}

/** A bot by any of its ids; modern ones have a user too. */
function authorOf({ subtype, user, bot_id, app_id, bot_profile, username }: SlackMessage): Author | null {
  const isBot = Boolean(subtype === 'bot_message' || bot_id || app_id || bot_profile)
  if (!isBot) return user ? { kind: 'person', authorIds: [user] } : null
  const profile = bot_profile ?? {}
  return {
    kind: 'bot',
    authorIds: authorIdsOf(app_id, bot_id, user, profile.app_id, profile.id, profile.user_id, profile.name, username),
  }
}

/** The last digits only keep messages apart within a millisecond. */
function milliseconds(ts: string): number {
  return Math.floor(Number(ts) * 1000)
}

/** The web client's address of a message's thread. */
function linkTo({ ts, thread_ts }: SlackMessage, { channel }: Place, { team }: SlackContext): string {
  const root = `${linkPart(channel)}-${thread_ts ?? ts}`
  return `https://app.slack.com/client/${linkPart(team)}/${linkPart(channel)}/thread/${root}`
}

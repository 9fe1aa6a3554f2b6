import type { z } from 'zod'

/** The chat platforms that can be a source, in the spelling of the contract. */
export const PLATFORMS = ['standard', 'slack', 'chatwoot', 'sunshine', 'intercom', 'mattermost', 'rocketchat'] as const
export type Platform = (typeof PLATFORMS)[number]

/** What arrived at a hook's URL. The body is the bytes as received: a signature is over them, not over parsed JSON. */
export interface Delivery {
  headers: { get(name: string): string | null }
  rawBody: Uint8Array
  /** The whole URL that was asked; only a platform that may carry its token there needs it. */
  url?: string
}

export interface VerificationRequest extends Delivery {
  /** Any of them is good, so that two can be valid while one replaces the other. Empty ones are never good. */
  secrets: readonly string[]
  /** Epoch milliseconds. */
  now: number
}

/** Why a delivery is refused. None says anything about the secret. */
export type Refusal =
  | 'no_secret'
  | 'missing_header'
  | 'malformed_header'
  | 'too_old'
  | 'in_the_future'
  | 'wrong_signature'
  | 'unreadable_body'

/**
 * `timestamped` tells whether the signature vouches for a recent time. Where it does not, a replay can be told by nothing but its
 * dedupe keys.
 */
export type Verification = { ok: true; timestamped: boolean } | { ok: false; reason: Refusal }

/** An HTTP answer that a platform expects. */
export interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

/** One agent of a hook. `identities` are the platform's ids or names of it; without any, it takes every bot. */
export interface AgentIdentities {
  agentId: string
  identities?: readonly string[] | undefined
}

export interface NormaliseContext {
  agents: readonly AgentIdentities[]
  /** Some platforms put the id of a delivery there. */
  headers?: Delivery['headers']
  /** Epoch milliseconds; stands in where the platform tells no time. */
  receivedAt: number
}

/** Why an event is not part of a conversation that is scored. */
export type IgnoreReason =
  | 'unreadable'
  | 'other_event'
  | 'handshake'
  | 'rate_limit_notice'
  | 'mention_copy'
  | 'hidden'
  | 'unchanged_text'
  | 'system_message'
  | 'private_note'
  | 'template'
  | 'automation'
  | 'campaign'
  | 'workflow_message'
  | 'no_author'
  | 'other_bot'

export interface IgnoredEvent {
  role: 'ignore'
  ignoredBecause: IgnoreReason
  dedupeKeys: string[]
  /** What is wrong with one that is unreadable, for a sender who is told. */
  issues?: readonly z.core.$ZodIssue[]
}

/** A message that was posted, edited or deleted. */
export interface MessageEvent {
  role: 'user' | 'agent' | 'human_agent'
  kind: 'create' | 'edit' | 'delete'
  /** Unique among all conversations of the platform's installation; not longer than the ids it is made of. */
  conversationKey: string
  /** A thread inside that conversation, by the id of its first message; null outside of threads. */
  thread: string | null
  messageId: string
  /** An event of which any key was seen before is a repeat. */
  dedupeKeys: string[]
  /** Of the agent that wrote it; null for other authors. */
  agentId: string | null
  /** What identities are held against, the most specific first. */
  authorIds: string[]
  /** Plain text, or Markdown where the platform writes that; empty for a picture alone, and for a deletion. */
  text: string
  /** True: nothing will be added to the message. False: it is still being written. Undefined: the platform does not tell. */
  final?: boolean | undefined
  /** When the message was first posted, epoch milliseconds, also on edits and deletions. */
  at: number
  /** When it was edited or deleted; null where the platform does not tell. */
  changedAt: number | null
  /** The message that this one answers, where the platform says so. */
  replyTo: string | null
  link: string | null
}

export type ChatEvent = MessageEvent | IgnoredEvent

/** One chat platform: whether a delivery is genuine, what to answer, and what it says. */
export interface Connector {
  platform: Platform
  /** Seconds after which an agent's reply counts as complete. */
  settleSeconds: number
  /** The platform does not tell bots from people, so agents have to be named by their identities. */
  needsIdentities: boolean
  /** Who makes the secret: the platform shows one to copy, or Plumbline makes one to paste there. */
  secretFrom: 'platform' | 'hook'
  /** What a secret has to look like, where it may not be any text. */
  secretForm?: string
  /** False for a secret with which nothing could ever be verified, or that anybody could guess. */
  isUsableSecret(secret: string): boolean
  /** Whether the delivery is genuine. Never throws; compares in constant time. */
  verify(request: VerificationRequest): Promise<Verification>
  /** The answer to a setup request of the platform; null for any other payload. Only for a verified delivery. */
  handshake(payload: unknown): Reply | null
  /** The answer to a delivery that was stored, or is not needed. */
  acknowledgement: Reply
  /**
   * Whether a verified delivery that cannot be read is a fault to tell. Who writes the sender can mend it; a chat platform could only
   * send it again, or stop delivering.
   */
  tellsFaults?: true
  /** The events in a payload, in its order. Never throws; what cannot be read is one ignored event. */
  normalise(payload: unknown, context: NormaliseContext): ChatEvent[]
}

import type { MessageEvent } from '../connector.ts'

/** A message as pairing keeps it. Times are epoch milliseconds: `at` and `changedAt` by the platform's clock, the others by ours. */
export interface StoredMessage {
  id: string
  role: MessageEvent['role']
  agentId: string | null
  text: string
  at: number
  /** Of the newest edit or deletion; null before the first, or where the platform tells no time. */
  changedAt: number | null
  receivedAt: number
  /** When its text last became another. */
  touchedAt: number
  /** Null where the platform does not tell. */
  final: boolean | null
  thread: string | null
  replyTo: string | null
  link: string | null
  /** Deleted before it was part of a pair that was handed out, or after; either way without its text. */
  deleted: 'no' | 'before' | 'after'
  /** Counted as a reply without a prompt. */
  unpaired: boolean
  /** A part of what it belonged to is no longer kept: it is history, and no reply to anything. */
  closed: boolean
}

/** A pair that was handed out to be scored. */
export interface HandedOutPair {
  /** The id of one of the reply's messages. */
  pairId: string
  /** 1, and one more each time that it is to be scored again. */
  version: number
  promptIds: string[]
  replyIds: string[]
  /** Of the texts, to know whether they became others. */
  digest: string
}

/** What is known of one conversation: plain data, in no particular order. */
export interface PairingState {
  messages: StoredMessage[]
  pairs: HandedOutPair[]
  /** Newest `at` of what is no longer kept: older news would find its neighbours missing. */
  forgottenUntil: number | null
}

/** A conversation of which nothing is known. */
export function emptyPairing(): PairingState {
  return { messages: [], pairs: [], forgottenUntil: null }
}

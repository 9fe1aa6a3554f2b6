import type { MessageEvent } from './connector.ts'
import { type Candidate, outlook } from './pairing/deadlines.ts'
import { forgetOld, TEXT_LIFETIME_MS } from './pairing/retention.ts'
import type { HandedOutPair, PairingState, StoredMessage } from './pairing/state.ts'

export { emptyPairing, type PairingState } from './pairing/state.ts'

/** What an event did to a conversation. `too_old`: its neighbours are no longer kept, so it was left out. */
export type PairingChange = 'stored' | 'edited' | 'deleted' | 'unchanged' | 'too_old'

/** A prompt with its reply, to be scored. */
export interface DuePair {
  /** The same for every version of the pair, and unique within the conversation. */
  pairId: string
  /** 1; from 2 on the score replaces that of the version before. */
  version: number
  agentId: string
  prompt: string
  reply: string
  /** What was said before in the same thread, oldest first; a person's answers count as the assistant's. */
  history: { role: 'user' | 'assistant'; text: string }[]
  /** The last message of the reply. */
  messageId: string
  link: string | null
  /** When that was posted, by the platform's clock, but never later than now. Epoch milliseconds. */
  occurredAt: number
}

export interface Due {
  state: PairingState
  pairs: DuePair[]
  /** Pairs that were handed out before and, as later messages showed, are none: their scores are to be taken back. */
  retracted: { pairId: string; version: number }[]
  /** How many replies turned out to have no prompt. */
  unpaired: number
}

/**
 * Takes an event in. Repeats and edits older than what is known change nothing, so events may come in any order and any
 * number of times.
 */
export function applyEvent(
  state: PairingState,
  event: MessageEvent,
  { now }: { now: number },
): { state: PairingState; change: PairingChange } {
  const known = state.messages.find(({ id }) => id === event.messageId)
  if (known === undefined) {
    const isForgotten = state.forgottenUntil !== null && event.at <= state.forgottenUntil
    if (isForgotten || event.at <= now - TEXT_LIFETIME_MS) return { state, change: 'too_old' }
    const messages = [...state.messages, newMessage(event, now)]
    const change = event.kind === 'delete' ? 'deleted' : 'stored'
    return { state: forgetOld({ ...state, messages }, { now }), change }
  }
  const { message, change } = changedMessage(known, { event, now, pairs: state.pairs })
  const messages = state.messages.map((other) => (other === known ? message : other))
  return { state: forgetOld({ ...state, messages }, { now }), change }
}

/**
 * The pairs whose time has come, and the state in which they are handed out: each version of a pair is handed out once. Keep both in
 * one transaction.
 */
export function takeDue(state: PairingState, { now, settleSeconds }: { now: number; settleSeconds: number }): Due {
  const { candidates, retractions, unpaired } = outlook(state, { settleSeconds })
  const due = candidates.filter(({ dueAt }) => dueAt <= now)
  const retracted = retractions.filter(({ dueAt }) => dueAt <= now).map(({ pair }) => pair)
  const lone = unpaired.filter(({ dueAt }) => dueAt <= now)
  const loneIds = new Set(lone.flatMap(({ messages }) => messages.map(({ id }) => id)))
  const handedOut = due.map((candidate) => ({ candidate, pair: handOut(candidate) }))
  const replaced = new Set([...retracted, ...due.map((candidate) => candidate.handedOut)])
  const taken: PairingState = {
    ...state,
    messages: state.messages.map((message) => (loneIds.has(message.id) ? { ...message, unpaired: true } : message)),
    pairs: [...state.pairs.filter((pair) => !replaced.has(pair)), ...handedOut.map(({ pair }) => pair)],
  }
  return {
    state: forgetOld(taken, { now }),
    pairs: handedOut.map(({ candidate, pair }) => duePair(candidate, { pair, now })),
    retracted: retracted.map(({ pairId, version }) => ({ pairId, version })),
    unpaired: lone.length,
  }
}

/** When `takeDue` will next have something to do, epoch milliseconds; null when nothing is kept. */
export function nextWake(state: PairingState, { settleSeconds }: { settleSeconds: number }): number | null {
  if (state.messages.length === 0) return null
  const { candidates, retractions, unpaired } = outlook(state, { settleSeconds })
  const oldest = Math.min(...state.messages.map(({ receivedAt }) => receivedAt))
  return Math.min(oldest + TEXT_LIFETIME_MS, ...[...candidates, ...retractions, ...unpaired].map(({ dueAt }) => dueAt))
}

function newMessage(event: MessageEvent, now: number): StoredMessage {
  return {
    id: event.messageId,
    role: event.role,
    agentId: event.agentId,
    text: event.text,
    at: event.at,
    changedAt: event.changedAt,
    receivedAt: now,
    touchedAt: now,
    final: event.final ?? null,
    thread: event.thread,
    replyTo: event.replyTo,
    link: event.link,
    deleted: event.kind === 'delete' ? 'before' : 'no',
    unpaired: false,
    closed: false,
  }
}

interface ChangeContext {
  event: MessageEvent
  now: number
  pairs: readonly HandedOutPair[]
}

function changedMessage(
  known: StoredMessage,
  { event, now, pairs }: ChangeContext,
): { message: StoredMessage; change: PairingChange } {
  if (event.kind === 'create' || known.deleted !== 'no') return { message: known, change: 'unchanged' }
  const changedAt = event.changedAt ?? known.changedAt
  if (event.kind === 'delete') {
    const isHandedOut = pairs.some(({ promptIds, replyIds }) => [...promptIds, ...replyIds].includes(known.id))
    const deleted = isHandedOut ? 'after' : 'before'
    return { message: { ...known, text: '', changedAt, touchedAt: now, deleted }, change: 'deleted' }
  }
  if (changedAt !== null && known.changedAt !== null && changedAt < known.changedAt) {
    return { message: known, change: 'unchanged' }
  }
  const final = event.final ?? known.final
  if (event.text === known.text && final === known.final) {
    return { message: { ...known, changedAt }, change: 'unchanged' }
  }
  return { message: { ...known, text: event.text, changedAt, touchedAt: now, final }, change: 'edited' }
}

function handOut({ prompt, reply, digest, handedOut }: Candidate): HandedOutPair {
  return {
    pairId: handedOut?.pairId ?? reply[0]?.id ?? '',
    version: (handedOut?.version ?? 0) + 1,
    promptIds: prompt.map(({ id }) => id),
    replyIds: reply.map(({ id }) => id),
    digest,
  }
}

function duePair(candidate: Candidate, { pair, now }: { pair: HandedOutPair; now: number }): DuePair {
  const last = candidate.reply.at(-1)
  return {
    pairId: pair.pairId,
    version: pair.version,
    agentId: candidate.agentId,
    prompt: candidate.promptText,
    reply: candidate.replyText,
    history: candidate.history
      .filter(({ text }) => text.trim() !== '')
      .map(({ role, text }) => ({ role: role === 'user' ? 'user' : 'assistant', text })),
    messageId: last?.id ?? pair.pairId,
    link: last?.link ?? null,
    occurredAt: Math.min(last?.at ?? now, now),
  }
}

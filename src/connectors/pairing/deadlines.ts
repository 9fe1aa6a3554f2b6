import { textDigest } from '../text/text-digest.ts'
import { type PairedMessages, readExchanges } from './exchanges.ts'
import type { HandedOutPair, PairingState, StoredMessage } from './state.ts'

/** How long a reply waits for a prompt that may come after it. */
export const PROMPT_WAIT_MS = 10_000

/** How long a message that is still being written may stand still before it counts as complete. */
export const STREAM_WAIT_MS = 60_000

/** A pair of texts that is to be scored, or scored again, and when. */
export interface Candidate extends PairedMessages {
  promptText: string
  replyText: string
  digest: string
  /** As it was handed out before. */
  handedOut: HandedOutPair | null
  dueAt: number
}

export interface Outlook {
  candidates: Candidate[]
  /** Pairs that were handed out and turned out to be none. */
  retractions: { pair: HandedOutPair; dueAt: number }[]
  /** Replies without a prompt that were not counted yet. */
  unpaired: { messages: StoredMessage[]; dueAt: number }[]
  /** The messages that something of this, or a reply to come, still needs. */
  needed: Set<string>
}

/** Everything that is still to happen in a conversation, with its time. */
export function outlook(state: PairingState, { settleSeconds }: { settleSeconds: number }): Outlook {
  const { exchanges, orphans, openTurns } = readExchanges(state)
  const ids = new Set(state.messages.map(({ id }) => id))
  const roots = new Set(state.messages.map(({ thread }) => thread))
  const handedOutAs = assignPairs(exchanges, state.pairs)
  const candidates: Candidate[] = []
  const kept = new Set<HandedOutPair>()
  const unpaired = orphans
    .filter((messages) => messages.some(({ text }) => !isBlank(text)))
    .map((messages) => ({ messages, dueAt: lastTouch(messages) + PROMPT_WAIT_MS }))
  for (const exchange of exchanges) {
    const promptText = joinTexts(exchange.prompt, '\n')
    const replyText = joinTexts(exchange.reply, '\n\n')
    if (isBlank(replyText)) continue
    if (isBlank(promptText)) {
      // A picture alone is no prompt; a prompt that was taken back is nobody's loss.
      const isWithdrawn = exchange.prompt.some(({ deleted }) => deleted !== 'no')
      if (!isWithdrawn) unpaired.push({ messages: exchange.reply, dueAt: lastTouch(exchange.reply) + PROMPT_WAIT_MS })
      continue
    }
    const handedOut = handedOutAs.get(exchange) ?? null
    if (handedOut !== null) kept.add(handedOut)
    const digest = textDigest(JSON.stringify([exchange.agentId, promptText, replyText]))
    if (handedOut?.digest === digest) continue
    const dueAt = dueTime(exchange, { handedOut, ids, settleMs: settleSeconds * 1_000 })
    candidates.push({ ...exchange, promptText, replyText, digest, handedOut, dueAt })
  }
  const uncounted = unpaired.filter(({ messages }) => !messages.some((message) => message.unpaired))
  return {
    candidates,
    retractions: retractions({ state, kept, settleMs: settleSeconds * 1_000 }),
    unpaired: uncounted,
    needed: new Set(
      [
        ...candidates.flatMap(({ prompt, reply }) => [...prompt, ...reply]),
        ...uncounted.flatMap(({ messages }) => messages),
        // What opened a thread is answered there.
        ...openTurns.flat().filter(({ id }) => !roots.has(id)),
      ].map(({ id }) => id),
    ),
  }
}

/** A pair stays the one that was handed out for as long as it holds the message that named it. */
function assignPairs(
  exchanges: readonly PairedMessages[],
  pairs: readonly HandedOutPair[],
): Map<PairedMessages, HandedOutPair> {
  const byName = new Map(pairs.map((pair) => [pair.pairId, pair]))
  const assigned = new Map<PairedMessages, HandedOutPair>()
  for (const exchange of exchanges) {
    const pair = exchange.reply.map(({ id }) => byName.get(id)).find((named) => named !== undefined)
    if (pair !== undefined) assigned.set(exchange, pair)
  }
  return assigned
}

interface DueContext {
  handedOut: HandedOutPair | null
  ids: ReadonlySet<string>
  settleMs: number
}

function dueTime({ prompt, reply }: PairedMessages, { handedOut, ids, settleMs }: DueContext): number {
  const touched = lastTouch([...prompt, ...reply])
  const last = reply.at(-1)
  // More of a reply that was complete may as well be the answer to a prompt that is still on its way.
  const isLateAddition = handedOut !== null && reply.some(({ id }) => !handedOut.replyIds.includes(id))
  const namesUnknown = reply.some(({ replyTo }) => replyTo !== null && !ids.has(replyTo))
  if (isLateAddition || namesUnknown) return touched + Math.max(settleMs, PROMPT_WAIT_MS)
  if (last?.final === true) return touched
  return touched + (last?.final === false ? Math.max(settleMs, STREAM_WAIT_MS) : settleMs)
}

interface RetractionContext {
  state: PairingState
  kept: ReadonlySet<HandedOutPair>
  settleMs: number
}

/** Only of pairs that are still here as a whole: one that has lost a part stays as it was scored. */
function retractions({ state, kept, settleMs }: RetractionContext): Outlook['retractions'] {
  const whole = new Set(state.messages.filter(({ deleted }) => deleted !== 'after').map(({ id }) => id))
  return state.pairs
    .filter((pair) => !kept.has(pair) && [...pair.promptIds, ...pair.replyIds].every((id) => whole.has(id)))
    .map((pair) => ({ pair, dueAt: lastTouch(state.messages) + settleMs }))
}

function lastTouch(messages: readonly StoredMessage[]): number {
  return Math.max(...messages.map(({ touchedAt }) => touchedAt))
}

function joinTexts(messages: readonly StoredMessage[], separator: string): string {
  return messages
    .map(({ text }) => text)
    .filter((text) => !isBlank(text))
    .join(separator)
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

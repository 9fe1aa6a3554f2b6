import { outlook } from './deadlines.ts'
import { readExchanges } from './exchanges.ts'
import { compareMessages } from './order.ts'
import type { PairingState, StoredMessage } from './state.ts'

/** How many messages are kept for history and edits. */
export const KEPT_MESSAGES = 10

/** How many, together with those that a pair to be scored or an open turn needs. */
export const MAX_MESSAGES = 50

/** How long any text is kept. */
export const TEXT_LIFETIME_MS = 24 * 60 * 60 * 1_000

/** The state without what is no longer needed or too old: always the oldest part of the conversation, never one from its middle. */
export function forgetOld(state: PairingState, { now }: { now: number }): PairingState {
  const inOrder = state.messages.toSorted(compareMessages)
  const expired = inOrder.findLastIndex(({ receivedAt }) => receivedAt <= now - TEXT_LIFETIME_MS) + 1
  const start = Math.max(expired, inOrder.length - MAX_MESSAGES, firstNeeded(inOrder, state))
  if (start === 0) return state
  const [dropped, kept] = [inOrder.slice(0, start), inOrder.slice(start)]
  const keptIds = new Set(kept.map(({ id }) => id))
  const cut = cutReplies(state, keptIds)
  return {
    messages: kept.map((message) => (cut.has(message.id) ? { ...message, closed: true } : message)),
    pairs: state.pairs.filter((pair) => [...pair.promptIds, ...pair.replyIds].some((id) => keptIds.has(id))),
    forgottenUntil: Math.max(state.forgottenUntil ?? -Infinity, ...dropped.map(({ at }) => at)),
  }
}

/** Where the messages begin that are among the newest, or from the first that something still needs. */
function firstNeeded(inOrder: readonly StoredMessage[], state: PairingState): number {
  if (inOrder.length <= KEPT_MESSAGES) return 0
  const { needed } = outlook(state, { settleSeconds: 0 })
  const first = inOrder.findIndex(({ id }) => needed.has(id))
  const newest = inOrder.length - KEPT_MESSAGES
  return first < 0 ? newest : Math.min(first, newest)
}

/** The rest of a reply that is forgotten in part, or whose prompt is, must not be taken for the answer to something else. */
function cutReplies(state: PairingState, keptIds: ReadonlySet<string>): Set<string> {
  const { exchanges, orphans, additions } = readExchanges(state)
  const isGone = ({ id }: StoredMessage): boolean => !keptIds.has(id)
  const cut = exchanges.filter(({ prompt, reply }) => prompt.every(isGone) || reply.some(isGone))
  const replies = [...cut.map(({ reply }) => reply), ...orphans.filter((messages) => messages.some(isGone))]
  return new Set([...replies.flat(), ...additions].map(({ id }) => id))
}

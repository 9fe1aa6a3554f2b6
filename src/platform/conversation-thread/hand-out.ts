import { type DuePair, type PairingState, takeDue } from '../../connectors/pairing.ts'
import { readConversation } from './conversation.ts'
import { cutPair } from './cut-text.ts'
import type { ThreadTables } from './tables.ts'

const TEXT_LIFETIME_MS = 24 * 60 * 60 * 1_000

const NEVER = Number.MAX_SAFE_INTEGER

/** Turns the pairs whose time has come into jobs, and those that turned out to be none into jobs that take them back. */
export function handOut(tables: ThreadTables, now: number): void {
  const { pairing, jobs, outcomes, outbox } = tables
  const { settleSeconds } = readConversation(tables)
  const before = pairing.state()
  const due = takeDue(before, { now, settleSeconds })
  for (const pair of due.pairs) {
    dropJob(tables, pair.pairId)
    jobs.put({
      pairId: pair.pairId,
      version: pair.version,
      kind: 'score',
      state: 'pending',
      agentId: pair.agentId,
      deadLetterId: null,
      pair: cutPair(pair),
      ...lifetimes(pair, { pairs: due.state.pairs, messages: before.messages }),
      attempts: 0,
      dueAt: now,
    })
  }
  for (const { pairId, version } of due.retracted) {
    const agentId = outcomes.find(pairId)?.agentId ?? jobs.find(pairId)?.agentId
    dropJob(tables, pairId)
    if (agentId === undefined) continue
    jobs.put({
      pairId,
      version,
      kind: 'retract',
      state: 'pending',
      agentId,
      deadLetterId: null,
      pair: null,
      historyUntil: NEVER,
      textsUntil: NEVER,
      attempts: 0,
      dueAt: now,
    })
  }
  const found = foundPrompts(due.state)
  pairing.save(found.state)
  const paired = due.pairs.filter(({ version }) => version === 1).length - due.retracted.length
  const unpaired = due.unpaired - found.replies
  if (paired !== 0 || unpaired !== 0) outbox.count({ paired, unpaired })
}

/** Replies that were counted as unpaired and have their prompt after all, which may come late: they count so no longer. */
function foundPrompts(state: PairingState): { state: PairingState; replies: number } {
  const counted = new Set(state.messages.filter(({ unpaired }) => unpaired).map(({ id }) => id))
  const found = state.pairs.map(({ replyIds }) => replyIds.filter((id) => counted.has(id)))
  const ids = new Set(found.flat())
  if (ids.size === 0) return { state, replies: 0 }
  const messages = state.messages.map((message) => (ids.has(message.id) ? { ...message, unpaired: false } : message))
  return { state: { ...state, messages }, replies: found.filter((reply) => reply.length > 0).length }
}

/** What comes in the place of a dead letter settles it. */
function dropJob({ jobs, outbox }: ThreadTables, pairId: string): void {
  const deadLetterId = jobs.find(pairId)?.deadLetterId ?? null
  if (deadLetterId !== null) {
    outbox.count({ deadLettered: -1 })
    outbox.noteSettled(deadLetterId)
  }
  jobs.remove(pairId)
}

/** Texts may be kept for 24 hours after they arrived, and what was said before may be older than the pair itself. */
function lifetimes(
  pair: DuePair,
  { pairs, messages }: Pick<PairingState, 'pairs' | 'messages'>,
): { historyUntil: number; textsUntil: number } {
  const handedOut = pairs.find(({ pairId }) => pairId === pair.pairId)
  const own = new Set([...(handedOut?.promptIds ?? []), ...(handedOut?.replyIds ?? [])])
  const oldest = Math.min(...messages.map(({ receivedAt }) => receivedAt))
  // Of a pair whose messages are already forgotten nothing more precise is known.
  const arrivals = messages.filter(({ id }) => own.has(id)).map(({ receivedAt }) => receivedAt)
  return {
    historyUntil: oldest + TEXT_LIFETIME_MS,
    textsUntil: (arrivals.length === 0 ? oldest : Math.min(...arrivals)) + TEXT_LIFETIME_MS,
  }
}

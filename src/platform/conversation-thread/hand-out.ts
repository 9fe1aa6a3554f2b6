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
  pairing.save(due.state)
  const paired = due.pairs.filter(({ version }) => version === 1).length - due.retracted.length
  if (paired !== 0 || due.unpaired > 0) outbox.count({ paired, unpaired: due.unpaired })
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

import { inOrder } from './order.ts'
import type { PairingState, StoredMessage } from './state.ts'

/** A turn of the user with one agent's reply to it, and what was said before in the same thread. */
export interface PairedMessages {
  agentId: string
  prompt: StoredMessage[]
  reply: StoredMessage[]
  history: StoredMessage[]
}

export interface Reading {
  exchanges: PairedMessages[]
  /** Replies without a prompt, each with all messages of one agent in a row. */
  orphans: StoredMessage[][]
  /** More of a reply that stays as it was scored. */
  additions: StoredMessage[]
  /** Turns that a reply may still come for. */
  openTurns: StoredMessage[][]
}

/**
 * What the messages amount to: consecutive messages of users are one turn, an agent's messages after it are its reply, a person who
 * answers ends the turn. Depends on nothing but the messages, so not on the order of their arrival.
 */
export function readExchanges(state: PairingState): Reading {
  const settled = settledReplies(state)
  const reading: Reading = { exchanges: [], orphans: [], additions: [], openTurns: [] }
  for (const thread of threadsOf(state.messages)) readThread(thread, { settled, reading })
  return reading
}

interface Thread {
  messages: StoredMessage[]
  /** A message that opened a thread is in both, but an agent's is a reply only where it was posted. */
  root: string | null
}

function threadsOf(messages: readonly StoredMessage[]): Thread[] {
  const names = new Set(messages.map(({ thread }) => thread))
  return [...names].map((root) => ({
    root,
    messages: inOrder(messages.filter((message) => message.thread === root || message.id === root)),
  }))
}

/** Messages of replies that cannot be scored any more, or not again, because a part of the pair is gone. */
function settledReplies({ messages, pairs }: PairingState): Set<string> {
  const whole = new Set(messages.filter(({ deleted }) => deleted !== 'after').map(({ id }) => id))
  const frozen = pairs.filter(({ promptIds, replyIds }) => [...promptIds, ...replyIds].some((id) => !whole.has(id)))
  const closed = messages.filter((message) => message.closed)
  // A reply may have been split since a pair was handed out: what names a pair belongs to that one.
  const names = new Set(pairs.map(({ pairId }) => pairId))
  const replies = frozen.flatMap(({ pairId, replyIds }) => replyIds.filter((id) => id === pairId || !names.has(id)))
  return new Set([...replies, ...closed.map(({ id }) => id)])
}

function readThread(
  { messages, root }: Thread,
  { settled, reading }: { settled: ReadonlySet<string>; reading: Reading },
): void {
  let turn = newTurn([])
  let orphan: StoredMessage[] = []
  const said: StoredMessage[] = []
  const endTurn = (): void => {
    for (const [agentId, reply] of turn.replies) {
      if (turn.settledAgents.has(agentId)) reading.additions.push(...reply)
      else reading.exchanges.push({ agentId, prompt: turn.prompt, reply, history: turn.history })
    }
  }
  for (const message of messages) {
    // A deleted question still stands between its neighbours; a deleted answer never was one.
    if (message.deleted === 'before' && message.role !== 'user') continue
    if (message.role !== 'agent' || orphan[0]?.agentId !== message.agentId) orphan = []
    if (message.role === 'user') {
      if (turn.isAnswered || turn.prompt.length === 0) {
        endTurn()
        turn = newTurn([...said])
      }
      turn.prompt.push(message)
    } else if (message.role === 'human_agent') {
      endTurn()
      turn = newTurn([...said])
    } else if (message.id === root || settled.has(message.id)) {
      turn.isAnswered = true
      turn.settledAgents.add(message.agentId ?? '')
    } else if (turn.prompt.length > 0) {
      turn.isAnswered = true
      const agentId = message.agentId ?? ''
      turn.replies.set(agentId, [...(turn.replies.get(agentId) ?? []), message])
    } else if (turn.settledAgents.has(message.agentId ?? '')) {
      reading.additions.push(message)
    } else {
      if (orphan.length === 0) reading.orphans.push(orphan)
      orphan.push(message)
    }
    said.push(message)
  }
  endTurn()
  if (turn.prompt.length > 0) reading.openTurns.push(turn.prompt)
}

interface Turn {
  prompt: StoredMessage[]
  replies: Map<string, StoredMessage[]>
  /** Agents whose reply to this turn stays as it was scored. */
  settledAgents: Set<string>
  isAnswered: boolean
  history: StoredMessage[]
}

function newTurn(history: StoredMessage[]): Turn {
  return { prompt: [], replies: new Map(), settledAgents: new Set(), isAnswered: false, history }
}

import type { StoredMessage } from './state.ts'

/** A bot can answer so fast that its message has an earlier time than the question. */
const CLOCK_SKEW_MS = 1_000

/** So much earlier than a message must be what went before, for the message not to belong there. */
const APART_MS = 10_000

/**
 * The messages in the order in which they were said, whatever the order of arrival: by time, a reply that names its question
 * right after that, and a reply that is a little earlier than a question, with nothing before it that it could answer, after it.
 */
export function inOrder(messages: readonly StoredMessage[]): StoredMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const sorted = messages
    .map((message) => ({ message, anchor: anchorOf(message, byId) }))
    .toSorted((a, b) => {
      const anchors = compareMessages(a.anchor ?? a.message, b.anchor ?? b.message)
      if (anchors !== 0) return anchors
      return Number(a.anchor !== null) - Number(b.anchor !== null) || compareMessages(a.message, b.message)
    })
  return withoutSkew(sorted)
}

/** The question that a reply names. */
function anchorOf(message: StoredMessage, byId: ReadonlyMap<string, StoredMessage>): StoredMessage | null {
  if (message.role !== 'agent' || message.replyTo === null) return null
  const target = byId.get(message.replyTo)
  return target?.role === 'user' ? target : null
}

interface Placed {
  message: StoredMessage
  anchor: StoredMessage | null
}

function withoutSkew(sorted: readonly Placed[]): StoredMessage[] {
  const ordered = sorted.map(({ message }) => message)
  for (let i = 0; i + 1 < sorted.length; i++) {
    const [before, here, next] = [sorted[i - 1], sorted[i], sorted[i + 1]]
    if (here === undefined || next === undefined) continue
    if (here.message.role !== 'agent' || here.anchor !== null || next.message.role !== 'user') continue
    const isAlone = before === undefined || here.message.at - before.message.at > APART_MS
    if (!isAlone || next.message.at - here.message.at > CLOCK_SKEW_MS) continue
    ordered[i] = next.message
    ordered[i + 1] = here.message
  }
  return ordered
}

/** Many platforms tell whole seconds, and in the second of a question an agent is faster than a person. */
const RANK = { user: 0, agent: 1, human_agent: 2 }

/** By time; at the same time users, then agents, then people who answer; among those by id, since platforms count upwards. */
export function compareMessages(a: StoredMessage, b: StoredMessage): number {
  return a.at - b.at || RANK[a.role] - RANK[b.role] || compareIds(a.id, b.id)
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0
  const areNumbers = /^[\d.]+$/.test(a) && /^[\d.]+$/.test(b)
  if (areNumbers && a.length !== b.length) return a.length - b.length
  return a < b ? -1 : 1
}

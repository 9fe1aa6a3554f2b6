import type { MessageEvent } from '../../../src/connectors/connector.ts'

/** The pairs of a conversation told from its end, when everything is known: a recomputation in the plainest way. */
export function plainPairs(events: readonly MessageEvent[]): string[] {
  const deleted = new Set(events.filter(({ kind }) => kind === 'delete').map(({ messageId }) => messageId))
  const texts = new Map<string, string>()
  const byChange = events.toSorted((a, b) => (a.changedAt ?? a.at) - (b.changedAt ?? b.at))
  for (const { kind, messageId, text } of byChange) if (kind !== 'delete') texts.set(messageId, text)
  const pairs: string[] = []
  let prompt: string[] = []
  let replies = new Map<string, string[]>()
  const close = (): void => {
    for (const [agentId, reply] of replies) {
      if (prompt.length > 0 && reply.length > 0) pairs.push(`${agentId}: ${prompt.join('+')} -> ${reply.join('+')}`)
    }
    prompt = []
    replies = new Map()
  }
  let hasPrompt = false
  const messages = events.filter(({ kind }) => kind === 'create').toSorted((a, b) => a.at - b.at)
  for (const { role, agentId, messageId } of messages) {
    const text = texts.get(messageId) ?? ''
    if (role === 'user') {
      if (replies.size > 0) close()
      hasPrompt = true
      if (!deleted.has(messageId)) prompt.push(text)
    } else if (deleted.has(messageId)) {
      continue
    } else if (role === 'human_agent') {
      close()
      hasPrompt = false
    } else if (hasPrompt) {
      const id = agentId ?? ''
      replies.set(id, [...(replies.get(id) ?? []), text])
    }
  }
  close()
  return pairs.toSorted()
}

import type { AgentIdentities, MessageEvent } from './connector.ts'

/**
 * What the platform says of an author. A `customer` is never an agent, whatever name they chose; a `person` or a member of `staff`
 * is one when listed by an identity; a `bot` also when an agent takes every bot.
 */
export type AuthorKind = 'customer' | 'person' | 'staff' | 'bot'

export interface Author {
  kind: AuthorKind
  authorIds: readonly string[]
}

export type AuthorRole = Pick<MessageEvent, 'role' | 'agentId'>

/** The role of an author in the conversation; null for a bot that is none of the hook's agents. */
export function roleOf({ kind, authorIds }: Author, agents: readonly AgentIdentities[]): AuthorRole | null {
  if (kind === 'customer') return { role: 'user', agentId: null }
  const listed = agents.find(({ identities = [] }) => identities.some((identity) => authorIds.includes(identity)))
  if (listed !== undefined) return { role: 'agent', agentId: listed.agentId }
  if (kind === 'person') return { role: 'user', agentId: null }
  if (kind === 'staff') return { role: 'human_agent', agentId: null }
  const any = agents.find(({ identities = [] }) => identities.length === 0)
  return any === undefined ? null : { role: 'agent', agentId: any.agentId }
}

/** Ids and names of an author without gaps and repeats. */
export function authorIdsOf(...candidates: (string | number | null | undefined)[]): string[] {
  return [...new Set(candidates.filter((id) => id !== null && id !== undefined && id !== '').map(String))]
}

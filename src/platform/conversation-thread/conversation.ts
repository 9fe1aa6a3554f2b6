import type { Platform } from '../../connectors/connector.ts'
import type { ThreadTables } from './tables.ts'

/** Which conversation this is, and when its replies count as complete. */
export type Conversation = { platform: Platform; conversationKey: string; settleSeconds: number }

const CONVERSATION = 'conversation'

/** @throws when nothing was delivered yet */
export function readConversation({ facts }: ThreadTables): Conversation {
  const conversation = facts.read(CONVERSATION)
  if (conversation === null) throw new Error('a conversation without a delivery')
  return conversation
}

/** Notes it, or that its settings are others now. */
export function noteConversation({ facts }: ThreadTables, conversation: Conversation): void {
  const before = facts.read(CONVERSATION)
  if (JSON.stringify(before) !== JSON.stringify(conversation)) facts.write(CONVERSATION, conversation)
}

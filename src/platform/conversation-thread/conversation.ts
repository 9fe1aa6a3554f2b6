import { z } from 'zod'
import { PLATFORMS } from '../../connectors/connector.ts'
import type { ThreadTables } from './tables.ts'

/** Which conversation this is, and when its replies count as complete. */
export const conversationSchema = z.object({
  platform: z.enum(PLATFORMS),
  conversationKey: z.string(),
  settleSeconds: z.number(),
})
export type Conversation = z.infer<typeof conversationSchema>

const CONVERSATION = 'conversation'

/** @throws when nothing was delivered yet */
export function readConversation({ facts }: ThreadTables): Conversation {
  const conversation = facts.read(CONVERSATION, conversationSchema)
  if (conversation === null) throw new Error('a conversation without a delivery')
  return conversation
}

/** Notes it, or that its settings are others now. */
export function noteConversation({ facts }: ThreadTables, conversation: Conversation): void {
  const before = facts.read(CONVERSATION, conversationSchema)
  if (JSON.stringify(before) !== JSON.stringify(conversation)) facts.write(CONVERSATION, conversation)
}

import { z } from 'zod'
import type { Message } from './message.ts'

/** Where Mastra keeps of whom a stored signal is; older ones have it only as the message's own `type`. */
const signalSchema = z.object({
  content: z.object({ metadata: z.object({ signal: z.object({ type: z.string() }) }) }),
})
const typedSchema = z.object({ type: z.string() })

const OF_THE_USER = ['user', 'user-message']

/** Whether a message is a signal that holds what the user said, as it does when nothing else is said of it (`mastraDBMessageToSignal`). */
export function isUserSignal(message: Message): boolean {
  if (message.role !== 'signal') return false
  const stored = signalSchema.safeParse(message)
  const type = stored.success ? stored.data.content.metadata.signal.type : typedSchema.safeParse(message).data?.type
  return type === undefined || OF_THE_USER.includes(type)
}

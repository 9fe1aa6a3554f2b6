import { standardMessage } from './fixtures/connectors/standard.ts'
import { deliver } from './hooks.ts'

interface Said {
  /** Default `c`. */
  conversation?: string
  /** Milliseconds after the first message of the minute before now. */
  after?: number
  [field: string]: unknown
}

const started = Date.now() - 60_000
let deliveries = 0

/** Delivers what somebody says, does or edits in a conversation of a `standard` hook. Rejects when it is not taken. */
export async function say(hookId: string, { conversation = 'c', after = 0, ...data }: Said): Promise<void> {
  deliveries += 1
  const at = new Date(started + after).toISOString()
  const message = standardMessage({ conversationId: conversation, at, ...data }, at)
  const response = await deliver(hookId, 'standard', message, { deliveryId: `d-${deliveries}` })
  if (response.status !== 200) throw new Error(`answered ${response.status}`)
}

export function ask(hookId: string, text: string, rest: Said = {}): Promise<void> {
  return say(hookId, { messageId: `u-${rest.after ?? 0}`, role: 'user', text, ...rest })
}

export function answer(hookId: string, text: string, rest: Said = {}): Promise<void> {
  return say(hookId, { messageId: `a-${rest.after ?? 1_000}`, role: 'assistant', text, after: 1_000, ...rest })
}

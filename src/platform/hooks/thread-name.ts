import { hex, sha256 } from '../sha256.ts'

/** Which conversation of which hook. `thread` stands for the conversation's key, which may be of any length. */
export type ThreadName = { tenantId: string; hookId: string; thread: string }

/** Of the conversation with that key. */
export async function threadOf(conversationKey: string): Promise<string> {
  return hex(await sha256(conversationKey))
}

/** The name of the conversation's Durable Object. */
export function formatThreadName({ tenantId, hookId, thread }: ThreadName): string {
  return `${tenantId}/${hookId}/${thread}`
}

export function parseThreadName(name: string): ThreadName {
  const [tenantId = '', hookId = '', thread = ''] = name.split('/')
  return { tenantId, hookId, thread }
}

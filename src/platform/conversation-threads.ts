import { callObject } from './call-object.ts'
import type { ConversationThread, ThreadDelivery } from './conversation-thread.ts'
import { formatThreadName, type ThreadName, threadOf } from './hooks/thread-name.ts'

/** The conversations of hooks. Every method throws a StorageError when the object does not answer. */
export interface ConversationThreads {
  /** Durable when this returns; may be repeated. */
  receive: (hook: { tenantId: string; hookId: string }, delivery: ThreadDelivery) => Promise<void>
  /** Has a dead letter scored once more. */
  retry: (name: ThreadName, id: string) => Promise<'queued' | 'unknown'>
}

/** Durable Objects, one a conversation. */
export function durableConversationThreads(namespace: DurableObjectNamespace<ConversationThread>): ConversationThreads {
  return {
    async receive(hook, delivery) {
      const name = formatThreadName({ ...hook, thread: await threadOf(delivery.conversation.conversationKey) })
      await callObject(async () => namespace.getByName(name).receive(delivery))
    },
    retry: (name, id) => callObject(async () => namespace.getByName(formatThreadName(name)).retry(id)),
  }
}

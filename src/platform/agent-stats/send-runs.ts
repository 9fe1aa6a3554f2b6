import type { PendingMessage } from '../pending-queue.ts'

/** Cloudflare Queues takes so many messages at once. */
export const MESSAGES_PER_BATCH = 100

/** Tells the queue of pending runs of one agent, at most `MESSAGES_PER_BATCH`. */
export async function sendRuns(
  queue: Queue,
  agent: Omit<PendingMessage, 'runId'>,
  runIds: readonly string[],
): Promise<void> {
  await queue.sendBatch(runIds.map((runId) => ({ body: { ...agent, runId } satisfies PendingMessage })))
}

import { z } from 'zod'

/** What the queue carries of a pending run: where it is. Its texts stay in the agent's object. */
export const pendingMessageSchema = z.object({ tenantId: z.string(), agentId: z.string(), runId: z.string() })
export type PendingMessage = z.infer<typeof pendingMessageSchema>

/** Has pending runs of one tenant judged again in the background; the first time, their agents' objects see to it. */
export interface PendingQueue {
  /** Asks for one run to be judged once more, after a delay. What is lost here is sent again by the agent's alarm. */
  send(run: Omit<PendingMessage, 'tenantId'>, options: { delaySeconds: number }): Promise<void>
}

/** Cloudflare Queues as the queue. */
export function workersPendingQueue(options: { queue: Queue; tenantId: string }): PendingQueue {
  const { queue, tenantId } = options
  return {
    async send({ agentId, runId }, { delaySeconds }) {
      await queue.send({ tenantId, agentId, runId } satisfies PendingMessage, { delaySeconds })
    },
  }
}

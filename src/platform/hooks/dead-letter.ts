import { z } from 'zod'

/** What went wrong, as the service names it. */
export const failureSchema = z.object({
  code: z.string(),
  status: z.number(),
  detail: z.string(),
  retryable: z.boolean(),
})
export type Failure = z.infer<typeof failureSchema>

/** A pair that could not be scored. It holds no texts: those stay in its conversation until `retryableUntil`. Times are epoch milliseconds. */
export const deadLetterSchema = z.object({
  id: z.string(),
  agentId: z.string(),
  conversation: z.string(),
  messageId: z.string(),
  link: z.string().nullable(),
  occurredAt: z.number(),
  failedAt: z.number(),
  attempts: z.number(),
  retryableUntil: z.number(),
  failure: failureSchema,
})
export type DeadLetter = z.infer<typeof deadLetterSchema>

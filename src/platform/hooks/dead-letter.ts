/** What went wrong, as the service names it. */
export type Failure = { code: string; status: number; detail: string; retryable: boolean }

/** A pair that could not be scored. It holds no texts: those stay in its conversation until `retryableUntil`. Times are epoch milliseconds. */
export type DeadLetter = {
  id: string
  agentId: string
  conversation: string
  messageId: string
  link: string | null
  occurredAt: number
  failedAt: number
  attempts: number
  retryableUntil: number
  failure: Failure
}

import { z } from 'zod'
import type { PendingRun } from './score-exchange.ts'

/** The answer for a run that is judged in the background. */
export const acceptedAnswerSchema = z
  .object({ runId: z.string(), status: z.literal('pending') })
  .meta({ id: 'AcceptedRun' })
export type AcceptedAnswer = z.infer<typeof acceptedAnswerSchema>

export function acceptedAnswer({ runId, status }: PendingRun): AcceptedAnswer {
  return { runId, status }
}

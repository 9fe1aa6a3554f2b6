import { z } from 'zod'
import type { Failure } from '../hooks/dead-letter.ts'

/** How a problem arrives from the Worker's own door. */
const problemSchema = z.object({
  name: z.literal('PlumblineProblem'),
  code: z.string(),
  status: z.number(),
  retryable: z.boolean(),
  message: z.string(),
})

/** What went wrong; anything but a problem may go away by itself, and its message could hold anything. */
export function failureOf(error: unknown): Failure {
  const problem = problemSchema.safeParse(error)
  if (!problem.success) return { code: 'internal', status: 500, detail: 'an unexpected fault', retryable: true }
  const { code, status, retryable, message: detail } = problem.data
  return { code, status, detail, retryable }
}

import { z } from 'zod'

/** Why a run that was accepted could not be scored: the problem (RFC 9457) that a caller who waits would have been answered with. */
export const runProblemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    retryable: z.boolean(),
  })
  .meta({ id: 'RunProblem' })
export type RunProblem = z.infer<typeof runProblemSchema>

import { z } from 'zod'

/** Whose wishes the response is held against. */
export const perspectiveSchema = z.enum(['user', 'system'])
export type Perspective = z.infer<typeof perspectiveSchema>

/** Which perspectives an evaluation takes; `both` weighs user and system 70/30. */
export const evaluationModeSchema = z.enum(['user', 'system', 'both'])
export type EvaluationMode = z.infer<typeof evaluationModeSchema>

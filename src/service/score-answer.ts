import { z } from 'zod'
import { evaluationModeSchema } from '../scorer/exchange/perspective.ts'
import { scorerResultSchema } from '../scorer/result.ts'
import { metadataSchema } from './score-request.ts'

export const cacheOutcomeSchema = z.enum(['hit', 'miss', 'coalesced', 'bypass'])
export type CacheOutcome = z.infer<typeof cacheOutcomeSchema>

export const agentSummarySchema = z
  .object({
    agentId: z.string(),
    evaluationMode: evaluationModeSchema,
    count: z.int().min(0),
    mean: z.number().nullable(),
    last100Mean: z.number().nullable(),
  })
  .meta({ id: 'AgentSummary' })
export type AgentSummary = z.infer<typeof agentSummarySchema>

/** The answer of `POST /v1/scores`. Only of a run recorded earlier can parts be null that are no longer held. */
export const scoreAnswerSchema = scorerResultSchema
  .extend({
    reason: scorerResultSchema.shape.reason.nullable(),
    analyzeStepResult: scorerResultSchema.shape.analyzeStepResult.nullable(),
    perspectives: scorerResultSchema.shape.perspectives.nullable(),
    flags: scorerResultSchema.shape.flags.nullable(),
    cache: cacheOutcomeSchema,
    agent: agentSummarySchema.nullable(),
    metadata: metadataSchema.nullable(),
  })
  .meta({ id: 'Score' })
export type ScoreAnswer = z.infer<typeof scoreAnswerSchema>

import { z } from 'zod'
import { evaluationModeSchema } from '../exchange/perspective.ts'
import { requirementVerdictSchema } from '../judge/judgement.ts'
import { labelSchema } from './label.ts'

const unit = z.number().min(0).max(1)

export const scoredRequirementSchema = requirementVerdictSchema
  .extend({ isFulfilled: z.boolean() })
  .meta({ id: 'Requirement' })

/** The documented result shape: the four dimensions, each in 0..1 and null where it does not apply. */
export const analysisSchema = z
  .object({
    intentAlignment: z.object({
      score: unit.nullable(),
      primaryIntent: z.string(),
      isAddressed: z.boolean(),
      reasoning: z.string(),
    }),
    requirementsFulfillment: z.object({
      requirements: z.array(scoredRequirementSchema),
      overallScore: unit.nullable(),
    }),
    completeness: z.object({ score: unit.nullable(), missingElements: z.array(z.string()), reasoning: z.string() }),
    responseAppropriateness: z.object({
      score: unit.nullable(),
      formatAlignment: z.boolean(),
      toneAlignment: z.boolean(),
      reasoning: z.string(),
    }),
    overallAssessment: z.string(),
  })
  .meta({ id: 'Analysis' })
export type Analysis = z.infer<typeof analysisSchema>

const appliedWeightsSchema = z.object({
  intent: unit,
  requirements: unit,
  completeness: unit,
  appropriateness: unit,
})

export const perspectiveResultSchema = z
  .object({ score: unit, weights: appliedWeightsSchema, analysis: analysisSchema })
  .meta({ id: 'PerspectiveResult' })

/** What the arithmetic makes of a judgement. `score` is on the scale; everything else in 0..1. */
export const evaluationSchema = z.object({
  score: z.number().min(0),
  reason: z.string(),
  analyzeStepResult: analysisSchema,
  normalizedScore: unit,
  scale: z.number(),
  evaluationMode: evaluationModeSchema,
  effectiveMode: evaluationModeSchema,
  label: labelSchema,
  threshold: z.number().nullable(),
  passed: z.boolean().nullable(),
  perspectives: z.object({ user: perspectiveResultSchema.optional(), system: perspectiveResultSchema.optional() }),
})
export type Evaluation = z.infer<typeof evaluationSchema>

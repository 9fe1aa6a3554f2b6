import { z } from 'zod'
import { judgementFlagSchema, levelSchema, usageSchema, verdictSchema } from './judgement.ts'

/** A verdict with its reason. `evidence` is a verbatim quote of the response, or null when there is none. */
export const itemVerdictSchema = z.object({
  verdict: verdictSchema,
  reasoning: z.string(),
  evidence: z.string().nullable(),
})
export type ItemVerdict = z.infer<typeof itemVerdictSchema>

/** What a judge thinks from one perspective, before the code's own verdicts are merged in. */
export const perspectiveOpinionSchema = z.object({
  intent: z.object({ level: levelSchema, primaryIntent: z.string(), reasoning: z.string() }),
  /** The requirements the judge found in this perspective's prompt, beyond the measured constraints. */
  requirements: z.array(itemVerdictSchema.extend({ requirement: z.string() })),
  /** Measured constraints that, the judge holds, this prompt never asked for: index into the measurements. */
  disputes: z.array(itemVerdictSchema.extend({ measurement: z.int().min(0) })),
  completeness: z.object({ level: levelSchema, missingElements: z.array(z.string()), reasoning: z.string() }),
  appropriateness: z.object({
    level: levelSchema,
    formatAlignment: z.boolean(),
    toneAlignment: z.boolean(),
    reasoning: z.string(),
  }),
  overallAssessment: z.string(),
})
export type PerspectiveOpinion = z.infer<typeof perspectiveOpinionSchema>

/** What a judge answers. `callerVerdicts` holds one verdict per caller's requirement of the request, in its order. */
export const opinionSchema = z.object({
  perspectives: z.object({
    user: perspectiveOpinionSchema.optional(),
    system: perspectiveOpinionSchema.optional(),
  }),
  callerVerdicts: z.array(itemVerdictSchema),
  flags: z.array(judgementFlagSchema),
  /** Model calls made, re-asks included; 0 for a judge without a model. */
  calls: z.int().min(0),
  usage: usageSchema.nullable(),
})
export type Opinion = z.infer<typeof opinionSchema>

import { z } from 'zod'
import { constraintSchema } from '../constraints/constraint.ts'

/** 0 not addressed … 5 fully meets, nothing missing (the anchors stand in the judge's instructions). */
export const MAX_LEVEL = 5
export const levelSchema = z.int().min(0).max(MAX_LEVEL)

export const verdictSchema = z.enum(['yes', 'partial', 'no'])
export type Verdict = z.infer<typeof verdictSchema>

/** One thing the prompt (or the caller) asks for, with its verdict and who decided it. */
export const requirementVerdictSchema = z.object({
  requirement: z.string(),
  verdict: verdictSchema,
  reasoning: z.string(),
  decidedBy: z.enum(['code', 'judge']),
  source: z.enum(['user', 'system', 'caller']),
  /** What shows it: a measurement by code, or a verbatim quote of the response. Null when there is none. */
  evidence: z.string().nullable(),
  constraint: constraintSchema.nullable(),
})
export type RequirementVerdict = z.infer<typeof requirementVerdictSchema>

/** What a judge said from one perspective. Levels are integers 0..5. */
export const perspectiveJudgementSchema = z.object({
  intent: z.object({ level: levelSchema, primaryIntent: z.string(), reasoning: z.string() }),
  requirements: z.array(requirementVerdictSchema),
  completeness: z.object({ level: levelSchema, missingElements: z.array(z.string()), reasoning: z.string() }),
  appropriateness: z.object({
    level: levelSchema,
    formatAlignment: z.boolean(),
    toneAlignment: z.boolean(),
    reasoning: z.string(),
  }),
  overallAssessment: z.string(),
})
export type PerspectiveJudgement = z.infer<typeof perspectiveJudgementSchema>

/** Flags that belong to the judgement and are stored with it. */
export const judgementFlagSchema = z.enum([
  'empty_response',
  'degenerate_response',
  'injection_suspected',
  'unverified_evidence',
  'disputed_constraint',
])
export type JudgementFlag = z.infer<typeof judgementFlagSchema>

/** Tokens as the provider counted them; a number it does not report is null. */
export const usageSchema = z.object({
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
  totalTokens: z.int().nullable(),
})
export type Usage = z.infer<typeof usageSchema>

/** What a judge said of an exchange, validated: one block per perspective judged, at least one. */
export const judgementSchema = z.object({
  perspectives: z.object({
    user: perspectiveJudgementSchema.optional(),
    system: perspectiveJudgementSchema.optional(),
  }),
  flags: z.array(judgementFlagSchema),
  /** The judge that answered, and the version of how it judges. */
  judge: z.object({ model: z.string(), protocol: z.string() }),
  calls: z.int().min(0),
  usage: usageSchema.nullable(),
})
export type Judgement = z.infer<typeof judgementSchema>

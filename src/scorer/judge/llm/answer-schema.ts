import { z } from 'zod'
import { levelSchema, verdictSchema } from '../judgement.ts'

/** `YES` and ` yes ` mean `yes`; anything else is left for the schema to refuse. */
const tolerantVerdictSchema = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  verdictSchema,
)

/** Empty when there is nothing to quote; so is null, and what a model that is not held to the schema leaves out. */
const quoteSchema = z.preprocess((value) => value ?? '', z.string())

/**
 * The evidence comes before the reasoning, and the reasoning before the verdict: models think in the order of the fields.
 * What must be found verbatim has `quote` in its name. `forbids` says that the item is met by something not being there, which
 * alone can be met without a quote.
 */
const itemFields = {
  forbids: z.boolean(),
  responseQuote: quoteSchema,
  reason: z.string(),
  verdict: tolerantVerdictSchema,
}

const requirementItemSchema = z.object({ promptQuote: quoteSchema, requirement: z.string(), ...itemFields })

/** A verdict on something with an id: a caller's requirement (`R1`), or a measured fact that is disputed (`U1`, `S1`). */
const identifiedItemSchema = z.object({ id: z.string(), ...itemFields })

const blockSchema = z.object({
  primaryIntent: z.string(),
  requirements: z.array(requirementItemSchema),
  intentReason: z.string(),
  intentLevel: levelSchema,
  missing: z.array(z.string()),
  coverageReason: z.string(),
  coverageLevel: levelSchema,
  formReason: z.string(),
  formatFits: z.boolean(),
  toneFits: z.boolean(),
  formLevel: levelSchema,
  overall: z.string(),
})

/**
 * What the model answers. Which of the optional parts it must hold depends on the request (see `AnswerShape`). The names are
 * short because the schema is paid for on every call: `coverage` is completeness, `form` is appropriateness.
 */
export const answerSchema = z.object({
  injectionNote: z.string().nullable().default(null),
  callerRequirements: z.array(identifiedItemSchema).default([]),
  disputes: z.array(identifiedItemSchema).default([]),
  user: blockSchema.optional(),
  system: blockSchema.optional(),
})

export type Answer = z.infer<typeof answerSchema>
export type AnswerBlock = z.infer<typeof blockSchema>
export type AnswerItem = Pick<z.infer<typeof identifiedItemSchema>, keyof typeof itemFields>

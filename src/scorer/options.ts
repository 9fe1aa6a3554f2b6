import { z } from 'zod'
import { isBlank } from './exchange/invisible-characters.ts'
import { evaluationModeSchema } from './exchange/perspective.ts'
import { weightsSchema } from './scoring/weights.ts'

export const MAX_SCALE = 1_000
export const MAX_REQUIREMENTS = 50
export const MAX_REQUIREMENT_CHARACTERS = 500

const languageSchema = z
  .string()
  .max(64)
  .transform((tag, context) => {
    try {
      return Intl.getCanonicalLocales(tag)[0] ?? tag
    } catch {
      context.addIssue({ code: 'custom', message: 'must be a BCP 47 language tag' })
      return z.NEVER
    }
  })

const requirementSchema = z
  .string()
  .max(MAX_REQUIREMENT_CHARACTERS)
  .refine((text) => !isBlank(text), { error: 'a requirement must not be blank' })

/** How an exchange is evaluated; every field has its documented default. */
export const scorerOptionsSchema = z
  .strictObject({
    evaluationMode: evaluationModeSchema.default('both'),
    scale: z.number().min(1).max(MAX_SCALE).default(1),
    threshold: z.number().min(0).optional(),
    language: languageSchema.default('en'),
    requirements: z
      .array(requirementSchema)
      .max(MAX_REQUIREMENTS)
      .default([])
      // Each is judged and listed once.
      .transform((requirements) => [...new Set(requirements)]),
    constraints: z.boolean().default(true),
    weights: z.strictObject({ user: weightsSchema.optional(), system: weightsSchema.optional() }).default({}),
  })
  .refine(({ threshold, scale }) => threshold === undefined || threshold <= scale, {
    error: 'must not be above scale',
    path: ['threshold'],
  })
  .meta({ id: 'ScorerOptions' })
export type ScorerOptions = z.infer<typeof scorerOptionsSchema>
export type ScorerOptionsInput = z.input<typeof scorerOptionsSchema>

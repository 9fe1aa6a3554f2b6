import { z } from 'zod'

/** A requirement that code can check exactly, spelt as in the labelled data: `{ id, arguments }`. */
export const constraintSchema = z.object({
  id: z.string(),
  arguments: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])),
})
export type Constraint = z.infer<typeof constraintSchema>

/** A constraint with the words of the prompt that ask for it, verbatim, and where they begin. */
export type FoundConstraint = Constraint & { quote: string; index: number }

/**
 * What code measured on a response for one constraint. The verdict is final: no judge can overrule it.
 * `requirement` puts the constraint in words ("at least 300 words"); `evidence` says what was counted and where
 * ("312 words"). `concernsFormat` is true when the constraint is about form (lists, case, length of lines …) and not
 * about content, so that its failure sets `formatAlignment` false.
 */
export type Measurement = {
  constraint: FoundConstraint
  verdict: 'yes' | 'no'
  requirement: string
  reasoning: string
  evidence: string
  concernsFormat: boolean
}

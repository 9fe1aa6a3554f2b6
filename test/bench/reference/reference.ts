import { COMBINATION_CHECKS } from './combination.ts'
import { CONTENT_CHECKS } from './content.ts'
import { FORMAT_CHECKS } from './format.ts'
import { KEYWORD_CHECKS } from './keywords.ts'
import { LENGTH_CHECKS } from './length.ts'
import { LETTER_CASE_CHECKS } from './letter-case.ts'
import { LETTER_CHECKS } from './letters.ts'
import { variantsOf } from './loose-variants.ts'
import type { Profile } from './loose-variants.ts'
import { NOMINAL_ENDING_CHECKS } from './nominal-ending.ts'
import { PUNCTUATION_CHECKS } from './punctuation.ts'
import type { ReferenceCheck, ReferenceContext } from './reference-check.ts'
import { LANGUAGE_CHECKS } from './response-language.ts'
import { START_AND_END_CHECKS } from './start-and-end.ts'

const CHECKS: ReadonlyMap<string, ReferenceCheck> = new Map(
  [
    KEYWORD_CHECKS,
    LENGTH_CHECKS,
    LANGUAGE_CHECKS,
    CONTENT_CHECKS,
    FORMAT_CHECKS,
    COMBINATION_CHECKS,
    START_AND_END_CHECKS,
    LETTER_CASE_CHECKS,
    PUNCTUATION_CHECKS,
    LETTER_CHECKS,
    NOMINAL_ENDING_CHECKS,
  ].flatMap((checks) => Object.entries(checks)),
)

/** Whether the reference knows a kind of constraint. */
export function isReferenceKind(id: string): boolean {
  return CHECKS.has(id)
}

/**
 * The verdict of the published checker (IFEval and M-IFEval, Apache-2.0) on one constraint, re-implemented from its
 * described behaviour. It differs from what the words of a prompt mean; the product does not use it, and it serves only to
 * measure agreement. Throws a `TypeError` when the kind is unknown or an argument is missing.
 */
export function referenceVerdict(options: {
  id: string
  context: ReferenceContext
  response: string
  profile: Profile
}): boolean {
  const check = CHECKS.get(options.id)
  if (!check) throw new TypeError(`no reference semantics for "${options.id}"`)
  return variantsOf(options.response, options.profile).some((variant) => check(variant, options.context))
}

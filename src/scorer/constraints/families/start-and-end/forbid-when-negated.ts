import type { Candidate } from '../../kind.ts'
import { isNegated } from '../../prompt/forbidden-nouns.ts'
import type { Reading } from '../../prompt/reading.ts'

/** "Do not begin with …" asks for the opposite: the argument `forbidden` says so. */
export function forbidWhenNegated(candidate: Candidate, reading: Reading): Candidate {
  const clause = reading.clauses.findLast(({ index }) => index <= candidate.start)
  if (!clause || !isNegated(clause, candidate.start - clause.index, reading)) return candidate
  return { ...candidate, arguments: { ...candidate.arguments, forbidden: true } }
}

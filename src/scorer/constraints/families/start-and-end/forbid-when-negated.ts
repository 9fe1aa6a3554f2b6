import type { Candidate } from '../../kind.ts'
import { isNegated } from '../../prompt/forbidden-nouns.ts'
import type { Reading } from '../../prompt/reading.ts'

/** "Do not begin with …" asks for the opposite: the argument `forbidden` says so. */
export function forbidWhenNegated(candidate: Candidate, reading: Reading): Candidate {
  const clause = reading.clauses.findLast(({ index }) => index <= candidate.start)
  if (!clause) return candidate
  const span = { start: candidate.start - clause.index, end: candidate.end - clause.index }
  if (!isNegated(clause, span, reading)) return candidate
  return { ...candidate, arguments: { ...candidate.arguments, forbidden: true } }
}

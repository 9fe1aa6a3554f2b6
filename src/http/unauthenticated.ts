import { ProblemError } from './problem.ts'

/** The one answer to whoever brings no key, or none that is valid: which of the two it was, and why, is not told. */
export function unauthenticated(detail = 'a valid key is needed'): ProblemError {
  return new ProblemError('unauthenticated', detail, { headers: { 'www-authenticate': 'Bearer' } })
}

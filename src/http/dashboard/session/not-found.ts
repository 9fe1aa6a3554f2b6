import { ProblemError } from '../../problem.ts'

/** What a page throws that has nothing to show. */
export function notFound(detail: string): ProblemError {
  return new ProblemError('not-found', detail)
}

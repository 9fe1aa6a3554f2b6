import type { Failure } from '../hooks/dead-letter.ts'

/** The Worker's own door answered with a problem. */
export class ProblemOfScoring extends Error {
  override readonly name = 'ProblemOfScoring'
  readonly failure: Failure

  constructor({ code, status, detail, retryable }: Failure) {
    super(code)
    this.failure = { code, status, detail, retryable }
  }
}

/** What went wrong; anything but a problem may go away by itself, and its message could hold anything. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ProblemOfScoring) return error.failure
  return { code: 'internal', status: 500, detail: 'an unexpected fault', retryable: true }
}

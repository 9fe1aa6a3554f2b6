import { problemOf } from '../../problem-of.ts'
import { PROBLEMS, type ProblemError } from '../../problem.ts'

/** What is wrong with a form that was sent: the problem, and what is said of each of its fields; `null` is for what is no field's. */
export type FormErrors = {
  problem: ProblemError
  status: (typeof PROBLEMS)[keyof typeof PROBLEMS]['status']
  of: (field: string) => readonly string[]
  others: readonly { path: string; message: string }[]
}

/**
 * What an error says of a form. `fieldOf` tells which field a path of the request comes from.
 * @throws the error itself when it is a fault of ours, which is no form's
 */
export function formErrors(error: unknown, fieldOf: (path: string) => string | null): FormErrors {
  const problem = problemOf(error)
  if (problem.code === 'internal') throw error
  const errors = (problem.errors ?? []).map(({ path, message }) => ({ path, message, field: fieldOf(path) }))
  return {
    problem,
    status: PROBLEMS[problem.code].status,
    of: (field) => [...new Set(errors.filter((entry) => entry.field === field).map(({ message }) => message))],
    others: errors.filter(({ field }) => field === null),
  }
}

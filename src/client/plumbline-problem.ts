import type { Problem, RunProblem } from './api-types.ts'

/**
 * What Plumbline answered instead: a problem (RFC 9457), or why a run that was accepted could not be scored. The message is its `detail`. Every
 * `code` is explained at `/problems/<code>`.
 */
export class PlumblineProblem extends Error {
  override readonly name = 'PlumblineProblem'
  readonly code: string
  readonly status: number
  readonly title: string
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
  /** By which the service's log knows the request; null for a run that failed in the background. */
  readonly requestId: string | null
  /** The fields that are wrong, by their path such as `options.scale`. */
  readonly errors: readonly { path: string; message: string }[]
  /** What it asked to wait, in milliseconds. */
  readonly retryAfterMs: number | null

  constructor(problem: Problem | RunProblem, retryAfterMs: number | null = null) {
    super(problem.detail)
    this.code = problem.code
    this.status = problem.status
    this.title = problem.title
    this.retryable = problem.retryable
    this.requestId = 'requestId' in problem ? problem.requestId : null
    this.errors = ('errors' in problem ? problem.errors : undefined) ?? []
    this.retryAfterMs = retryAfterMs
  }
}

/** Whether a parsed answer is a problem. */
export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['type', 'title', 'detail', 'code', 'requestId'].every((name) => typeof field(value, name) === 'string') &&
    typeof field(value, 'status') === 'number' &&
    typeof field(value, 'retryable') === 'boolean'
  )
}

function field(value: object, name: string): unknown {
  return Reflect.get(value, name)
}

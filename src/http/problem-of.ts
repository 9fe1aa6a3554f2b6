import { HTTPException } from 'hono/http-exception'
import { NotScorableError } from '../scorer/exchange/not-scorable-error.ts'
import { JudgeError } from '../scorer/judge/judge-error.ts'
import { BudgetExhaustedError } from '../platform/budget-exhausted-error.ts'
import { NotConfiguredError } from '../platform/not-configured-error.ts'
import { SettingsError } from '../platform/settings.ts'
import { StorageError } from '../platform/storage-error.ts'
import { ServiceError } from '../service/service-error.ts'
import { budgetState, secondsUntilReset } from './budget-headers.ts'
import { ProblemError } from './problem.ts'

/** The problem that an error thrown anywhere below stands for. What is not expected is `internal`, without its message. */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof NotScorableError) return new ProblemError(error.code, error.message)
  if (error instanceof ServiceError) {
    const { code, path, message } = error
    const errors = path === null ? undefined : [{ path, message }]
    const detail = path ? `${path}: ${message}` : message
    return new ProblemError(code, detail, { ...(errors && { errors }), headers: retryAfter(error) })
  }
  if (error instanceof JudgeError) return new ProblemError(error.code, error.message, { headers: retryAfter(error) })
  if (error instanceof BudgetExhaustedError) {
    const { message, status } = error
    const headers = { 'retry-after': String(secondsUntilReset(status)), ratelimit: budgetState(status) }
    return new ProblemError('rate-limited', message, { headers })
  }
  if (error instanceof StorageError)
    return new ProblemError('storage-unavailable', error.message, { cause: error.cause })
  if (error instanceof SettingsError) return new ProblemError('not-configured', `a setting is wrong: ${error.message}`)
  if (error instanceof NotConfiguredError) return new ProblemError('not-configured', error.message)
  // The only ones Hono throws itself: the validator on a body that does not parse.
  if (error instanceof HTTPException && error.status === 400) {
    return new ProblemError('invalid-json', 'the body is not valid JSON')
  }
  return new ProblemError('internal', 'an unexpected fault; it is logged under the requestId', { cause: error })
}

function retryAfter({ retryAfterSeconds }: { retryAfterSeconds: number | null }): Record<string, string> {
  return retryAfterSeconds === null ? {} : { 'retry-after': String(Math.ceil(retryAfterSeconds)) }
}

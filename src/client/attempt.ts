import { PlumblineConnectionError } from './plumbline-connection-error.ts'
import { isProblem, PlumblineProblem } from './plumbline-problem.ts'
import { retryAfterMs } from './retry-after.ts'
import type { ReceivedResponse } from './web-types.ts'

/** What came of sending a request once. */
export type Attempt<Value> =
  | { status: 'answered'; value: Value }
  | {
      status: 'failed'
      error: PlumblineProblem | PlumblineConnectionError
      /** Whether another attempt may do better. */
      isTransient: boolean
      /** Whether it is certain that nothing was done, so that even what must not happen twice can be sent again. */
      isUndone: boolean
      retryAfterMs: number | null
    }

const RETRYABLE_STATUSES = new Set([408, 425, 429])
const MAX_SHOWN_CHARACTERS = 500

export function lost(reason: 'network' | 'timeout', message: string, cause?: unknown): Attempt<never> {
  const error = new PlumblineConnectionError(reason, message, { cause })
  return { status: 'failed', error, isTransient: true, isUndone: false, retryAfterMs: null }
}

/**
 * What an answer that was read whole says: the value of its JSON, undefined for a 204, a problem, or that it is not Plumbline's. That the value is
 * what the contract says is taken on trust.
 * @param now Milliseconds since the epoch, to read a `Retry-After` that is a date
 */
export function readAnswer<Value>(response: ReceivedResponse, text: string, now: number): Attempt<Value> {
  const { status, headers } = response
  const wait = retryAfterMs(headers.get('retry-after'), now)
  const value = /\bjson\b/i.test(headers.get('content-type') ?? '') ? parsed(text) : undefined
  const isGood = status === 204 || (status >= 200 && status < 300 && typeof value === 'object' && value !== null)
  if (isGood) return { status: 'answered', value }
  if (status >= 400 && isProblem(value)) {
    return {
      status: 'failed',
      error: new PlumblineProblem(value, wait),
      isTransient: value.retryable,
      isUndone: value.code === 'rate-limited',
      retryAfterMs: wait,
    }
  }
  return foreignAnswer(response, text, now)
}

/** What an answer is that is none of Plumbline's, such as the page of a proxy. */
export function foreignAnswer({ status, headers }: ReceivedResponse, text: string, now: number): Attempt<never> {
  const type = headers.get('content-type') ?? 'without a content type'
  const where = status === 0 || (status >= 300 && status < 400) ? ', a redirect: is baseUrl right?' : ''
  return {
    status: 'failed',
    error: new PlumblineConnectionError('invalid-answer', `the answer is not Plumbline's: ${status} ${type}${where}`, {
      status,
      body: text.slice(0, MAX_SHOWN_CHARACTERS),
    }),
    isTransient: status >= 500 || RETRYABLE_STATUSES.has(status),
    isUndone: status === 429,
    retryAfterMs: retryAfterMs(headers.get('retry-after'), now),
  }
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

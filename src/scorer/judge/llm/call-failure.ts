import { z } from 'zod'
import type { JudgeErrorCode } from '../judge-error.ts'

/** What not every model takes, and a judge can do without. */
export type ModelFeature = 'temperature' | 'jsonSchema'

/** Why a call gave no answer. `what` says it in words that hold nothing of the provider's, which may repeat texts and keys. */
export type CallFailure = {
  code: JudgeErrorCode
  what: string
  /** Whether the same call may do better later. */
  isTransient: boolean
  /** What the provider asked to wait. */
  retryAfterMs: number | null
  /** What the provider would take the call without. */
  refuses: ModelFeature | null
  /** Whether anything was sent: a call that lacks its key is none. */
  isSent: boolean
}

type ErrorKind = { isInstance(error: unknown): boolean }

/** The part of the SDK that tells its errors apart; the SDK is loaded at the first call, so that it comes as an argument. */
export type ErrorKinds = Record<
  | 'LoadAPIKeyError'
  | 'NoSuchModelError'
  | 'InvalidResponseDataError'
  | 'InvalidPromptError'
  | 'InvalidArgumentError'
  | 'UnsupportedFunctionalityError',
  ErrorKind
>

const httpErrorSchema = z.object({
  statusCode: z.number(),
  message: z.string(),
  responseBody: z.string().optional(),
  responseHeaders: z.record(z.string(), z.string()).optional(),
})

const NO_MODEL_ANSWER = 'the provider answered with what is no model answer'
const NOT_CONFIGURED_STATUSES = new Set([401, 402, 403, 404])

/**
 * What an error of a model call means. Not an error but a closed door: a missing key or model (`judge-not-configured`), a request
 * the provider refuses (`judge-rejected`). Everything else may pass: 429, 5xx, a 200 that is no model's answer, and what has no
 * status at all, because a broken connection comes as whatever error the platform throws.
 *
 * @param now Milliseconds since the epoch, to read a `Retry-After` that is a date.
 */
export function callFailure(error: unknown, { kinds, now }: { kinds: ErrorKinds; now: number }): CallFailure {
  if (kinds.LoadAPIKeyError.isInstance(error)) return unsent('judge-not-configured', 'its key is missing')
  if (kinds.NoSuchModelError.isInstance(error)) return unsent('judge-not-configured', 'there is no such model')
  const http = httpErrorSchema.safeParse(error)
  if (http.success) return httpFailure(http.data, now)
  if (kinds.InvalidResponseDataError.isInstance(error)) return transientFailure(NO_MODEL_ANSWER)
  if (
    kinds.InvalidPromptError.isInstance(error) ||
    kinds.InvalidArgumentError.isInstance(error) ||
    kinds.UnsupportedFunctionalityError.isInstance(error)
  ) {
    return unsent('judge-rejected', 'the model does not take such a request')
  }
  return transientFailure('the connection failed')
}

export function finalFailure(code: JudgeErrorCode, what: string): CallFailure {
  return { code, what, isTransient: false, retryAfterMs: null, refuses: null, isSent: true }
}

/** The SDK itself refuses the call. */
function unsent(code: JudgeErrorCode, what: string): CallFailure {
  return { ...finalFailure(code, what), isSent: false }
}

export function transientFailure(what: string, retryAfterMs: number | null = null): CallFailure {
  return { code: 'judge-unavailable', what, isTransient: true, retryAfterMs, refuses: null, isSent: true }
}

function httpFailure(
  { statusCode, message, responseBody, responseHeaders }: z.infer<typeof httpErrorSchema>,
  now: number,
) {
  const what = `the provider answered ${statusCode}`
  if (statusCode < 300) return transientFailure(NO_MODEL_ANSWER)
  if (statusCode === 429 || statusCode >= 500) return transientFailure(what, retryAfterMs(responseHeaders ?? {}, now))
  if (NOT_CONFIGURED_STATUSES.has(statusCode)) return finalFailure('judge-not-configured', what)
  return { ...finalFailure('judge-rejected', what), refuses: refusedFeature(`${message} ${responseBody ?? ''}`) }
}

function refusedFeature(text: string): ModelFeature | null {
  if (/temperature/i.test(text)) return 'temperature'
  return /response_format|json_schema|structured[ _]outputs?/i.test(text) ? 'jsonSchema' : null
}

/** `retry-after` in seconds or as a date (RFC 9110, section 10.2.3), or in milliseconds as some providers send it. */
function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number | null {
  const milliseconds = Number.parseFloat(headers['retry-after-ms'] ?? '')
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds)
  const value = headers['retry-after']?.trim() ?? ''
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number.parseFloat(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

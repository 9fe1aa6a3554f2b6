import { NOTHING_SPENT, type Spent } from './spent.ts'

/** Why a judge gave no judgement. The HTTP floor maps each code to a problem of the same name. */
export type JudgeErrorCode =
  | 'judge-not-configured'
  | 'judge-unavailable'
  | 'judge-rejected'
  | 'judge-invalid-output'
  | 'judge-refused'
  | 'judge-timeout'

/**
 * A judge failed. `message` says what was tried; it never holds a secret, a prompt, a response or a model's text.
 * `retryAfterSeconds` is what the provider asked to wait, when it did; `spent` what the attempts cost, as far as it is known.
 */
export class JudgeError extends Error {
  override readonly name = 'JudgeError'
  readonly code: JudgeErrorCode
  readonly retryAfterSeconds: number | null
  readonly spent: Spent

  constructor(
    code: JudgeErrorCode,
    message: string,
    options: { retryAfterSeconds?: number | null; spent?: Spent } = {},
  ) {
    super(message)
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.spent = options.spent ?? NOTHING_SPENT
  }
}

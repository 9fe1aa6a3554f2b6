export type ServiceErrorCode = 'invalid-request' | 'not-found' | 'run-conflict' | 'storage-unavailable'

/**
 * An expected failure of a use case; the HTTP floor maps its code to the problem of the same name. `path` names the field at
 * fault of an invalid request.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: ServiceErrorCode
  readonly path: string | null
  readonly retryAfterSeconds: number | null

  constructor(code: ServiceErrorCode, message: string, options: { path?: string; retryAfterSeconds?: number } = {}) {
    super(message)
    this.code = code
    this.path = options.path ?? null
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

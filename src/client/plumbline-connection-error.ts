/**
 * `network`: no answer arrived, or not all of it. `timeout`: not in time. `invalid-answer`: what answered is not Plumbline, such as a proxy's page.
 * `cut-off`: a stream ended before its last line.
 */
export type ConnectionErrorReason = 'network' | 'timeout' | 'invalid-answer' | 'cut-off'

/** There is no answer of Plumbline, neither a good one nor a problem. The last failure decides; what it threw is the `cause`. */
export class PlumblineConnectionError extends Error {
  override readonly name = 'PlumblineConnectionError'
  readonly reason: ConnectionErrorReason
  /** Of an answer that was not Plumbline's; null when there was none. */
  readonly status: number | null
  /** The beginning of an answer that was not Plumbline's. */
  readonly body: string | null

  constructor(
    reason: ConnectionErrorReason,
    message: string,
    { status = null, body = null, cause }: { status?: number | null; body?: string | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.reason = reason
    this.status = status
    this.body = body
  }
}

/** The exchange cannot be scored: there is no response, or the mode's prompt is missing. `message` says which. */
export class NotScorableError extends Error {
  override readonly name = 'NotScorableError'
  readonly code = 'not-scorable'
}

/** Something needs a secret that the operator has not set. The message names the secret. */
export class NotConfiguredError extends Error {
  override readonly name = 'NotConfiguredError'
}

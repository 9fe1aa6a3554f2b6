/** Something could not be read or stored, also after retries. The same request may succeed later. */
export class StorageError extends Error {
  override readonly name = 'StorageError'

  constructor(cause: unknown) {
    super('the storage did not answer; send the request again', { cause })
  }
}

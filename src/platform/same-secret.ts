import { sha256 } from './sha256.ts'

/**
 * Whether a text is one of the secrets, in a time that depends on neither: hashes of the same length are compared, and all of them.
 */
export async function isOneOf(given: string, secrets: readonly string[]): Promise<boolean> {
  const hash = await sha256(given)
  const hashes = await Promise.all(secrets.map(sha256))
  return hashes.map((other) => crypto.subtle.timingSafeEqual(hash, other)).includes(true)
}

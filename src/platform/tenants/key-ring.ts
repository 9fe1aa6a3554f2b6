import { fastCopy } from './fast-copy.ts'
import { hashKey, isKey, type TenantKey } from './tenant-key.ts'

const keys = fastCopy<TenantKey>()

const encoder = new TextEncoder()

/** What a hash is compared with when nothing is stored under it. */
const NO_HASH = '0'.repeat(64)

/** The name in KV of a key's record. */
export function keyName(hash: string): string {
  return `key:v1:${hash}`
}

/**
 * Whose key a text is; null for one that is not, or no longer, anybody's. A key that nobody has takes the same way as one that is
 * known; what is compared is hashes, in constant time. A revoked key is found for at most another minute.
 * @throws StorageError
 */
export async function findKey(namespace: KVNamespace, text: string): Promise<TenantKey | null> {
  if (!isKey(text)) return null
  const hash = await hashKey(text)
  const known = await keys.get(namespace, keyName(hash))
  const isSame = crypto.subtle.timingSafeEqual(encoder.encode(hash), encoder.encode(known?.hash ?? NO_HASH))
  return isSame ? known : null
}

/** Forgets the keys that this isolate remembers. */
export function forgetKeys(): void {
  keys.clear()
}

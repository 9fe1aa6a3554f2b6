import { hex, sha256 } from '../sha256.ts'

/** What a key may be used for: to score, to read what was recorded, to erase and configure. */
export const SCOPES = ['score', 'read', 'manage'] as const
export type Scope = (typeof SCOPES)[number]

/** What is known of a key wherever it is shown to somebody; `hash` is SHA-256 in hex, all that is kept of the key itself. */
export type TenantKey = { tenantId: string; keyId: string; hash: string; scopes: Scope[] }

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const KEY_ID_BYTES = 8
const SECRET_BYTES = 32
const KEY = /^pl_[0-9A-Za-z]{11}_[0-9A-Za-z]{43}$/

/** A new key, `pl_<keyId>_<32 random bytes in base62>`. */
export function newKey(): { keyId: string; key: string } {
  const keyId = base62(crypto.getRandomValues(new Uint8Array(KEY_ID_BYTES)))
  return { keyId, key: `pl_${keyId}_${base62(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))}` }
}

/** Whether a text can be a key at all. */
export function isKey(text: string): boolean {
  return KEY.test(text)
}

/** What a key is stored and looked up under. */
export async function hashKey(key: string): Promise<string> {
  return hex(await sha256(key))
}

/** As many digits as the largest number of so many bytes needs. */
function base62(bytes: Uint8Array): string {
  const length = Math.ceil((bytes.length * 8) / Math.log2(DIGITS.length))
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  while (text.length < length) {
    text = `${DIGITS.charAt(Number(value % 62n))}${text}`
    value /= 62n
  }
  return text
}

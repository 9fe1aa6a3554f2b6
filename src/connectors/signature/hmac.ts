export interface HmacCheck {
  hash: 'SHA-1' | 'SHA-256'
  /** Empty keys are never good. */
  keys: readonly (string | Uint8Array)[]
  /** The signed message, as its pieces. */
  message: readonly (string | Uint8Array)[]
  signatures: readonly Uint8Array[]
}

/**
 * Whether any signature is the HMAC of the message under any key. Web Crypto compares in constant time, and every pair is tried, so
 * that the time does not tell which one fitted.
 */
export async function verifyHmac({ hash, keys, message, signatures }: HmacCheck): Promise<boolean> {
  const signed = joinBytes(message)
  let matches = false
  for (const key of keys) {
    const bytes = toBytes(key)
    if (bytes.length === 0) continue
    const imported = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash }, false, ['verify'])
    for (const signature of signatures) {
      const match = await crypto.subtle.verify('HMAC', imported, signature, signed)
      matches = match || matches
    }
  }
  return matches
}

function joinBytes(pieces: readonly (string | Uint8Array)[]): Uint8Array {
  const parts = pieces.map(toBytes)
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

function toBytes(piece: string | Uint8Array): Uint8Array {
  return typeof piece === 'string' ? new TextEncoder().encode(piece) : piece
}

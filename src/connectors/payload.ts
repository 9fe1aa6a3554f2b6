import type { Delivery } from './connector.ts'

export type Payload = { ok: true; payload: unknown } | { ok: false; reason: 'not_utf8' | 'not_json' }

/**
 * The body as a value: JSON, or the fields of a form as strings when the content type says so. Never throws. What is deeper than
 * any reader looks is kept as it is: connectors read the levels that they know.
 */
export function readPayload({ headers, rawBody }: Delivery): Payload {
  const text = decode(rawBody)
  if (text === null) return { ok: false, reason: 'not_utf8' }
  if (headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded')) {
    return { ok: true, payload: Object.fromEntries(new URLSearchParams(text)) }
  }
  try {
    const payload: unknown = JSON.parse(text)
    return { ok: true, payload }
  } catch {
    return { ok: false, reason: 'not_json' }
  }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return null
  }
}

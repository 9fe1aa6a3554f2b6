import { exports } from 'cloudflare:workers'

export const ORIGIN = 'http://localhost'

/** Posts a body as JSON, or as it is when it is a string or bytes. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  return exports.default.fetch(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: isRaw ? body : JSON.stringify(body),
  })
}

export function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}${path}`, { headers })
}

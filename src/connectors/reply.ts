import type { Reply } from './connector.ts'

/** A 200 with a JSON body. */
export function jsonReply(body: object): Reply {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** A 200 with a plain text. */
export function textReply(body: string): Reply {
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}

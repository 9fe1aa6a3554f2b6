import type { Example } from '../../../src/http/reference/examples.ts'
import { idsIn, steady, steadyText } from './steady.ts'

export type ExampleRequest = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: unknown
  /** What is shown in the place of a body that is too long to show. */
  shownBody?: string
}

export type Examples = {
  /** Sends a request, and keeps it with its answer as an example. Gives the body of the answer. */
  show: (operationId: string, name: string, summary: string, request: ExampleRequest) => Promise<unknown>
  all: () => Example[]
}

/** Headers of answers that are shown: those that tell something of this answer. */
const TOLD =
  /^(?:cache-status|server-timing|preference-applied|location|retry-after|ratelimit|ratelimit-policy|www-authenticate|allow|x-request-id|content-type)$/

/** Keeps what is really sent and answered, with other names in the place of those of the tests. `send` is told of the path, not of the host. */
export function exampleRecorder(
  send: (path: string, init: RequestInit) => Promise<Response>,
  named: Record<string, string>,
): Examples {
  const kept: Example[] = []
  const ids = new Map(Object.entries(named))
  return {
    async show(operationId, name, summary, { method = 'GET', path, headers = {}, body, shownBody }) {
      const isJson = body !== undefined && typeof body !== 'string'
      const sent = { ...headers, ...(isJson && { 'content-type': 'application/json' }) }
      const response = await send(path, {
        method,
        headers: sent,
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      })
      const text = await response.text()
      const answered: unknown = text.startsWith('{') ? JSON.parse(text) : text === '' ? undefined : text
      for (const [id, shown] of idsIn(answered)) ids.set(id, shown)
      const told = [...response.headers].filter(([header]) => TOLD.test(header))
      kept.push({
        operationId,
        name,
        summary,
        request: {
          method,
          path: steadyText(path, ids),
          headers: steadyHeaders(sent, ids),
          body: steady(shownBody ?? (isJson ? body : asJson(body)), ids),
        },
        answer: {
          status: response.status,
          headers: steadyHeaders(Object.fromEntries(told), ids),
          body: steady(answered, ids),
        },
      })
      return answered
    },
    all: () => kept,
  }
}

function steadyHeaders(headers: Record<string, string>, ids: ReadonlyMap<string, string>): Record<string, string> {
  const entries = Object.entries(headers)
  return Object.fromEntries(entries.map(([name, value]) => [name, steadyHeader(name, value, ids)]))
}

function steadyHeader(name: string, value: string, ids: ReadonlyMap<string, string>): string {
  if (name === 'webhook-timestamp') return '1796031000'
  if (name === 'retry-after' && value !== '60') return '3600'
  return steadyText(value, ids)
}

/** What a text holds if it is JSON, else the text. */
function asJson(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

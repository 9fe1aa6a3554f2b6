import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

export type SeenRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

/** What the server does with one request. */
export type Step = (response: ServerResponse, request: SeenRequest) => void | Promise<void>

export type ScriptedServer = {
  url: string
  /** What was asked so far. */
  requests: SeenRequest[]
  /** Does these things with the next requests, one each; the last stays for every later one. */
  will: (...steps: [Step, ...Step[]]) => void
  close: () => Promise<void>
}

/** A real HTTP server on this machine that does what it is told, fault for fault. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  const requests: SeenRequest[] = []
  let steps: Step[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    text(request)
      .then((body) => {
        const seen = { method, url, headers, body }
        requests.push(seen)
        const step = steps.length > 1 ? steps.shift() : steps[0]
        return step?.(response, seen)
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    will: (...next) => {
      steps = next
      requests.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers with JSON. */
export function json(status: number, value: unknown, headers: Record<string, string> = {}): Step {
  const type = status >= 400 ? 'application/problem+json' : 'application/json'
  return (response) => void response.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(value))
}

/** Answers with a problem. */
export function problem(code: string, rest: { status: number; retryable: boolean; headers?: Record<string, string> }) {
  const { status, retryable, headers } = rest
  return json(
    status,
    { type: `/problems/${code}`, title: 'No', status, detail: `${code}, in words`, code, retryable, requestId: 'rq-1' },
    headers,
  )
}

/** A page of somebody else's. */
export function html(status: number, headers: Record<string, string> = {}): Step {
  return (response) =>
    void response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
      .end('<!doctype html><title>A proxy</title>')
}

/** Resets the connection before anything is answered. */
export const reset: Step = (response) => void response.socket?.resetAndDestroy()

/** The head of an answer and a half of its JSON, then a reset. */
export const halfAnswer: Step = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
  response.write('{"runId":"half', () => response.socket?.resetAndDestroy())
}

/** Never answers. */
export const silence: Step = () => undefined

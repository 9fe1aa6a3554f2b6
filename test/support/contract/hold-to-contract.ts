import { HonoRequest } from 'hono/request'
import { afterEach, inject } from 'vitest'
import { z } from 'zod'
import { app } from '../../../src/http/app.ts'
import { isJson } from './contract.ts'
import type { Exchanged } from './exchanged.ts'

/**
 * Everything that a test gets from the Worker's routes, by its own door or from the app, is held to openapi.json when the test is over: status,
 * headers, type and body of the answer, and the request if it was accepted.
 */
const exchanged: Exchanged[] = []

/** What handlers read of a request's body, by the request. */
const bodies = new WeakMap<Request, unknown>()

const readJson: (this: HonoRequest) => Promise<unknown> = Reflect.get(HonoRequest.prototype, 'json')
Reflect.set(HonoRequest.prototype, 'json', async function json(this: HonoRequest): Promise<unknown> {
  const value = await readJson.call(this)
  bodies.set(this.raw, value)
  return value
})

const answer = app.fetch
app.fetch = async function fetch(request, ...rest) {
  const response = await answer(request, ...rest)
  const { pathname, search } = new URL(request.url)
  const headers = Object.fromEntries(response.headers)
  const isRead = isJson(headers['content-type']?.split(';')[0] ?? '') && response.body !== null
  const body = isRead ? await response.text() : ''
  const { status } = response
  // What was refused need not be as openapi.json has it, and may be large.
  const sent = status < 400 ? bodies.get(request) : undefined
  exchanged.push({ method: request.method, path: pathname + search, sent, status, headers, body })
  return isRead ? new Response(body, response) : response
}

/** So many are held to it at a time. */
const PART = 500
/** The fuzz run has tens of thousands. */
const TIME_LIMIT_MS = 300_000

afterEach(async () => {
  const told = new Set<string>()
  while (exchanged.length > 0) {
    for (const fault of await faultsOf(exchanged.splice(0, PART))) told.add(fault)
  }
  if (told.size > 0) throw new Error(`not as openapi.json has it:\n${[...told].join('\n')}`)
}, TIME_LIMIT_MS)

async function faultsOf(part: readonly Exchanged[]): Promise<string[]> {
  const init = { method: 'POST', body: JSON.stringify(part) }
  const response = await fetch(`${inject('contractServerUrl')}/exchanged`, init)
  if (!response.ok) throw new Error(await response.text())
  const faults = z.array(z.array(z.string())).parse(await response.json())
  return part.flatMap(({ method, path }, at) => (faults[at] ?? []).map((fault) => `${method} ${path}: ${fault}`))
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlumblineClient, type PlumblineClientOptions } from '../../src/client/index.ts'
import { manualClock } from '../support/manual-clock.ts'
import {
  halfAnswer,
  html,
  json,
  problem,
  reset,
  type ScriptedServer,
  startScriptedServer,
} from '../support/scripted-server.ts'

const SCORE = { runId: 'r', score: 0.9 }
const RETRYABLE = { status: 503, retryable: true }
const EXCHANGE = { input: 'Say hello', output: 'Hello' }

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

function client(options: Partial<PlumblineClientOptions> = {}) {
  const clock = manualClock()
  return { clock, ...createPlumblineClient({ baseUrl: server.url, clock, ...options }) }
}

/** The body of each request that arrived. */
function bodies(): { runId?: string }[] {
  return server.requests.map(({ body }) => JSON.parse(body))
}

describe('what may pass is tried again', () => {
  it('as the same run: with one runId, made when none was given', async () => {
    server.will(
      problem('judge-unavailable', RETRYABLE),
      reset,
      problem('storage-unavailable', RETRYABLE),
      json(200, SCORE),
    )
    expect(await client().score(EXCHANGE)).toEqual(SCORE)
    const [first, ...others] = bodies()
    expect(first?.runId).toMatch(/^[0-9a-f]{32}$/)
    expect(others).toEqual([first, first, first])
  })

  it('with the runId that was given, and without changing what was given', async () => {
    server.will(reset, json(200, SCORE))
    const request = { ...EXCHANGE, runId: 'mine' }
    await client().score(request)
    expect(bodies().map(({ runId }) => runId)).toEqual(['mine', 'mine'])
    const without = { ...EXCHANGE }
    await client().score(without)
    expect(without).toEqual(EXCHANGE)
  })

  it('with another runId for another call', async () => {
    server.will(json(200, SCORE))
    const { score } = client()
    await score(EXCHANGE)
    await score(EXCHANGE)
    expect(new Set(bodies().map(({ runId }) => runId)).size).toBe(2)
  })

  it('after pauses that grow', async () => {
    server.will(problem('judge-timeout', { status: 504, retryable: true }))
    const { clock, score } = client({ retries: 4 })
    await expect(score(EXCHANGE)).rejects.toMatchObject({ code: 'judge-timeout' })
    expect(clock.slept).toEqual([225, 450, 900, 1_800])
  })

  it('after as many seconds as Retry-After says', async () => {
    server.will(
      problem('rate-limited', { status: 429, retryable: true, headers: { 'retry-after': '7' } }),
      json(200, SCORE),
    )
    const { clock, score } = client()
    await score(EXCHANGE)
    expect(clock.slept).toEqual([7_125])
  })

  it('at the time that Retry-After says', async () => {
    const headers = { 'retry-after': 'Mon, 30 Nov 2026 12:00:20 GMT' }
    server.will(problem('rate-limited', { status: 429, retryable: true, headers }), json(200, SCORE))
    const { clock, score } = client()
    await score(EXCHANGE)
    expect(clock.slept).toEqual([20_125])
  })

  it.each([
    ['a page of a proxy that is overloaded', html(502)],
    ['half an answer', halfAnswer],
    ['a problem of an empty kind', json(503, {})],
  ])('after %s', async (_what, fault) => {
    server.will(fault, json(200, SCORE))
    expect(await client().score(EXCHANGE)).toEqual(SCORE)
    expect(server.requests).toHaveLength(2)
  })
})

describe('what will not pass is not', () => {
  it('a problem that is not retryable, which says all that the service said', async () => {
    const errors = [{ path: 'options.scale', message: 'must be at least 1' }]
    const body = {
      type: '/problems/invalid-request',
      title: 'The request is not valid',
      status: 422,
      detail: 'a field is out of range',
      code: 'invalid-request',
      retryable: false,
      requestId: 'rq-7',
      errors,
    }
    server.will(json(422, body))
    await expect(client().score(EXCHANGE)).rejects.toMatchObject({
      name: 'PlumblineProblem',
      message: 'a field is out of range',
      code: 'invalid-request',
      title: 'The request is not valid',
      status: 422,
      retryable: false,
      requestId: 'rq-7',
      errors,
      retryAfterMs: null,
    })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['a page with 200', html(200), 200, /not Plumbline's: 200 text\/html/],
    ['a page with 404', html(404), 404, /not Plumbline's: 404 text\/html/],
    ['a redirect', html(302, { location: '/sign-in' }), 302, /a redirect: is baseUrl right/],
    ['JSON that is no problem', json(404, { error: 'no' }), 404, /not Plumbline's: 404/],
    ['JSON that is no object', json(200, 'fine'), 200, /not Plumbline's: 200/],
  ])('%s', async (_what, step, status, message) => {
    server.will(step)
    const failure = client().score(EXCHANGE)
    await expect(failure).rejects.toThrow(message)
    await expect(failure).rejects.toMatchObject({ name: 'PlumblineConnectionError', reason: 'invalid-answer', status })
    expect(server.requests).toHaveLength(1)
  })

  it('shows the beginning of what is not Plumbline', async () => {
    server.will(html(403))
    await expect(client().me()).rejects.toMatchObject({ body: '<!doctype html><title>A proxy</title>' })
  })

  it('a pause that would outlast the time: the problem is thrown at once', async () => {
    server.will(problem('rate-limited', { status: 429, retryable: true, headers: { 'retry-after': '3600' } }))
    const { clock, score } = client()
    await expect(score(EXCHANGE)).rejects.toMatchObject({ code: 'rate-limited', retryAfterMs: 3_600_000 })
    expect(clock.slept).toEqual([])
    expect(server.requests).toHaveLength(1)
  })

  it('more often than asked', async () => {
    server.will(problem('judge-unavailable', RETRYABLE))
    await expect(client({ retries: 1 }).score(EXCHANGE)).rejects.toMatchObject({ code: 'judge-unavailable' })
    expect(server.requests).toHaveLength(2)
    server.will(reset)
    await expect(client().score(EXCHANGE, { retries: 0 })).rejects.toMatchObject({ reason: 'network' })
    expect(server.requests).toHaveLength(1)
  })

  it('where nobody listens', async () => {
    const closed = await startScriptedServer()
    await closed.close()
    const { clock, score } = client({ baseUrl: closed.url })
    await expect(score(EXCHANGE)).rejects.toMatchObject({ name: 'PlumblineConnectionError', reason: 'network' })
    expect(clock.slept).toHaveLength(3)
  })
})

describe('what must not happen twice', () => {
  const NEW_HOOK = { hookId: 'hk_1', url: 'https://x.example/hooks/hk_1', secret: null }
  const REQUEST = { platform: 'standard' as const, agents: [{ agentId: 'bot' }] }

  it.each([
    ['a lost answer', reset],
    ['half an answer', halfAnswer],
    ['a store that may have stored it', problem('storage-unavailable', RETRYABLE)],
  ])('is not sent again after %s', async (_what, fault) => {
    server.will(fault, json(201, NEW_HOOK))
    await expect(client().hooks.make(REQUEST)).rejects.toThrow(/connection failed|storage-unavailable/)
    expect(server.requests).toHaveLength(1)
  })

  it('is sent again when it was certainly not done', async () => {
    server.will(problem('rate-limited', { status: 429, retryable: true }), json(201, NEW_HOOK))
    expect(await client().hooks.make(REQUEST)).toEqual(NEW_HOOK)
  })

  it('is done when a delete is lost and then finds nothing', async () => {
    server.will(reset, problem('not-found', { status: 404, retryable: false }))
    await expect(client().hooks.remove('hk_1')).resolves.toBeUndefined()
  })

  it('is not done when a delete finds nothing at first', async () => {
    server.will(problem('not-found', { status: 404, retryable: false }))
    await expect(client().hooks.remove('hk_1')).rejects.toMatchObject({ code: 'not-found' })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlumblineClient, type PlumblineClientOptions } from '../../src/client/index.ts'
import { manualClock } from '../support/manual-clock.ts'
import { json, problem, type ScriptedServer, silence, startScriptedServer } from '../support/scripted-server.ts'

const SCORE = { runId: 'r', score: 0.9 }
const EXCHANGE = { input: 'Say hello', output: 'Hello' }

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

function client(options: Partial<PlumblineClientOptions> = {}) {
  return createPlumblineClient({ baseUrl: server.url, ...options })
}

describe('time', () => {
  it('ends an attempt that is not answered, and tries again', async () => {
    server.will(silence, json(200, SCORE))
    expect(await client({ attemptTimeoutMs: 300 }).health()).toEqual(SCORE)
    expect(server.requests).toHaveLength(2)
  })

  it('ends an attempt whose body stops', async () => {
    server.will((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '50' }).flushHeaders()
    })
    const failure = client({ attemptTimeoutMs: 200, retries: 0 }).health()
    await expect(failure).rejects.toMatchObject({ name: 'PlumblineConnectionError', reason: 'timeout' })
  })

  it('ends a call with all its attempts', async () => {
    server.will(silence)
    const failure = client({ timeoutMs: 200, attemptTimeoutMs: 60_000 }).health()
    await expect(failure).rejects.toMatchObject({ name: 'PlumblineConnectionError', reason: 'timeout' })
    expect(server.requests).toHaveLength(1)
  })

  it('ends an attempt of a fetch that heeds no signal', async () => {
    const never = () => new Promise<never>(() => undefined)
    const failure = client({ fetch: never, timeoutMs: 50 }).health()
    await expect(failure).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('of an attempt is for its head and its body together', async () => {
    const asked: number[] = []
    const clock = manualClock()
    const watched = {
      ...clock,
      abortAfter: (ms: number) => {
        asked.push(ms)
        return clock.abortAfter(ms)
      },
    }
    const slowHead = async () => {
      await clock.sleep(7_000, undefined)
      return Response.json({ status: 'ok' })
    }
    await client({ clock: watched, fetch: slowHead, attemptTimeoutMs: 10_000 }).health()
    expect(asked).toEqual([10_000, 3_000])
  })

  it('is longer for an attempt when the service was given time', async () => {
    const asked: number[] = []
    const clock = manualClock()
    const watched = {
      ...clock,
      abortAfter: (ms: number) => {
        asked.push(ms)
        return clock.abortAfter(ms)
      },
    }
    server.will(json(200, SCORE))
    await client({ clock: watched, attemptTimeoutMs: 10_000 }).score(EXCHANGE, { waitSeconds: 60 })
    expect(asked).toEqual([65_000, 65_000])
    expect(server.requests[0]?.headers['prefer']).toBe('wait=60')
  })
})

describe('an abort', () => {
  it('before anything sends nothing', async () => {
    server.will(json(200, SCORE))
    const reason = new Error('not wanted')
    await expect(client().health({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(server.requests).toHaveLength(0)
  })

  it('ends an attempt under way and lets go of the connection', async () => {
    const controller = new AbortController()
    const reason = new Error('no longer wanted')
    const closed = Promise.withResolvers<void>()
    server.will((response) => {
      response.on('close', () => closed.resolve())
      controller.abort(reason)
    })
    await expect(client().health({ signal: controller.signal })).rejects.toBe(reason)
    await closed.promise
  })

  it('ends a pause', async () => {
    const controller = new AbortController()
    const reason = new Error('no longer wanted')
    server.will(problem('judge-unavailable', { status: 503, retryable: true, headers: { 'retry-after': '60' } }))
    const failure = client().score(EXCHANGE, { signal: controller.signal })
    setTimeout(() => controller.abort(reason), 100)
    await expect(failure).rejects.toBe(reason)
    expect(server.requests).toHaveLength(1)
  })
})

import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlumblineClient, type PlumblineClientOptions } from '../../src/client/index.ts'
import { manualClock } from '../support/manual-clock.ts'
import {
  html,
  json,
  problem,
  reset,
  type ScriptedServer,
  type Step,
  startScriptedServer,
} from '../support/scripted-server.ts'

const ITEMS = [
  { index: 1, status: 200, result: { reason: 'Grüße, 東京 and 👩‍🚀' } },
  { index: 0, status: 422, problem: { code: 'not-scorable' } },
]
const SUMMARY = { type: 'summary', count: 2, failed: 1, mean: 0.7 }
const LINES = [...ITEMS, SUMMARY]
const BATCH = {
  items: [
    { input: 'a', output: 'b' },
    { input: 'c', output: '', runId: 'mine' },
  ],
}

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

function client(options: Partial<PlumblineClientOptions> = {}) {
  return createPlumblineClient({ baseUrl: server.url, clock: manualClock(), ...options })
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' }).flushHeaders()
}

/** Sends these pieces, each when the one before has left, and then does what is said. */
function pieces(parts: (string | Uint8Array)[], end: (response: ServerResponse) => void): Step {
  return async (response) => {
    begin(response)
    for (const part of parts) {
      await new Promise((resolve) => response.write(part, resolve))
      await new Promise((resolve) => setImmediate(resolve))
    }
    end(response)
  }
}

const finish = (response: ServerResponse) => void response.end()
const cut = (response: ServerResponse) => void response.socket?.resetAndDestroy()

function text(lines: object[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

async function all<Line>(lines: AsyncIterable<Line>): Promise<Line[]> {
  const read: Line[] = []
  for await (const line of lines) read.push(line)
  return read
}

describe('a batch', () => {
  it('gives its lines as they come, and asks for them as lines', async () => {
    server.will(pieces([text(LINES)], finish))
    expect(await all(client().scoreBatch({ ...BATCH, concurrency: 4 }))).toEqual(LINES)
    const [request] = server.requests
    expect(request?.headers.accept).toBe('application/x-ndjson')
    expect(`${request?.method} ${request?.url}`).toBe('POST /v1/scores/batch')
    const [first, second] = JSON.parse(request?.body ?? '').items
    expect(first.runId).toMatch(/^[0-9a-f]{32}$/)
    expect(second.runId).toBe('mine')
  })

  it('is the same wherever it is cut into pieces, also inside of a character', async () => {
    const bytes = Buffer.from(text(LINES))
    server.will(
      pieces(
        Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)),
        finish,
      ),
    )
    expect(await all(client().scoreBatch(BATCH))).toEqual(LINES)
    for (const size of [2, 3, 7, 64]) {
      const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      )
      server.will(pieces(parts, finish))
      expect(await all(client().scoreBatch(BATCH))).toEqual(LINES)
    }
  })

  it('takes a last line without an end, empty lines and lines that end as on Windows', async () => {
    server.will(pieces([`\n${text(ITEMS).replaceAll('\n', '\r\n')}\n${JSON.stringify(SUMMARY)}`], finish))
    expect(await all(client().scoreBatch(BATCH))).toEqual(LINES)
  })

  it('gives the first line before the second is there', async () => {
    const second = Promise.withResolvers<void>()
    server.will(async (response) => {
      begin(response)
      response.write(text(ITEMS.slice(0, 1)))
      await second.promise
      response.end(text([SUMMARY]))
    })
    const seen: object[] = []
    for await (const line of client().scoreBatch(BATCH)) {
      seen.push(line)
      second.resolve()
    }
    expect(seen).toEqual([ITEMS[0], SUMMARY])
  })

  it.each([
    ['ends before its summary', pieces([text(ITEMS)], finish)],
    ['ends inside of a line', pieces([text(ITEMS), '{"type":"summ'], finish)],
    ['ends inside of a character', pieces([text(ITEMS), Buffer.from('{"a":"東').subarray(0, 7)], finish)],
    ['ends with nothing', pieces([], finish)],
    ['is reset', pieces([text(ITEMS)], cut)],
  ])('that %s was cut off, which is an error and not an end', async (_how, step) => {
    server.will(step)
    const seen: object[] = []
    const reading = (async () => {
      for await (const line of client().scoreBatch(BATCH)) seen.push(line)
    })()
    await expect(reading).rejects.toMatchObject({ name: 'PlumblineConnectionError', reason: 'cut-off' })
    // A reset may overtake what was sent before it.
    expect(ITEMS.slice(0, seen.length)).toEqual(seen)
    expect(server.requests).toHaveLength(1)
  })

  it('whose line is not JSON is no answer of Plumbline', async () => {
    server.will(pieces([text(ITEMS), '<html>\n', text([SUMMARY])], finish))
    await expect(all(client().scoreBatch(BATCH))).rejects.toMatchObject({ reason: 'invalid-answer' })
  })

  it('that stops for too long is given up', async () => {
    server.will(pieces([text(ITEMS)], () => undefined))
    const { scoreBatch } = createPlumblineClient({ baseUrl: server.url, attemptTimeoutMs: 200 })
    await expect(all(scoreBatch(BATCH))).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('is tried again until it begins', async () => {
    server.will(
      reset,
      html(503),
      problem('rate-limited', { status: 429, retryable: true }),
      pieces([text(LINES)], finish),
    )
    expect(await all(client().scoreBatch(BATCH))).toEqual(LINES)
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1)
  })

  it('that is refused throws the problem', async () => {
    server.will(problem('invalid-request', { status: 422, retryable: false }))
    await expect(all(client().scoreBatch(BATCH))).rejects.toMatchObject({ code: 'invalid-request' })
  })

  it('that is answered whole is none', async () => {
    server.will(json(200, { items: [] }))
    await expect(all(client().scoreBatch(BATCH))).rejects.toMatchObject({ reason: 'invalid-answer', status: 200 })
    expect(server.requests).toHaveLength(1)
  })

  it('lets go of the connection when nobody reads on', async () => {
    const closed = Promise.withResolvers<string>()
    server.will(async (response) => {
      response.on('close', () => closed.resolve('closed'))
      begin(response)
      response.write(text(ITEMS))
    })
    for await (const line of client().scoreBatch(BATCH)) if ('index' in line) break
    expect(await closed.promise).toBe('closed')
  })

  it('is given up by its signal, also between two lines that arrived together', async () => {
    const controller = new AbortController()
    const reason = new Error('no longer wanted')
    const closed = Promise.withResolvers<void>()
    server.will(async (response) => {
      response.on('close', () => closed.resolve())
      begin(response)
      response.write(text(ITEMS))
    })
    const seen: object[] = []
    const reading = (async () => {
      for await (const line of client().scoreBatch(BATCH, { signal: controller.signal })) {
        seen.push(line)
        controller.abort(reason)
      }
    })()
    await expect(reading).rejects.toBe(reason)
    expect(seen).toEqual([ITEMS[0]])
    await closed.promise
  })

  it('sends nothing before it is read', async () => {
    server.will(pieces([text(LINES)], finish))
    client().scoreBatch(BATCH)
    await client()
      .health()
      .catch(() => undefined)
    expect(server.requests.map(({ url }) => url)).not.toContain('/v1/scores/batch')
  })
})

describe('a comparison', () => {
  const COMPARISON = { variants: ['a', 'b'].map((id) => ({ id, items: [{ input: 'x', output: 'y' }] })) }
  const RESULT = { type: 'result', variants: [], pairs: [] }
  const COMPARED = [{ type: 'item', variant: 'a' }, { type: 'item', variant: 'b' }, RESULT]

  it('gives a line for each item, then its result', async () => {
    server.will(pieces([text(COMPARED)], finish))
    expect(await all(client().compare(COMPARISON))).toEqual(COMPARED)
    expect(server.requests.map(({ url }) => url)).toEqual(['/v1/comparisons'])
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(COMPARISON)
  })

  it('can be read for its result alone', async () => {
    server.will(pieces([text(COMPARED)], finish))
    expect(await client().compare(COMPARISON).result()).toEqual(RESULT)
  })

  it('that is cut off has no result', async () => {
    server.will(pieces([text(COMPARED.slice(0, 1))], finish))
    await expect(client().compare(COMPARISON).result()).rejects.toMatchObject({ reason: 'cut-off' })
  })
})

import { exports } from 'cloudflare:workers'
import { listDurableObjectIds, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { problemSchema } from '../../src/http/problem.ts'
import { get, ORIGIN, post } from '../support/requests.ts'

afterEach(() => reset())

type Problem = z.infer<typeof problemSchema>

async function problemIn(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = problemSchema.parse(await response.json())
  expect(problem.status).toBe(response.status)
  expect(problem.type).toBe(`/problems/${problem.code}`)
  expect(problem.requestId).toBe(response.headers.get('x-request-id'))
  return problem
}

const VALID = { input: 'Say hello', output: 'hello', agentId: 'bad' }
const system = { evaluationMode: 'system' }

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString()
}

describe('POST /v1/scores refuses', () => {
  it.each<[string, unknown, string, string?]>([
    ['no input', { output: 'x' }, 'invalid-request', 'input'],
    ['no output', { input: 'x' }, 'invalid-request', 'output'],
    ['an unknown field', { ...VALID, foo: 1 }, 'invalid-request', 'foo'],
    ['a time 36 days ago', { ...VALID, occurredAt: daysFromNow(-36) }, 'invalid-request', 'occurredAt'],
    ['a time tomorrow', { ...VALID, occurredAt: daysFromNow(1) }, 'invalid-request', 'occurredAt'],
    ['a time that is none', { ...VALID, occurredAt: 'yesterday' }, 'invalid-request', 'occurredAt'],
    ['an unknown way to record', { ...VALID, record: 'later' }, 'invalid-request', 'record'],
    ['an unknown option', { ...VALID, options: { scael: 2 } }, 'invalid-request', 'options.scael'],
    ['an array for a body', [], 'invalid-request', ''],
    ['null for a body', null, 'invalid-request', ''],
    ['a number for a prompt', { ...VALID, input: 3 }, 'invalid-request', 'input'],
    ['a null output', { ...VALID, output: null }, 'invalid-request', 'output'],
    ['scale 0', { ...VALID, options: { scale: 0 } }, 'invalid-request', 'options.scale'],
    ['scale -5', { ...VALID, options: { scale: -5 } }, 'invalid-request', 'options.scale'],
    ['scale 2000', { ...VALID, options: { scale: 2_000 } }, 'invalid-request', 'options.scale'],
    ['NaN as a string', { ...VALID, options: { scale: 'NaN' } }, 'invalid-request', 'options.scale'],
    ['an unknown mode', { ...VALID, options: { evaluationMode: 'all' } }, 'invalid-request', 'options.evaluationMode'],
    ['a threshold above the scale', { ...VALID, options: { threshold: 2 } }, 'invalid-request', 'options.threshold'],
    ['a negative threshold', { ...VALID, options: { threshold: -1 } }, 'invalid-request', 'options.threshold'],
    [
      'weights that do not sum to 1',
      { ...VALID, options: { weights: { user: { intent: 1, requirements: 1, completeness: 0, appropriateness: 0 } } } },
      'invalid-request',
      'options.weights.user',
    ],
    ['agentId ..', { ...VALID, agentId: '..' }, 'invalid-request', 'agentId'],
    ['an agentId with a slash', { ...VALID, agentId: 'a/b' }, 'invalid-request', 'agentId'],
    ['an empty runId', { ...VALID, runId: '' }, 'invalid-request', 'runId'],
    ['a long runId', { ...VALID, runId: 'x'.repeat(129) }, 'invalid-request', 'runId'],
    ['an unknown judge', { ...VALID, model: 'astrology' }, 'invalid-request', 'model'],
    ['nested metadata', { ...VALID, metadata: { a: {} } }, 'invalid-request', 'metadata.a'],
    [
      'too much metadata',
      { ...VALID, metadata: Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`k${index}`, 1])) },
      'invalid-request',
      'metadata',
    ],
    [
      'a name that objects do not take',
      JSON.stringify({ ...VALID, metadata: { a: 1 } }).replace('"a":1', '"__proto__":1'),
      'invalid-request',
      'metadata.__proto__',
    ],
    [
      'a tag that objects do not take',
      '{"input":{"inputMessages":[{"role":"user","content":"x"}],"taggedSystemMessages":{"__proto__":[]}},"output":"y"}',
      'invalid-request',
      'input.taggedSystemMessages.__proto__',
    ],
    ['metadata that is a text', { ...VALID, metadata: { a: 'x'.repeat(10_000) } }, 'invalid-request', 'metadata'],
    ['null in an array of messages', { ...VALID, input: [null] }, 'invalid-request', 'input.0'],
    ['a message without content', { ...VALID, input: [{ role: 'user' }] }, 'invalid-request', 'input.0'],
    [
      'a message with a number for content',
      { ...VALID, input: [{ role: 'user', content: 5 }] },
      'invalid-request',
      'input.0.content',
    ],
    [
      'null in inputMessages',
      { ...VALID, input: { inputMessages: [null] } },
      'invalid-request',
      'input.inputMessages.0',
    ],
    ['null in the output', { ...VALID, output: [null] }, 'invalid-request', 'output.0'],
    ['no messages at all', { ...VALID, input: [] }, 'not-scorable'],
    ['an empty message', { ...VALID, input: [{ role: 'user', content: '' }] }, 'not-scorable'],
    ['only images', { ...VALID, input: [{ role: 'user', content: [{ type: 'image', image: 'x' }] }] }, 'not-scorable'],
    ['system mode without a system message', { ...VALID, options: system }, 'not-scorable'],
    ['an output without a response', { ...VALID, output: [] }, 'not-scorable'],
  ])('%s', async (_name, body, code, path) => {
    const problem = await problemIn(await post('/v1/scores', body))
    expect(problem.code).toBe(code)
    if (path !== undefined) expect(problem.errors?.map((error) => error.path)).toContain(path)
    expect(await listDurableObjectIds(env.AGENT_STATS)).toEqual([])
  })

  it('a body that is not JSON', async () => {
    expect((await problemIn(await post('/v1/scores', '{"input":'))).code).toBe('invalid-json')
    expect((await problemIn(await post('/v1/scores', ''))).code).toBe('invalid-json')
  })

  it('a body that is not UTF-8', async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('{"input":"a'),
      0xff,
      ...new TextEncoder().encode('","output":"b"}'),
    ])
    expect((await problemIn(await post('/v1/scores', bytes))).code).toBe('invalid-json')
  })

  it('a compressed body, and says why', async () => {
    const stream = new Blob([JSON.stringify(VALID)]).stream().pipeThrough(new CompressionStream('gzip'))
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    const problem = await problemIn(await post('/v1/scores', bytes, { 'content-encoding': 'gzip' }))
    expect(problem).toMatchObject({ code: 'invalid-json', status: 400 })
    expect(problem.detail).toContain('content-encoding')
  })

  it('what is no JSON in UTF-8, whatever its charset says', async () => {
    const text = JSON.stringify(VALID)
    const utf16 = new Uint8Array(Array.from(text).flatMap((character) => [character.charCodeAt(0), 0]))
    const headers = { 'content-type': 'application/json; charset=utf-16' }
    for (const bytes of [utf16, new Uint8Array([0xff, 0xfe, ...utf16]), new Uint8Array(0)]) {
      expect((await problemIn(await post('/v1/scores', bytes, headers))).code).toBe('invalid-json')
    }
    const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)])
    expect((await post('/v1/scores', marked, headers)).status).toBe(200)
  })

  it('fields of no accepted shape, and says what they can be', async () => {
    const content = { ...VALID, input: [{ role: 'user', content: 7 }] }
    for (const [body, path, message] of [
      [{ output: 'x' }, 'input', /a string, an array of messages or an object/],
      [{ input: 'x' }, 'output', /a string, a message or an array of messages/],
      [content, 'input.0.content', /a string, an array of parts or a stored message/],
      [{ ...VALID, metadata: { build: null } }, 'metadata.build', /a string, a number or a boolean/],
    ] as const) {
      const { errors } = await problemIn(await post('/v1/scores', body))
      expect(errors).toEqual([{ path, message: expect.stringMatching(message) }])
    }
    const infinite = await problemIn(await post('/v1/scores', '{"input":"x","output":"y","metadata":{"n":1e999}}'))
    expect(infinite.errors?.[0]?.path).toBe('metadata.n')
  })

  it('another content type', async () => {
    for (const type of ['text/plain', 'application/jsonp', 'multipart/form-data']) {
      const problem = await problemIn(await post('/v1/scores', JSON.stringify(VALID), { 'content-type': type }))
      expect(problem).toMatchObject({ code: 'unsupported-media-type', status: 415 })
    }
  })

  it('a body over 256 KiB, by its header and on the stream', async () => {
    const body = JSON.stringify({ ...VALID, input: 'x'.repeat(300 * 1024) })
    expect(await problemIn(await post('/v1/scores', body))).toMatchObject({ code: 'payload-too-large', status: 413 })
    const stream = new Blob([body]).stream()
    const chunked = await exports.default.fetch(`${ORIGIN}/v1/scores`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
    })
    expect((await problemIn(chunked)).code).toBe('payload-too-large')
  })

  it('nesting over 64 levels, wherever it stands', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    for (const body of [deep, `{"input":"x","output":"y","metadata":${deep}}`, '['.repeat(65)]) {
      expect(await problemIn(await post('/v1/scores', body))).toMatchObject({ code: 'invalid-request', status: 422 })
    }
  })

  it('nothing for brackets inside a string', async () => {
    const response = await post('/v1/scores', { input: `Say ${'['.repeat(100)}"{`, output: 'hello' })
    expect(response.status).toBe(200)
    await response.body?.cancel()
  })

  it('keys that would reach a prototype', async () => {
    const problem = await problemIn(await post('/v1/scores', '{"input":"x","output":"y","__proto__":{"agentId":"z"}}'))
    expect(problem.code).toBe('invalid-request')
  })
})

describe('routes', () => {
  it('answers an unknown route with not-found', async () => {
    expect((await problemIn(await get('/v1/nothing'))).code).toBe('not-found')
    expect((await problemIn(await get('/nothing'))).code).toBe('not-found')
  })

  it('answers another method with method-not-allowed and says which there are', async () => {
    const response = await get('/v1/scores')
    expect(response.headers.get('allow')).toBe('POST')
    expect(await problemIn(response)).toMatchObject({ code: 'method-not-allowed', status: 405 })
  })

  it('knows no statistics of an agent that never scored', async () => {
    expect((await problemIn(await get('/v1/agents/nobody/stats'))).code).toBe('not-found')
    expect((await problemIn(await get('/v1/agents/a%2Fb/stats'))).code).toBe('invalid-request')
    expect((await problemIn(await get('/v1/agents/%E0%A4/stats'))).status).toBeLessThan(500)
  })

  it('explains every problem to a person', async () => {
    const page = await get('/problems/run-conflict')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('used for other content')
    expect((await problemIn(await get('/problems/toString'))).code).toBe('not-found')
  })
})

describe('who may ask', () => {
  it('refuses local mode to another host', async () => {
    for (const host of ['http://plumbline.example', 'http://127.0.0.1.example', 'http://10.0.0.1']) {
      const response = await exports.default.fetch(`${host}/v1/agents/a/stats`)
      expect((await problemIn(response)).code).toBe('unauthenticated')
    }
  })

  it('answers any loopback host', async () => {
    for (const host of ['http://127.0.0.1:8787', 'http://[::1]:8787', 'http://localhost']) {
      expect((await problemIn(await exports.default.fetch(`${host}/v1/agents/a/stats`))).code).toBe('not-found')
    }
  })
})

import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { get, post } from '../support/requests.ts'

afterEach(() => reset())

/** The names of the headers that say how an answer may be used, whatever it is. */
const EVERYWHERE = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
]

const ANSWERS: [answer: string, ask: () => Promise<Response>][] = [
  ['a score', () => post('/v1/scores', { input: 'Say hello.', output: 'Hello.' })],
  ['a problem of a score', () => post('/v1/scores', { input: 'Say hello.' })],
  [
    'an accepted run',
    () => post('/v1/scores', { input: 'Hi', output: 'Hi', agentId: 'a' }, { prefer: 'respond-async' }),
  ],
  ['the state of the service', () => get('/healthz')],
  ['a route that is not there', () => get('/nowhere')],
]

describe('the headers of an answer', () => {
  it.each(ANSWERS)('are all there on %s', async (_answer, ask) => {
    const response = await ask()
    await response.text()
    expect(EVERYWHERE.filter((name) => !response.headers.has(name))).toEqual([])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
  })

  it.each(['not an id', 'x'.repeat(256), ''])('name a new id for a request that says %j', async (given) => {
    const response = await get('/healthz', { 'x-request-id': given })
    await response.text()
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })
})

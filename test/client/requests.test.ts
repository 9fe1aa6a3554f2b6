import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backoffMs } from '../../src/client/backoff.ts'
import { createPlumblineClient } from '../../src/client/index.ts'
import { retryAfterMs } from '../../src/client/retry-after.ts'
import { json, type ScriptedServer, startScriptedServer } from '../support/scripted-server.ts'

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

describe('a request', () => {
  it('takes the key, and the operator’s token where that is asked', async () => {
    server.will(json(200, { tenants: [], nextCursor: null }))
    const client = createPlumblineClient({ baseUrl: server.url, key: 'pl_key', adminToken: 'operator' })
    await client.me()
    await client.tenants.list()
    await client.health()
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer pl_key',
      'Bearer operator',
      undefined,
    ])
  })

  it('goes under the path of the base URL, with its names and values written for a URL', async () => {
    server.will(json(200, { points: [] }))
    const client = createPlumblineClient({ baseUrl: `${server.url}/plumbline/` })
    await client.agents.series('a:b', { judge: 'own/large@1 &x', from: '2026-11-30T00:00:00+01:00', to: undefined })
    expect(server.requests[0]?.url).toBe(
      '/plumbline/v1/agents/a%3Ab/series?judge=own%2Flarge%401%20%26x&from=2026-11-30T00%3A00%3A00%2B01%3A00',
    )
  })

  it.each(['', '.', '..'])('never goes astray by an id such as "%s"', async (id) => {
    server.will(json(200, {}))
    const client = createPlumblineClient({ baseUrl: server.url, adminToken: 't' })
    await expect(client.tenants.revokeKey('acme', id)).rejects.toThrow(TypeError)
    expect(server.requests).toHaveLength(0)
  })

  it('follows the pages of a listing as far as they are read', async () => {
    const page = (agentId: string, nextCursor: string | null) => json(200, { agents: [{ agentId }], nextCursor })
    const client = createPlumblineClient({ baseUrl: server.url })
    server.will(page('a', 'c1'), page('b', 'c2'), page('c', null))
    const names: string[] = []
    for await (const { agentId } of client.agents.each({ sort: 'name', limit: 1 })) names.push(agentId)
    expect(names).toEqual(['a', 'b', 'c'])
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/v1/agents?sort=name&limit=1',
      '/v1/agents?sort=name&limit=1&cursor=c1',
      '/v1/agents?sort=name&limit=1&cursor=c2',
    ])
    server.will(page('a', 'c1'), page('b', 'c2'))
    for await (const { agentId } of client.agents.each()) if (agentId === 'a') break
    expect(server.requests).toHaveLength(1)
  })
})

describe('what the client is made with', () => {
  it.each([
    'plumbline.example',
    'ftp://plumbline.example',
    'https://plumbline.example/?a=b',
    'https://me@plumbline.example',
  ])('is refused when the base URL is %s', (baseUrl) => {
    expect(() => createPlumblineClient({ baseUrl })).toThrow(TypeError)
  })

  it('is refused, without being shown, when the key cannot be sent', () => {
    const make = () => createPlumblineClient({ baseUrl: 'https://plumbline.example', key: 'pl_secret\n' })
    expect(make).toThrow('key holds what no header can carry')
    expect(make).not.toThrow('pl_secret')
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-30T12:00:00Z')

  it.each([
    ['3', 3_000],
    ['0', 0],
    [' 1.5 ', 1_500],
    ['Mon, 30 Nov 2026 12:00:09 GMT', 9_000],
    ['Mon, 30 Nov 2026 11:00:00 GMT', 0],
    ['-1', null],
    ['soon', null],
    ['', null],
    [null, null],
  ])('of %j is %j ms', (value, expected) => {
    expect(retryAfterMs(value, now)).toBe(expected)
  })
})

describe('a pause', () => {
  it('doubles up to ten seconds, and its upper half is left to chance', () => {
    const pauses = (chance: number) =>
      [1, 2, 3, 6, 7, 20].map((failures) => backoffMs({ failures, retryAfterMs: null, random: () => chance }))
    expect(pauses(0)).toEqual([150, 300, 600, 4_800, 5_000, 5_000])
    expect(pauses(0.5)).toEqual([225, 450, 900, 7_200, 7_500, 7_500])
  })

  it('is never shorter than what was asked for', () => {
    expect(backoffMs({ failures: 1, retryAfterMs: 4_000, random: () => 0 })).toBe(4_000)
  })
})

import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MAX_BODY_BYTES } from '../../src/http/middleware/limit-body.ts'
import { keyedWorker } from '../support/keyed-worker.ts'

const worker = keyedWorker()
const PAGE = 'https://app.example'
const sharing = keyedWorker({ ALLOWED_ORIGINS: `${PAGE}, http://localhost:5173` })

afterEach(() => reset())

describe('every answer', () => {
  it.each(['/healthz', '/v1/me', '/nothing', '/v1/tenants', '/openapi.json'])(
    '%s keeps browsers from guessing, framing, loading and storing',
    async (path) => {
      const { headers } = await worker.send(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/)
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
      expect(headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  it('has the id that the caller gave its request, if that is one', async () => {
    const idOf = async (id: string): Promise<string | null> => {
      return (await worker.send('/healthz', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    }
    expect(await idOf('trace-1')).toBe('trace-1')
    for (const id of ['a b', '<script>', '{"event":"x"}', 'é', 'x'.repeat(256)]) expect(await idOf(id)).not.toBe(id)
  })
})

describe('a line of the log', () => {
  it.each([
    ['GET', '/healthz', '/healthz'],
    ['GET', '/v1/me', '/v1/me'],
    ['PUT', '/v1/tenants/acme', '/v1/tenants/:tenantId'],
    ['DELETE', '/v1/tenants/acme/keys/x', '/v1/tenants/:tenantId/keys/:keyId'],
    ['POST', `/hooks/hk_${'0'.repeat(32)}`, '/hooks/:hookId'],
    ['GET', '/agents/my-agent', '/agents/:agentId'],
  ])('of %s %s names the route %s, not what was asked of it', async (method, path, route) => {
    const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await (await worker.send(path, { method, ...(method === 'GET' ? {} : { body: {} }) })).text()
    const [line] = lines.mock.calls.flat().map((said: unknown): unknown => JSON.parse(String(said)))
    lines.mockRestore()
    expect(line).toMatchObject({ event: 'request', method, route })
  })
})

describe('pages of other origins', () => {
  it('are told nothing when none are allowed', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin: PAGE, 'access-control-request-method': 'GET' }
      const answer = await worker.send('/v1/me', { method, headers })
      expect(answer.status).toBe(401)
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('may call /v1 when their origin is allowed, and read what went wrong', async () => {
    const asked = await sharing.send('/v1/scores', {
      method: 'OPTIONS',
      headers: { origin: PAGE, 'access-control-request-method': 'POST' },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(PAGE)
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization')
    const refused = await sharing.send('/v1/me', { headers: { origin: PAGE } })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('access-control-allow-origin')).toBe(PAGE)
    expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after')
    expect(refused.headers.get('access-control-allow-credentials')).toBeNull()
    expect(refused.headers.get('vary')).toContain('Origin')
  })

  it.each(['https://other.example', `${PAGE}.evil.example`, 'http://app.example', 'null', ''])(
    'of origin %j are not let in with them',
    async (origin) => {
      const asked = await sharing.send('/v1/me', { method: 'OPTIONS', headers: { origin } })
      expect(asked.headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  it('are let in to /v1 only', async () => {
    const answer = await sharing.send(`/hooks/hk_${'0'.repeat(32)}`, { method: 'OPTIONS', headers: { origin: PAGE } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  it.each(['*', 'app.example', 'https://app.example/', 'https://app.example/path', 'null'])(
    'are not allowed by %j, which is no origin',
    async (origins) => {
      const answer = await keyedWorker({ ALLOWED_ORIGINS: origins }).send('/v1/me')
      expect(await answer.json()).toMatchObject({
        code: 'not-configured',
        detail: expect.stringContaining('ALLOWED_ORIGINS'),
      })
    },
  )
})

describe('a body that is too large', () => {
  const routes = [
    ['POST', '/v1/scores'],
    ['POST', '/v1/hooks'],
    ['PATCH', `/v1/hooks/hk_${'0'.repeat(32)}`],
    ['PUT', '/v1/tenants/acme'],
    ['POST', '/v1/tenants/acme/keys'],
  ] as const

  it.each(routes)('is refused on its stream by %s %s, whatever its header says', async (method, path) => {
    await worker.tenant('acme')
    const token = path.startsWith('/v1/tenants') ? null : (await worker.key('acme')).key
    for (const claimed of [null, '5', '0', '-1', 'many', '999999999']) {
      let pulled = 0
      const body = new ReadableStream({
        pull(controller) {
          pulled++
          controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
          if (pulled >= 1_000) controller.close()
        },
      })
      const headers = { 'content-type': 'application/json', ...(claimed !== null && { 'content-length': claimed }) }
      const answer =
        token === null
          ? await worker.admin(path, { method, stream: body, headers })
          : await worker.send(path, { method, token, stream: body, headers })
      expect([answer.status, claimed]).toEqual([413, claimed])
      // A length that is a lie is found out when all is read; over HTTP there is no such thing.
      if (claimed !== '5' && claimed !== '0') expect(pulled * 64 * 1024).toBeLessThan(MAX_BODY_BYTES * 2)
    }
  })
})

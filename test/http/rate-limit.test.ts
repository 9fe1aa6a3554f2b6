import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetTenantSettings } from '../../src/platform/tenants/tenant-settings.ts'
import { keyedWorker } from '../support/keyed-worker.ts'

const worker = keyedWorker()

beforeEach(() => worker.tenant('busy', { rateLimit: 'low' }))
afterEach(async () => {
  vi.restoreAllMocks()
  forgetTenantSettings()
  await reset()
})

/** The statuses of that many requests, one after another. */
async function statuses(token: string, count: number): Promise<Map<number, number>> {
  const seen = new Map<number, number>()
  for (let sent = 0; sent < count; sent++) {
    const { status } = await worker.send('/v1/me', { token })
    seen.set(status, (seen.get(status) ?? 0) + 1)
  }
  return seen
}

describe('a tenant’s requests', () => {
  it('are refused beyond the limit of its tier, whichever of its keys they come with', async () => {
    const one = await worker.key('busy')
    const other = await worker.key('busy')
    const seen = await statuses(one.key, 130)
    // The minute may turn once meanwhile.
    expect(seen.get(200)).toBeGreaterThanOrEqual(60)
    expect(seen.get(200)).toBeLessThanOrEqual(120)
    const refused = await worker.send('/v1/me', { token: other.key })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.json()).toMatchObject({
      code: 'rate-limited',
      retryable: true,
      type: '/problems/rate-limited',
    })
  })

  it('do not count towards another tenant’s, nor the operator’s', async () => {
    const busy = await worker.key('busy')
    await worker.tenant('calm', { rateLimit: 'low' })
    const calm = await worker.key('calm')
    await statuses(busy.key, 130)
    expect((await worker.send('/v1/me', { token: calm.key })).status).toBe(200)
    expect((await worker.admin('/v1/tenants/busy')).status).toBe(200)
  })

  it('have more room in a higher tier, which is live within a minute', async () => {
    const { key } = await worker.key('busy')
    await statuses(key, 130)
    await worker.tenant('busy', { rateLimit: 'standard' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25_000 })
    expect((await worker.send('/v1/me', { token: key })).status).toBe(200)
    vi.useRealTimers()
  })

  it('are refused for a second without asking the limiter again, nor a line of the log each', async () => {
    const logged: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: unknown) => void logged.push(String(line)))
    let asked = 0
    const limit = (): Promise<{ success: boolean }> => Promise.resolve({ success: ++asked > 2 })
    const counting = keyedWorker({ RATE_LOW: { limit } })
    const { key } = await worker.key('busy')
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    logged.length = 0
    const ids = new Set<string | null>()
    for (let sent = 0; sent < 50; sent++) {
      // The body is not read: one that never ends would keep the answer.
      const stream = new ReadableStream({ pull: () => new Promise<void>(() => undefined) })
      const refused = await counting.send('/v1/scores', { method: 'POST', token: key, stream })
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
      expect(refused.headers.get('content-type')).toBe('application/problem+json')
      expect(await refused.json()).toMatchObject({
        code: 'rate-limited',
        requestId: refused.headers.get('x-request-id'),
      })
      ids.add(refused.headers.get('x-request-id'))
    }
    expect(ids.size).toBe(50)
    expect(asked).toBe(1)
    expect(logged).toEqual([expect.stringContaining('"problem":"rate-limited"')])

    vi.setSystemTime(start + 1_000)
    expect((await counting.send('/v1/me', { token: key })).status).toBe(429)
    expect(asked).toBe(2)
    expect(logged[1]).toBe('{"event":"rate-limit.refused-again","tier":"low","requests":49}')
    vi.setSystemTime(start + 2_000)
    expect((await counting.send('/v1/me', { token: key })).status).toBe(200)
    vi.useRealTimers()
  })

  it('pass when the limiter itself fails', async () => {
    const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const limit = (): Promise<never> => Promise.reject(new Error('out of order'))
    const broken = keyedWorker({ RATE_LOW: { limit } })
    const { key } = await worker.key('busy')
    expect((await broken.send('/v1/me', { token: key })).status).toBe(200)
    expect(logged.mock.calls.flat()).toContain('{"event":"rate-limit.failed","error":"Error"}')
  })

  it('are not limited in local mode', async () => {
    const local = keyedWorker({ AUTH: 'local', RATE_STANDARD: { limit: () => Promise.resolve({ success: false }) } })
    const answers = await Promise.all(Array.from({ length: 100 }, async () => (await local.send('/v1/me')).status))
    expect(new Set(answers)).toEqual(new Set([200]))
  })
})

describe('deliveries', () => {
  it('count by their hook, in the highest tier, and not towards the tenant’s requests', async () => {
    const counted: string[] = []
    const limiter = (name: string) => ({
      limit: ({ key }: { key: string }) => {
        counted.push(`${name} ${key}`)
        return Promise.resolve({ success: name !== 'high' })
      },
    })
    const counting = keyedWorker({ RATE_LOW: limiter('low'), RATE_HIGH: limiter('high') })
    const hookId = `hk_${'0'.repeat(32)}`
    const refused = await counting.send(`/hooks/${hookId}`, { method: 'POST', body: {} })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    // What can be no hook's is not even counted.
    expect((await counting.send('/hooks/x', { method: 'POST', body: {} })).status).toBe(404)
    expect(counted).toEqual([`high hook:${hookId}`])
  })
})

import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { visit } from '../../support/dashboard.ts'
import { keyedWorker } from '../../support/keyed-worker.ts'

afterEach(() => reset())

describe('attempts to sign in', () => {
  it('are refused beyond sixty a minute from one address, also with a valid key, and from that address alone', async () => {
    const worker = keyedWorker()
    await worker.tenant('acme')
    const { key } = await worker.key('acme')
    const attempt = async (secret: string, address: string): Promise<Response> => {
      const response = await visit('/sign-in', { form: { secret }, headers: { 'cf-connecting-ip': address } })
      await response.text()
      return response
    }
    const statuses = new Set<number>()
    for (let count = 0; count < 130; count += 1) statuses.add((await attempt('guess', '192.0.2.1')).status)
    expect([...statuses]).toEqual([401, 429])
    const refused = await attempt(key, '192.0.2.1')
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.has('set-cookie')]).toEqual([
      429,
      '60',
      false,
    ])
    expect((await attempt(key, '192.0.2.2')).status).toBe(303)
  })
})

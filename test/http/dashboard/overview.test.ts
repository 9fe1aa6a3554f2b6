import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { textOf, visit } from '../../support/dashboard.ts'
import { GOOD, POOR, scoreRun } from '../../support/dashboard-exchanges.ts'
import { post } from '../../support/requests.ts'
import { rise } from '../../support/risen.ts'

afterEach(() => reset())

describe('the overview', () => {
  it('of a tenant without runs says how to make the first score', async () => {
    const text = await textOf(await visit('/'))
    expect(text).toContain('Nothing has been scored yet')
    expect(text).toContain("curl -s http://localhost/v1/scores -H 'content-type: application/json' -d '{")
  })

  it('shows the averages of each mode, and the agents worst first', async () => {
    for (const index of [1, 2, 3]) {
      await scoreRun({ ...GOOD, agentId: 'fine', runId: `f${index}`, options: { threshold: 0.5 } })
      await scoreRun({ ...POOR, agentId: 'weak', runId: `w${index}`, options: { threshold: 0.5 } })
    }
    const system = {
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Say hello.' },
      ],
    }
    await scoreRun({ input: system, output: 'Hello.', agentId: 'fine' })
    await rise('local', 'fine', 'weak')
    const html = await (await visit('/')).text()
    expect(html.indexOf('/agents/weak?')).toBeGreaterThan(0)
    expect(html.indexOf('/agents/fine?')).toBeGreaterThan(html.lastIndexOf('/agents/weak?'))
    const text = await textOf(await visit('/'))
    expect(text).toMatch(/User prompt 0\.\d\d 6 runs, 50% passed/)
    expect(text).toMatch(/Both prompts \d\.\d\d 1 run /)
    expect(text).toMatch(/weak .*0\.\d\d 3 0%/)
    expect(await textOf(await visit('/?window=all'))).toMatch(/weak .*0\.\d\d 3 0%/)
    const byName = await (await visit('/?sort=name&window=all&mode=both')).text()
    expect(byName.indexOf('/agents/weak?')).toBeGreaterThan(byName.indexOf('/agents/fine?'))
  })

  it('calls out the agent that slipped, since when and on which dimension', async () => {
    const now = Date.now()
    for (let hour = 1; hour < 40; hour += 1) {
      const occurredAt = new Date(now - hour * 3_600_000).toISOString()
      await scoreRun({ ...(hour < 8 ? POOR : GOOD), agentId: 'slipping', runId: `s${hour}`, occurredAt })
      if (hour < 5) await scoreRun({ ...GOOD, agentId: 'steady', runId: `s${hour}`, occurredAt })
    }
    await rise('local', 'slipping', 'steady')
    const html = await (await visit('/')).text()
    const text = await textOf(new Response(html))
    expect(text).toMatch(
      /slipping has slipped Its mean is 0\.0\d since .*; before it was (?:1\.00|0\.9\d)\. Most on \w+/,
    )
    const since = /data-point[^>]*>|datetime="([^"]+)" data-point/.exec(html)?.[1] ?? ''
    expect(Math.abs(now - 7 * 3_600_000 - Date.parse(since))).toBeLessThanOrEqual(3_600_000)
    expect(html).toMatch(
      /<svg class="spark"[^>]*role="img" aria-label="from 0\.\d\d|<svg class="spark"[^>]*role="img" aria-label="from 1\.00/,
    )
    expect(text).not.toContain('steady has slipped')
  })

  it('calls out what could not be scored', async () => {
    await scoreRun({ ...GOOD, agentId: 'bot' })
    const failed = await post('/v1/scores', { ...GOOD, agentId: 'bot', model: 'keyless/x', fallback: false })
    expect(failed.status).toBe(503)
    await failed.text()
    await vi.waitUntil(async () => (await textOf(await visit('/agents/bot'))).includes('failed'))
    await rise('local', 'bot')
    expect(await textOf(await visit('/'))).toContain('1 run failed: judge-not-configured')
  })

  it('shows pages of twenty agents', async () => {
    for (let index = 10; index < 32; index += 1) await scoreRun({ ...GOOD, agentId: `a${index}` })
    const ids = Array.from({ length: 22 }, (_, index) => `a${index + 10}`)
    await rise('local', ...ids)
    const first = await (await visit('/?sort=name')).text()
    expect(first).toContain('/agents/a29?')
    expect(first).not.toContain('/agents/a30?')
    const next = /href="(\?[^"]*cursor=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&')
    const second = await (await visit(`/${next}`)).text()
    expect(second).toContain('/agents/a31?')
    expect(second).not.toContain('/agents/a29?')
  })

  it.each(['window=2h', 'sort=x', 'mode=none', 'cursor=x', `cursor=${'x'.repeat(2_000)}`])(
    'takes %s for nothing asked',
    async (query) => {
      const response = await visit(`/?${query}`)
      expect(response.status).toBe(200)
      await response.text()
    },
  )
})

import { describe, expect, it } from 'vitest'
import { PROBLEMS } from '../../../src/http/problem.ts'
import { get } from '../../support/requests.ts'

type Operations = Record<string, Record<string, { operationId: string; summary: string }>>

async function page(path: string): Promise<string> {
  const response = await get(path)
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=UTF-8'])
  return response.text()
}

/** What a reader sees: the text without tags, its entities read. */
function readable(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

async function operations(): Promise<{ method: string; path: string; operationId: string; summary: string }[]> {
  const { paths } = await (await get('/openapi.json')).json<{ paths: Operations }>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
  )
}

/** The ids of the operations that a page shows. */
function shown(html: string): string[] {
  return [...html.matchAll(/<section class="card operation" id="(\w+)"/g)].map(([, id = '']) => id)
}

describe('the reference', () => {
  it('shows every operation with its path, what it asks for and an example that ran', async () => {
    const html = await page('/docs')
    const all = await operations()
    expect(shown(html).toSorted()).toEqual(all.map(({ operationId }) => operationId).toSorted())
    for (const { operationId, method, path } of all) {
      const section = html.split(`id="${operationId}"`)[1]?.split('</section>')[0] ?? ''
      expect(readable(section)).toContain(`${method} ${path}`)
      expect(readable(section)).toMatch(/no key|any key|operator|scope (?:score|read|manage)/)
    }
  })

  it('shows what fields may hold', async () => {
    const text = readable(await page('/docs'))
    expect(text).toMatch(/scale number\s*default 1\s*1 to 1,000/)
    expect(text).toMatch(/evaluationMode "user" or "system" or "both"/)
    expect(text).toMatch(/agentId string\s*required\s*matches/)
  })

  it('shows each example as the command that makes it, and the answer', async () => {
    const text = readable(await page('/docs'))
    expect(text).toContain("curl -X POST 'http://localhost/v1/scores' \\")
    expect(text).toContain("-H 'prefer: respond-async'")
    expect(text).toContain('preference-applied: respond-async')
    expect(text).toMatch(/HTTP 200\n[^]*"reason": "The score is/)
  })

  it('leaves what holds the words that were asked for, without script', async () => {
    const html = await page('/docs?q=dead+LETTER')
    expect(shown(html).toSorted()).toEqual(['deadLetters', 'retryDeadLetter'])
    expect(readable(html)).toContain('2 of them hold “dead LETTER”')
  })

  it('says when nothing does, and shows what was asked for as text', async () => {
    const html = await page('/docs?q=%3Cscript%3Ealert(1)%3C/script%3E')
    expect(shown(html)).toEqual([])
    expect(html).not.toContain('<script>alert')
    expect(readable(html)).toContain('No operation holds “<script>alert(1)</script>”')
  })

  it('has links that lead somewhere', async () => {
    const html = await page('/docs')
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))
    const targets = new Set([...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id))
    expect([...targets].filter((id) => !ids.has(id))).toEqual([])
    expect(ids.size).toBe([...html.matchAll(/ id="([^"]+)"/g)].length)
    for (const [, code = ''] of html.matchAll(/href="\/problems\/([^"]+)"/g))
      expect(Object.keys(PROBLEMS)).toContain(code)
  })

  it('has no inline script or style, and asks no other host', async () => {
    for (const path of ['/docs', '/problems', '/problems/internal']) {
      const response = await get(path)
      expect(response.headers.get('content-security-policy')).toContain(
        "default-src 'none'; script-src 'self'; style-src 'self'",
      )
      const html = await response.text()
      expect(html).not.toMatch(/<script(?![^>]* src="\/assets\/)|<style| style="| on\w+="|src="http|href="http/)
    }
  })
})

describe('the problems', () => {
  it('are listed, each with its page', async () => {
    const html = await page('/problems')
    for (const [code, { title }] of Object.entries(PROBLEMS)) {
      expect(html).toContain(`<a href="/problems/${code}">`)
      expect(readable(html)).toContain(title)
    }
  })

  it.each(Object.entries(PROBLEMS))(
    'explain %s: when it comes, what to do, whether to send it again',
    async (code, kind) => {
      const text = readable(await page(`/problems/${code}`))
      for (const part of [kind.title, code, `HTTP ${kind.status}`, 'When it comes', 'What to do'])
        expect(text).toContain(part)
      expect(text).toContain(kind.retryable ? 'may be sent again' : 'not to be sent again as it is')
    },
  )
})

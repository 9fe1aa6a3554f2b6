import { createExecutionContext, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { app } from '../../../src/http/app.ts'
import { PAGE_PATHS } from '../../../src/http/dashboard/page-paths.ts'
import { textOf, visit } from '../../support/dashboard.ts'
import { GOOD, POOR, scoreRun } from '../../support/dashboard-exchanges.ts'
import { get } from '../../support/requests.ts'
import { rise } from '../../support/risen.ts'

afterEach(() => reset())

describe('every page', () => {
  it('keeps to a policy without anything inline, and is no one’s but the reader’s to keep', async () => {
    await scoreRun({ ...GOOD, agentId: 'bot', runId: 'r' })
    for (const path of ['/', '/agents/bot', '/agents/bot/runs/r', '/sign-in']) {
      const response = await visit(path)
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
          "font-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
      const html = await response.text()
      expect(html).not.toMatch(/ style=|<style| on[a-z]+=|<script(?![^>]* src="\/assets\/)/)
      expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toMatch(/<title>[^<]+ · Plumbline<\/title>/)
      const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('is answered with 304, and its headers, as long as nothing changed', async () => {
    await scoreRun({ ...GOOD, agentId: 'bot', occurredAt: new Date(Date.now() - 7_200_000).toISOString() })
    await rise('local', 'bot')
    for (const path of ['/', '/agents/bot']) {
      const first = await visit(path)
      const etag = first.headers.get('etag') ?? ''
      await first.text()
      const again = await visit(path, { headers: { 'if-none-match': etag } })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
      for (const name of ['content-security-policy', 'cache-control', 'vary', 'referrer-policy']) {
        expect(again.headers.get(name)).toBe(first.headers.get(name))
      }
    }
    const { headers } = await visit('/agents/bot')
    await scoreRun({ ...POOR, agentId: 'bot' })
    const changed = await visit('/agents/bot', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(changed.status).toBe(200)
    await changed.text()
  })

  it('that there is none of is a page for a browser and a problem for a program', async () => {
    for (const path of ['/nowhere', '/agents/nobody', '/agents/nobody/runs/r', '/agents/-%20-']) {
      const page = await visit(path)
      expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=UTF-8'])
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(await textOf(page)).toContain('Not found')
      const problem = await get(path)
      expect([problem.status, problem.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
      expect(await problem.json()).toMatchObject({ code: 'not-found' })
    }
    const api = await visit('/v1/nowhere')
    expect(api.headers.get('content-type')).toBe('application/problem+json')
    await api.text()
  })

  it('is asked for with the methods it has', async () => {
    for (const { path, methods } of PAGE_PATHS) {
      const response = await visit(path.replaceAll(/:\w+/g, 'x'), { method: 'PUT' })
      expect([path, response.status]).toEqual([path, 405])
      for (const method of methods) expect(response.headers.get('allow')).toContain(method)
      await response.text()
    }
    const head = await visit('/', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('of the list of paths is there', async () => {
    for (const { path, methods } of PAGE_PATHS) {
      if (!methods.includes('GET') || path.includes(':')) continue
      const response = await visit(path)
      expect([path, response.status === 404]).toEqual([path, false])
      await response.text()
    }
  })

  it('is not in openapi.json', async () => {
    const { paths } = await (await get('/openapi.json')).json<{ paths: object }>()
    const pages = PAGE_PATHS.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'))
    expect(pages.filter((path) => Object.hasOwn(paths, path))).toEqual([])
  })

  it('is not shown in local mode to a host that is not this machine', async () => {
    for (const path of ['/', '/sign-in', '/tenants']) {
      const headers = { accept: 'text/html' }
      const url = `http://plumbline.example${path}`
      const response = await app.request(url, { headers }, env, createExecutionContext())
      expect([path, response.status]).toEqual([path, 401])
      expect(await textOf(response)).toContain('Local mode answers only requests to a loopback host')
    }
    const signedOut = await visit('/sign-out', { form: {} })
    expect([signedOut.status, signedOut.headers.get('location')]).toEqual([303, '/'])
    const own = await visit('/tenants')
    expect(own.status).toBe(403)
    expect(await textOf(own)).toContain('Only the operator may see this')
  })
})

import type { MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import type { PageEnv } from './page-env.ts'

/** Everything comes from this origin, and nothing stands inline: neither script nor style. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const PAGE_HEADERS = {
  'content-security-policy': PAGE_POLICY,
  // With the API's `no-referrer` browsers would send their own forms with `Origin: null`.
  'referrer-policy': 'same-origin',
}

/**
 * What every page carries beside what every answer does. Browsers keep a page but ask each time whether it changed: a refresh that
 * brings nothing new costs a 304, which repeats the headers since browsers take over those it has.
 */
export function pageHeaders(): MiddlewareHandler<PageEnv>[] {
  return [
    createMiddleware<PageEnv>(async function pageHeaders(c, next) {
      await next()
      for (const [name, value] of Object.entries(PAGE_HEADERS)) c.res.headers.set(name, value)
      // What answers a form may hold a secret that is shown this once.
      const isKept = c.req.method !== 'POST' && (c.res.ok || c.res.status === 304)
      c.res.headers.set('cache-control', isKept ? 'private, no-cache' : 'no-store')
      c.res.headers.set('vary', 'cookie')
    }),
    etag({ retainedHeaders: RETAINED_304_HEADERS }),
  ]
}

import { createMiddleware } from 'hono/factory'

/** Nothing may be loaded, run, framed or sent: the answers are data, and the few pages are text. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Content-Security-Policy for everything; a page that needs more says so itself. */
export function contentPolicy() {
  return createMiddleware(async function contentPolicy(c, next) {
    await next()
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', NOTHING)
  })
}

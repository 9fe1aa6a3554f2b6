import { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { AnswerHeaders, AppEnv } from '../context.ts'

/** Nothing may be loaded, run, framed or sent: the answers are data, and the few pages are text. */
const CONTENT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The same for every answer, so asked of hono once: each header set is a step out of JavaScript. */
let fixed: AnswerHeaders | undefined

/**
 * What every answer carries: hono/secure-headers, a Content-Security-Policy, no shared caching, and the request's id. A route that
 * needs another value says so itself. `answerJson` makes its answer with all of them at once; others get here what they lack.
 */
export function answerHeaders() {
  return createMiddleware<AppEnv>(async function answerHeaders(c, next) {
    fixed ??= await fixedHeaders()
    const id = requestId(c.req.header('x-request-id'))
    c.set('requestId', id)
    c.set('answerHeaders', fixed)
    await next()
    if (c.res.headers.has('x-request-id')) return
    for (const [name, value] of Object.entries({ ...fixed.byName, 'x-request-id': id })) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
}

async function fixedHeaders(): Promise<AnswerHeaders> {
  const blank = new Context(new Request('http://localhost'))
  await secureHeaders({ xFrameOptions: 'DENY' })(blank, () => Promise.resolve())
  const byName = {
    ...Object.fromEntries(blank.res.headers),
    'content-security-policy': CONTENT_POLICY,
    'cache-control': 'no-store',
  }
  return { byName, ofJson: new Headers({ ...byName, 'content-type': 'application/json' }) }
}

/** The caller's own id if it is one that can stand in a log, else a new one. */
function requestId(given: string | undefined): string {
  return given !== undefined && /^[\w\-=]{1,255}$/.test(given) ? given : crypto.randomUUID()
}

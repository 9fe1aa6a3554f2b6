import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { log } from '../../platform/log.ts'
import type { AppEnv } from '../context.ts'
import { problemOf } from '../problem-of.ts'
import { REFUSED_AGAIN } from './rate-limit.ts'

/**
 * One line a request: which route, which status, how long, and the problem's code if there was one. Requests that a limiter refused again
 * within a second have one together; `rateLimit` writes it.
 */
export function requestLog() {
  return createMiddleware<AppEnv>(async function requestLog(c, next) {
    const start = Date.now()
    await next()
    if (c.error === REFUSED_AGAIN) return
    log('request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      milliseconds: Date.now() - start,
      problem: c.error ? problemOf(c.error).code : null,
    })
  })
}

/** The path of the route that answered, or of the last middleware that might have. */
function routeOf(c: Context<AppEnv>): string {
  const matched = matchedRoutes(c)
  return (matched.findLast(({ method }) => method !== 'ALL') ?? matched.at(-1))?.path ?? ''
}

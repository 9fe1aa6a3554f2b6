import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { log } from '../../platform/log.ts'
import type { AppEnv } from '../context.ts'
import { problemOf } from '../problem-of.ts'

/** What takes longer is worth a line. */
const SLOW_MS = 1_000

/**
 * One line a request that failed or took long: which route, which status, how long, and the problem's code if there was one. The others
 * stand in the runtime's own invocation log, with method, URL, status and time; a line for each costs more than its answer.
 */
export function requestLog() {
  return createMiddleware<AppEnv>(async function requestLog(c, next) {
    const start = Date.now()
    await next()
    const milliseconds = Date.now() - start
    if (c.res.status < 400 && milliseconds < SLOW_MS) return
    log('request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      milliseconds,
      problem: c.error ? problemOf(c.error).code : null,
    })
  })
}

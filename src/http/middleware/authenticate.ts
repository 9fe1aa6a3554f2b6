import { createMiddleware } from 'hono/factory'
import { readSettings } from '../../platform/settings.ts'
import type { AppEnv } from '../context.ts'
import { ProblemError } from '../problem.ts'

export const LOCAL_TENANT = 'local'

const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/**
 * Says whose request this is. In local mode it is the tenant `local`, without a key, and only for a loopback host; otherwise a key is asked,
 * and until keys can be made nobody has one.
 */
export function authenticate() {
  return createMiddleware<AppEnv>(async function authenticate(c, next) {
    if (readSettings(c.env).AUTH !== 'local') throw unauthenticated('a valid key is needed')
    if (!LOOPBACK.test(new URL(c.req.url).hostname)) {
      throw unauthenticated('local mode answers only requests to a loopback host')
    }
    c.set('tenantId', LOCAL_TENANT)
    await next()
  })
}

function unauthenticated(detail: string): ProblemError {
  return new ProblemError('unauthenticated', detail, { headers: { 'www-authenticate': 'Bearer' } })
}

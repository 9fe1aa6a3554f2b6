import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isOneOf } from '../../platform/same-secret.ts'
import { readSettings, type Settings } from '../../platform/settings.ts'
import { findKey } from '../../platform/tenants/key-ring.ts'
import { bearerToken } from '../bearer.ts'
import type { AppEnv } from '../context.ts'
import { ProblemError, type ProblemCode } from '../problem.ts'
import { unauthenticated } from '../unauthenticated.ts'
import { checkLocalHost } from './local-host.ts'

/** How a route behind `requireAdmin` describes that in openapi.json, and the problems that come with it. */
export const OPERATOR_ONLY = { tags: ['Tenants'], security: [{ admin: [] }] }
export const PROBLEMS_OF_ADMIN = [
  'unauthenticated',
  'forbidden',
  'invalid-request',
  'storage-unavailable',
  'not-configured',
] as const satisfies readonly ProblemCode[]

/**
 * Lets only the operator pass, by `ADMIN_TOKEN` (or the previous one, while it is being replaced), in local mode too. When it is not set, nobody
 * passes. A tenant's key is a valid key that may not do this: `forbidden`.
 */
export function requireAdmin(): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async function requireAdmin(c, next) {
    const settings = readSettings(c.env)
    if (settings.AUTH === 'local') checkLocalHost(c.req.url)
    const given = bearerToken(c.req.header('authorization'))
    if (given === null || settings.ADMIN_TOKEN === undefined) throw unauthenticated()
    if (!(await isAdminToken(settings, given))) {
      if ((await findKey(c.env.KEYS, given)) === null) throw unauthenticated()
      throw new ProblemError('forbidden', 'only the operator may do this')
    }
    await next()
  })
}

/**
 * Whether a text is the operator's token, in a time that does not depend on it. The previous token alone is none: with `ADMIN_TOKEN`
 * taken away, nobody is left.
 */
export async function isAdminToken({ ADMIN_TOKEN, ADMIN_TOKEN_PREVIOUS }: Settings, given: string): Promise<boolean> {
  return ADMIN_TOKEN !== undefined && isOneOf(given, [ADMIN_TOKEN, ADMIN_TOKEN_PREVIOUS ?? ADMIN_TOKEN])
}

import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Scope } from '../../platform/tenants/tenant-key.ts'
import type { AppEnv } from '../context.ts'
import { saying } from '../describe.ts'
import { ProblemError } from '../problem.ts'

/**
 * Lets only keys with a scope pass, and says so in openapi.json. Every route behind `authenticate` has one, before it reads anything
 * of the request; `any` is for what every valid key may ask.
 */
export function requireScope(scope: Scope | 'any'): MiddlewareHandler<AppEnv> {
  const middleware = createMiddleware<AppEnv>(async function requireScope(c, next) {
    if (scope !== 'any' && !c.get('caller').scopes.includes(scope)) {
      throw new ProblemError('forbidden', `the key lacks the scope ${scope}`)
    }
    await next()
  })
  const security = [{ bearer: scope === 'any' ? [] : [scope] }]
  const problems = [
    'unauthenticated',
    'rate-limited',
    'storage-unavailable',
    'not-configured',
    ...(scope === 'any' ? [] : (['forbidden'] as const)),
  ] as const
  return saying(middleware, { guard: { security, problems } })
}

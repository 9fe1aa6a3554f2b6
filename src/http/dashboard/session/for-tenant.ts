import type { Handler, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Scope } from '../../../platform/tenants/tenant-key.ts'
import { readTenantSettings } from '../../../platform/tenants/tenant-settings.ts'
import { countPage } from '../../middleware/rate-limit.ts'
import { ProblemError } from '../../problem.ts'
import { NOBODY, type PageEnv } from '../page-env.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/**
 * Lets a tenant's key with the scope pass, to the pages of its own tenant. Who is not signed in is sent to do that, or has `signedOut`
 * answer; the operator, who has no tenant, is sent to the list of them.
 */
export function forTenant(
  scope: Scope,
  signedOut: Handler<PageEnv> = (c) => c.redirect(signInPath(c.req), 303),
): MiddlewareHandler<PageEnv> {
  return createMiddleware<PageEnv>(async function forTenant(c, next) {
    const viewer = await viewerOf(c)
    if (viewer === null) return signedOut(c, next)
    c.set('looked', { ...NOBODY, viewer })
    if (viewer.role === 'operator') return c.redirect('/tenants', 303)
    const { tenantId, scopes } = viewer.caller
    await countPage(c.env, tenantId)
    if (!scopes.includes(scope)) throw new ProblemError('forbidden', missingScope(scope, viewer))
    await lookAt(c, { tenantId, base: '' })
    return next()
  })
}

/** Where every page begins: nobody is known to look, at nothing. */
export function lookedAtByNobody(): MiddlewareHandler<PageEnv> {
  return createMiddleware<PageEnv>(async function lookedAtByNobody(c, next) {
    c.set('looked', NOBODY)
    await next()
  })
}

/** Has the pages that follow show a tenant to who looks. */
export async function lookAt(
  c: Parameters<MiddlewareHandler<PageEnv>>[0],
  { tenantId, base }: { tenantId: string; base: string },
): Promise<void> {
  const tenant = await readTenantSettings(c.env.KEYS, tenantId)
  c.set('looked', { ...c.get('looked'), tenantId, tenantName: tenant.name, base })
  c.set('tenantId', tenantId)
  c.set('tenant', tenant)
}

/** Where to sign in, and where to go from there: the page that was asked for, when asking for it again changes nothing. */
export function signInPath({ method, url }: { method: string; url: string }): string {
  const { pathname, search } = new URL(url)
  const to = `${pathname}${search}`
  return method === 'GET' && to !== '/' ? `/sign-in?${new URLSearchParams({ to }).toString()}` : '/sign-in'
}

function missingScope(scope: Scope, { caller }: Extract<Viewer, { role: 'tenant' }>): string {
  return `the key you signed in with may not do this: it lacks the scope ${scope} (it has ${caller.scopes.join(', ')})`
}

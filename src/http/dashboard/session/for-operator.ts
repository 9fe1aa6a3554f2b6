import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { durableTenantDirectory } from '../../../platform/tenant-directories.ts'
import { tenantIdSchema } from '../../../service/tenants/tenant-settings-request.ts'
import { countPage } from '../../middleware/rate-limit.ts'
import { ProblemError } from '../../problem.ts'
import { NOBODY, type PageEnv } from '../page-env.ts'
import { lookAt, signInPath } from './for-tenant.ts'
import { notFound } from './not-found.ts'
import { viewerOf } from './viewer.ts'

/** Lets only the operator pass, who signed in with the admin token; in local mode too. */
export function forOperator(): MiddlewareHandler<PageEnv> {
  return createMiddleware<PageEnv>(async function forOperator(c, next) {
    const viewer = await viewerOf(c)
    if (viewer === null) return c.redirect(signInPath(c.req), 303)
    if (viewer.role !== 'operator') {
      throw new ProblemError('forbidden', 'only the operator may see this, signed in with the admin token')
    }
    await countPage(c.env, 'operator')
    c.set('looked', { ...NOBODY, viewer })
    return next()
  })
}

/** Has the operator look at the tenant of the path: the pages that follow are those the tenant sees. It stands behind `forOperator`. */
export function atTenant(): MiddlewareHandler<PageEnv> {
  return createMiddleware<PageEnv>(async function atTenant(c, next) {
    const tenantId = tenantIdSchema.safeParse(c.req.param('tenantId'))
    if (!tenantId.success) throw notFound('there is no such tenant')
    const directory = durableTenantDirectory({ namespace: c.env.TENANT_DIRECTORY, tenantId: tenantId.data })
    if (!(await directory.isKnown())) throw notFound(`there is no tenant ${tenantId.data}`)
    await lookAt(c, { tenantId: tenantId.data, base: `/tenants/${tenantId.data}` })
    await next()
  })
}

import { dependenciesFor, type Dependencies } from '../dependencies.ts'
import type { RequestContext } from './context.ts'

/** What the use cases need for the tenant of a request. */
export function dependenciesOf(c: RequestContext): Dependencies {
  // Read only when something is deferred: outside a Worker there is none.
  const context = { waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work) }
  return dependenciesFor({ env: c.env, tenantId: c.var.tenantId, tenant: c.var.tenant, context })
}

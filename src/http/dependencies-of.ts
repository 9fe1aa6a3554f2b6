import type { Context } from 'hono'
import { dependenciesFor, type Dependencies } from '../dependencies.ts'
import type { AppEnv } from './context.ts'

/** What the use cases need for the tenant of a request. */
export function dependenciesOf(c: Context<AppEnv>): Dependencies {
  // Read only when something is deferred: outside a Worker there is none.
  const context = { waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work) }
  return dependenciesFor({ env: c.env, tenantId: c.get('tenantId'), tenant: c.get('tenant'), context })
}

import type { Context } from 'hono'
import type { Scope } from '../platform/tenants/tenant-key.ts'
import type { TenantSettings } from '../platform/tenants/tenant-settings.ts'

/** Whose key a request came with; in local mode there is none. */
export type Caller = { tenantId: string; keyId: string | null; scopes: readonly Scope[] }

/** What every answer carries but its request's id, by lower-case name; `ofJson` the same for an answer in JSON, to be copied as a whole. */
export type AnswerHeaders = { byName: Readonly<Record<string, string>>; ofJson: Headers }

/** What a handler finds in its context: the Worker's bindings, the request's id and, behind `authenticate`, its tenant and caller. */
export type AppEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    answerHeaders: AnswerHeaders
    tenantId: string
    tenant: TenantSettings
    caller: Caller
  }
}

/** What is asked of a request's context below the handlers, whichever more a part of the app keeps there. */
export type RequestContext = Pick<Context<AppEnv>, 'env' | 'executionCtx'> & {
  req: Pick<Context<AppEnv>['req'], 'url'>
  var: Readonly<Pick<AppEnv['Variables'], 'tenantId' | 'tenant'>>
}

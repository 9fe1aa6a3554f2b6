import type { RequestIdVariables } from 'hono/request-id'

/** What a handler finds in its context: the Worker's bindings, the request's id and, behind `authenticate`, its tenant. */
export type AppEnv = {
  Bindings: Env
  Variables: RequestIdVariables & { tenantId: string }
}

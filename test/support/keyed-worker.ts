import { createExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { app } from '../../src/http/app.ts'
import { readSettings } from '../../src/platform/settings.ts'
import type { Scope } from '../../src/platform/tenants/tenant-key.ts'
import { newKeySchema } from '../../src/service/tenants/tenant-keys.ts'
import { ADMIN_TOKEN } from './admin-token.ts'
import { ORIGIN } from './requests.ts'

export const ALL_SCOPES: readonly Scope[] = ['score', 'read', 'manage']

/** `body` is sent as JSON, `stream` as it is. */
type Call = {
  method?: string
  token?: string | null
  body?: unknown
  headers?: Record<string, string>
  stream?: BodyInit
}

export type KeyedWorker = {
  /** Sends a request with a token, if one is given. */
  send(path: string, call?: Call): Promise<Response>
  /** The same as the operator. */
  admin(path: string, call?: Omit<Call, 'token'>): Promise<Response>
  /** Sets a tenant up. */
  tenant(tenantId: string, settings?: object): Promise<void>
  /** Makes a key for it. */
  key(tenantId: string, scopes?: readonly Scope[]): Promise<{ key: string; keyId: string }>
}

/**
 * The Worker as it is deployed, which asks for keys: through its own door, as the project `worker-keys` starts it. With other bindings, what
 * answers there is called with these; Durable Objects keep those of the whole test run.
 */
export function keyedWorker(bindings?: Record<string, unknown>): KeyedWorker {
  if (readSettings(env).AUTH !== 'keys')
    throw new Error('tests of keys belong to the project worker-keys of vitest.config.ts')
  // One object: settings are parsed once for each.
  const changedEnv = bindings && { ...env, ...bindings }
  async function send(
    path: string,
    { method = 'GET', token = null, body, stream, headers = {} }: Call = {},
  ): Promise<Response> {
    const sent = body === undefined ? stream : JSON.stringify(body)
    const sentHeaders = {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    }
    const init = { method, headers: sentHeaders, ...(sent !== undefined && { body: sent }) }
    if (changedEnv === undefined) return exports.default.fetch(`${ORIGIN}${path}`, init)
    return app.request(`${ORIGIN}${path}`, init, changedEnv, createExecutionContext())
  }
  const admin: KeyedWorker['admin'] = (path, call) => send(path, { ...call, token: ADMIN_TOKEN })
  return {
    send,
    admin,
    async tenant(tenantId, settings = {}) {
      const response = await admin(`/v1/tenants/${tenantId}`, { method: 'PUT', body: { name: tenantId, ...settings } })
      if (!response.ok) throw new Error(`the tenant could not be set up: ${await response.text()}`)
    },
    async key(tenantId, scopes = ALL_SCOPES) {
      const path = `/v1/tenants/${tenantId}/keys`
      const response = await admin(path, { method: 'POST', body: { label: scopes.join('+'), scopes } })
      return newKeySchema.parse(await response.json())
    },
  }
}

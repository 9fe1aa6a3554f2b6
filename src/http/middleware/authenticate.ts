import { createMiddleware } from 'hono/factory'
import { readSettings } from '../../platform/settings.ts'
import { findKey } from '../../platform/tenants/key-ring.ts'
import { SCOPES } from '../../platform/tenants/tenant-key.ts'
import { readTenantSettings } from '../../platform/tenants/tenant-settings.ts'
import { bearerToken } from '../bearer.ts'
import type { AppEnv, Caller } from '../context.ts'
import { unauthenticated } from '../unauthenticated.ts'
import { checkLocalHost } from './local-host.ts'

export const LOCAL_TENANT = 'local'

/** Who asks in local mode, where no key is asked for. */
export const LOCAL_CALLER: Caller = { tenantId: LOCAL_TENANT, keyId: null, scopes: SCOPES }

/**
 * Says whose request this is: by its key, from this isolate's memory or KV. In local mode it is the tenant `local`, without a key, and only
 * for a loopback host.
 */
export function authenticate() {
  return createMiddleware<AppEnv>(async function authenticate(c, next) {
    const caller = await callerOf(c.env, c.req)
    if (caller === null) throw unauthenticated()
    c.set('caller', caller)
    c.set('tenantId', caller.tenantId)
    c.set('tenant', await readTenantSettings(c.env.KEYS, caller.tenantId))
    await next()
  })
}

/** Null for a request without a valid key. @throws ProblemError for one that local mode does not answer; StorageError */
async function callerOf(
  env: Env,
  request: { url: string; header: (name: string) => string | undefined },
): Promise<Caller | null> {
  if (readSettings(env).AUTH === 'local') {
    checkLocalHost(request.url)
    return LOCAL_CALLER
  }
  const token = bearerToken(request.header('authorization'))
  return token === null ? null : findKey(env.KEYS, token)
}

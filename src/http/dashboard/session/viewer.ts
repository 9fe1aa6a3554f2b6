import type { Context } from 'hono'
import { readSettings } from '../../../platform/settings.ts'
import { findKey } from '../../../platform/tenants/key-ring.ts'
import type { Caller } from '../../context.ts'
import { LOCAL_CALLER } from '../../middleware/authenticate.ts'
import { isAdminToken } from '../../middleware/require-admin.ts'
import type { PageEnv } from '../page-env.ts'
import { readSession } from './session-cookie.ts'

/** Who looks: a tenant by one of its keys (in local mode without any), or the operator. */
export type Viewer = { role: 'tenant'; caller: Caller; isSignedIn: boolean } | { role: 'operator'; isSignedIn: true }

/** Whose secret a text is; null for nobody's. In local mode there are no keys, only the operator's token. @throws StorageError */
export async function viewerWith(env: Env, secret: string): Promise<Viewer | null> {
  const settings = readSettings(env)
  if (await isAdminToken(settings, secret)) return { role: 'operator', isSignedIn: true }
  const caller = settings.AUTH === 'local' ? null : await findKey(env.KEYS, secret)
  return caller === null ? null : { role: 'tenant', caller, isSignedIn: true }
}

/** Who asks, by the session; null for nobody. @throws StorageError */
export async function viewerOf(c: Context<PageEnv>): Promise<Viewer | null> {
  const isLocal = readSettings(c.env).AUTH === 'local'
  const secret = await readSession(c)
  const viewer = secret === null ? null : await viewerWith(c.env, secret)
  return viewer ?? (isLocal ? { role: 'tenant', caller: LOCAL_CALLER, isSignedIn: false } : null)
}

import { createMiddleware } from 'hono/factory'
import { HOOK_ID } from '../../platform/hooks/hook-locations.ts'
import { log } from '../../platform/log.ts'
import { isRefusedAgain, noteRefusal, takeRefusedAgain } from '../../platform/recent-refusals.ts'
import { readSettings } from '../../platform/settings.ts'
import type { TenantSettings } from '../../platform/tenants/tenant-settings.ts'
import type { AppEnv } from '../context.ts'
import { ProblemError } from '../problem.ts'

/** The period of the bindings in wrangler.toml. They tell nothing of when theirs began: after this long a new one surely has. */
const PERIOD_SECONDS = 60

const BINDINGS = {
  low: 'RATE_LOW',
  standard: 'RATE_STANDARD',
  high: 'RATE_HIGH',
} as const satisfies Record<TenantSettings['rateLimit'], keyof Env>

/**
 * Requests a minute of the request's tenant, as many as its tier has in wrangler.toml, counted in each location apart. It stands behind
 * `authenticate`; refused requests are not counted. Local mode is not limited.
 */
export function rateLimit() {
  return createMiddleware<AppEnv>(async function rateLimit(c, next) {
    await count(c.env, { tier: c.get('tenant').rateLimit, key: `tenant:${c.get('tenantId')}` })
    await next()
  })
}

/**
 * Deliveries a minute of one hook, as many as the highest tier has. They count by their hook and not towards the tenant's requests:
 * neither takes from the other, and whoever floods one hook with forged deliveries reaches no other. Platforms send again after a 429.
 */
export function deliveryLimit() {
  return createMiddleware<AppEnv>(async function deliveryLimit(c, next) {
    const hookId = c.req.param('hookId') ?? ''
    // What can be no hook's costs nothing.
    if (HOOK_ID.test(hookId)) await count(c.env, { tier: 'high', key: `hook:${hookId}` })
    await next()
  })
}

/** Attempts to sign in a minute from one address, right or wrong: as many as the lowest tier has. */
export function signInLimit() {
  return createMiddleware<AppEnv>(async function signInLimit(c, next) {
    await count(c.env, { tier: 'low', key: `sign-in:${c.req.header('cf-connecting-ip') ?? ''}` })
    await next()
  })
}

/** Pages a minute of one tenant, or of the operator: apart from its requests, so that an open dashboard takes nothing from its agents. */
export async function countPage(env: Env, of: string): Promise<void> {
  await count(env, { tier: 'standard', key: `pages:${of}` })
}

/**
 * The one answer to whoever was refused a moment ago: made once, since an error is dear. `requestLog` writes no line for it; how many there
 * were is said when the limiter is asked again.
 */
export const REFUSED_AGAIN = tooMany()

/** A limiter that fails lets everybody pass: it protects the service, which is not to depend on it. */
async function count(env: Env, { tier, key }: { tier: TenantSettings['rateLimit']; key: string }): Promise<void> {
  if (readSettings(env).AUTH === 'local') return
  const name = `${tier} ${key}`
  if (isRefusedAgain(name)) throw REFUSED_AGAIN
  const again = takeRefusedAgain(name)
  if (again > 0) log('rate-limit.refused-again', { tier, requests: again })
  const { success } = await env[BINDINGS[tier]].limit({ key }).catch((error: unknown) => {
    log('rate-limit.failed', { error: error instanceof Error ? error.name : 'unknown' })
    return { success: true }
  })
  if (success) return
  noteRefusal(name)
  throw tooMany()
}

function tooMany(): ProblemError {
  return new ProblemError('rate-limited', 'too many requests in this minute', {
    headers: { 'retry-after': String(PERIOD_SECONDS) },
  })
}

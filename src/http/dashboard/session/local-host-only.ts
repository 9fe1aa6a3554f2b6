import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readSettings } from '../../../platform/settings.ts'
import { checkLocalHost } from '../../middleware/local-host.ts'
import type { PageEnv } from '../page-env.ts'

/** In local mode, which asks for no key, answers only a loopback host, as the API does. */
export function localHostOnly(): MiddlewareHandler<PageEnv> {
  return createMiddleware<PageEnv>(async function localHostOnly(c, next) {
    if (readSettings(c.env).AUTH === 'local') checkLocalHost(c.req.url)
    await next()
  })
}

import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { readSettings } from '../../platform/settings.ts'
import type { AppEnv } from '../context.ts'

/** What a page may send, beside what browsers let every page send. */
const ALLOWED_HEADERS = ['authorization', 'content-type', 'prefer', 'x-request-id']

const EXPOSED_HEADERS = [
  'cache-status',
  'location',
  'preference-applied',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'server-timing',
  'x-request-id',
]

/** How long browsers remember what they may send. */
const PREFLIGHT_SECONDS = 600

/**
 * Lets pages of the operator's `ALLOWED_ORIGINS` read answers; without any, nothing is said of origins and browsers keep every other page
 * out. No credentials of a browser count here, so none are allowed. It stands before `authenticate`: browsers ask without a key first.
 */
export function allowOrigins() {
  return createMiddleware<AppEnv>(async function allowOrigins(c, next) {
    const { ALLOWED_ORIGINS } = readSettings(c.env)
    if (ALLOWED_ORIGINS.length === 0) return next()
    const handler = cors({
      origin: ALLOWED_ORIGINS,
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ALLOWED_HEADERS,
      exposeHeaders: EXPOSED_HEADERS,
      maxAge: PREFLIGHT_SECONDS,
    })
    return handler(c, next)
  })
}

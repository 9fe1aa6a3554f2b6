import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'

/** Answers with a page of the dashboard; what makes them is loaded with the first request for one. What it throws is the app's to answer. */
export function servePage() {
  return createMiddleware<AppEnv>(async function servePage(c) {
    const { dashboard } = await import('./dashboard.tsx')
    return dashboard.fetch(c.req.raw, c.env, contextOf(c))
  })
}

/** Outside a Worker there is none, and asking for it throws. */
function contextOf(c: Context<AppEnv>): Context['executionCtx'] | undefined {
  try {
    return c.executionCtx
  } catch {
    return undefined
  }
}

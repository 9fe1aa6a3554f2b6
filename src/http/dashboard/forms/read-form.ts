import type { Context } from 'hono'
import type { PageEnv } from '../page-env.ts'

/** The fields of a form as browsers send it; a body of another kind is a form without any. */
export async function readForm(c: Context<PageEnv>): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer())))
}

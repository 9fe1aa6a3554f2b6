import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** A JSON answer with all of its headers at once, which costs a third of setting them one by one. For what is asked often. */
export function answerJson(c: Context<AppEnv>, value: object, headers: Readonly<Record<string, string>>): Response {
  return new Response(JSON.stringify(value), {
    headers: { ...c.get('answerHeaders'), 'content-type': 'application/json', ...headers },
  })
}

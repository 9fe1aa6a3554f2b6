import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/**
 * An answer of JSON text. What all answers carry is copied as a whole, which costs half of giving each header by itself. For what is asked
 * often.
 */
export function answerJson(
  c: Context<AppEnv>,
  text: string,
  { status = 200, headers }: { status?: number; headers: Readonly<Record<string, string>> },
): Response {
  const response = new Response(text, { status, headers: c.get('answerHeaders').ofJson })
  response.headers.set('x-request-id', c.get('requestId'))
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'
import { readDocument } from './reference/read-document.ts'

/**
 * `GET /openapi.json`: OpenAPI 3.1. It is made of the schemas that validate and of examples that ran, by a test that also holds it to them;
 * what is read here is the file.
 */
export function openApi() {
  return createMiddleware<AppEnv>(async function openApi(c) {
    return c.body(await readDocument(c.env.ASSETS), 200, { 'content-type': 'application/json' })
  })
}

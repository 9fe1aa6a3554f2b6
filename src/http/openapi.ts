import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { VERSION } from '../version.ts'
import type { AppEnv } from './context.ts'

/** `GET /openapi.json`: OpenAPI 3.1, made from the schemas that also validate. The generator is loaded at the first request. */
export function openApi(app: Hono<AppEnv>) {
  return createMiddleware<AppEnv>(async function openApi(c, next) {
    const { openAPIRouteHandler } = await import('hono-openapi')
    const handler = openAPIRouteHandler(app, {
      defaultValidationErrorResponse: false,
      documentation: {
        openapi: '3.1.0',
        info: {
          title: 'Plumbline',
          version: VERSION,
          description: "Scores how well an agent's response aligns with its prompt.",
          license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        },
        servers: [{ url: '/' }],
        security: [{ bearer: [] }],
        components: {
          securitySchemes: {
            bearer: { type: 'http', scheme: 'bearer', description: "A tenant's key; the scopes it needs are named" },
            admin: { type: 'http', scheme: 'bearer', description: "The operator's ADMIN_TOKEN" },
          },
        },
      },
    })
    return handler(c, next)
  })
}

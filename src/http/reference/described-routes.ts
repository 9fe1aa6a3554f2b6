import type { Hono } from 'hono'
import { findTargetHandler } from 'hono/utils/handler'
import type { AppEnv } from '../context.ts'
import { SAYS, type RouteDescription, type Saying } from '../describe.ts'

type Part = Extract<Saying, { target: unknown }>

export type DescribedRoute = {
  /** In lower case, as OpenAPI has it. */
  method: string
  /** With parameters in braces. */
  path: string
  route: RouteDescription
  guards: readonly Extract<Saying, { guard: unknown }>['guard'][]
  parts: readonly Part[]
}

/** Every route that describes itself, in the order of the app, with what the middleware before its handler says. */
export function describedRoutes(app: Hono<AppEnv>): DescribedRoute[] {
  const byRoute = Map.groupBy(app.routes, ({ method, path }) => `${method} ${path}`)
  return [...byRoute].flatMap(([key, handlers]) => {
    const said = handlers.flatMap(({ handler }) => sayingOf(findTargetHandler(handler)) ?? [])
    const route = said.flatMap((one) => ('route' in one ? one.route : []))[0]
    if (route === undefined) return []
    const [method = '', path = ''] = key.split(' ')
    return {
      method: method.toLowerCase(),
      path: path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}'),
      route,
      guards: said.flatMap((one) => ('guard' in one ? one.guard : [])),
      parts: said.flatMap((one) => ('target' in one ? one : [])),
    }
  })
}

function sayingOf(handler: object & { [SAYS]?: Saying }): Saying | undefined {
  return handler[SAYS]
}

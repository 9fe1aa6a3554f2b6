import { createMiddleware } from 'hono/factory'

/** No answer of the API belongs in a shared cache; a route that may be cached says so itself. */
export function noStore() {
  return createMiddleware(async function noStore(c, next) {
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
}

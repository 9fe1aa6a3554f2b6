import { Hono } from 'hono'
import { prepare, PREPARE_PATH, preparedAnswer } from './prepared.ts'

/** The least that a content-addressed answer costs: the body parsed and hashed, the same answer every time. */
export default new Hono()
  .post(PREPARE_PATH, (c) => prepare(c.req.raw))
  .post('/v1/scores', async (c) => {
    const bytes = await c.req.arrayBuffer()
    JSON.parse(new TextDecoder().decode(bytes))
    const digest = await crypto.subtle.digest('SHA-256', bytes)
    c.header('etag', Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''))
    return c.json(preparedAnswer())
  })

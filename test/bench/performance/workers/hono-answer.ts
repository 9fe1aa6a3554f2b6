import { Hono } from 'hono'
import { prepare, PREPARE_PATH, preparedAnswer } from './prepared.ts'

/** The least that JSON over Hono costs: the body parsed, the same answer every time. */
export default new Hono()
  .post(PREPARE_PATH, (c) => prepare(c.req.raw))
  .post('/v1/scores', async (c) => {
    await c.req.json()
    return c.json(preparedAnswer())
  })

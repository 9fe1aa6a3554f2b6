import { Hono } from 'hono'

/** What start-up costs before there is anything of one's own. */
export default new Hono()

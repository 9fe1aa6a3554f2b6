import { Hono } from 'hono'
import { NOBODY, type PageEnv } from '../dashboard/page-env.ts'
import { pageHeaders } from '../dashboard/page-headers.ts'
import { viewerOf } from '../dashboard/session/viewer.ts'
import { docsPage } from './pages/docs-page.tsx'
import { problemIndexPage, problemPage } from './pages/problem-pages.tsx'

/** The pages that explain the API. Anybody may see them; who is signed in keeps the way back to the dashboard. */
export const referencePages = new Hono<PageEnv>()
  .use(async function whoLooks(c, next) {
    c.set('looked', { ...NOBODY, viewer: await viewerOf(c) })
    await next()
  })
  .use(...pageHeaders())
  .get('/docs', docsPage)
  .get('/problems', problemIndexPage)
  .get('/problems/:code', problemPage)
  .onError((error) => {
    throw error
  })

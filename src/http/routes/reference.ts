import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { AppEnv } from '../context.ts'
import { describeRoute, jsonAnswer, pageAnswers } from '../describe.ts'
import { readDocument } from '../reference/read-document.ts'

const PUBLIC = { tags: ['Service'], security: [] }

/** What the API is, for programs and for people; no key is asked. */
export const reference = new Hono<AppEnv>()
  // It is made of the schemas that validate and of examples that ran, by a test that also holds it to them; what is read here is the file.
  .get(
    '/openapi.json',
    describeRoute({
      operationId: 'openApi',
      summary: 'What the API is, for programs',
      ...PUBLIC,
      answers: { 200: jsonAnswer('OpenAPI 3.1', z.record(z.string(), z.unknown())) },
    }),
    async (c) => c.body(await readDocument(c.env.ASSETS), 200, { 'content-type': 'application/json' }),
  )
  .get(
    '/docs',
    describeRoute({
      operationId: 'docs',
      summary: 'What the API is, for a person',
      ...PUBLIC,
      answers: pageAnswers('The page; with `?q=` only operations that hold these words'),
    }),
    servePage(),
  )
  .get(
    '/problems',
    describeRoute({
      operationId: 'problems',
      summary: 'Every problem, for a person',
      ...PUBLIC,
      answers: pageAnswers('The page'),
    }),
    servePage(),
  )
  .get(
    '/problems/:code',
    describeRoute({
      operationId: 'problem',
      summary: 'What a problem means and what to do about it, for a person',
      ...PUBLIC,
      answers: pageAnswers('The page'),
      problems: ['not-found'],
    }),
    servePage(),
  )

/** What makes the pages is loaded with the first request for one. */
function servePage() {
  return createMiddleware<AppEnv>(async function servePage(c) {
    const { referencePages } = await import('../reference/reference-pages.tsx')
    return referencePages.fetch(c.req.raw, c.env)
  })
}

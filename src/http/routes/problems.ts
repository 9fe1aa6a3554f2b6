import { Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../context.ts'
import { isProblemCode, ProblemError, PROBLEMS } from '../problem.ts'

/** `GET /problems/<code>`: what a problem means and what to do about it, for a person. */
export const problems = new Hono<AppEnv>().get('/:code', (c) => {
  const code = c.req.param('code')
  if (!isProblemCode(code)) throw new ProblemError('not-found', 'there is no such problem')
  const { title, status, retryable, explanation } = PROBLEMS[code]
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title} · Plumbline</title>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            <p><code>${code}</code>, HTTP ${status}</p>
            <p>${explanation}</p>
            <p>${retryable ? 'The same request may succeed later.' : 'The same request will fail again.'}</p>
          </main>
        </body>
      </html>`,
  )
})

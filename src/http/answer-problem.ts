import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { AppEnv } from './context.ts'
import { type ProblemError, problemResponse } from './problem.ts'

/** Where only programs ask, whatever they accept. */
const FOR_PROGRAMS = /^\/(?:v1|hooks)(?:\/|$)/

/** A problem as its asker reads it: a page for a browser, problem+json for everybody else. */
export async function answerProblem(c: Context<AppEnv>, problem: ProblemError): Promise<Response> {
  if (FOR_PROGRAMS.test(c.req.path) || !prefersPage(c)) return problemResponse(c, problem)
  const { problemPage } = await import('./dashboard/pages/problem-page.tsx')
  return problemPage(c, problem)
}

function prefersPage(c: Context<AppEnv>): boolean {
  const supports = ['application/json', 'application/problem+json', 'text/html']
  return accepts(c, { header: 'Accept', supports, default: 'application/json' }) === 'text/html'
}

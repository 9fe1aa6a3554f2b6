import { resolver } from 'hono-openapi'
import type { z } from 'zod'
import { problemSchema, PROBLEMS, type ProblemCode } from './problem.ts'

type Described = { description: string; content: Record<string, { schema: ReturnType<typeof resolver> }> }

/** A JSON answer for `describeRoute`. */
export function jsonAnswer(description: string, schema: z.ZodType): Described {
  return { description, content: { 'application/json': { schema: resolver(schema) } } }
}

/** The problems a route can answer, one entry per status, each naming its codes. */
export function problemAnswers(codes: readonly ProblemCode[]): Record<string, Described> {
  const byStatus = Object.groupBy(codes, (code) => PROBLEMS[code].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => {
      const description = (group ?? []).map((code) => `\`${code}\`: ${PROBLEMS[code].title}`).join('; ')
      return [status, { description, content: { 'application/problem+json': { schema: resolver(problemSchema) } } }]
    }),
  )
}

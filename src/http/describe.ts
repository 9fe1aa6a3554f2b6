import type { MiddlewareHandler, ValidationTargets } from 'hono'
import { z } from 'zod'
import type { ProblemCode } from './problem.ts'

/** Under which a middleware keeps what it says of its route; `reference/api-document.ts` makes openapi.json of all of it. */
export const SAYS = Symbol('openapi')

/** The headers of an answer by name, and whether it always has them. What they mean stands once, in `reference/headers.ts`. */
export type AnswerHeaders = Readonly<Record<string, 'always' | 'sometimes'>>

/** One answer of a route, with the schema of its body by media type; without any it has no body. */
export type Answer = {
  description: string
  content?: Readonly<Record<string, z.ZodType>>
  headers?: AnswerHeaders
}

export type RouteDescription = {
  operationId: string
  summary: string
  tags: readonly string[]
  /** What is asked for; without it a tenant's key. Empty for nothing. */
  security?: readonly Readonly<Record<string, readonly string[]>>[]
  /** Request headers that it reads, beside those that every route does. */
  requestHeaders?: readonly string[]
  answers: Readonly<Record<number, Answer>>
  problems?: readonly ProblemCode[]
  /** Headers that its problems can carry, beside those that every problem of a kind does. */
  problemHeaders?: AnswerHeaders
}

/** What one middleware says: all of a route, what it adds to every route it guards, or the schema of a part of the request. */
export type Saying =
  | { route: RouteDescription }
  | { guard: Required<Pick<RouteDescription, 'security' | 'problems'>> }
  | { target: keyof ValidationTargets; schema: z.ZodType }

/** Says what a route is and answers. It stands beside the handler and does nothing to a request. */
export function describeRoute(route: RouteDescription): MiddlewareHandler {
  return saying<MiddlewareHandler>((_, next) => next(), { route })
}

/** A middleware that also says something of the routes it stands before. */
export function saying<Middleware extends object>(middleware: Middleware, said: Saying): Middleware {
  return Object.assign(middleware, { [SAYS]: said })
}

/** A JSON answer for `describeRoute`. */
export function jsonAnswer(description: string, schema: z.ZodType, headers: AnswerHeaders = {}): Answer {
  return { description, content: { 'application/json': schema }, headers }
}

/** A page for a person. */
export function pageAnswers(description: string): RouteDescription['answers'] {
  return {
    200: { description, content: { 'text/html': z.string() }, headers: { ETag: 'always' } },
    304: { description: 'It is as `If-None-Match` says', headers: { ETag: 'always' } },
  }
}

import { z } from 'zod'
import type { Answer, AnswerHeaders } from '../describe.ts'
import { problemSchema, PROBLEMS, type ProblemCode } from '../problem.ts'
import type { DescribedRoute } from './described-routes.ts'
import type { Example } from './examples.ts'
import { fieldText } from './field-texts.ts'
import { headerReference, REQUEST_HEADERS } from './headers.ts'
import type { JsonSchema, JsonSchemas } from './json-schemas.ts'
import { OPERATION_NOTES } from './notes.ts'

const PROBLEM = 'application/problem+json'

const EARLY: readonly ProblemCode[] = [
  'invalid-json',
  'unauthenticated',
  'forbidden',
  'payload-too-large',
  'unsupported-media-type',
]

/** An operation of OpenAPI: what a route says of itself, what the middleware before it adds, and examples of it that ran. */
export function operation(
  described: DescribedRoute,
  { schemas, examples: all }: { schemas: JsonSchemas; examples: readonly Example[] },
): object {
  const { route, guards, parts } = described
  const examples = all.filter(({ operationId }) => operationId === route.operationId)
  const description = OPERATION_NOTES[route.operationId]
  const body = parts.find(({ target }) => target === 'json')
  return {
    operationId: route.operationId,
    summary: route.summary,
    ...(description !== undefined && { description }),
    tags: route.tags,
    security: route.security ?? guards.flatMap(({ security }) => security),
    parameters: [
      ...parts.flatMap(({ target, schema }) => parametersIn(target, schemas.ofRequest(schema))),
      ...[...(route.requestHeaders ?? []), 'X-Request-Id'].map(headerParameter),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemas.ofRequest(body.schema),
            ...shownExamples(examples, ({ request }) => request.body),
          },
        },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.answers).map(([status, answer]) => [
          status,
          response(answer, {
            schemas,
            examples: examples.filter((example) => String(example.answer.status) === status),
          }),
        ]),
      ),
      ...problemResponses(described, { schemas, examples }),
    },
    'x-examples': examples.map(({ name, summary, request, answer }) => {
      const { method, path, headers, body: sent } = request
      // What has a schema stands beside it.
      const isElsewhere = body !== undefined || sent === undefined
      return {
        name,
        summary,
        request: { method, path, headers, ...(!isElsewhere && { body: sent }) },
        answer: {
          status: answer.status,
          headers: answer.headers,
          ...(typeof answer.body === 'string' && { body: answer.body }),
        },
      }
    }),
  }
}

/** The parameters of one place in the request, out of the schema of all of them. */
function parametersIn(target: string, schema: JsonSchema): object[] {
  const place = { param: 'path', query: 'query' }[target]
  if (place === undefined) return []
  const { properties, required } = objectSchema.parse(schema)
  return Object.entries(properties).map(([name, { description: own, ...schema }]) => {
    const description = own ?? fieldText([place, name])
    const isRequired = place === 'path' || required.includes(name)
    return {
      name,
      in: place,
      ...(isRequired && { required: true }),
      ...(description !== undefined && { description }),
      schema,
    }
  })
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
})

function headerParameter(name: string): object {
  const text = REQUEST_HEADERS[name]
  if (text === undefined) throw new Error(`the request header ${name} is not described`)
  return { name, in: 'header', ...text }
}

function response(
  { description, content, headers = {} }: Answer,
  { schemas, examples }: { schemas: JsonSchemas; examples: readonly Example[] },
): object {
  const shown = Object.entries(content ?? {}).map(([type, schema]) => [
    type,
    { schema: schemas.ofAnswer(schema), ...(isJson(type) && shownExamples(examples, ({ answer }) => answer.body)) },
  ])
  return {
    description,
    headers: headerReferences(headers),
    ...(shown.length > 0 && { content: Object.fromEntries(shown) }),
  }
}

function isJson(type: string): boolean {
  return type === 'application/json'
}

/** One answer a status: which problems it can be, in words and in the schema. */
function problemResponses(
  { route, guards }: DescribedRoute,
  { schemas, examples }: { schemas: JsonSchemas; examples: readonly Example[] },
): Record<string, object> {
  const codes = new Set([...guards.flatMap(({ problems }) => problems), ...(route.problems ?? [])])
  const byStatus = Map.groupBy([...codes], (code) => PROBLEMS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const schema = { allOf: [schemas.ofAnswer(problemSchema), { properties: { code: { enum: group } } }] }
      const ofStatus = examples.filter(({ answer }) => answer.status === status)
      const shown = {
        description: group.map((code) => `\`${code}\`: ${PROBLEMS[code].title}`).join('; '),
        headers: headerReferences({ ...(!group.every(isEarly) && route.problemHeaders), ...headersOf(group) }),
        content: { [PROBLEM]: { schema, ...shownExamples(ofStatus, ({ answer }) => answer.body) } },
      }
      return [String(status), shown]
    }),
  )
}

/** Problems that come before the handler has said anything. */
function isEarly(code: ProblemCode): boolean {
  return EARLY.some((early) => early === code)
}

/** What problems tell of when to come again, and of how to say who asks. */
function headersOf(codes: readonly ProblemCode[]): AnswerHeaders {
  if (codes.includes('unauthenticated')) return { 'WWW-Authenticate': 'sometimes' }
  if (codes.includes('rate-limited')) return { 'Retry-After': 'always', RateLimit: 'sometimes' }
  return codes.some((code) => PROBLEMS[code].retryable) ? { 'Retry-After': 'sometimes' } : {}
}

function headerReferences(headers: AnswerHeaders): object {
  const named = Object.entries({ 'X-Request-Id': 'always' as const, ...headers })
  return Object.fromEntries(named.map(([name, when]) => [name, { $ref: headerReference(name, when) }]))
}

function shownExamples(examples: readonly Example[], part: (example: Example) => unknown): object {
  const shown = examples.filter((example) => part(example) !== undefined)
  if (shown.length === 0) return {}
  return {
    examples: Object.fromEntries(
      shown.map((example) => [example.name, { summary: example.summary, value: part(example) }]),
    ),
  }
}

import type { Hono } from 'hono'
import { VERSION } from '../../version.ts'
import type { AppEnv } from '../context.ts'
import { isProblemCode, problemSchema, PROBLEMS, type ProblemCode } from '../problem.ts'
import { describedRoutes } from './described-routes.ts'
import type { Example } from './examples.ts'
import { withFieldTexts } from './field-texts.ts'
import { headerComponents } from './headers.ts'
import { jsonSchemas } from './json-schemas.ts'
import { SERVICE_NOTE, TAGS } from './notes.ts'
import { operation } from './operation.ts'
import { PROBLEM_TEXTS } from './problem-texts.ts'

/**
 * openapi.json, OpenAPI 3.1: every route that describes itself, with the schemas that validate. It is made when the tests run, not in the
 * Worker, which serves it as a file.
 */
export function apiDocument(
  app: Hono<AppEnv>,
  { examples, problems }: { examples: readonly Example[]; problems: ReadonlyMap<ProblemCode, Example> },
): object {
  const routes = describedRoutes(app)
  const schemas = jsonSchemas({
    requests: routes.flatMap(({ parts }) => parts.map(({ schema }) => schema)),
    answers: [
      problemSchema,
      ...routes.flatMap(({ route }) =>
        Object.values(route.answers).flatMap(({ content }) => Object.values(content ?? {})),
      ),
    ],
  })
  const paths = Map.groupBy(routes, ({ path }) => path)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Plumbline',
      version: VERSION,
      summary: "Scores how well an agent's response aligns with its prompt.",
      description: SERVICE_NOTE,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: TAGS,
    paths: Object.fromEntries(
      [...paths].map(([path, operations]) => [
        path,
        Object.fromEntries(operations.map((route) => [route.method, operation(route, { schemas, examples })])),
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas.components).map(([name, schema]) => [name, withFieldTexts(schema, [name])]),
      ),
      headers: headerComponents(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: "A tenant's key; the scopes it needs are named." },
        admin: { type: 'http', scheme: 'bearer', description: "The operator's ADMIN_TOKEN." },
      },
    },
    'x-problems': Object.fromEntries(
      Object.entries(PROBLEMS).map(([code, kind]) => [
        code,
        isProblemCode(code) ? { ...kind, ...explained(code, problems) } : kind,
      ]),
    ),
  }
}

/** A problem's texts, and an answer with it that a test really got. */
function explained(code: ProblemCode, problems: ReadonlyMap<ProblemCode, Example>): object {
  const example = problems.get(code)
  if (example === undefined) return PROBLEM_TEXTS[code]
  const { name, summary, request, answer } = example
  return { ...PROBLEM_TEXTS[code], example: { name, summary, request, answer } }
}

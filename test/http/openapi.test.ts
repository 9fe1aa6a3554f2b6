import { reset } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { PROBLEMS } from '../../src/http/problem.ts'
import { VERSION } from '../../src/version.ts'
import packageJson from '../../package.json'
import { app } from '../../src/http/app.ts'
import { apiDocument } from '../../src/http/reference/api-document.ts'
import { FIELD_TEXTS } from '../../src/http/reference/field-texts.ts'
import { apiExamples } from '../support/examples/api-examples.ts'
import { problemExamples } from '../support/examples/problem-examples.ts'
import { get } from '../support/requests.ts'

type Document = {
  openapi: string
  info: { version: string }
  paths: Record<
    string,
    Record<
      string,
      {
        operationId?: string
        parameters: { name: string; description?: string }[]
        requestBody?: unknown
        responses: Record<string, unknown>
      }
    >
  >
  components: { schemas: Record<string, Fields> }
}

async function openApi(): Promise<Document> {
  const response = await get('/openapi.json')
  expect(response.status).toBe(200)
  return response.json()
}

/** The file that the Worker serves. `vitest run test/http/openapi.test.ts --update` writes it anew. */
const FILE = '../../src/http/dashboard/public/assets/openapi.json'

afterEach(() => reset())

describe('openapi.json', () => {
  it('is what the routes and their schemas say, with examples that run', async () => {
    const made = JSON.stringify(
      apiDocument(app, { examples: await apiExamples(), problems: await problemExamples() }),
      null,
      2,
    )
    await expect(`${made}\n`).toMatchFileSnapshot(FILE)
  })

  it('describes every route, its body, its answer and its problems', async () => {
    const { openapi, paths } = await openApi()
    expect(openapi).toMatch(/^3\.1/)
    expect(Object.keys(paths).toSorted()).toEqual([
      '/docs',
      '/healthz',
      '/hooks/{hookId}',
      '/openapi.json',
      '/problems',
      '/problems/{code}',
      '/v1/agents',
      '/v1/agents/{agentId}',
      '/v1/agents/{agentId}/runs',
      '/v1/agents/{agentId}/runs/{runId}',
      '/v1/agents/{agentId}/series',
      '/v1/agents/{agentId}/stats',
      '/v1/hooks',
      '/v1/hooks/{hookId}',
      '/v1/hooks/{hookId}/dead-letters',
      '/v1/hooks/{hookId}/dead-letters/{id}/retry',
      '/v1/me',
      '/v1/scores',
      '/v1/stats',
      '/v1/tenants',
      '/v1/tenants/{tenantId}',
      '/v1/tenants/{tenantId}/keys',
      '/v1/tenants/{tenantId}/keys/{keyId}',
      '/v1/tenants/{tenantId}/stats',
    ])
    const scores = paths['/v1/scores']?.['post']
    expect(scores?.requestBody).toBeDefined()
    expect(Object.keys(scores?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '409', '413', '415', '422', '502', '503', '504']),
    )
  })

  it('is made of the schemas that validate', async () => {
    const { components } = await openApi()
    expect(JSON.stringify(components.schemas['ScorerOptions'])).toContain('"evaluationMode"')
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Problem', 'Score', 'Analysis', 'Window']))
  })
})

describe('what fields mean', () => {
  it('is said of every field of a request', async () => {
    const { paths, components } = await openApi()
    const silent = Object.entries(components.schemas)
      .filter(([name]) => /Request$|^HookChange$|Options$|^TenantSettings$|^TenantProvider$|^Weights$/.test(name))
      .flatMap(([name, schema]) => fieldsOf(schema, [name]))
      .filter(({ isDescribed }) => !isDescribed)
    expect(silent.map(({ way }) => way)).toEqual([])
    const parameters = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap((one) => one.parameters),
    )
    expect(parameters.filter(({ description }) => description === undefined).map(({ name }) => name)).toEqual([])
  })

  it('is said of nothing that is no longer there', async () => {
    const document = JSON.stringify(await openApi())
    const stale = Object.entries(FIELD_TEXTS).filter(([, text]) => !document.includes(JSON.stringify(text)))
    expect(stale.map(([way]) => way)).toEqual([])
  })
})

type Fields = { description?: string; properties?: Record<string, Fields>; items?: Fields }

function fieldsOf({ properties = {}, items }: Fields, way: string[]): { way: string; isDescribed: boolean }[] {
  const own = Object.entries(properties).flatMap(([name, field]) => [
    { way: [...way, name].join('.'), isDescribed: field.description !== undefined },
    ...fieldsOf(field, [...way, name]),
  ])
  return items === undefined ? own : [...own, ...fieldsOf(items, way)]
}

it('has one version everywhere', async () => {
  expect(VERSION).toBe(packageJson.version)
  expect((await openApi()).info.version).toBe(packageJson.version)
  const health = await get('/healthz')
  expect(await health.json()).toEqual({
    status: 'ok',
    version: packageJson.version,
    judge: { model: 'embedded', configured: true },
  })
})

it('gives each problem code a status that HTTP knows as an error', () => {
  for (const { status } of Object.values(PROBLEMS)) expect(status).toBeGreaterThanOrEqual(400)
})

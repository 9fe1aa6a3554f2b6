import { documentSchema, operationOf, type ApiDocument, type Operation } from './document.ts'
import type { Exchanged } from './exchanged.ts'
import { schemaChecks, type SchemaChecks } from './schema-checks.ts'

/** Says what of an answer, or of a request that was accepted, is not as openapi.json has it. */
export type Contract = (exchanged: Exchanged) => string[]

/** What every answer carries and the document tells of once, or that HTTP itself or CORS adds. */
const EVERYWHERE = new RegExp(
  `^(?:${[
    'content-(?:type|length|security-policy)',
    'cache-control',
    'vary',
    'access-control-.*',
    'cross-origin-.*-policy',
    'origin-agent-cluster',
    'permissions-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-dns-prefetch-control',
    'x-download-options',
    'x-frame-options',
    'x-permitted-cross-domain-policies',
    'x-xss-protection',
  ].join('|')})$`,
)

/** Where only the API is; anywhere else may be pages, which openapi.json need not know. */
const API_PATH = /^\/(?:v1|hooks)(?:\/|$)/

export function contract(openApi: unknown): Contract {
  const document = documentSchema.parse(openApi)
  const checks = schemaChecks(openApi)
  return (exchanged) => {
    const url = new URL(exchanged.path, 'http://localhost')
    const found = operationOf(document, { method: exchanged.method, pathname: url.pathname })
    if (found?.operation === undefined) return elsewhere(exchanged, { checks, pathname: url.pathname })
    const place = ['paths', found.path, found.method]
    const parts = { document, checks, place, operation: found.operation }
    return [...answerFaults(exchanged, parts), ...requestFaults(exchanged, { ...parts, url, path: found.path })]
  }
}

type Parts = { document: ApiDocument; checks: SchemaChecks; place: readonly string[]; operation: Operation }

function answerFaults(exchanged: Exchanged, { document, checks, place, operation }: Parts): string[] {
  const status = String(exchanged.status)
  const response = operation.responses[status]
  if (response === undefined) return [`answers ${status}, which is not documented: ${exchanged.body.slice(0, 200)}`]
  const headers = headerFaults(exchanged, response.headers, document)
  const contentType = mediaType(exchanged)
  if (response.content === undefined) {
    return [...headers, ...(exchanged.body === '' ? [] : [`${status} has a body, which is not documented`])]
  }
  if (exchanged.method === 'HEAD') return headers
  // A browser is shown its problem as a page, wherever pages are.
  const { pathname } = new URL(exchanged.path, 'http://localhost')
  if (exchanged.status >= 400 && contentType === 'text/html' && !API_PATH.test(pathname)) return headers
  if (response.content[contentType] === undefined)
    return [...headers, `${status} is ${contentType}, which is not documented`]
  if (!isJson(contentType)) return headers
  const pointer = [...place, 'responses', status, 'content', contentType, 'schema']
  const fault = checks.answer(pointer)(JSON.parse(exchanged.body))
  return fault === null ? headers : [...headers, `${status}: ${fault}`]
}

function headerFaults(
  { status, headers }: Exchanged,
  named: Operation['responses'][string]['headers'],
  { components }: ApiDocument,
): string[] {
  const described = new Map(
    Object.entries(named).map(([name, { $ref }]) => [
      name.toLowerCase(),
      components.headers[$ref.split('/').at(-1) ?? ''],
    ]),
  )
  const unknown = Object.keys(headers).filter((name) => !EVERYWHERE.test(name) && described.get(name) === undefined)
  const missing = [...described].filter(([name, header]) => header?.required === true && headers[name] === undefined)
  const wrong = [...described].filter(([name, header]) => {
    const value = headers[name]
    return value !== undefined && header?.schema.type === 'integer' && !/^\d+$/.test(value)
  })
  return [
    ...unknown.map((name) => `${status} has the header ${name}, which is not documented`),
    ...missing.map(([name]) => `${status} lacks the header ${name}, which is documented as always there`),
    ...wrong.map(([name]) => `${status} has a header ${name} that is no number`),
  ]
}

/** What was accepted must be what the document lets a caller send. */
function requestFaults(
  { sent, status }: Exchanged,
  { checks, place, operation, url, path }: Parts & { url: URL; path: string },
): string[] {
  if (status >= 400) return []
  const values = pathValues(path, url.pathname)
  const parameters = operation.parameters.flatMap(({ name, in: where }, index) => {
    const value = where === 'path' ? values.get(name) : where === 'query' ? url.searchParams.get(name) : null
    if (value === null || value === undefined) return []
    const check = checks.request([...place, 'parameters', String(index), 'schema'])
    // A query is text; the schema says whether a number is meant.
    const fault = check(value)
    const isFine = fault === null || (/^\d+$/.test(value) && check(Number(value)) === null)
    return isFine ? [] : [`accepts ${where} ${name}: ${fault}`]
  })
  if (sent === undefined) return parameters
  if (operation.requestBody === undefined) return [...parameters, 'reads a body, which is not documented']
  const fault = checks.request([...place, 'requestBody', 'content', 'application/json', 'schema'])(sent)
  return fault === null ? parameters : [...parameters, `accepts a body: ${fault}`]
}

function pathValues(path: string, pathname: string): Map<string, string> {
  const parts = pathname.split('/')
  return new Map(path.split('/').map((part, at) => [part.slice(1, -1), decoded(parts[at] ?? '')]))
}

/** What cannot be decoded is taken as it stands, as the router does. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What is no operation of the document is refused with a problem, or it is a page outside the API. */
function elsewhere(exchanged: Exchanged, { checks, pathname }: { checks: SchemaChecks; pathname: string }): string[] {
  const { status, method, headers } = exchanged
  const contentType = mediaType(exchanged)
  const isPreflight = method === 'OPTIONS' && status === 204 && headers['access-control-allow-methods'] !== undefined
  const isPage = !API_PATH.test(pathname) && !isJson(contentType)
  if (isPreflight || isPage) return []
  if (status < 400) return ['is no operation of openapi.json']
  if (method === 'HEAD') return []
  if (contentType !== 'application/problem+json') return [`${status} is ${contentType}, not a problem`]
  const fault = checks.answer(['components', 'schemas', 'Problem'])(JSON.parse(exchanged.body))
  return fault === null ? [] : [`${status}: ${fault}`]
}

function mediaType({ headers }: Exchanged): string {
  return headers['content-type']?.split(';')[0]?.trim() ?? 'nothing'
}

export function isJson(contentType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/.test(contentType)
}

import { z } from 'zod'

type Schema = {
  $ref?: string | undefined
  description?: string | undefined
  type?: string | string[] | undefined
  const?: unknown
  enum?: unknown[] | undefined
  anyOf?: Schema[] | undefined
  oneOf?: Schema[] | undefined
  allOf?: Schema[] | undefined
  items?: Schema | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  propertyNames?: Schema | undefined
  additionalProperties?: boolean | Schema | undefined
}

const schemaSchema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    description: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(schemaSchema).optional(),
    oneOf: z.array(schemaSchema).optional(),
    allOf: z.array(schemaSchema).optional(),
    items: schemaSchema.optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    required: z.array(z.string()).optional(),
    propertyNames: schemaSchema.optional(),
    additionalProperties: z.union([z.boolean(), schemaSchema]).optional(),
  }),
)

const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema }))

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string().optional(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: schemaSchema }))
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })),
})
type Operation = z.output<typeof operationSchema>

const documentSchema = z.object({
  security: z.array(z.record(z.string(), z.unknown())),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
})

const HEAD = `// Made from openapi.json by test/client/api-types.test.ts, and held to it there; not edited by hand.
`

/**
 * The types of the client as TypeScript: every schema of an OpenAPI document by its id, and every operation that answers JSON or nothing, by its
 * operationId, with what it takes and gives. Names and lists are sorted, so that the text depends on the contract alone.
 * @throws Error for a schema that it has no type for
 */
export function apiTypesOf(openApi: unknown): string {
  const { paths, components, security } = documentSchema.parse(openApi)
  const operations = Object.entries(paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
    // What platforms deliver is signed by them, and no client's to send.
    .filter(({ path, operation }) => !path.startsWith('/hooks/') && answersOf(operation) !== null)
    .toSorted((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1))
  const types = Object.entries(components.schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `${comment(schema.description, '')}export type ${name} = ${typeOf(schema, '')}\n`)
  const table = operations.map(
    ({ path, method, operation }) =>
      `  ${operation.operationId}: { method: '${method.toUpperCase()}', path: '${path}', token: ${tokenOf(operation, security)} },\n`,
  )
  const shapes = operations.map(({ operation }) => operationType(operation))
  return [
    HEAD,
    ...types,
    `/** Every operation: what it takes and what it answers. */\nexport type Operations = {\n${shapes.join('')}}\n`,
    `/** Where each operation is found, and whose token it asks for. */\nexport const OPERATIONS = {\n${table.join('')}} as const\n`,
  ].join('\n')
}

/** The types of its good answers, none if it answers nothing; null for an operation that answers something else than JSON. */
function answersOf({ responses }: Operation): string[] | null {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const answers = good.map(([status, { content }]) => {
    const json = content?.['application/json']?.schema
    return json === undefined ? (status === '204' ? 'undefined' : null) : typeOf(json, '    ')
  })
  return answers.includes(null) ? null : [...new Set(answers.filter((answer) => answer !== null))]
}

function tokenOf({ security }: Operation, byDefault: Record<string, unknown>[]): string {
  const [asked] = security ?? byDefault
  if (asked === undefined) return 'null'
  return 'admin' in asked ? "'admin'" : "'key'"
}

function operationType(operation: Operation): string {
  const body = operation.requestBody?.content['application/json']?.schema
  return [
    comment(operation.summary, '  '),
    `  ${operation.operationId}: {\n`,
    `    path: ${parametersType(operation, 'path')}\n`,
    `    query: ${parametersType(operation, 'query')}\n`,
    `    body: ${body === undefined ? 'undefined' : typeOf(body, '    ')}\n`,
    `    answer: ${answersOf(operation)?.join(' | ') ?? 'undefined'}\n`,
    '  }\n',
  ].join('')
}

function parametersType({ parameters }: Operation, place: 'path' | 'query'): string {
  const inPlace = parameters.filter((parameter) => parameter.in === place)
  const properties = Object.fromEntries(inPlace.map(({ name, schema }) => [name, schema]))
  const required = inPlace.filter((parameter) => parameter.required === true).map(({ name }) => name)
  return objectType({ type: 'object', properties, required }, '    ')
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) return schema.$ref.replace('#/components/schemas/', '')
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return union(options.map((option) => typeOf(option, indent)))
  if (schema.allOf !== undefined) return schema.allOf.map((part) => typeOf(part, indent)).join(' & ')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum !== undefined) return union(schema.enum.map(literal))
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type }, indent)))
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type
    case 'number':
    case 'integer':
      return 'number'
    case 'array': {
      const item = typeOf(schema.items ?? {}, indent)
      return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
    }
    case 'object':
      return objectType(schema, indent)
    case undefined:
      return 'unknown'
    default:
      throw new Error(`no type for a schema of type ${schema.type}`)
  }
}

function objectType(schema: Schema, indent: string): string {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema
  const others = additionalProperties === true ? {} : additionalProperties
  const names = Object.keys(properties)
  if (names.length === 0 && typeof others === 'object') {
    const key = propertyNames?.enum === undefined ? 'string' : union(propertyNames.enum.map(literal))
    const record = `Record<${key}, ${typeOf(others, indent)}>`
    // A record of names that are not all required: any of them may be missing.
    return key === 'string' || required.length > 0 ? record : `Partial<${record}>`
  }
  if (names.length === 0) return 'Record<string, never>'
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name)
    const type = typeOf(property, inner)
    const field = required.includes(name) ? `${key}: ${type}` : `${key}?: ${type} | undefined`
    return `${comment(property.description, inner)}${inner}${field}\n`
  })
  const rest = typeof others === 'object' ? [`${inner}[name: string]: unknown\n`] : []
  return `{\n${[...lines, ...rest].join('')}${indent}}`
}

function union(types: string[]): string {
  return [...new Set(types)].join(' | ')
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : JSON.stringify(value)
}

function comment(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ')} */\n`
}

import { z } from 'zod'
import { readDocument } from './read-document.ts'

/** A JSON Schema, as far as the reference shows it. */
export type ShownSchema = {
  $ref?: string | undefined
  type?: string | string[] | undefined
  description?: string | undefined
  properties?: Record<string, ShownSchema> | undefined
  required?: string[] | undefined
  additionalProperties?: boolean | ShownSchema | undefined
  items?: ShownSchema | undefined
  anyOf?: ShownSchema[] | undefined
  oneOf?: ShownSchema[] | undefined
  allOf?: ShownSchema[] | undefined
  enum?: unknown[] | undefined
  const?: unknown
  default?: unknown
  format?: string | undefined
  pattern?: string | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
}

const schemaSchema: z.ZodType<ShownSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), schemaSchema]).optional(),
    items: schemaSchema.optional(),
    anyOf: z.array(schemaSchema).optional(),
    oneOf: z.array(schemaSchema).optional(),
    allOf: z.array(schemaSchema).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
  }),
)

const values = z.record(z.string(), z.string())
const contentSchema = z.record(
  z.string(),
  z.object({ schema: schemaSchema, examples: z.record(z.string(), z.object({ value: z.unknown() })).default({}) }),
)

const exampleSchema = z.object({
  name: z.string(),
  summary: z.string(),
  request: z.object({ method: z.string(), path: z.string(), headers: values, body: z.unknown().optional() }),
  answer: z.object({ status: z.int(), headers: values, body: z.unknown().optional() }),
})
export type ShownExample = z.infer<typeof exampleSchema>

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().default(''),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean().default(false),
      description: z.string().optional(),
      schema: schemaSchema,
    }),
  ),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      headers: z.record(z.string(), z.object({ $ref: z.string() })),
      content: contentSchema.default({}),
    }),
  ),
  'x-examples': z.array(exampleSchema),
})
export type ShownOperation = z.infer<typeof operationSchema>

const problemTextSchema = z.object({
  status: z.int(),
  title: z.string(),
  retryable: z.boolean(),
  explanation: z.string(),
  when: z.array(z.string()),
  remedy: z.array(z.string()),
  example: exampleSchema.optional(),
})
export type ShownProblem = z.infer<typeof problemTextSchema>

const documentSchema = z.object({
  info: z.object({ version: z.string(), summary: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({
    schemas: z.record(z.string(), schemaSchema),
    headers: z.record(z.string(), z.object({ description: z.string(), required: z.boolean().default(false) })),
  }),
  'x-problems': z.record(z.string(), problemTextSchema),
})
export type ShownDocument = z.infer<typeof documentSchema>

let read: ShownDocument | undefined

/** openapi.json as the reference shows it. It is the same as long as the Worker is, so it is parsed once. */
export async function shownDocument(assets: Fetcher): Promise<ShownDocument> {
  read ??= documentSchema.parse(JSON.parse(await readDocument(assets)))
  return read
}

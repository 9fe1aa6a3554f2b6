import { z } from 'zod'
import { answerSchema } from './answer-schema.ts'
import type { AnswerShape } from './answer-shape.ts'

const scalarTypeSchema = z.enum(['string', 'boolean', 'integer'])

/** The part of JSON Schema that every provider with strict structured output takes. */
export type StrictJsonSchema =
  | { type: z.infer<typeof scalarTypeSchema> | [z.infer<typeof scalarTypeSchema>, 'null']; enum?: string[] }
  | { type: 'array'; items: StrictJsonSchema }
  | { type: 'object'; properties: Record<string, StrictJsonSchema>; required: string[]; additionalProperties: false }

const sourceSchema = z.object({
  type: z.union([
    scalarTypeSchema,
    z.tuple([scalarTypeSchema, z.literal('null')]),
    z.literal('array'),
    z.literal('object'),
  ]),
  enum: z.array(z.string()).optional(),
  get items() {
    return sourceSchema.optional()
  },
  get properties() {
    return z.record(z.string(), sourceSchema).optional()
  },
})
type SourceSchema = z.infer<typeof sourceSchema>

/** Made once: it takes longer than everything else about a call. */
let source: SourceSchema | undefined

/**
 * The JSON Schema of the answer that a request needs. Every property is required, none may be added, and there are no bounds:
 * some providers refuse `minimum`, `maximum`, `pattern` and defaults, so that `checkAnswer` enforces them instead.
 */
export function answerJsonSchema(shape: AnswerShape): StrictJsonSchema {
  source ??= sourceSchema.parse(z.toJSONSchema(answerSchema, { io: 'output' }))
  const unused = new Set<string>()
  if (!shape.hasCallerRequirements) unused.add('callerRequirements')
  if (!shape.hasFacts) unused.add('disputes')
  if (!shape.perspectives.includes('user')) unused.add('user')
  if (!shape.perspectives.includes('system')) unused.add('system')
  return strictSchema(source, unused)
}

function strictSchema(source: SourceSchema, unused: ReadonlySet<string>): StrictJsonSchema {
  if (source.type === 'object') {
    const entries = Object.entries(source.properties ?? {}).filter(([name]) => !unused.has(name))
    const properties = Object.fromEntries(entries.map(([name, property]) => [name, strictSchema(property, unused)]))
    return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
  }
  if (source.type === 'array') {
    if (source.items === undefined) throw new TypeError('Strict output needs to know what an array holds')
    return { type: 'array', items: strictSchema(source.items, unused) }
  }
  return source.enum === undefined ? { type: source.type } : { type: source.type, enum: source.enum }
}

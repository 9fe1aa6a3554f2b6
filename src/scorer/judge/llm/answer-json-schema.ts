import { z } from 'zod'
import { answerSchema } from './answer-schema.ts'
import type { AnswerShape } from './answer-shape.ts'

type ScalarType = 'string' | 'boolean' | 'integer'

/** The part of JSON Schema that every provider with strict structured output takes. */
export type StrictJsonSchema =
  | { type: ScalarType | [ScalarType, 'null']; enum?: string[] }
  | { type: 'array'; items: StrictJsonSchema }
  | { type: 'object'; properties: Record<string, StrictJsonSchema>; required: string[]; additionalProperties: false }

/**
 * The JSON Schema of the answer that a request needs. Every property is required, none may be added, and there are no bounds:
 * some providers refuse `minimum`, `maximum`, `pattern` and defaults, so that `checkAnswer` enforces them instead.
 */
export function answerJsonSchema(shape: AnswerShape): StrictJsonSchema {
  const unused = new Set<string>()
  if (!shape.hasCallerRequirements) unused.add('callerRequirements')
  if (!shape.hasFacts) unused.add('disputes')
  if (!shape.perspectives.includes('user')) unused.add('user')
  if (!shape.perspectives.includes('system')) unused.add('system')
  return strictSchema(answerSchema, unused)
}

/** What a parsed answer holds, out of the schema that parses it. It knows only what that one uses: zod's own way for any schema weighs 7 kB. */
function strictSchema(schema: unknown, unused: ReadonlySet<string>): StrictJsonSchema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return strictSchema(schema.unwrap(), unused)
  if (schema instanceof z.ZodPipe) return strictSchema(schema.out, unused)
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries(schema.shape).filter(([name]) => !unused.has(name))
    const properties = Object.fromEntries(entries.map(([name, property]) => [name, strictSchema(property, unused)]))
    return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
  }
  if (schema instanceof z.ZodArray) return { type: 'array', items: strictSchema(schema.element, unused) }
  if (schema instanceof z.ZodEnum) return { type: 'string', enum: schema.options.map(String) }
  if (schema instanceof z.ZodNullable) return { type: [scalarType(schema.unwrap()), 'null'] }
  return { type: scalarType(schema) }
}

function scalarType(schema: unknown): ScalarType {
  if (schema instanceof z.ZodString) return 'string'
  if (schema instanceof z.ZodBoolean) return 'boolean'
  // Levels are whole numbers.
  if (schema instanceof z.ZodNumber) return 'integer'
  throw new TypeError('an answer holds no such value')
}

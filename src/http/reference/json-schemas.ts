import { z } from 'zod'

export type JsonSchema = { [keyword: string]: unknown }

export type JsonSchemas = {
  /** What a caller may send: what has a default may be left out. */
  ofRequest: (schema: z.ZodType) => JsonSchema
  /** What is answered: defaults are filled in, and a later version may answer more fields. */
  ofAnswer: (schema: z.ZodType) => JsonSchema
  /** Those with an id, by which the others refer to them. */
  components: Record<string, JsonSchema>
}

type Direction = 'input' | 'output'

const REFERENCE = '#/components/schemas/'

/** Before the name of a schema whose answers look otherwise than its requests. */
const SHOWN = 'Shown'

/** Turns zod schemas into the JSON Schema of OpenAPI 3.1. All of them are given at once, as one with an id may stand in many. */
export function jsonSchemas(all: { requests: readonly z.ZodType[]; answers: readonly z.ZodType[] }): JsonSchemas {
  const requests = new Map(all.requests.map((schema) => [schema, convert(schema, 'input')]))
  const answers = new Map(all.answers.map((schema) => [schema, convert(schema, 'output')]))
  const asked = definitions(requests.values())
  const shown = definitions(answers.values())
  const differing = namesThatDiffer(asked, shown)
  const rename = (name: string): string => (differing.has(name) ? `${SHOWN}${name}` : name)
  const components = new Map([
    ...[...shown].map(([name, schema]) => [rename(name), renameReferences(schema, rename)] as const),
    ...asked,
  ])
  return {
    ofRequest: (schema) => found(requests, schema).schema,
    ofAnswer: (schema) => renameReferences(found(answers, schema).schema, rename),
    components: Object.fromEntries([...components].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

type Converted = { schema: JsonSchema; definitions: Record<string, JsonSchema> }

const jsonSchema = z.record(z.string(), z.unknown())
const convertedSchema = jsonSchema.and(z.object({ $defs: z.record(z.string(), jsonSchema).default({}) }))

function convert(schema: z.ZodType, io: Direction): Converted {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: (node) => adjust(node, io) })
  const {
    $defs,
    $schema: _,
    ...own
  } = convertedSchema.parse(JSON.parse(JSON.stringify(made).replaceAll('#/$defs/', REFERENCE)))
  return { schema: own, definitions: $defs }
}

type Node = { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }

/** What zod would say of an answer's object, and what only repeats a type or format. */
function adjust({ zodSchema: { _zod: type }, jsonSchema }: Node, io: Direction): void {
  if (io === 'output' && type.def.type === 'object' && type.def.catchall === undefined) {
    delete jsonSchema.additionalProperties
  }
  // What a schema does to a text or list leaves it one.
  if (io === 'output' && type.def.type === 'pipe' && type.def.out._zod.def.type === 'transform') {
    const { $schema: _, ...before } = z.toJSONSchema(type.def.in)
    Object.assign(jsonSchema, before)
  }
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

function definitions(converted: Iterable<Converted>): Map<string, JsonSchema> {
  return new Map([...converted].flatMap((one) => Object.entries(one.definitions)))
}

/** Names of both directions whose schemas differ, in themselves or in one that they refer to. */
function namesThatDiffer(asked: Map<string, JsonSchema>, shown: Map<string, JsonSchema>): ReadonlySet<string> {
  const text = ([name, schema]: [string, JsonSchema]): [string, string] => [name, JSON.stringify(schema)]
  const askedTexts = new Map([...asked].map(text))
  const common = [...shown].map(text).filter(([name]) => askedTexts.has(name))
  const differing = new Set(common.filter(([name, schema]) => askedTexts.get(name) !== schema).map(([name]) => name))
  for (let size = -1; size !== differing.size;) {
    size = differing.size
    for (const [name, schema] of common) {
      if ([...differing].some((other) => schema.includes(`"${REFERENCE}${other}"`))) differing.add(name)
    }
  }
  return differing
}

function renameReferences(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? REFERENCE + rename(value.slice(REFERENCE.length)) : value,
  )
  return jsonSchema.parse(JSON.parse(text))
}

function found<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error('a schema that was not named beforehand')
  return value
}

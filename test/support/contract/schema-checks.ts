import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Check = (value: unknown) => string | null

/** Checks of values against the schemas of openapi.json, found by where they stand in it. */
export type SchemaChecks = {
  /** As the document has it. */
  request: (pointer: readonly string[]) => Check
  /** As well, and no field may be there that the document does not name. */
  answer: (pointer: readonly string[]) => Check
}

export function schemaChecks(document: unknown): SchemaChecks {
  return { request: checksIn(document), answer: checksIn(closed(document)) }
}

function checksIn(document: unknown): (pointer: readonly string[]) => Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'openapi', components: at(document, ['components']), paths: at(document, ['paths']) })
  const compiled = new Map<string, ValidateFunction>()
  return (pointer) => {
    const reference = `openapi#/${pointer.map(escaped).join('/')}`
    const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference })
    compiled.set(reference, validate)
    return (value) => (validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: '' }))
  }
}

/** A part of a JSON pointer in a URI. */
function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
}

/** The document with every object schema closed, but where it only adds to another by `allOf`. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (!isObject(node)) return node
  const entries = Object.entries(node).map(([key, value]) => {
    if (key === 'allOf' && Array.isArray(value)) return [key, value]
    return [key, closed(value)]
  })
  const isOpen = node['type'] === 'object' && isObject(node['properties']) && !('additionalProperties' in node)
  return { ...Object.fromEntries(entries), ...(isOpen && { additionalProperties: false }) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

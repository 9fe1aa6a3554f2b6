import type { ShownSchema } from '../shown-document.ts'

/** The name of the schema that a reference is to. */
export function nameOfReference($ref: string): string {
  return $ref.split('/').at(-1) ?? $ref
}

/** What a value has to keep beside its type, in words. */
export function boundsOf(schema: ShownSchema): string {
  const { format, pattern } = schema
  return [
    range(schema.minimum, schema.maximum),
    counted(schema.minLength, schema.maxLength, 'character'),
    counted(schema.minItems, schema.maxItems, 'item'),
    format === 'date-time' ? 'RFC 3339 time' : (format ?? ''),
    pattern === undefined ? '' : `matches ${pattern}`,
  ]
    .filter((bound) => bound !== '')
    .join(', ')
}

function range(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${shown(least)} to ${shown(most)}`
  if (least !== undefined) return `at least ${shown(least)}`
  return most === undefined ? '' : `at most ${shown(most)}`
}

function counted(least: number | undefined, most: number | undefined, what: string): string {
  const bound = range(least, most)
  return bound === '' ? '' : `${bound} ${what}${bound.endsWith(' 1') ? '' : 's'}`
}

function shown(number: number): string {
  return number.toLocaleString('en')
}

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerJsonSchema } from '../../../../src/scorer/judge/llm/answer-json-schema.ts'

const scalar = z.enum(['string', 'boolean', 'integer'])

const FULL = { perspectives: ['user', 'system'] as const, hasFacts: true, hasCallerRequirements: true }

/** Every object of a JSON value, with the keys that lead to it. */
function objectsIn(value: unknown, path: string[] = []): { path: string[]; object: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return []
  const object = Object.fromEntries(Object.entries(value))
  return [{ path, object }, ...Object.entries(object).flatMap(([key, child]) => objectsIn(child, [...path, key]))]
}

function schemasIn(value: unknown) {
  return objectsIn(value).filter(({ path, object }) => 'type' in object && path.at(-1) !== 'properties')
}

describe('the schema of an answer', () => {
  it('uses only what every provider of strict output takes', () => {
    const schemas = schemasIn(answerJsonSchema(FULL))
    expect(schemas.length).toBeGreaterThan(50)
    const portable = z.union([
      z.strictObject({ type: z.union([scalar, z.tuple([scalar, z.literal('null')])]) }),
      z.strictObject({ type: z.literal('string'), enum: z.array(z.string()) }),
      z.strictObject({ type: z.literal('array'), items: z.unknown() }),
      z.strictObject({
        type: z.literal('object'),
        properties: z.record(z.string(), z.unknown()),
        required: z.array(z.string()),
        additionalProperties: z.literal(false),
      }),
    ])
    for (const { object } of schemas) expect(portable.parse(object)).toEqual(object)
  })

  it('requires every property', () => {
    const objects = schemasIn(answerJsonSchema(FULL)).filter(({ object }) => object['type'] === 'object')
    expect(objects).toHaveLength(7)
    for (const { object } of objects) expect(object['required']).toEqual(Object.keys(Object(object['properties'])))
  })

  it('asks for quotes first, then the reason, then the verdict or level', () => {
    const text = JSON.stringify(answerJsonSchema(FULL))
    const items = text.match(/"required":\["(?:id|promptQuote)[^\]]*\]/g)
    expect(items).toHaveLength(4)
    for (const item of items ?? []) expect(item).toMatch(/responseQuote","reason","verdict"\]$/)
    for (const dimension of ['intent', 'coverage', 'form']) {
      expect(text.indexOf(`"${dimension}Reason"`)).toBeLessThan(text.indexOf(`"${dimension}Level"`))
    }
  })

  it.each([
    [{ ...FULL, perspectives: ['user'] as const }, ['injectionNote', 'callerRequirements', 'disputes', 'user']],
    [{ perspectives: ['system'] as const, hasFacts: false, hasCallerRequirements: false }, ['injectionNote', 'system']],
    [FULL, ['injectionNote', 'callerRequirements', 'disputes', 'user', 'system']],
  ])('holds only the parts that the request needs', (shape, parts) => {
    expect(answerJsonSchema(shape)).toMatchObject({ required: parts })
  })
})

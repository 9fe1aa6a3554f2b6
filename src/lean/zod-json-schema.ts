/**
 * In the place of zod's way to JSON Schema, which hangs on every kind of schema and weighs 7 kB compressed. The Worker needs it for nothing:
 * `openapi.json` is a file, and what judges are asked for is made by `answerJsonSchema`.
 */
function neverCalled(): never {
  throw new Error('zod makes no JSON Schema in the Worker')
}

export const toJSONSchema = neverCalled
export const createToJSONSchemaMethod = neverCalled
export const createStandardJSONSchemaMethod = neverCalled
export const aggregateChecks = neverCalled
export const anyProcessor = neverCalled
export const arrayProcessor = neverCalled
export const bigintProcessor = neverCalled
export const booleanProcessor = neverCalled
export const catchProcessor = neverCalled
export const customProcessor = neverCalled
export const dateProcessor = neverCalled
export const defaultProcessor = neverCalled
export const enumProcessor = neverCalled
export const fileProcessor = neverCalled
export const functionProcessor = neverCalled
export const intersectionProcessor = neverCalled
export const js = neverCalled
export const lazyProcessor = neverCalled
export const literalProcessor = neverCalled
export const mapProcessor = neverCalled
export const nanProcessor = neverCalled
export const neverProcessor = neverCalled
export const nonoptionalProcessor = neverCalled
export const nullProcessor = neverCalled
export const nullableProcessor = neverCalled
export const numberProcessor = neverCalled
export const objectProcessor = neverCalled
export const optionalProcessor = neverCalled
export const pipeProcessor = neverCalled
export const prefaultProcessor = neverCalled
export const promiseProcessor = neverCalled
export const readonlyProcessor = neverCalled
export const recordProcessor = neverCalled
export const setProcessor = neverCalled
export const stringProcessor = neverCalled
export const successProcessor = neverCalled
export const symbolProcessor = neverCalled
export const templateLiteralProcessor = neverCalled
export const transformProcessor = neverCalled
export const tupleProcessor = neverCalled
export const undefinedProcessor = neverCalled
export const unionProcessor = neverCalled
export const unknownProcessor = neverCalled
export const voidProcessor = neverCalled

import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import type { z } from 'zod'
import { saying } from './describe.ts'
import { invalidRequest } from './invalid-request.ts'

/**
 * Validates one part of the request with a zod schema; what does not fit is an `invalid-request` problem that names every field.
 * The schema also describes the part in openapi.json.
 */
export function validate<Schema extends z.ZodType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) {
  const middleware = zValidator(target, schema, (result) => {
    if (!result.success) throw invalidRequest(result.error)
  })
  return saying(middleware, { target, schema })
}

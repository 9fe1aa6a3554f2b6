import { Hono } from 'hono'
import { z } from 'zod'
import { scopeSchema } from '../../service/tenants/tenant-keys.ts'
import type { AppEnv } from '../context.ts'
import { describeRoute, jsonAnswer } from '../describe.ts'
import { requireScope } from '../middleware/require-scope.ts'

const callerSchema = z
  .object({ tenantId: z.string(), keyId: z.string().nullable(), scopes: z.array(scopeSchema) })
  .meta({ id: 'Caller' })

/** `GET /v1/me`: whose key this is. */
export const me = new Hono<AppEnv>().get(
  '/',
  describeRoute({
    operationId: 'me',
    summary: 'Whose key this is, and what it may do',
    tags: ['Service'],
    answers: { 200: jsonAnswer('The tenant and the key; in local mode there is no key', callerSchema) },
  }),
  requireScope('any'),
  (c) => {
    const { tenantId, keyId, scopes } = c.get('caller')
    return c.json({ tenantId, keyId, scopes: [...scopes] } satisfies z.infer<typeof callerSchema>)
  },
)

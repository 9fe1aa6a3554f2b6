import { Hono } from 'hono'
import { z } from 'zod'
import {
  keyIdSchema,
  keyListSchema,
  keyRequestSchema,
  listKeys,
  makeKey,
  newKeySchema,
  revokeKey,
} from '../../service/tenants/tenant-keys.ts'
import { tenantIdSchema } from '../../service/tenants/tenant-settings-request.ts'
import type { AppEnv } from '../context.ts'
import { describeRoute, jsonAnswer } from '../describe.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { OPERATOR_ONLY, PROBLEMS_OF_ADMIN } from '../middleware/require-admin.ts'
import { tenantDependenciesOf } from '../tenant-dependencies-of.ts'
import { validate } from '../validate.ts'

const tenantParameters = z.object({ tenantId: tenantIdSchema })
const keyParameters = tenantParameters.extend({ keyId: keyIdSchema })

/** `/v1/tenants/{tenantId}/keys`: who may use a tenant. It is mounted behind `requireAdmin`. */
export const tenantKeys = new Hono<AppEnv>()
  .post(
    '/',
    describeRoute({
      operationId: 'makeKey',
      summary: 'Make a key; it is shown this once',
      ...OPERATOR_ONLY,
      answers: {
        201: jsonAnswer('The key', newKeySchema),
      },
      problems: ['invalid-json', 'not-found', 'payload-too-large', 'unsupported-media-type', ...PROBLEMS_OF_ADMIN],
    }),
    limitBody(),
    jsonBody(),
    validate('param', tenantParameters),
    validate('json', keyRequestSchema),
    async (c) => {
      return c.json(await makeKey(c.req.valid('param').tenantId, c.req.valid('json'), tenantDependenciesOf(c)), 201)
    },
  )
  .get(
    '/',
    describeRoute({
      operationId: 'listKeys',
      summary: "A tenant's keys, oldest first, without the keys themselves",
      ...OPERATOR_ONLY,
      answers: {
        200: jsonAnswer('The keys', keyListSchema),
      },
      problems: ['not-found', ...PROBLEMS_OF_ADMIN],
    }),
    validate('param', tenantParameters),
    async (c) => c.json(await listKeys(c.req.valid('param').tenantId, tenantDependenciesOf(c))),
  )
  .delete(
    '/:keyId',
    describeRoute({
      operationId: 'revokeKey',
      summary: 'Revoke a key; dead everywhere within a minute',
      ...OPERATOR_ONLY,
      answers: {
        204: { description: 'Revoked' },
      },
      problems: ['not-found', ...PROBLEMS_OF_ADMIN],
    }),
    validate('param', keyParameters),
    async (c) => {
      await revokeKey(c.req.valid('param'), tenantDependenciesOf(c))
      return c.body(null, 204)
    },
  )

import { Hono } from 'hono'
import { z } from 'zod'
import { tenantStatisticsSchema } from '../../service/tenant-overview.ts'
import { eraseTenant } from '../../service/tenants/erase-tenant.ts'
import { listTenants, tenantPageSchema, tenantsQuerySchema } from '../../service/tenants/list-tenants.ts'
import { readStatisticsOfTenant, readTenant } from '../../service/tenants/read-tenant.ts'
import { setUpTenant } from '../../service/tenants/set-up-tenant.ts'
import { shownTenantSchema } from '../../service/tenants/shown-tenant.ts'
import { tenantIdSchema, tenantSettingsRequestSchema } from '../../service/tenants/tenant-settings-request.ts'
import type { AppEnv } from '../context.ts'
import { describeRoute, jsonAnswer } from '../describe.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { OPERATOR_ONLY, PROBLEMS_OF_ADMIN, requireAdmin } from '../middleware/require-admin.ts'
import type { ProblemCode } from '../problem.ts'
import { tenantDependenciesOf } from '../tenant-dependencies-of.ts'
import { validate } from '../validate.ts'
import { tenantKeys } from './tenant-keys.ts'

const tenantParameters = z.object({ tenantId: tenantIdSchema })

const OF_A_BODY = [
  'invalid-json',
  'payload-too-large',
  'unsupported-media-type',
] as const satisfies readonly ProblemCode[]

/** `/v1/tenants`: what the operator does with tenants. */
export const tenants = new Hono<AppEnv>()
  .use(requireAdmin())
  .get(
    '/',
    describeRoute({
      operationId: 'listTenants',
      summary: 'All tenants with their averages, coverage and usage, the worst first',
      ...OPERATOR_ONLY,
      answers: {
        200: jsonAnswer('A page of tenants, at most 60 s behind', tenantPageSchema),
      },
      problems: PROBLEMS_OF_ADMIN,
    }),
    validate('query', tenantsQuerySchema),
    async (c) => c.json(await listTenants(c.req.valid('query'), tenantDependenciesOf(c))),
  )
  .get(
    '/:tenantId',
    describeRoute({
      operationId: 'readTenant',
      summary: 'How a tenant is set up',
      ...OPERATOR_ONLY,
      answers: {
        200: jsonAnswer('The settings; no credentials', shownTenantSchema),
      },
      problems: ['not-found', ...PROBLEMS_OF_ADMIN],
    }),
    validate('param', tenantParameters),
    async (c) => c.json(await readTenant(c.req.valid('param').tenantId, tenantDependenciesOf(c))),
  )
  .put(
    '/:tenantId',
    describeRoute({
      operationId: 'setUpTenant',
      summary: 'Set a tenant up, or replace its settings; live everywhere within a minute',
      ...OPERATOR_ONLY,
      answers: {
        200: jsonAnswer('The settings were replaced', shownTenantSchema),
        201: jsonAnswer('The tenant is new', shownTenantSchema),
      },
      problems: [...PROBLEMS_OF_ADMIN, ...OF_A_BODY, 'not-configured'],
    }),
    limitBody(),
    jsonBody(),
    validate('param', tenantParameters),
    validate('json', tenantSettingsRequestSchema),
    async (c) => {
      const { tenantId } = c.req.valid('param')
      const { tenant, isNew } = await setUpTenant(tenantId, c.req.valid('json'), tenantDependenciesOf(c))
      return c.json(tenant, isNew ? 201 : 200)
    },
  )
  .delete(
    '/:tenantId',
    describeRoute({
      operationId: 'eraseTenant',
      summary: 'Erase a tenant with all its data',
      ...OPERATOR_ONLY,
      answers: {
        204: { description: 'Nobody can use it any more; of a very large one, the rest is erased in the background' },
      },
      problems: PROBLEMS_OF_ADMIN,
    }),
    validate('param', tenantParameters),
    async (c) => {
      await eraseTenant(c.req.valid('param').tenantId, tenantDependenciesOf(c))
      return c.body(null, 204)
    },
  )
  .get(
    '/:tenantId/stats',
    describeRoute({
      operationId: 'statisticsOfTenant',
      summary: "A tenant's roll-up, as the tenant itself reads it",
      ...OPERATOR_ONLY,
      answers: {
        200: jsonAnswer('The roll-up, at most 60 s behind', tenantStatisticsSchema),
      },
      problems: ['not-found', ...PROBLEMS_OF_ADMIN],
    }),
    validate('param', tenantParameters),
    async (c) => c.json(await readStatisticsOfTenant(c.req.valid('param').tenantId, tenantDependenciesOf(c))),
  )
  .route('/:tenantId/keys', tenantKeys)

import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { readTenantStatistics, tenantStatisticsSchema } from '../../service/tenant-overview.ts'
import type { AppEnv } from '../context.ts'
import { dependenciesOf } from '../dependencies-of.ts'
import { jsonAnswer, problemAnswers } from '../describe.ts'
import { requireScope } from '../middleware/require-scope.ts'

/** `GET /v1/stats`: the roll-up of the tenant whose key asks. */
export const tenantStats = new Hono<AppEnv>().get(
  '/',
  describeRoute({
    operationId: 'tenantStatistics',
    summary: "The tenant's averages over all its agents, what its judges cost, and the agents to watch",
    tags: ['Agents'],
    responses: {
      200: jsonAnswer('The roll-up, at most 60 s behind', tenantStatisticsSchema),
      ...problemAnswers(['storage-unavailable']),
    },
  }),
  requireScope('read'),
  async (c) => c.json(await readTenantStatistics(c.get('tenantId'), dependenciesOf(c))),
)

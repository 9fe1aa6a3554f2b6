import { Hono } from 'hono'
import { readTenantStatistics, tenantStatisticsSchema } from '../../service/tenant-overview.ts'
import type { AppEnv } from '../context.ts'
import { dependenciesOf } from '../dependencies-of.ts'
import { describeRoute, jsonAnswer } from '../describe.ts'
import { requireScope } from '../middleware/require-scope.ts'

/** `GET /v1/stats`: the roll-up of the tenant whose key asks. */
export const tenantStats = new Hono<AppEnv>().get(
  '/',
  describeRoute({
    operationId: 'tenantStatistics',
    summary: "The tenant's averages over all its agents, what its judges cost, and the agents to watch",
    tags: ['Agents'],
    answers: {
      200: jsonAnswer('The roll-up, at most 60 s behind', tenantStatisticsSchema),
    },
    problems: ['storage-unavailable'],
  }),
  requireScope('read'),
  async (c) => c.json(await readTenantStatistics(c.get('tenantId'), dependenciesOf(c))),
)

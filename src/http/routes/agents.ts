import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { identifierSchema } from '../../service/identifier.ts'
import { agentStatisticsSchema, readAgentStatistics } from '../../service/read-agent-statistics.ts'
import type { AppEnv } from '../context.ts'
import { dependenciesOf } from '../dependencies-of.ts'
import { jsonAnswer, problemAnswers } from '../describe.ts'
import { validate } from '../validate.ts'

const agentParameters = z.object({ agentId: identifierSchema })
const statsQuery = z.object({
  judge: z.string().min(1).optional().describe('Only runs of this judge, as `<id>@<protocol>`'),
})

/** `/v1/agents`: what was recorded of an agent. */
export const agents = new Hono<AppEnv>().get(
  '/:agentId/stats',
  describeRoute({
    operationId: 'agentStatistics',
    summary: 'Rolling statistics of an agent, per evaluation mode and window',
    tags: ['Agents'],
    responses: {
      200: jsonAnswer('The statistics; only modes that were seen', agentStatisticsSchema),
      ...problemAnswers(['unauthenticated', 'not-found', 'invalid-request', 'storage-unavailable']),
    },
  }),
  validate('param', agentParameters),
  validate('query', statsQuery),
  async (c) => {
    const query = { ...c.req.valid('param'), ...c.req.valid('query') }
    return c.json(await readAgentStatistics(query, dependenciesOf(c)))
  },
)

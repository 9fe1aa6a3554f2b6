import { Hono } from 'hono'
import { z } from 'zod'
import { heldRunSchema, listRuns, readRun, runPageSchema, runsQuerySchema } from '../../service/agent-runs.ts'
import { readSeries, seriesQuerySchema, seriesSchema } from '../../service/agent-series.ts'
import { eraseAgent } from '../../service/erase-agent.ts'
import { identifierSchema } from '../../service/identifier.ts'
import { agentStatisticsSchema, readAgentStatistics } from '../../service/read-agent-statistics.ts'
import { agentPageSchema, agentsQuerySchema, listAgents } from '../../service/tenant-overview.ts'
import type { AppEnv } from '../context.ts'
import { dependenciesOf } from '../dependencies-of.ts'
import { describeRoute, jsonAnswer } from '../describe.ts'
import { requireScope } from '../middleware/require-scope.ts'
import { validate } from '../validate.ts'

const agentParameters = z.object({ agentId: identifierSchema })
const runParameters = agentParameters.extend({ runId: identifierSchema })
const statsQuery = z.object({
  judge: z.string().min(1).optional().describe('Only runs of this judge, as `<id>@<protocol>`'),
})

const PROBLEMS_OF_READING = ['not-found', 'invalid-request', 'storage-unavailable'] as const

/** `/v1/agents`: what was recorded of an agent. */
export const agents = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute({
      operationId: 'agents',
      summary: 'The agents of the tenant',
      tags: ['Agents'],
      answers: {
        200: jsonAnswer('A page of agents', agentPageSchema),
      },
      problems: ['invalid-request', 'storage-unavailable'],
    }),
    requireScope('read'),
    validate('query', agentsQuerySchema),
    async (c) => c.json(await listAgents(c.req.valid('query'), dependenciesOf(c))),
  )
  .get(
    '/:agentId/stats',
    describeRoute({
      operationId: 'agentStatistics',
      summary: 'Rolling statistics of an agent, per evaluation mode and window',
      tags: ['Agents'],
      answers: {
        200: jsonAnswer('The statistics; only modes that were seen', agentStatisticsSchema),
      },
      problems: PROBLEMS_OF_READING,
    }),
    requireScope('read'),
    validate('param', agentParameters),
    validate('query', statsQuery),
    async (c) => {
      const query = { ...c.req.valid('param'), ...c.req.valid('query') }
      return c.json(await readAgentStatistics(query, dependenciesOf(c)))
    },
  )
  .get(
    '/:agentId/series',
    describeRoute({
      operationId: 'agentSeries',
      summary: 'Averages of an agent over time, one point per bucket and judge',
      tags: ['Agents'],
      answers: { 200: jsonAnswer('The points, oldest first', seriesSchema) },
      problems: PROBLEMS_OF_READING,
    }),
    requireScope('read'),
    validate('param', agentParameters),
    validate('query', seriesQuerySchema),
    async (c) => {
      const { agentId } = c.req.valid('param')
      return c.json(await readSeries(agentId, c.req.valid('query'), dependenciesOf(c)))
    },
  )
  .get(
    '/:agentId/runs',
    describeRoute({
      operationId: 'agentRuns',
      summary: 'The held runs of an agent, newest first',
      tags: ['Agents'],
      answers: { 200: jsonAnswer('A page of runs', runPageSchema) },
      problems: PROBLEMS_OF_READING,
    }),
    requireScope('read'),
    validate('param', agentParameters),
    validate('query', runsQuerySchema),
    async (c) => {
      const { agentId } = c.req.valid('param')
      return c.json(await listRuns(agentId, c.req.valid('query'), dependenciesOf(c)))
    },
  )
  .get(
    '/:agentId/runs/:runId',
    describeRoute({
      operationId: 'agentRun',
      summary: 'One run, with its analysis and reason while they are held',
      tags: ['Agents'],
      answers: { 200: jsonAnswer('The run', heldRunSchema) },
      problems: PROBLEMS_OF_READING,
    }),
    requireScope('read'),
    validate('param', runParameters),
    async (c) => c.json(await readRun(c.req.valid('param'), dependenciesOf(c))),
  )
  .delete(
    '/:agentId',
    describeRoute({
      operationId: 'eraseAgent',
      summary: 'Erase everything recorded of an agent',
      tags: ['Agents'],
      answers: {
        204: { description: 'Gone, with the memo entries its held runs point to; a later run starts anew' },
      },
      problems: ['invalid-request', 'storage-unavailable'],
    }),
    requireScope('manage'),
    validate('param', agentParameters),
    async (c) => {
      await eraseAgent(c.req.valid('param').agentId, dependenciesOf(c))
      return c.body(null, 204)
    },
  )

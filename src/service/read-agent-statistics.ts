import { z } from 'zod'
import type { AgentStatsDirectory } from '../platform/agent-stats-directory.ts'
import { LABELS, MODES } from '../stats/vocabulary.ts'
import { ServiceError } from './service-error.ts'

const meanSchema = z.number().nullable()
const countSchema = z.int().min(0)

export const windowSchema = z
  .object({
    count: countSchema,
    mean: meanSchema,
    stddev: meanSchema,
    min: meanSchema,
    max: meanSchema,
    p10: meanSchema,
    p50: meanSchema,
    p90: meanSchema,
    passRate: meanSchema,
    labels: z.record(z.enum(LABELS), countSchema),
    dimensions: z
      .object({
        intentAlignment: meanSchema,
        requirementsFulfillment: meanSchema,
        completeness: meanSchema,
        responseAppropriateness: meanSchema,
      })
      .nullable(),
    judges: z.record(z.string(), z.object({ count: countSchema, mean: z.number() })),
  })
  .meta({ id: 'Window' })

const windowsSchema = z.object({
  last10: windowSchema,
  last100: windowSchema,
  last1000: windowSchema,
  '1h': windowSchema,
  '24h': windowSchema,
  '7d': windowSchema,
  '30d': windowSchema,
  all: windowSchema,
})

export const coverageSchema = z
  .object({
    scored: countSchema,
    hit: countSchema,
    miss: countSchema,
    coalesced: countSchema,
    bypass: countSchema,
    degraded: countSchema,
    pending: countSchema,
    failed: z.record(z.string(), countSchema),
  })
  .meta({ id: 'Coverage' })

export const agentStatisticsSchema = z
  .object({
    agentId: z.string(),
    updatedAt: z.iso.datetime(),
    modes: z.partialRecord(z.enum(MODES), z.object({ windows: windowsSchema })),
    coverage: coverageSchema,
  })
  .meta({ id: 'AgentStatistics' })
export type AgentStatisticsAnswer = z.infer<typeof agentStatisticsSchema>

/**
 * The rolling statistics of one agent, of one judge (`<id>@<protocol>`) when it is named.
 * @throws ServiceError `not-found` for an agent that never scored; StorageError
 */
export async function readAgentStatistics(
  query: { agentId: string; judge?: string | undefined },
  { agents, now }: { agents: AgentStatsDirectory; now: () => number },
): Promise<AgentStatisticsAnswer> {
  const { agentId, judge } = query
  const statistics = await agents.get(agentId).stats({ now: now(), judge })
  if (statistics === null) throw new ServiceError('not-found', `no agent ${agentId} has been scored`)
  const { updatedAt, modes, coverage } = statistics
  return { agentId, updatedAt: new Date(updatedAt).toISOString(), modes, coverage }
}

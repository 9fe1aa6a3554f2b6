import { z } from 'zod'
import type { AgentStatsDirectory } from '../platform/agent-stats-directory.ts'
import { TIMED_GRAINS } from '../stats/grain.ts'
import { MODES } from '../stats/vocabulary.ts'
import { ServiceError } from './service-error.ts'

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

/** Which buckets to show; without `from` as far back as they are kept. */
export const seriesQuerySchema = z
  .object({
    mode: z.enum(MODES).default('both'),
    resolution: z.enum(TIMED_GRAINS).default('hour'),
    from: time.optional(),
    to: time.optional(),
    judge: z.string().min(1).optional().describe('`<id>@<protocol>`'),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: 'must not be after to',
    path: ['from'],
  })

export const seriesSchema = z
  .object({
    points: z.array(
      z.object({
        start: z.iso.datetime(),
        judge: z.string(),
        count: z.int(),
        mean: z.number().nullable(),
        p10: z.number().nullable(),
        p50: z.number().nullable(),
        p90: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'Series' })

/**
 * The averages of an agent over time: one point per bucket and judge, oldest first, at most 1,500.
 * @throws ServiceError `not-found` for an agent that never scored; StorageError
 */
export async function readSeries(
  agentId: string,
  query: z.output<typeof seriesQuerySchema>,
  { agents, now }: { agents: AgentStatsDirectory; now: () => number },
): Promise<z.infer<typeof seriesSchema>> {
  const points = await agents.get(agentId).series({ ...query, now: now() })
  if (points === null) throw new ServiceError('not-found', `no agent ${agentId} has been scored`)
  return { points: points.map((point) => ({ ...point, start: new Date(point.start).toISOString() })) }
}

import { z } from 'zod'
import type { TenantDirectoryClient } from '../platform/tenant-directories.ts'
import { TIME_WINDOWS } from '../stats/time-window.ts'
import { MODES } from '../stats/vocabulary.ts'
import { CURSOR_OF_ANOTHER_LISTING, formatPageCursor, pageCursorSchema } from './page-cursor.ts'
import { coverageSchema, windowSchema } from './read-agent-statistics.ts'

export const MAX_AGENTS_A_PAGE = 200

const sortSchema = z.enum(['recent', 'name', 'worst'])

/** Which agents to list; `mode` and `window` are those of the means, and of `sort=worst`. */
export const agentsQuerySchema = z
  .object({
    sort: sortSchema.default('recent'),
    mode: z.enum(MODES).default('both'),
    window: z.enum(TIME_WINDOWS).default('24h'),
    limit: z.coerce.number().int().min(1).max(MAX_AGENTS_A_PAGE).default(50),
    cursor: pageCursorSchema(
      z.strictObject({ sort: sortSchema, value: z.union([z.number(), z.string()]), agentKey: z.int() }),
    ).optional(),
  })
  .refine(({ sort, cursor }) => cursor === undefined || cursor.sort === sort, CURSOR_OF_ANOTHER_LISTING)

const count = z.int().min(0)

export const agentPageSchema = z
  .object({
    agents: z.array(
      z.object({
        agentId: z.string(),
        lastScoredAt: z.iso.datetime().nullable(),
        modes: z.partialRecord(z.enum(MODES), z.object({ count, mean: z.number() })),
      }),
    ),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'AgentPage' })

function perWindow<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ '1h': schema, '24h': schema, '7d': schema, '30d': schema, all: schema })
}

export const tenantStatisticsSchema = z
  .object({
    tenantId: z.string(),
    modes: z.partialRecord(z.enum(MODES), z.object({ windows: perWindow(windowSchema) })),
    coverage: coverageSchema,
    usage: perWindow(z.object({ calls: count, inputTokens: count, outputTokens: count })).describe(
      'What the judges cost, failed judgements included; tokens as far as providers report them',
    ),
    agents: z.object({
      total: count,
      worst: z.array(
        z.object({
          agentId: z.string(),
          mode: z.enum(MODES),
          count,
          mean: z.number(),
          change: z.number().nullable(),
        }),
      ),
    }),
  })
  .meta({ id: 'TenantStatistics' })

/** A page of the tenant's agents. @throws StorageError */
export async function listAgents(
  { cursor, ...query }: z.output<typeof agentsQuerySchema>,
  { directory, now }: { directory: TenantDirectoryClient; now: () => number },
): Promise<z.infer<typeof agentPageSchema>> {
  const { agents, next } = await directory.agents({ ...query, after: cursor, now: now() })
  return {
    agents: agents.map(({ agentId, lastScoredAt, modes }) => ({
      agentId,
      lastScoredAt: lastScoredAt === null ? null : new Date(lastScoredAt).toISOString(),
      modes,
    })),
    nextCursor: next === null ? null : formatPageCursor({ ...next, sort: query.sort }),
  }
}

/** The tenant's roll-up, at most a minute behind. @throws StorageError */
export async function readTenantStatistics(
  tenantId: string,
  { directory, now }: { directory: TenantDirectoryClient; now: () => number },
): Promise<z.infer<typeof tenantStatisticsSchema>> {
  const { modes, coverage, usage, agents } = await directory.stats({ now: now() })
  return { tenantId, modes, coverage, usage, agents }
}

import { z } from 'zod'
import type { OperatorDirectoryClient } from '../../platform/operator-directories.ts'
import { TIME_WINDOWS, type TimeWindow } from '../../stats/time-window.ts'
import type { TenantStatistics } from '../../stats/tenant-statistics.ts'
import { MODES } from '../../stats/vocabulary.ts'
import { CURSOR_OF_ANOTHER_LISTING, formatPageCursor, pageCursorSchema } from '../page-cursor.ts'
import { coverageSchema, windowSchema } from '../read-agent-statistics.ts'

export const MAX_TENANTS_A_PAGE = 200

const sortSchema = z.enum(['worst', 'name'])

/** Which tenants to list. `worst` is by the mean over all modes in the window, lowest first; tenants without a run there come last. */
export const tenantsQuerySchema = z
  .object({
    window: z.enum(TIME_WINDOWS).default('24h'),
    sort: sortSchema.default('worst'),
    limit: z.coerce.number().int().min(1).max(MAX_TENANTS_A_PAGE).default(50),
    cursor: pageCursorSchema(z.strictObject({ sort: sortSchema, tenantId: z.string(), mean: z.number() })).optional(),
  })
  .refine(({ sort, cursor }) => cursor === undefined || cursor.sort === sort, CURSOR_OF_ANOTHER_LISTING)

const count = z.int().min(0)

export const tenantPageSchema = z
  .object({
    tenants: z.array(
      z.object({
        tenantId: z.string(),
        updatedAt: z.iso.datetime(),
        count: count.describe('Runs of all modes in the window'),
        mean: z.number().nullable(),
        change: z.number().nullable().describe('Against the stretch of the same length before the window'),
        modes: z.partialRecord(z.enum(MODES), windowSchema),
        coverage: coverageSchema,
        usage: z.object({ calls: count, inputTokens: count, outputTokens: count }),
      }),
    ),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'TenantPage' })

/** A page of the operator's tenants, at most a minute behind. @throws StorageError */
export async function listTenants(
  { cursor, ...query }: z.output<typeof tenantsQuerySchema>,
  { operator }: { operator: OperatorDirectoryClient },
): Promise<z.infer<typeof tenantPageSchema>> {
  const { tenants, next } = await operator.tenants({ ...query, after: cursor })
  return {
    tenants: tenants.map(({ tenantId, reportedAt, statistics }) => ({
      tenantId,
      updatedAt: new Date(reportedAt).toISOString(),
      ...overWindow(readStatistics(statistics), query.window),
    })),
    nextCursor: next === null ? null : formatPageCursor({ ...next, sort: query.sort }),
  }
}

function overWindow({ modes, trends, usage, coverage }: TenantStatistics, window: TimeWindow) {
  const entries = MODES.flatMap((mode) => {
    const shown = modes[mode]?.windows[window]
    return shown === undefined ? [] : [[mode, shown] as const]
  })
  return { ...trends[window], modes: Object.fromEntries(entries), coverage, usage: usage[window] }
}

/** Written by a tenant's own directory. */
function readStatistics(text: string): TenantStatistics {
  return JSON.parse(text)
}

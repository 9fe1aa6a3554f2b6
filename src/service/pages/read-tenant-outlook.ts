import type { z } from 'zod'
import type { TenantDirectoryClient } from '../../platform/tenant-directories.ts'
import type { Outlook } from '../../platform/tenant-directory/read-outlook.ts'
import type { TenantStatistics } from '../../stats/tenant-statistics.ts'
import type { Mode } from '../../stats/vocabulary.ts'
import { formatPageCursor } from '../page-cursor.ts'
import type { agentsQuerySchema } from '../tenant-overview.ts'

/** Which agents to show; without a mode those of the mode with most runs in the window. */
export type TenantOutlookQuery = Omit<z.output<typeof agentsQuerySchema>, 'mode'> & { mode: Mode | null }

/** How a tenant stands and how each agent on the page goes, at most a minute behind. */
export type TenantOutlook = Pick<TenantStatistics, 'modes' | 'coverage' | 'usage'> &
  Omit<Outlook, 'next'> & { nextCursor: string | null }

/** Everything the overview shows, in one call. @throws StorageError */
export async function readTenantOutlook(
  { cursor, ...query }: TenantOutlookQuery,
  { directory, now }: { directory: TenantDirectoryClient; now: () => number },
): Promise<TenantOutlook> {
  const { statistics, outlook } = await directory.outlook({ ...query, after: cursor, now: now() })
  const { modes, coverage, usage } = statistics
  const { next, ...shown } = outlook
  return {
    modes,
    coverage,
    usage,
    ...shown,
    nextCursor: next === null ? null : formatPageCursor({ ...next, sort: query.sort }),
  }
}

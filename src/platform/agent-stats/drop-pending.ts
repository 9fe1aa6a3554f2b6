import type { RunUsage } from '../../stats/run-record.ts'
import { usageOfAttempts } from './pending-table.ts'
import type { AgentTables } from './tables.ts'

/**
 * Takes away what is kept of a run that was accepted and is not scored: it is now, or it is accepted anew. Gives what its attempts cost that
 * came to nothing and are not counted yet; null when there are none.
 */
export function dropPending({ pending, runs }: Pick<AgentTables, 'pending' | 'runs'>, runId: string): RunUsage | null {
  const row = pending.find(runId)
  if (row === null) return null
  pending.remove(row.sequence)
  runs.remove(row.sequence)
  return row.request === null ? null : usageOfAttempts(row)
}

import type { AgentTables } from './tables.ts'

/** Takes away what is kept of a run that was accepted and is not scored: it is now, or it is accepted anew. */
export function dropPending({ pending, runs }: Pick<AgentTables, 'pending' | 'runs'>, runId: string): void {
  const row = pending.find(runId)
  if (row === null) return
  pending.remove(row.sequence)
  runs.remove(row.sequence)
}

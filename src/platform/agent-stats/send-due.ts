import type { PendingMessage } from '../pending-queue.ts'
import { MESSAGES_PER_BATCH, sendRuns } from './send-runs.ts'
import type { AgentTables } from './tables.ts'

/** The queue is told again of a run that it was told of so long ago; each time after twice as long, up to the longest. */
export const FIRST_RESEND_MS = 30_000
const LONGEST_RESEND_MS = 15 * 60_000

/** Tells the queue of the runs that are due and still pending: a message may have been lost, or whoever took the run may have died. */
export async function sendDue(options: {
  queue: Queue
  agent: Omit<PendingMessage, 'runId'>
  now: number
  /** The tables as they are now: they may have been opened anew while a batch was sent; null when there are none any more. */
  tables: () => AgentTables | null
}): Promise<void> {
  const { queue, agent, now, tables } = options
  for (;;) {
    const rows = tables()?.pending.due(now, MESSAGES_PER_BATCH) ?? []
    if (rows.length === 0) return
    const runIds = rows.map(({ run_id: runId }) => runId)
    await sendRuns(queue, agent, runIds)
    for (const { run_id: runId, due_at: dueAt } of rows) noteSent(tables(), { runId, dueAt, now })
  }
}

function noteSent(
  tables: AgentTables | null,
  { runId, dueAt, now }: { runId: string; dueAt: number | null; now: number },
): void {
  const row = tables?.pending.find(runId) ?? null
  // Taken, given back or judged meanwhile.
  if (row === null || row.due_at === null || row.due_at !== dueAt) return
  const pauseMs = Math.min(FIRST_RESEND_MS * 2 ** row.sends, LONGEST_RESEND_MS)
  tables?.pending.update(row.sequence, { ...row, sends: row.sends + 1, due_at: now + pauseMs })
}

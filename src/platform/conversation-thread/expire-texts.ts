import { namePair } from './pair-name.ts'
import { readConversation } from './conversation.ts'
import { bury } from './settle-job.ts'
import type { ThreadTables } from './tables.ts'

/**
 * Throws away the texts of jobs that may no longer be kept. A pair that was still to be scored becomes a dead letter that cannot be
 * retried.
 */
export async function expireTexts(
  tables: ThreadTables,
  { hookId, now, transact }: { hookId: string; now: number; transact: (work: (tables: ThreadTables) => void) => void },
): Promise<void> {
  for (const job of tables.jobs.outliving(now)) {
    if (job.textsUntil > now) {
      const pair = job.pair === null ? null : { ...job.pair, history: [] }
      transact(({ jobs }) => jobs.put({ ...job, pair, historyUntil: job.textsUntil }))
      continue
    }
    const { id } = await namePair({
      hookId,
      conversationKey: readConversation(tables).conversationKey,
      pairId: job.pairId,
    })
    transact((current) => {
      if (job.state === 'pending') bury(current, job, { failure: TEXTS_GONE, deadLetterId: id, now })
      current.jobs.remove(job.pairId)
    })
  }
}

const TEXTS_GONE = {
  code: 'not-scorable',
  status: 422,
  detail: 'its texts are no longer kept',
  retryable: false,
} as const

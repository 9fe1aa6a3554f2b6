import type { Failure } from '../hooks/dead-letter.ts'
import { readConversation } from './conversation.ts'
import type { Job } from './job-table.ts'
import type { Outcome } from './outcome-table.ts'
import type { ThreadTables } from './tables.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long to wait after each failure; one more makes a dead letter. */
export const RETRY_DELAYS_MS: readonly number[] = [MINUTE_MS / 2, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS]

/** The job is done; `outcome` is what stands of its pair now. */
export function finishJob(
  tables: ThreadTables,
  job: Job,
  { outcome, now }: { outcome: Outcome | null; now: number },
): void {
  tables.jobs.remove(job.pairId)
  tables.outbox.count(tables.outcomes.set(job.pairId, outcome, now))
}

/** The job failed: it is to be tried again, or becomes a dead letter when it was tried often enough or no further try would help. */
export function failJob(
  tables: ThreadTables,
  job: Job,
  { failure, deadLetterId, now }: { failure: Failure; deadLetterId: string; now: number },
): void {
  const attempts = job.attempts + 1
  const delay = isFinal(failure) ? undefined : RETRY_DELAYS_MS[attempts - 1]
  tables.outbox.count({ failed: 1 })
  if (delay === undefined) bury(tables, { ...job, attempts }, { failure, deadLetterId, now })
  else tables.jobs.put({ ...job, attempts, dueAt: now + delay })
}

/** Keeps the job as a dead letter and tells of it. */
export function bury(
  tables: ThreadTables,
  job: Job,
  { failure, deadLetterId, now }: { failure: Failure; deadLetterId: string; now: number },
): void {
  const { jobs, outbox } = tables
  const { conversationKey } = readConversation(tables)
  const { pair, pairId, agentId, attempts, textsUntil } = job
  jobs.put({ ...job, state: 'dead', deadLetterId })
  outbox.count({ deadLettered: 1 })
  outbox.noteDeadLetter({
    id: deadLetterId,
    agentId,
    conversation: conversationKey,
    messageId: pair?.messageId ?? pairId,
    link: pair?.link ?? null,
    occurredAt: pair?.occurredAt ?? now,
    failedAt: now,
    attempts,
    retryableUntil: textsUntil,
    failure,
  })
}

/** A missing key or secret may be set any time; other things that are wrong stay so until somebody changes the hook. */
function isFinal({ retryable, status }: Failure): boolean {
  return !retryable && status !== 500 && status !== 503
}

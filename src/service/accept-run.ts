import { contentHash } from './content-hash.ts'
import { exhaustedBudget } from './exhausted-budget.ts'
import { judgeTaken, leaseMs, type JudgedPending, type TakenRun } from './judge-pending.ts'
import { occurrenceOf } from './occurred-at.ts'
import { prepareRequest } from './prepare-request.ts'
import { findRun, storePending } from './record-score.ts'
import type { ScoreDependencies } from './score-dependencies.ts'
import { RECORDED, type PendingRun, type ScoreOutcome } from './score-exchange.ts'
import type { ScoreRequest } from './score-request.ts'
import { ServiceError } from './service-error.ts'
import { within } from './within.ts'

/**
 * Accepts an exchange to be scored in the background: everything that can be refused is refused now, and the run is durably pending when
 * this returns. With `waitMs` it is judged at once and answered if that is done in time. An id that is taken is answered as it stands.
 * @throws NotScorableError, ServiceError, StorageError; BudgetExhaustedError when the day's budget is used up already; within `waitMs` also a JudgeError that no further attempt would change
 */
export async function acceptRun(
  request: ScoreRequest,
  dependencies: ScoreDependencies,
  { waitMs }: { waitMs: number | null },
): Promise<ScoreOutcome> {
  const { agents, judges, newId, now, defer } = dependencies
  const { agentId, runId = newId() } = request
  if (agentId === undefined) throw mustBe('is needed to score in the background', 'agentId')
  if (request.record === false) throw mustBe('must not be false to score in the background', 'record')
  const prepared = prepareRequest(request, dependencies)
  const agent = { agentId, stats: agents.get(agentId) }
  const { evaluationMode, scale } = request.options
  const { threshold } = prepared
  const run = {
    runId,
    contentHash: await contentHash(request, prepared.task.exchange),
    at: occurrenceOf(request.occurredAt, now()),
    recordedAt: now(),
    evaluationMode,
    effectiveMode: prepared.effectiveMode,
    scale,
    threshold,
    metadata: request.metadata,
  }
  const exhausted = await exhaustedBudget(prepared, request, dependencies)
  if (exhausted !== null) {
    const known = await findRun({ ...agent, runId, contentHash: run.contentHash })
    if (known === null) throw exhausted
  }
  // What the tenant's threshold is now holds, however long the run waits.
  const text = JSON.stringify(threshold === null ? request : { ...request, options: { ...request.options, threshold } })
  const lease = waitMs === null ? null : leaseMs(judges)
  const found = await storePending(agent, { run, agentId, request: text, leaseMs: lease })
  const pending: PendingRun = { status: 'pending', agentId, runId }
  if (found !== null)
    return found.status === 'pending' ? pending : { ...found, memo: RECORDED, timings: [], budget: null }
  // The agent's object has the queue told of it.
  if (waitMs === null) return pending

  const work = judgeHere({ ...run, agentId, attempt: 1, request: text }, dependencies)
  // Goes on when the time to wait for it is up.
  defer(work)
  const judged = await within(work, waitMs)
  if (judged?.status === 'scored') return judged
  if (judged?.status === 'failed') throw judged.error
  return pending
}

/** Judges the run in this request; if it has to be tried again, that is left to the queue. */
async function judgeHere(taken: TakenRun, dependencies: ScoreDependencies): Promise<JudgedPending> {
  const judged = await judgeTaken(taken, dependencies)
  if (judged.status === 'retry') await tellQueue(taken, dependencies, judged)
  return judged
}

/** Costs nothing when it fails: the agent's alarm tells the queue again. */
async function tellQueue(
  { agentId, runId }: TakenRun,
  { pending, log }: ScoreDependencies,
  { delaySeconds }: { delaySeconds: number },
): Promise<void> {
  await pending.send({ agentId, runId }, { delaySeconds }).catch((error: unknown) => {
    log('pending.send-failed', { error: error instanceof Error ? error.name : 'unknown' })
  })
}

function mustBe(message: string, path: string): ServiceError {
  return new ServiceError('invalid-request', message, { path })
}

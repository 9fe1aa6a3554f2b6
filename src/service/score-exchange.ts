import type { BudgetStatus } from '../platform/tenant-directory/budget-table.ts'
import { JudgeError } from '../scorer/judge/judge-error.ts'
import { contentHash } from './content-hash.ts'
import { evaluate } from './evaluate.ts'
import type { MemoOutcome } from './obtain-judgement.ts'
import { occurrenceOf } from './occurred-at.ts'
import { prepareRequest } from './prepare-request.ts'
import { findRun, recordRun, type RunToRecord, type ScoredAgent } from './record-score.ts'
import { recordedUsage } from './recorded-usage.ts'
import type { ScoreAnswer } from './score-answer.ts'
import type { ScoreDependencies } from './score-dependencies.ts'
import type { ScoreRequest } from './score-request.ts'
import { createTimings, type Timing, type Timings } from './timings.ts'

export type { ScoreDependencies } from './score-dependencies.ts'

export type ScoreLimits = {
  /** Milliseconds for all attempts of the judges together; default the configured time. */
  timeoutMs?: number
}

/**
 * A run with its score, and how it came to it; `budget` is how the tenant's stands, null when it was not asked. `memoKey`, of a run that is not
 * recorded, is where its judgement is memoized.
 */
export type ScoredRun = {
  status: 'scored'
  answer: ScoreAnswer
  memo: MemoOutcome
  timings: Timing[]
  budget: BudgetStatus | null
  memoKey?: string | null
}

/** A run that is judged in the background. */
export type PendingRun = { status: 'pending'; agentId: string; runId: string }

/** `pending` only when the run was accepted before to be judged in the background, and is not yet. */
export type ScoreOutcome = ScoredRun | PendingRun

/** A run answered as it was recorded counts as remembered. */
export const RECORDED: MemoOutcome = { status: 'hit', stored: false, refreshed: false, failed: false }

/**
 * Scores one exchange: parse, look the run up, judge or remember, do the arithmetic, record. A run that is answered is recorded
 * durably before, unless the request defers it.
 * @throws NotScorableError, ServiceError, JudgeError, BudgetExhaustedError, StorageError
 */
export async function scoreExchange(
  request: ScoreRequest,
  dependencies: ScoreDependencies,
  limits: ScoreLimits = {},
): Promise<ScoreOutcome> {
  const { agents, now, newId } = dependencies
  const { agentId } = request
  const prepared = prepareRequest(request, dependencies)
  const at = occurrenceOf(request.occurredAt, now())
  const timings = createTimings(now)
  const runId = request.runId ?? newId()
  const agent = agentId === undefined ? null : { agentId, stats: agents.get(agentId) }
  const hash = agent ? await contentHash(request, prepared.task.exchange) : ''
  if (agent && request.runId !== undefined && request.record !== 'deferred') {
    const found = await timings.measure('record', () => findRun({ ...agent, runId, contentHash: hash }))
    if (found?.status === 'pending') return { status: 'pending', agentId: agent.agentId, runId }
    if (found) return { ...found, memo: RECORDED, timings: timings.entries(), budget: null }
  }

  const limited = { ...prepared, chain: { ...prepared.chain, ...limits } }
  const evaluated = await evaluate({ request, runId, prepared: limited, dependencies, timings }).catch(
    async (error: unknown) => {
      if (agent && error instanceof JudgeError) await countFailure({ agent, error, request, dependencies, timings })
      throw error
    },
  )

  const { answer, memo, memoKey, budget, spentBefore } = evaluated
  const outcome: ScoreOutcome = { status: 'scored', answer, memo, timings: timings.entries(), budget }
  if (!agent || request.record === false) return { ...outcome, memoKey }
  const run: RunToRecord = { answer, contentHash: hash, memoKey, spentBefore, at, now: now() }
  if (request.record === 'deferred') {
    dependencies.defer(recordLater(agent, run, dependencies))
    return outcome
  }
  const recorded = await timings.measure('record', () => recordRun(agent, run))
  return { status: 'scored', answer: recorded, memo, timings: timings.entries(), budget }
}

/** Counts a failed judgement in the agent's coverage, and what it cost. That this fails too is logged: the judge's failure is what the caller is told. */
export async function countFailure(options: {
  agent: ScoredAgent
  error: JudgeError
  request: ScoreRequest
  dependencies: ScoreDependencies
  timings: Timings
}): Promise<void> {
  const { agent, error, request, dependencies, timings } = options
  const { now, log, defer } = dependencies
  if (request.record === false) return
  const work = timings
    .measure('record', () => {
      return agent.stats.recordFailure({ code: error.code, at: now(), usage: recordedUsage([error.spent]) })
    })
    .catch(() => log('record.failed', { code: error.code }))
  if (request.record === 'deferred') defer(work)
  else await work
}

async function recordLater(agent: ScoredAgent, run: RunToRecord, { log }: ScoreDependencies): Promise<void> {
  await recordRun(agent, run).catch((error: unknown) => {
    log('record.failed', { error: error instanceof Error ? error.name : 'unknown' })
  })
}

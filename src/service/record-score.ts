import type { Lookup, Recording } from '../platform/agent-stats.ts'
import type { AgentStatsClient } from '../platform/agent-stats-directory.ts'
import type { Spent } from '../scorer/judge/spent.ts'
import { evaluationSchema } from '../scorer/scoring/evaluation.ts'
import { flagSchema } from '../scorer/result.ts'
import type { RunRecord, StoredRun } from '../stats/run-record.ts'
import { recordedUsage } from './recorded-usage.ts'
import type { AgentSummary, ScoreAnswer } from './score-answer.ts'
import { ServiceError } from './service-error.ts'

/** What a run's `details` hold: the parts of the answer that the statistics never look into. */
const detailsSchema = evaluationSchema.pick({ reason: true, analyzeStepResult: true, perspectives: true })

/** An agent whose runs are recorded. */
export type ScoredAgent = { agentId: string; stats: AgentStatsClient }

/** A scored run, about to be recorded. Times are in milliseconds since the epoch. */
export type RunToRecord = {
  answer: ScoreAnswer
  contentHash: string
  memoKey: string | null
  /** What the judges cost that failed before one answered. */
  spentBefore: Spent
  /** When the exchange took place. */
  at: number
  now: number
}

/** What an id stands for already. */
export type FoundRun = { status: 'scored'; answer: ScoreAnswer } | { status: 'pending' }

/**
 * The run that was recorded, or accepted, before under this id; null when there is none.
 * @throws ServiceError `run-conflict` when the id was used for other content; StorageError
 */
export async function findRun(options: ScoredAgent & { runId: string; contentHash: string }): Promise<FoundRun | null> {
  const { agentId, stats, runId, contentHash } = options
  const found = await stats.lookup({ runId, contentHash })
  return found.outcome === 'unknown' ? null : foundRun(found, { agentId, runId })
}

/**
 * Stores a run as pending; null when it is. An id that is taken is answered as `findRun` does.
 * @throws ServiceError `run-conflict` when the id was used for other content; StorageError
 */
export async function storePending(
  { agentId, stats }: ScoredAgent,
  acceptance: Parameters<AgentStatsClient['accept']>[0],
): Promise<FoundRun | null> {
  const accepted = await stats.accept({ ...acceptance, agentId })
  return accepted.outcome === 'accepted' ? null : foundRun(accepted, { agentId, runId: acceptance.run.runId })
}

/**
 * Records a run durably, once, and answers with the agent's averages after it. When another request recorded the same run
 * first, that one is the answer.
 * @throws ServiceError `run-conflict`; StorageError
 */
export async function recordRun({ agentId, stats }: ScoredAgent, run: RunToRecord): Promise<ScoreAnswer> {
  return recordedAs(run, { agentId, result: await stats.record({ ...runRecord(run), agentId }) })
}

/**
 * Records the score of a pending run, once, as `recordRun` does; null when it is not pending any more and was not scored either.
 * @throws ServiceError `run-conflict`; StorageError
 */
export async function settleRun({ agentId, stats }: ScoredAgent, run: RunToRecord): Promise<ScoreAnswer | null> {
  const result = await stats.settle(runRecord(run))
  return result.outcome === 'gone' ? null : recordedAs(run, { agentId, result })
}

/**
 * Puts the run in the place of the one with its id, as if only the new one had been; null, and nothing changes, when there is none to
 * replace.
 * @throws ServiceError `run-conflict`; StorageError
 */
export async function replaceRun({ agentId, stats }: ScoredAgent, run: RunToRecord): Promise<ScoreAnswer | null> {
  const result = await stats.replace(run.answer.runId, runRecord(run))
  return result.outcome === 'unknown' ? null : recordedAs(run, { agentId, result })
}

function recordedAs(run: RunToRecord, { agentId, result }: { agentId: string; result: Recording }): ScoreAnswer {
  if (result.outcome === 'conflict') throw conflict(run.answer.runId)
  const agent = { ...result.agent, agentId }
  return result.outcome === 'repeated' ? recordedAnswer(result.run, agent) : { ...run.answer, agent }
}

function foundRun(
  found: Exclude<Lookup, { outcome: 'unknown' }>,
  { agentId, runId }: { agentId: string; runId: string },
): FoundRun {
  if (found.outcome === 'conflict') throw conflict(runId)
  if (found.outcome === 'pending') return { status: 'pending' }
  return { status: 'scored', answer: recordedAnswer(found.run, { ...found.agent, agentId }) }
}

function runRecord({ answer, contentHash, memoKey, spentBefore, at, now }: RunToRecord): RunRecord {
  const { reason, analyzeStepResult, perspectives } = answer
  const { calls, usage, ...judge } = answer.judge
  return {
    runId: answer.runId,
    contentHash,
    at,
    recordedAt: now,
    evaluationMode: answer.evaluationMode,
    effectiveMode: answer.effectiveMode,
    judge,
    score: answer.score,
    scale: answer.scale,
    normalizedScore: answer.normalizedScore,
    label: answer.label,
    threshold: answer.threshold,
    passed: answer.passed,
    dimensions: {
      intentAlignment: analyzeStepResult?.intentAlignment.score ?? null,
      requirementsFulfillment: analyzeStepResult?.requirementsFulfillment.overallScore ?? null,
      completeness: analyzeStepResult?.completeness.score ?? null,
      responseAppropriateness: analyzeStepResult?.responseAppropriateness.score ?? null,
    },
    cache: answer.cache,
    flags: answer.flags ?? [],
    metadata: answer.metadata ?? {},
    usage: recordedUsage([spentBefore, { calls, usage }]),
    memoKey,
    details: JSON.stringify({ reason, analyzeStepResult, perspectives }),
  }
}

function recordedAnswer(run: StoredRun, agent: AgentSummary): ScoreAnswer {
  const details = run.details === null ? null : detailsSchema.parse(JSON.parse(run.details))
  return {
    runId: run.runId,
    score: run.score,
    reason: details?.reason ?? null,
    analyzeStepResult: details?.analyzeStepResult ?? null,
    normalizedScore: run.normalizedScore,
    scale: run.scale,
    evaluationMode: run.evaluationMode,
    effectiveMode: run.effectiveMode,
    label: run.label,
    threshold: run.threshold,
    passed: run.passed,
    perspectives: details?.perspectives ?? null,
    judge: { ...run.judge, calls: 0, usage: null },
    cache: 'hit',
    flags: run.flags && flagSchema.array().parse(run.flags),
    agent,
    metadata: run.metadata,
  }
}

function conflict(runId: string): ServiceError {
  return new ServiceError('run-conflict', `runId ${runId} was used for other content`)
}

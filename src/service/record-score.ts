import type { AgentStatsClient } from '../platform/agent-stats-directory.ts'
import { evaluationSchema } from '../scorer/scoring/evaluation.ts'
import { flagSchema } from '../scorer/result.ts'
import type { RunRecord, StoredRun } from '../stats/run-record.ts'
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
  /** When the exchange took place. */
  at: number
  now: number
}

/**
 * The answer of a run that was recorded before under this id, or null.
 * @throws ServiceError `run-conflict` when the id was used for other content; StorageError
 */
export async function findRecordedRun(
  options: ScoredAgent & { runId: string; contentHash: string },
): Promise<ScoreAnswer | null> {
  const { agentId, stats, runId, contentHash } = options
  const found = await stats.lookup({ runId, contentHash })
  if (found.outcome === 'unknown') return null
  if (found.outcome === 'conflict') throw conflict(runId)
  return recordedAnswer(found.run, { ...found.agent, agentId })
}

/**
 * Records a run durably, once, and answers with the agent's averages after it. When another request recorded the same run
 * first, that one is the answer.
 * @throws ServiceError `run-conflict`; StorageError
 */
export async function recordRun({ agentId, stats }: ScoredAgent, run: RunToRecord): Promise<ScoreAnswer> {
  const result = await stats.record({ ...runRecord(run), agentId })
  if (result.outcome === 'conflict') throw conflict(run.answer.runId)
  const agent = { ...result.agent, agentId }
  return result.outcome === 'repeated' ? recordedAnswer(result.run, agent) : { ...run.answer, agent }
}

function runRecord({ answer, contentHash, memoKey, at, now }: RunToRecord): RunRecord {
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
    usage: { calls, inputTokens: usage?.inputTokens ?? null, outputTokens: usage?.outputTokens ?? null },
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

import type { AgentStatsDirectory } from '../platform/agent-stats-directory.ts'
import type { JudgeFlights } from '../platform/judge-flights.ts'
import type { JudgeChain, JudgeRegistry } from '../platform/judges.ts'
import type { ScoreMemo } from '../platform/score-memo.ts'
import { normaliseExchange, resolvePerspectives, type RequestFlag } from '../scorer/exchange/normalise-exchange.ts'
import { parseExchange } from '../scorer/exchange/parse-exchange.ts'
import type { EvaluationMode } from '../scorer/exchange/perspective.ts'
import { JudgeError } from '../scorer/judge/judge-error.ts'
import type { JudgeTask } from '../scorer/judge/judge-exchange.ts'
import type { Judgement } from '../scorer/judge/judgement.ts'
import { scoreJudgement } from '../scorer/scoring/score-judgement.ts'
import { contentHash } from './content-hash.ts'
import { obtainJudgement, type MemoOutcome, type ObtainedJudgement } from './obtain-judgement.ts'
import { occurrenceOf } from './occurred-at.ts'
import { findRecordedRun, recordRun, type RunToRecord, type ScoredAgent } from './record-score.ts'
import type { ScoreAnswer } from './score-answer.ts'
import type { ScoreRequest } from './score-request.ts'
import { ServiceError } from './service-error.ts'
import { createTimings, type Timing, type Timings } from './timings.ts'

export type ScoreDependencies = {
  judges: JudgeRegistry
  memo: ScoreMemo
  flights: JudgeFlights
  agents: AgentStatsDirectory
  /** Milliseconds since the epoch. */
  now: () => number
  newId: () => string
  /** Keeps working on something after the answer has left. */
  defer: (work: Promise<unknown>) => void
  log: (event: string, details: Record<string, string | number | boolean>) => void
}

export type ScoreLimits = {
  /** Milliseconds for all attempts of the judges together; default the configured time. */
  timeoutMs?: number
}

export type ScoreOutcome = { answer: ScoreAnswer; memo: MemoOutcome; timings: Timing[] }

/** A run answered as it was recorded counts as remembered. */
const RECORDED: MemoOutcome = { status: 'hit', stored: false, refreshed: false, failed: false }

/**
 * Scores one exchange: parse, look the run up, judge or remember, do the arithmetic, record. A run that is answered is recorded
 * durably before, unless the request defers it.
 * @throws NotScorableError, ServiceError, JudgeError, StorageError
 */
export async function scoreExchange(
  request: ScoreRequest,
  dependencies: ScoreDependencies,
  limits: ScoreLimits = {},
): Promise<ScoreOutcome> {
  const { agents, now, newId } = dependencies
  const { agentId } = request
  const prepared = prepare(request, dependencies)
  const at = occurrenceOf(request.occurredAt, now())
  const timings = createTimings(now)
  const runId = request.runId ?? newId()
  const agent = agentId === undefined ? null : { agentId, stats: agents.get(agentId) }
  const hash = agent ? await contentHash(request, prepared.task.exchange) : ''
  if (agent && request.runId !== undefined && request.record !== 'deferred') {
    const answer = await timings.measure('record', () => findRecordedRun({ ...agent, runId, contentHash: hash }))
    if (answer) return { answer, memo: RECORDED, timings: timings.entries() }
  }

  const chain = { ...prepared.chain, ...limits }
  const { task } = prepared
  const obtained = await obtainJudgement({ task, chain, policy: request.cache, dependencies, timings }).catch(
    async (error: unknown) => {
      if (agent && error instanceof JudgeError) await countFailure({ agent, error, request, dependencies, timings })
      throw error
    },
  )

  const answer = composeAnswer({ request, runId, prepared, obtained })
  const outcome = { answer, memo: obtained.memo, timings: timings.entries() }
  if (!agent || request.record === false) return outcome
  const memoKey = obtained.fingerprint === null ? null : dependencies.memo.key(obtained.fingerprint)
  const run: RunToRecord = { answer, contentHash: hash, memoKey, at, now: now() }
  if (request.record === 'deferred') {
    dependencies.defer(recordLater(agent, run, dependencies))
    return outcome
  }
  const recorded = await timings.measure('record', () => recordRun(agent, run))
  return { answer: recorded, memo: obtained.memo, timings: timings.entries() }
}

type Prepared = { task: JudgeTask; chain: JudgeChain; effectiveMode: EvaluationMode; flags: RequestFlag[] }

/** Everything that can be refused before a judge is asked. */
function prepare(request: ScoreRequest, { judges }: Pick<ScoreDependencies, 'judges'>): Prepared {
  const { evaluationMode, requirements, constraints, language } = request.options
  const { exchange, flags } = normaliseExchange(parseExchange(request))
  const { effectiveMode, perspectives } = resolvePerspectives(evaluationMode, exchange)
  const chain = judges.chain({ model: request.model, fallback: request.fallback })
  if (!chain) throw new ServiceError('invalid-request', 'names a judge that is not allowed', { path: 'model' })
  return { task: { exchange, perspectives, requirements, constraints, language }, chain, effectiveMode, flags }
}

function composeAnswer(options: {
  request: ScoreRequest
  runId: string
  prepared: Prepared
  obtained: ObtainedJudgement
}): ScoreAnswer {
  const { request, runId, prepared, obtained } = options
  const { judgement, memo, degradation } = obtained
  const { threshold = null, ...scoring } = request.options
  return {
    runId,
    ...scoreJudgement(judgement, { ...scoring, threshold }),
    effectiveMode: prepared.effectiveMode,
    judge: { ...judgement.judge, ...spent(judgement, memo.status), ...degradation },
    cache: memo.status,
    flags: [...judgement.flags, ...prepared.flags],
    agent: null,
    metadata: request.metadata,
  }
}

/** A remembered judgement, or one that another request asked for, cost nothing this time. */
function spent(judgement: Judgement, cache: MemoOutcome['status']): Pick<Judgement, 'calls' | 'usage'> {
  const isFree = cache === 'hit' || cache === 'coalesced'
  return isFree ? { calls: 0, usage: null } : { calls: judgement.calls, usage: judgement.usage }
}

/** Counts a failed judgement in the agent's coverage. That this fails too is logged: the judge's failure is what the caller is told. */
async function countFailure(options: {
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
    .measure('record', () => agent.stats.recordFailure({ code: error.code, at: now() }))
    .catch(() => log('record.failed', { code: error.code }))
  if (request.record === 'deferred') defer(work)
  else await work
}

async function recordLater(agent: ScoredAgent, run: RunToRecord, { log }: ScoreDependencies): Promise<void> {
  await recordRun(agent, run).catch((error: unknown) => {
    log('record.failed', { error: error instanceof Error ? error.name : 'unknown' })
  })
}

import type { JudgeFlights } from '../platform/judge-flights.ts'
import type { JudgeRegistry } from '../platform/judges.ts'
import type { AgentStatsDirectory } from '../platform/agent-stats-directory.ts'
import type { ScoreMemo } from '../platform/score-memo.ts'
import { normaliseExchange, resolvePerspectives } from '../scorer/exchange/normalise-exchange.ts'
import { parseExchange } from '../scorer/exchange/parse-exchange.ts'
import { hashJson } from '../scorer/judge/fingerprint.ts'
import { JudgeError } from '../scorer/judge/judge-error.ts'
import type { JudgeTask } from '../scorer/judge/judge-exchange.ts'
import type { Judgement } from '../scorer/judge/judgement.ts'
import { scoreJudgement } from '../scorer/scoring/score-judgement.ts'
import { obtainJudgement, type MemoOutcome } from './obtain-judgement.ts'
import { findRecordedRun, recordRun } from './record-score.ts'
import type { ScoreAnswer } from './score-answer.ts'
import type { ScoreRequest } from './score-request.ts'
import { ServiceError } from './service-error.ts'
import { createTimings, type Timing } from './timings.ts'

export type ScoreDependencies = {
  judges: JudgeRegistry
  memo: ScoreMemo
  flights: JudgeFlights
  agents: AgentStatsDirectory
  /** Milliseconds since the epoch. */
  now: () => number
  newId: () => string
  log: (event: string, details: Record<string, string | number | boolean>) => void
}

/** A run answered as it was recorded counts as remembered. */
const RECORDED: MemoOutcome = { status: 'hit', stored: false, refreshed: false, failed: false }

export type ScoreLimits = {
  /** Milliseconds for all attempts of the judges together; default the configured time. */
  timeoutMs?: number
}

export type ScoreOutcome = { answer: ScoreAnswer; memo: MemoOutcome; timings: Timing[] }

/**
 * Scores one exchange: parse, look the run up, judge or remember, do the arithmetic, record. A run that is answered is
 * recorded durably before.
 * @throws NotScorableError, ServiceError, JudgeError
 */
export async function scoreExchange(
  request: ScoreRequest,
  dependencies: ScoreDependencies,
  limits: ScoreLimits = {},
): Promise<ScoreOutcome> {
  const { judges, memo, agents, now, newId } = dependencies
  const { agentId, options } = request
  const { exchange, flags: requestFlags } = normaliseExchange(parseExchange(request))
  const { effectiveMode, perspectives } = resolvePerspectives(options.evaluationMode, exchange)
  const configured = judges.chain({ model: request.model, fallback: request.fallback })
  if (!configured) throw new ServiceError('invalid-request', 'names a judge that is not allowed', { path: 'model' })
  const chain = { ...configured, ...limits }

  const timings = createTimings(now)
  const runId = request.runId ?? newId()
  const contentHash = await hashContent(request, exchange)
  const agent = agentId === undefined ? null : { agentId, stats: agents.get(agentId) }
  if (agent && request.runId !== undefined) {
    const answer = await timings.measure('record', () => findRecordedRun({ ...agent, runId, contentHash }))
    if (answer) return { answer, memo: RECORDED, timings: timings.entries() }
  }

  const { requirements, constraints, language } = options
  const task: JudgeTask = { exchange, perspectives, requirements, constraints, language }
  const obtained = await obtainJudgement({ task, chain, policy: request.cache, dependencies, timings }).catch(
    async (error: unknown) => {
      if (agent && request.record && error instanceof JudgeError) {
        await timings.measure('record', () => agent.stats.recordFailure({ code: error.code, at: now() }))
      }
      throw error
    },
  )

  const { judgement, memo: memoOutcome } = obtained
  const evaluation = scoreJudgement(judgement, {
    evaluationMode: options.evaluationMode,
    scale: options.scale,
    threshold: options.threshold ?? null,
    weights: options.weights,
    language,
  })
  const cache = memoOutcome.status
  const answer: ScoreAnswer = {
    runId,
    ...evaluation,
    effectiveMode,
    judge: { ...judgement.judge, ...spent(judgement, cache), ...obtained.degradation },
    cache,
    flags: [...judgement.flags, ...requestFlags],
    agent: null,
    metadata: request.metadata,
  }
  if (!agent || !request.record) return { answer, memo: memoOutcome, timings: timings.entries() }

  const memoKey = obtained.fingerprint === null ? null : memo.key(obtained.fingerprint)
  const recorded = await timings.measure('record', () => {
    return recordRun({ ...agent, answer, contentHash, memoKey, now: now() })
  })
  return { answer: recorded, memo: memoOutcome, timings: timings.entries() }
}

/** What makes two requests with one run id the same: everything that can change the answer. */
function hashContent(request: ScoreRequest, exchange: JudgeTask['exchange']): Promise<string> {
  const { evaluationMode, requirements, language, constraints, weights, scale, threshold } = request.options
  const { systemPrompt, userPrompt, history, response } = exchange
  return hashJson([
    [systemPrompt, userPrompt, history.map(({ role, text }) => [role, text]), response],
    evaluationMode,
    request.model ?? null,
    requirements,
    language,
    constraints,
    [weights.user, weights.system].map((set) => {
      return set ? [set.intent, set.requirements, set.completeness, set.appropriateness] : null
    }),
    scale,
    threshold ?? null,
  ])
}

/** A remembered judgement, or one that another request asked for, cost nothing this time. */
function spent(judgement: Judgement, cache: MemoOutcome['status']): Pick<Judgement, 'calls' | 'usage'> {
  return cache === 'hit' || cache === 'coalesced'
    ? { calls: 0, usage: null }
    : { calls: judgement.calls, usage: judgement.usage }
}

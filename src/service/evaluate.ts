import type { BudgetStatus } from '../platform/tenant-directory/budget-table.ts'
import type { Judgement } from '../scorer/judge/judgement.ts'
import type { Spent } from '../scorer/judge/spent.ts'
import { scoreJudgement } from '../scorer/scoring/score-judgement.ts'
import { obtainJudgement, type MemoOutcome, type ObtainedJudgement } from './obtain-judgement.ts'
import type { PreparedRequest } from './prepare-request.ts'
import type { ScoreAnswer } from './score-answer.ts'
import type { ScoreDependencies } from './score-dependencies.ts'
import type { ScoreRequest } from './score-request.ts'
import type { Timings } from './timings.ts'

/**
 * An answer that is not recorded yet. `memoKey` is where its judgement is memoized, null when it is not; `budget` how the tenant's stands, null
 * when it was not asked; `spentBefore` what the judges cost that failed before one answered.
 */
export type Evaluated = {
  answer: ScoreAnswer
  memo: MemoOutcome
  memoKey: string | null
  budget: BudgetStatus | null
  spentBefore: Spent
}

/**
 * Judges or remembers a prepared request and does the arithmetic.
 * @throws JudgeError, BudgetExhaustedError
 */
export async function evaluate(options: {
  request: ScoreRequest
  runId: string
  prepared: PreparedRequest
  dependencies: ScoreDependencies
  timings: Timings
}): Promise<Evaluated> {
  const { request, prepared, dependencies, timings } = options
  const { task, chain } = prepared
  const obtained = await obtainJudgement({
    task,
    chain,
    policy: request.cache,
    fallback: request.fallback,
    dependencies,
    timings,
  })
  return {
    answer: composeAnswer({ ...options, obtained }),
    memo: obtained.memo,
    budget: obtained.budget,
    spentBefore: obtained.spentBefore,
    memoKey: obtained.fingerprint === null ? null : dependencies.memo.key(obtained.fingerprint),
  }
}

function composeAnswer(options: {
  request: ScoreRequest
  runId: string
  prepared: PreparedRequest
  obtained: ObtainedJudgement
}): ScoreAnswer {
  const { request, runId, prepared, obtained } = options
  const { judgement, memo, degradation } = obtained
  const { threshold } = prepared
  return {
    runId,
    ...scoreJudgement(judgement, { ...request.options, threshold }),
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

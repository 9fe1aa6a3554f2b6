import type { JudgeChain } from '../platform/judges.ts'
import type { BudgetStatus } from '../platform/tenant-directory/budget-table.ts'
import { fingerprint } from '../scorer/judge/fingerprint.ts'
import { isEmptyResponse, type JudgeTask } from '../scorer/judge/judge-task.ts'
import type { Judgement } from '../scorer/judge/judgement.ts'
import { NOTHING_SPENT, type Spent } from '../scorer/judge/spent.ts'
import { askJudges } from './ask-judges.ts'
import { judgeHere } from './judge-here.ts'
import type { ScoreDependencies } from './score-exchange.ts'
import type { ScoreRequest } from './score-request.ts'
import type { Timings } from './timings.ts'

/** How the memo took part. `failed` is true when it could not be read or written: the answer came all the same. */
export type MemoOutcome = {
  status: 'hit' | 'miss' | 'coalesced' | 'bypass'
  stored: boolean
  refreshed: boolean
  failed: boolean
}

export type ObtainedJudgement = {
  judgement: Judgement
  memo: MemoOutcome
  degradation: { degraded: boolean; degradedBecause: string | null }
  /** Where it is memoized; null when it is not. */
  fingerprint: string | null
  /** How the tenant's budget stands, when it was asked. */
  budget: BudgetStatus | null
  /** What the judges cost that failed before this one answered. */
  spentBefore: Spent
}

/** Of a judgement that the first judge gave, now or before. */
const NOT_DEGRADED = { degradation: { degraded: false, degradedBecause: null }, spentBefore: NOTHING_SPENT }

/**
 * A judgement from the memo, or from the first judge of the chain that answers. A memo that fails costs speed, not the
 * answer: the exchange is judged anew and the failure logged. Only complete judgements of the judge that was asked for are remembered.
 * @throws JudgeError, BudgetExhaustedError
 */
export async function obtainJudgement(options: {
  task: JudgeTask
  chain: JudgeChain
  policy: ScoreRequest['cache']
  /** Whether the caller takes a degraded answer. */
  fallback: boolean
  dependencies: Pick<ScoreDependencies, 'memo' | 'flights' | 'log' | 'now' | 'budget' | 'judges'>
  timings: Timings
}): Promise<ObtainedJudgement> {
  const { task, chain, policy, timings } = options
  const { memo, log, budget: dailyBudget } = options.dependencies
  const { judges, timeoutMs } = chain
  const memoOutcome: MemoOutcome = { status: 'miss', stored: false, refreshed: policy === 'refresh', failed: false }
  if (isEmptyResponse(task)) {
    const judgement = await judgeHere({ task, judge: judges[0], timeoutMs })
    const outcome: MemoOutcome = { ...memoOutcome, status: 'bypass' }
    return { judgement, memo: outcome, ...NOT_DEGRADED, fingerprint: null, budget: null }
  }

  const key = await fingerprint(task, judges[0])
  if (policy === 'use') {
    const known = await timings
      .measure('memo', () => memo.get(key))
      .catch((error: unknown) => {
        log('memo.read-failed', { error: error instanceof Error ? error.name : 'unknown' })
        memoOutcome.failed = true
        return null
      })
    if (known) {
      const outcome: MemoOutcome = { ...memoOutcome, status: 'hit' }
      return { judgement: known, memo: outcome, ...NOT_DEGRADED, fingerprint: key, budget: null }
    }
  }

  const { value, degradedBecause, spentBefore } = await timings.measure('judge', () => askJudges({ ...options, key }))
  const { judgement, stored, joined, failed, budget } = value
  const status = policy === 'bypass' ? 'bypass' : joined ? 'coalesced' : 'miss'
  const isDegraded = degradedBecause !== null
  return {
    judgement,
    memo: { ...memoOutcome, status, stored, failed: memoOutcome.failed || failed },
    degradation: {
      degraded: isDegraded,
      degradedBecause: degradedBecause && `${degradedBecause.code}: ${degradedBecause.message}`,
    },
    fingerprint: stored ? key : null,
    // Who answered may have cost nothing, but not the judges before.
    budget: budget ?? (isDegraded && dailyBudget ? await dailyBudget.status() : null),
    spentBefore,
  }
}

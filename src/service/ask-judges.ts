import { BudgetExhaustedError } from '../platform/budget-exhausted-error.ts'
import type { JudgeChain } from '../platform/judges.ts'
import type { BudgetStatus } from '../platform/tenant-directory/budget-table.ts'
import { askInTurn } from '../scorer/judge/ask-in-turn.ts'
import { JudgeError } from '../scorer/judge/judge-error.ts'
import { fingerprint } from '../scorer/judge/fingerprint.ts'
import type { JudgeTask } from '../scorer/judge/judge-task.ts'
import type { Admit, Judge } from '../scorer/judge/judge.ts'
import type { Judgement } from '../scorer/judge/judgement.ts'
import { NOTHING_SPENT, type Spent } from '../scorer/judge/spent.ts'
import { judgeHere } from './judge-here.ts'
import type { ScoreDependencies } from './score-dependencies.ts'
import type { ScoreRequest } from './score-request.ts'

export type Asked = {
  judgement: Judgement
  joined: boolean
  stored: boolean
  /** The memo could not be written. */
  failed: boolean
  /** How the tenant's budget stands, when it was asked. */
  budget: BudgetStatus | null
}

type AskOptions = {
  task: JudgeTask
  chain: JudgeChain
  policy: ScoreRequest['cache']
  /** Whether the caller takes a degraded answer. */
  fallback: boolean
  /** Where the first judge's judgement is memoized. */
  key: string
  dependencies: Pick<ScoreDependencies, 'memo' | 'flights' | 'log' | 'now' | 'budget' | 'judges'>
}

/**
 * Asks the judges of the chain in order. Where the tenant's budget ends, no other is asked in turn: its policy decides whether the
 * embedded judge answers instead, degraded, or nobody.
 * @throws JudgeError, BudgetExhaustedError
 */
export async function askJudges(
  options: AskOptions,
): Promise<{ value: Asked; degradedBecause: { code: string; message: string } | null; spentBefore: Spent }> {
  const { chain, key, fallback } = options
  const { now, budget, judges } = options.dependencies
  const turn: { end: BudgetExhaustedError | null } = { end: null }
  try {
    return await askInTurn({
      ...chain,
      now,
      async ask(judge, timeoutMs) {
        if (turn.end !== null) throw turn.end
        return ask({ ...options, judge, timeoutMs, firstKey: judge === chain.judges[0] ? key : null }).catch(
          (error: unknown) => {
            if (error instanceof BudgetExhaustedError) turn.end = error
            throw error
          },
        )
      },
    })
  } catch (error) {
    const { end } = turn
    if (end === null) throw error
    if (!fallback || budget?.onExhausted !== 'embedded') throw end
    const value = await ask({ ...options, judge: judges.judge('embedded'), ...chain, firstKey: null })
    return {
      value: { ...value, budget: end.status },
      degradedBecause: { code: 'rate-limited', message: end.message },
      spentBefore: error instanceof JudgeError ? error.spent : NOTHING_SPENT,
    }
  }
}

/**
 * Asks one judge: in a flight that all who want the same share, unless the caller wants an answer of its own, or the judge answers at
 * once anyway. A fallback's judgement is never stored: it would stand in for the judge that was asked for until it expires.
 */
async function ask(
  options: Pick<AskOptions, 'task' | 'policy' | 'dependencies'> & {
    judge: Judge
    timeoutMs: number
    /** The fingerprint, when this is the first judge of the chain. */
    firstKey: string | null
  },
): Promise<Asked> {
  const { task, policy, judge, timeoutMs, firstKey } = options
  const { flights, memo, log, budget: limit } = options.dependencies
  const store = firstKey !== null && policy !== 'bypass'
  const key = firstKey ?? (await fingerprint(task, judge))
  if (policy === 'use' && !judge.isInstant) {
    const answer = await flights.judge({ fingerprint: key, model: judge.id, task, store, timeoutMs })
    const { judgement, joined, stored, budget } = answer
    return { judgement, joined, stored, failed: store && !stored, budget }
  }
  const call = (admit?: Admit): Promise<Judgement> => judgeHere({ task, judge, timeoutMs, ...(admit && { admit }) })
  const isFree = limit === null || judge.isInstant === true
  const { judgement, status: budget } = isFree ? { judgement: await call(), status: null } : await limit.spend(call)
  if (!store) return { judgement, joined: false, stored: false, failed: false, budget }
  try {
    await memo.put(key, judgement)
    return { judgement, joined: false, stored: true, failed: false, budget }
  } catch (error) {
    log('memo.write-failed', { error: error instanceof Error ? error.name : 'unknown' })
    return { judgement, joined: false, stored: false, failed: true, budget }
  }
}

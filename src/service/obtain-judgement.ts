import type { JudgeChain } from '../platform/judges.ts'
import { askInTurn } from '../scorer/judge/ask-in-turn.ts'
import { fingerprint } from '../scorer/judge/fingerprint.ts'
import { isEmptyResponse, type JudgeTask } from '../scorer/judge/judge-task.ts'
import type { Judge } from '../scorer/judge/judge.ts'
import type { Judgement } from '../scorer/judge/judgement.ts'
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
}

const NOT_DEGRADED = { degraded: false, degradedBecause: null }

/**
 * A judgement from the memo, or from the first judge of the chain that answers. A memo that fails costs speed, not the
 * answer: the exchange is judged anew and the failure logged. Only complete judgements of the judge that was asked for are remembered.
 * @throws JudgeError
 */
export async function obtainJudgement(options: {
  task: JudgeTask
  chain: JudgeChain
  policy: ScoreRequest['cache']
  dependencies: Pick<ScoreDependencies, 'memo' | 'flights' | 'log' | 'now'>
  timings: Timings
}): Promise<ObtainedJudgement> {
  const { task, chain, policy, timings } = options
  const { memo, log, now } = options.dependencies
  const { judges, timeoutMs } = chain
  const memoOutcome: MemoOutcome = { status: 'miss', stored: false, refreshed: policy === 'refresh', failed: false }
  if (isEmptyResponse(task)) {
    const judgement = await judgeHere({ task, judge: judges[0], timeoutMs })
    return { judgement, memo: { ...memoOutcome, status: 'bypass' }, degradation: NOT_DEGRADED, fingerprint: null }
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
      return { judgement: known, memo: outcome, degradation: NOT_DEGRADED, fingerprint: key }
    }
  }

  const { value, degradedBecause } = await timings.measure('judge', () => {
    return askInTurn({
      judges,
      timeoutMs,
      now,
      ask: (judge, budgetMs) =>
        ask({ ...options, judge, timeoutMs: budgetMs, firstKey: judge === judges[0] ? key : null }),
    })
  })
  const { judgement, stored, joined, failed } = value
  const status = policy === 'bypass' ? 'bypass' : joined ? 'coalesced' : 'miss'
  return {
    judgement,
    memo: { ...memoOutcome, status, stored, failed: memoOutcome.failed || failed },
    degradation: {
      degraded: degradedBecause !== null,
      degradedBecause: degradedBecause && `${degradedBecause.code}: ${degradedBecause.message}`,
    },
    fingerprint: stored ? key : null,
  }
}

type Asked = { judgement: Judgement; joined: boolean; stored: boolean; failed: boolean }

/**
 * Asks one judge: in a flight that all who want the same share, unless the caller wants an answer of its own, or the judge answers at
 * once anyway. A fallback's judgement is never stored: it would stand in for the judge that was asked for until it expires.
 */
async function ask(options: {
  task: JudgeTask
  policy: ScoreRequest['cache']
  dependencies: Pick<ScoreDependencies, 'memo' | 'flights' | 'log'>
  judge: Judge
  timeoutMs: number
  /** The fingerprint, when this is the first judge of the chain. */
  firstKey: string | null
}): Promise<Asked> {
  const { task, policy, judge, timeoutMs, firstKey } = options
  const { flights, memo, log } = options.dependencies
  const store = firstKey !== null && policy !== 'bypass'
  const key = firstKey ?? (await fingerprint(task, judge))
  if (policy === 'use' && !judge.isInstant) {
    const { judgement, joined, stored } = await flights.judge({
      fingerprint: key,
      model: judge.id,
      task,
      store,
      timeoutMs,
    })
    return { judgement, joined, stored, failed: store && !stored }
  }
  const judgement = await judgeHere({ task, judge, timeoutMs })
  if (!store) return { judgement, joined: false, stored: false, failed: false }
  try {
    await memo.put(key, judgement)
    return { judgement, joined: false, stored: true, failed: false }
  } catch (error) {
    log('memo.write-failed', { error: error instanceof Error ? error.name : 'unknown' })
    return { judgement, joined: false, stored: false, failed: true }
  }
}

/** Judging is loaded when first needed: a start, or a repeat, has no use for it. */
async function judgeHere(options: { task: JudgeTask; judge: Judge; timeoutMs: number }): Promise<Judgement> {
  const { task, judge, timeoutMs } = options
  const { judgeExchange } = await import('../scorer/judge/judge-exchange.ts')
  return judgeExchange({ task, judge, limits: { timeoutMs } })
}

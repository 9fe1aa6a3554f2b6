import type { JudgeChain } from '../platform/judges.ts'
import { fingerprint } from '../scorer/judge/fingerprint.ts'
import { isEmptyResponse, judgeExchange, type JudgeTask } from '../scorer/judge/judge-exchange.ts'
import type { Judgement } from '../scorer/judge/judgement.ts'
import type { ScoreDependencies } from './score-exchange.ts'
import type { ScoreRequest } from './score-request.ts'
import type { createTimings } from './timings.ts'

/** How the memo took part. `stored` is true when the judgement was written to it. */
export type MemoOutcome = { status: 'hit' } | { status: 'miss' | 'bypass'; stored: boolean; refreshed: boolean }

export type ObtainedJudgement = {
  judgement: Judgement
  memo: MemoOutcome
  degradation: { degraded: boolean; degradedBecause: string | null }
  /** Null when the judgement is not memoized. */
  fingerprint: string | null
}

const NOT_DEGRADED = { degraded: false, degradedBecause: null }

/**
 * A judgement from the memo, or from the judge and then into the memo. A memo that fails costs speed, not the answer: the exchange is judged
 * anew and the failure logged.
 * @throws JudgeError
 */
export async function obtainJudgement(options: {
  task: JudgeTask
  chain: JudgeChain
  policy: ScoreRequest['cache']
  dependencies: Pick<ScoreDependencies, 'memo' | 'log' | 'now'>
  timings: ReturnType<typeof createTimings>
}): Promise<ObtainedJudgement> {
  const { task, chain, policy, timings } = options
  const { memo, log, now } = options.dependencies
  const { judges, timeoutMs } = chain
  if (isEmptyResponse(task)) {
    const { judgement } = await judgeExchange({ task, judges, timeoutMs, now })
    return {
      judgement,
      memo: { status: 'bypass', stored: false, refreshed: false },
      degradation: NOT_DEGRADED,
      fingerprint: null,
    }
  }

  const key = await fingerprint(task, judges[0])
  if (policy === 'use') {
    const known = await timings
      .measure('memo', () => memo.get(key))
      .catch((error: unknown) => {
        log('memo.read-failed', { error: nameOf(error) })
        return null
      })
    if (known) return { judgement: known, memo: { status: 'hit' }, degradation: NOT_DEGRADED, fingerprint: key }
  }

  const { judgement, degradedBecause } = await timings.measure('judge', () => {
    return judgeExchange({ task, judges, timeoutMs, now })
  })
  const degradation = { degraded: degradedBecause !== null, degradedBecause }
  const status = policy === 'bypass' ? 'bypass' : 'miss'
  const refreshed = policy === 'refresh'
  // A fallback's judgement would stand in for the judge that was asked for until it expires.
  if (policy === 'bypass' || degradation.degraded) {
    return { judgement, memo: { status, stored: false, refreshed }, degradation, fingerprint: null }
  }
  const stored = await timings
    .measure('memo', () => memo.put(key, judgement))
    .then(
      () => true,
      (error: unknown) => {
        log('memo.write-failed', { error: nameOf(error) })
        return false
      },
    )
  return { judgement, memo: { status, stored, refreshed }, degradation, fingerprint: stored ? key : null }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

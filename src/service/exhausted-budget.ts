import { BudgetExhaustedError } from '../platform/budget-exhausted-error.ts'
import { isUsedUp } from '../platform/tenant-directory/budget-table.ts'
import { fingerprint } from '../scorer/judge/fingerprint.ts'
import { isEmptyResponse } from '../scorer/judge/judge-task.ts'
import type { PreparedRequest } from './prepare-request.ts'
import type { ScoreDependencies } from './score-dependencies.ts'
import type { ScoreRequest } from './score-request.ts'

/**
 * Why a request would be refused for its tenant's budget, if it were judged now; null when it would not be: a judge that costs nothing is
 * asked, or none, or the embedded one may answer instead. A budget that cannot be read refuses nobody yet.
 */
export async function exhaustedBudget(
  { task, chain }: Pick<PreparedRequest, 'task' | 'chain'>,
  request: Pick<ScoreRequest, 'cache' | 'fallback'>,
  { budget, memo }: Pick<ScoreDependencies, 'budget' | 'memo'>,
): Promise<BudgetExhaustedError | null> {
  const [judge] = chain.judges
  if (budget === null || judge.isInstant === true || isEmptyResponse(task)) return null
  if (request.fallback && budget.onExhausted === 'embedded') return null
  const status = await budget.status()
  if (status === null || !isUsedUp(status)) return null
  const remembered = request.cache === 'use' ? await memo.get(await fingerprint(task, judge)).catch(() => null) : null
  return remembered === null ? new BudgetExhaustedError(status) : null
}

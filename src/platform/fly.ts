import { judgeExchange } from '../scorer/judge/judge-exchange.ts'
import type { Admit } from '../scorer/judge/judge.ts'
import type { Judgement } from '../scorer/judge/judgement.ts'
import { tenantBudget } from './judge-budget.ts'
import type { FlightRequest } from './judge-flight.ts'
import { judgeRegistry } from './judges.ts'
import { log } from './log.ts'
import { kvScoreMemo } from './score-memo.ts'
import { readSettings } from './settings.ts'
import type { BudgetStatus } from './tenant-directory/budget-table.ts'
import { tenantJudge } from './tenants/tenant-judges.ts'

/**
 * What a flight does: one judge's call, whose judgement goes into the memo if it is to. A memo that fails costs speed later, not this
 * answer.
 * @throws JudgeError, BudgetExhaustedError
 */
export async function fly(options: {
  env: Env
  request: FlightRequest
  /** By how much the time has been made longer since the start. */
  extensionMs: () => number
}): Promise<{ judgement: Judgement; stored: boolean; budget: BudgetStatus | null }> {
  const { env, request, extensionMs } = options
  const { task, model, provider, timeoutMs, tenantId, fingerprint, dailyBudget } = request
  const settings = readSettings(env)
  const judge =
    provider === null ? judgeRegistry(settings).judge(model) : tenantJudge({ settings, tenantId, id: model, provider })
  const tenantsBudget = tenantBudget({ namespace: env.TENANT_DIRECTORY, tenantId, dailyBudget })
  const call = (admit?: Admit): Promise<Judgement> => {
    return judgeExchange({ task, judge, limits: { timeoutMs, extensionMs, ...(admit && { admit }) } })
  }
  const spent = tenantsBudget ? await tenantsBudget.spend(call) : { judgement: await call(), status: null }
  const { judgement, status: budget } = spent
  if (!request.store) return { judgement, stored: false, budget }
  try {
    const memo = kvScoreMemo({ namespace: env.MEMO, tenantId, ttlSeconds: settings.MEMO_TTL_SECONDS })
    await memo.put(fingerprint, judgement)
    return { judgement, stored: true, budget }
  } catch (error) {
    log('memo.write-failed', { error: error instanceof Error ? error.name : 'unknown' })
    return { judgement, stored: false, budget }
  }
}

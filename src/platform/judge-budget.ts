import { JudgeError } from '../scorer/judge/judge-error.ts'
import type { Judgement, Usage } from '../scorer/judge/judgement.ts'
import { BudgetExhaustedError } from './budget-exhausted-error.ts'
import { log } from './log.ts'
import { durableTenantDirectory } from './tenant-directories.ts'
import type { TenantDirectory } from './tenant-directory.ts'
import type { BudgetLimits, BudgetStatus, Spent } from './tenant-directory/budget-table.ts'
import type { TenantSettings } from './tenants/tenant-settings.ts'

/** What a tenant may spend on judges in a UTC day, kept exactly in its directory. */
export interface JudgeBudget {
  readonly onExhausted: 'refuse' | 'embedded'
  /**
   * Makes a call to a judge that costs: it is reserved before, and charged after with what it took, also when it fails. `status` is how the
   * budget stands then; null when that could not be told.
   * @throws BudgetExhaustedError instead of making the call; JudgeError when the budget cannot be read, or as the call does
   */
  spend(call: () => Promise<Judgement>): Promise<{ judgement: Judgement; status: BudgetStatus | null }>
}

/** The limits of a tenant's budget; null when it has none. */
export function budgetLimits({ dailyBudget }: Pick<TenantSettings, 'dailyBudget'>): BudgetLimits | null {
  if (dailyBudget === null || (dailyBudget.calls === null && dailyBudget.tokens === null)) return null
  return { calls: dailyBudget.calls, tokens: dailyBudget.tokens }
}

/** A call that went wrong in a way that tells nothing of what it took. */
const UNKNOWN: Spent = { calls: 1, tokens: 0 }

/** The tenant's budget; null when it has none, and then nothing is asked of its directory. */
export function tenantBudget(options: {
  namespace: DurableObjectNamespace<TenantDirectory>
  tenantId: string
  dailyBudget: TenantSettings['dailyBudget']
}): JudgeBudget | null {
  const { dailyBudget } = options
  const limits = budgetLimits(options)
  if (dailyBudget === null || limits === null) return null
  const directory = durableTenantDirectory(options)

  const settle = (id: string, spent: Spent): Promise<BudgetStatus | null> => {
    return directory.settleCall({ id, spent, limits }).catch((error: unknown) => {
      log('budget.not-charged', { error: error instanceof Error ? error.name : 'unknown', ...spent })
      return null
    })
  }

  return {
    onExhausted: dailyBudget.onExhausted,
    async spend(call) {
      const id = crypto.randomUUID()
      const reserved = await directory.reserveCall({ id, limits }).catch(() => {
        throw new JudgeError('judge-unavailable', 'the daily budget could not be read')
      })
      if (reserved.outcome === 'exhausted') throw new BudgetExhaustedError(reserved.status)
      const judgement = await call().catch(async (error: unknown) => {
        await settle(id, error instanceof JudgeError ? spentOf(error.spent) : UNKNOWN)
        throw error
      })
      return { judgement, status: await settle(id, spentOf(judgement)) }
    },
  }
}

/** Tokens as the provider counted them; those it does not report cannot be charged. */
function spentOf({ calls, usage }: { calls: number; usage: Usage | null }): Spent {
  const parts = (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0)
  return { calls, tokens: usage?.totalTokens ?? parts }
}

import { JudgeError } from '../scorer/judge/judge-error.ts'
import type { Admit } from '../scorer/judge/judge.ts'
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
  /** How it stands; null when that cannot be told. */
  status(): Promise<BudgetStatus | null>
  /**
   * Has a judge that costs judge: each of its calls is reserved before, and charged after with what it took, also when it fails. The first is
   * reserved here, and each further one when `admit` is asked. `status` is how the budget stands then; null when that could not be told.
   * @throws BudgetExhaustedError instead of making the first call; JudgeError when the budget cannot be read, or as `judge` does
   */
  spend(judge: (admit: Admit) => Promise<Judgement>): Promise<{ judgement: Judgement; status: BudgetStatus | null }>
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
    async status() {
      return directory.budget(limits).catch((error: unknown) => {
        log('budget.not-read', { error: error instanceof Error ? error.name : 'unknown' })
        return null
      })
    },
    async spend(judge) {
      let id = crypto.randomUUID()
      let charged: Spent = { calls: 0, tokens: 0 }

      /** Charges the reservation with what was spent since the one before it: no call if it was not made. */
      const charge = (spent: Spent): Promise<BudgetStatus | null> => {
        const rest = { calls: spent.calls - charged.calls, tokens: spent.tokens - charged.tokens }
        charged = spent
        return settle(id, rest)
      }

      const admit: Admit = async (spent) => {
        // First, since its tokens may be the last ones.
        await charge(spentOf(spent))
        id = crypto.randomUUID()
        try {
          return (await directory.reserveCall({ id, limits })).outcome === 'reserved'
        } catch (error) {
          log('budget.not-read', { error: error instanceof Error ? error.name : 'unknown' })
          return false
        }
      }

      const reserved = await directory.reserveCall({ id, limits }).catch(() => {
        throw new JudgeError('judge-unavailable', 'the daily budget could not be read')
      })
      if (reserved.outcome === 'exhausted') throw new BudgetExhaustedError(reserved.status)
      const judgement = await judge(admit).catch(async (error: unknown) => {
        await (error instanceof JudgeError ? charge(spentOf(error.spent)) : settle(id, UNKNOWN))
        throw error
      })
      return { judgement, status: await charge(spentOf(judgement)) }
    },
  }
}

/** Tokens as the provider counted them; those it does not report cannot be charged. */
function spentOf({ calls, usage }: { calls: number; usage: Usage | null }): Spent {
  const parts = (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0)
  return { calls, tokens: usage?.totalTokens ?? parts }
}

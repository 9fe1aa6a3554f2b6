import type { BudgetStatus } from './tenant-directory/budget-table.ts'

/** A judge was not asked because the tenant has spent its budget of the day. */
export class BudgetExhaustedError extends Error {
  override readonly name = 'BudgetExhaustedError'
  readonly status: BudgetStatus

  constructor(status: BudgetStatus) {
    super(`the daily budget of ${usedUp(status)} is used up until ${new Date(status.resetsAt).toISOString()}`)
    this.status = status
  }
}

function usedUp({ limits, spent }: BudgetStatus): string {
  const { calls, tokens } = limits
  return calls !== null && spent.calls >= calls ? counted(calls, 'judge call') : counted(tokens ?? 0, 'token')
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

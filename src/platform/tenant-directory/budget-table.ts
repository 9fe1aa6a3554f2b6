const DAY_MS = 24 * 60 * 60 * 1_000

/** What was spent on judges. */
export type Spent = { calls: number; tokens: number }

/** What may be spent in a UTC day; null is no limit. */
export type BudgetLimits = { calls: number | null; tokens: number | null }

/** How a day's budget stands; `resetsAt` is when the next one begins, epoch milliseconds. */
export type BudgetStatus = { limits: BudgetLimits; spent: Spent; resetsAt: number }

export type Reserved = { outcome: 'reserved' | 'exhausted'; status: BudgetStatus }

/**
 * Takes one judge call out of the budget of `now`'s day, so that calls made at the same time cannot pass the limit together. What it
 * really costs is known when it is settled: the last calls of a day may pass the limit of tokens by their own. An id that has its
 * reservation is given the same one. Nothing is stored when the budget is used up.
 */
export function reserveCall(
  sql: SqlStorage,
  { id, limits, now }: { id: string; limits: BudgetLimits; now: number },
): Reserved {
  const day = Math.floor(now / DAY_MS)
  const spent = spentOn(sql, day)
  const isKnown = sql.exec('SELECT 1 FROM budget_reservations WHERE id = ?', id).toArray().length > 0
  if (isKnown) return { outcome: 'reserved', status: statusOf(day, limits, spent) }
  if (isUsedUp({ limits, spent })) return { outcome: 'exhausted', status: statusOf(day, limits, spent) }
  // Yesterday's calls may still be settled.
  sql.exec('DELETE FROM budget_days WHERE day < ?', day - 1)
  sql.exec('DELETE FROM budget_reservations WHERE day < ?', day - 1)
  sql.exec('INSERT INTO budget_reservations (id, day) VALUES (?, ?)', id, day)
  charge(sql, day, { calls: 1, tokens: 0 })
  return { outcome: 'reserved', status: statusOf(day, limits, { ...spent, calls: spent.calls + 1 }) }
}

/** Charges what a reserved call cost, to the day it was reserved on; once, however often it is told. */
export function settleCall(
  sql: SqlStorage,
  { id, spent, limits, now }: { id: string; spent: Spent; limits: BudgetLimits; now: number },
): BudgetStatus {
  const [reservation] = sql.exec<{ day: number }>('DELETE FROM budget_reservations WHERE id = ? RETURNING day', id)
  if (reservation) charge(sql, reservation.day, { ...spent, calls: spent.calls - 1 })
  const today = Math.floor(now / DAY_MS)
  return statusOf(today, limits, spentOn(sql, today))
}

/** How the budget of `now`'s day stands. */
export function readBudget(sql: SqlStorage, { limits, now }: { limits: BudgetLimits; now: number }): BudgetStatus {
  const day = Math.floor(now / DAY_MS)
  return statusOf(day, limits, spentOn(sql, day))
}

/** How the budget stands where nothing is kept of any. */
export function unspentBudget({ limits, now }: { limits: BudgetLimits; now: number }): BudgetStatus {
  return statusOf(Math.floor(now / DAY_MS), limits, { calls: 0, tokens: 0 })
}

function spentOn(sql: SqlStorage, day: number): Spent {
  const [row] = sql.exec<Spent>('SELECT calls, tokens FROM budget_days WHERE day = ?', day)
  return row ?? { calls: 0, tokens: 0 }
}

function charge(sql: SqlStorage, day: number, { calls, tokens }: Spent): void {
  sql.exec(
    `INSERT INTO budget_days (day, calls, tokens) VALUES (?, ?, ?)
     ON CONFLICT (day) DO UPDATE SET calls = calls + excluded.calls, tokens = tokens + excluded.tokens`,
    day,
    calls,
    tokens,
  )
}

/** Whether no further call is to be made. */
export function isUsedUp({ limits, spent }: Pick<BudgetStatus, 'limits' | 'spent'>): boolean {
  return (
    (limits.calls !== null && spent.calls >= limits.calls) || (limits.tokens !== null && spent.tokens >= limits.tokens)
  )
}

function statusOf(day: number, limits: BudgetLimits, spent: Spent): BudgetStatus {
  return { limits, spent, resetsAt: (day + 1) * DAY_MS }
}

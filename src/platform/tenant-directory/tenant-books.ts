import { DurableObject } from 'cloudflare:workers'
import type { DeadLetter } from '../hooks/dead-letter.ts'
import type { CounterChanges } from '../hooks/hook-counters.ts'
import type { HookReport } from '../hooks/hook-report.ts'
import type { CountedHook, Hook } from '../hooks/hook.ts'
import { type TableStore, tableStore } from '../table-store.ts'
import {
  type BudgetLimits,
  type BudgetStatus,
  readBudget,
  type Reserved,
  reserveCall,
  settleCall,
  type Spent,
  unspentBudget,
} from './budget-table.ts'
import { type DeadLetterPage, type DeadLetterQuery, findDeadLetter, listDeadLetters } from './dead-letter-table.ts'
import { countHook, deleteHook, findHook, findPlainHook, insertHook, listHooks, updateHook } from './hook-table.ts'
import { TENANT_DIRECTORY_MIGRATIONS } from './schema.ts'
import { type DirectoryTables, openDirectoryTables } from './tables.ts'
import { takeHookReport } from './take-hook-report.ts'

/** What a tenant's directory keeps beside the roll-up: today's budget, and its hooks with their counters and dead letters. */
export class TenantBooks extends DurableObject<Env> {
  protected readonly store: TableStore<DirectoryTables> = tableStore(this.ctx.storage, {
    migrations: TENANT_DIRECTORY_MIGRATIONS,
    open: openDirectoryTables,
  })

  /** Whether anything is known of the tenant: it was set up, or an agent of it was scored. */
  async isKnown(): Promise<boolean> {
    const tables = this.store.read()
    return tables !== null && tables.settings.erasingSince() === null
  }

  /** Takes one judge call out of the budget of today, unless that is used up. The same id once more changes nothing. */
  async reserveCall(call: { id: string; limits: BudgetLimits }): Promise<Reserved> {
    const now = Date.now()
    // Who has a budget was set up: without any table it is erased by now, and nothing of it is to come again.
    if (this.store.read() === null) return { outcome: 'reserved', status: unspentBudget({ ...call, now }) }
    return this.#change((sql) => reserveCall(sql, { ...call, now }))
  }

  /** How the budget of today stands. */
  async budget(limits: BudgetLimits): Promise<BudgetStatus> {
    const now = Date.now()
    if (this.store.read() === null) return unspentBudget({ limits, now })
    return readBudget(this.ctx.storage.sql, { limits, now })
  }

  /** Charges what a reserved call cost, and tells how today's budget stands. The same id once more changes nothing. */
  async settleCall(call: { id: string; spent: Spent; limits: BudgetLimits }): Promise<BudgetStatus> {
    const now = Date.now()
    if (this.store.read() === null) return unspentBudget({ ...call, now })
    return this.#change((sql) => settleCall(sql, { ...call, now }))
  }

  /** Adds a hook, once by its id. Sealed secrets and settings are taken as they are. */
  async addHook(hook: Hook): Promise<'added' | 'full'> {
    return this.#change((sql) => insertHook(sql, hook))
  }

  /** The hooks, oldest first. */
  async hooks(): Promise<CountedHook[]> {
    return this.store.read() === null ? [] : listHooks(this.ctx.storage.sql)
  }

  async hook(hookId: string): Promise<CountedHook | null> {
    return this.store.read() === null ? null : findHook(this.ctx.storage.sql, hookId)
  }

  /** The hook without its counters, for what is delivered to it; null also while the tenant is being erased. */
  async plainHook(hookId: string): Promise<Hook | null> {
    return (await this.isKnown()) ? findPlainHook(this.ctx.storage.sql, hookId) : null
  }

  /** Replaces settings and secrets of a hook, unless it was changed or deleted since that revision. */
  async changeHook(hook: Hook): Promise<'changed' | 'stale'> {
    return this.store.read() === null ? 'stale' : this.#change((sql) => updateHook(sql, hook))
  }

  /** Deletes a hook with its counters and dead letters. */
  async removeHook(hookId: string): Promise<void> {
    if (this.store.read() !== null) this.#change((sql) => deleteHook(sql, hookId))
  }

  /** Counts what reached no conversation, of a hook that there is. */
  async countHook(counted: { hookId: string; changes: CounterChanges; at: number | null }): Promise<void> {
    if ((await this.plainHook(counted.hookId)) !== null) this.#change((sql) => countHook(sql, counted))
  }

  /**
   * Counts a delivery whose signature is wrong by the secrets of that revision. If they are others by now nothing is counted, and the
   * hook is given to be tried again.
   */
  async refuseDelivery({ hookId, revision }: { hookId: string; revision: number }): Promise<Hook | null> {
    const hook = await this.plainHook(hookId)
    if (hook === null || hook.revision !== revision) return hook
    this.#change((sql) => countHook(sql, { hookId, changes: { rejected: 1 }, at: null }))
    return null
  }

  /** Takes over what happened in one conversation, each report once. It is not known when the hook is not there any more. */
  async takeHookReport(given: { hookId: string; thread: string; report: HookReport }): Promise<{ isKnown: boolean }> {
    if ((await this.plainHook(given.hookId)) === null) return { isKnown: false }
    return { isKnown: this.#change((sql) => takeHookReport(sql, { ...given, now: Date.now() })) }
  }

  /** A page of a hook's dead letters, newest first. */
  async deadLetters(query: DeadLetterQuery): Promise<DeadLetterPage> {
    return this.store.read() === null ? { deadLetters: [], next: null } : listDeadLetters(this.ctx.storage.sql, query)
  }

  async deadLetter(key: { hookId: string; id: string }): Promise<(DeadLetter & { thread: string }) | null> {
    return this.store.read() === null ? null : findDeadLetter(this.ctx.storage.sql, key)
  }

  #change<Result>(work: (sql: SqlStorage) => Result): Result {
    return this.store.transact(({ sql }) => work(sql))
  }
}

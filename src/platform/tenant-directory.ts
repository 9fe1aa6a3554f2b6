import { DurableObject } from 'cloudflare:workers'
import type { TenantStatistics } from '../stats/tenant-statistics.ts'
import type { DeadLetter } from './hooks/dead-letter.ts'
import type { CounterChanges } from './hooks/hook-counters.ts'
import type { HookReport } from './hooks/hook-report.ts'
import type { CountedHook, Hook } from './hooks/hook.ts'
import { log } from './log.ts'
import type { OperatorDirectory } from './operator-directory.ts'
import { secretBox } from './secret-box.ts'
import { type TableStore, tableStore } from './table-store.ts'
import {
  addKey,
  type AddedKey,
  type Administration,
  closeTenant,
  type Configured,
  configureTenant,
  type GivenSettings,
  listKeys,
  revokeKey,
} from './tenant-directory/administration.ts'
import type { AgentReport } from './tenant-directory/agent-report.ts'
import {
  type BudgetLimits,
  type BudgetStatus,
  type Reserved,
  readBudget,
  reserveCall,
  settleCall,
  type Spent,
  unspentBudget,
} from './tenant-directory/budget-table.ts'
import {
  type DeadLetterPage,
  type DeadLetterQuery,
  findDeadLetter,
  listDeadLetters,
} from './tenant-directory/dead-letter-table.ts'
import { eraseRound } from './tenant-directory/erase-round.ts'
import { ERASURE_MS } from './tenant-directory/erasure-time.ts'
import {
  countHook,
  deleteHook,
  findHook,
  findPlainHook,
  insertHook,
  listHooks,
  updateHook,
} from './tenant-directory/hook-table.ts'
import type { ListedKey, StoredKey } from './tenant-directory/key-table.ts'
import { type AgentPage, type AgentQuery, listAgents } from './tenant-directory/list-agents.ts'
import { type Outlook, outlookOfNothing, type OutlookQuery, readOutlook } from './tenant-directory/read-outlook.ts'
import {
  nextChange,
  overviewOfNothing,
  readOverview,
  readRollUp,
  type TenantOverview,
} from './tenant-directory/read-overview.ts'
import { TENANT_DIRECTORY_MIGRATIONS } from './tenant-directory/schema.ts'
import type { Configuration } from './tenant-directory/settings-table.ts'
import { sweep } from './tenant-directory/sweep.ts'
import { type DirectoryTables, openDirectoryTables } from './tenant-directory/tables.ts'
import { takeHookReport } from './tenant-directory/take-hook-report.ts'
import { forgetAgent, takeReport } from './tenant-directory/take-report.ts'

/** The operator's directory has what changed after this time. */
const ROLL_UP_DELAY_MS = 15_000

/** After a failed roll-up the next try is so much later. */
const RETRY_DELAY_MS = 30_000

/** Between two rounds of an erasure. */
const ERASURE_PAUSE_MS = 1_000

/**
 * The agents of one tenant and their roll-up, named `<tenant>`. Agents report their buckets from their alarms; nothing here is
 * touched per score. Times are epoch milliseconds.
 */
export class TenantDirectory extends DurableObject<Env> {
  readonly #store: TableStore<DirectoryTables> = tableStore(this.ctx.storage, {
    migrations: TENANT_DIRECTORY_MIGRATIONS,
    open: openDirectoryTables,
  })
  #turn: Promise<unknown> = Promise.resolve()

  /** Takes over what an agent says its buckets hold. Durable when this returns; the same report once more changes nothing. */
  async report(report: AgentReport, now = Date.now()): Promise<void> {
    await this.#write((tables) => takeReport(tables, report, now))
  }

  /** Takes the agent out of every roll-up and listing. */
  async forget(agentId: string, now = Date.now()): Promise<void> {
    if (this.#store.read() === null) return
    await this.#write((tables) => forgetAgent(tables, agentId, now))
  }

  /** A page of agents; `after` is the `next` of the page before. */
  async agents(query: AgentQuery & { now?: number }): Promise<AgentPage> {
    const tables = this.#readAt(query.now ?? Date.now())
    return tables === null ? { agents: [], next: null } : listAgents(tables.sql, query)
  }

  /** Windows by time per mode, coverage, usage, trends and the agents to watch. */
  async stats({ now }: { now: number }): Promise<TenantOverview> {
    const tables = this.#readAt(now)
    return tables === null ? overviewOfNothing(now) : readOverview(tables, now)
  }

  /** What the overview shows: the statistics, and a page of agents with how each of them goes. */
  async outlook(query: OutlookQuery): Promise<{ statistics: TenantStatistics; outlook: Outlook }> {
    const tables = this.#readAt(query.now)
    if (tables === null) return outlookOfNothing(query)
    const statistics = readRollUp(tables, query.now)
    return { statistics, outlook: readOutlook(tables, query, statistics) }
  }

  /** Sets the tenant up, or replaces its settings. */
  async configure(given: GivenSettings): Promise<Configured> {
    const { readSettings } = await import('./settings.ts')
    const box = secretBox(readSettings(this.env))
    return this.#administer((office) => configureTenant(office, { given, box, now: Date.now() }))
  }

  /** How the operator set the tenant up; null when that was not done, or is being erased. */
  async configuration(): Promise<Configuration | null> {
    return this.#store.read()?.settings.read() ?? null
  }

  /** Whether anything is known of the tenant: it was set up, or an agent of it was scored. */
  async isKnown(): Promise<boolean> {
    const tables = this.#store.read()
    return tables !== null && tables.settings.erasingSince() === null
  }

  async addKey(key: StoredKey): Promise<AddedKey> {
    return this.#administer((office) => addKey(office, key))
  }

  /** The keys, oldest first, without what they are recognised by; null when the tenant was not set up. */
  async keys(): Promise<ListedKey[] | null> {
    return listKeys(this.#store.read())
  }

  async revokeKey(keyId: string): Promise<'revoked' | 'unknown'> {
    return this.#administer((office) => revokeKey(office, keyId))
  }

  /**
   * Erases the tenant: first its keys and settings, then a round of its data. The alarm goes on with the rest, and looks
   * once more when nothing can come any more; until then the name cannot be set up again. `isDone` tells whether anything is left now.
   */
  async eraseTenant(): Promise<{ isDone: boolean }> {
    await this.#administer((office) => closeTenant(office, Date.now()))
    await this.#operator().forget(this.#tenantId())
    return this.#eraseRound()
  }

  /** Takes one judge call out of the budget of today, unless that is used up. The same id once more changes nothing. */
  async reserveCall(call: { id: string; limits: BudgetLimits }): Promise<Reserved> {
    const now = Date.now()
    // Who has a budget was set up: without any table it is erased by now, and nothing of it is to come again.
    if (this.#store.read() === null) return { outcome: 'reserved', status: unspentBudget({ ...call, now }) }
    return this.#change((sql) => reserveCall(sql, { ...call, now }))
  }

  /** How the budget of today stands. */
  async budget(limits: BudgetLimits): Promise<BudgetStatus> {
    const now = Date.now()
    if (this.#store.read() === null) return unspentBudget({ limits, now })
    return readBudget(this.ctx.storage.sql, { limits, now })
  }

  /** Charges what a reserved call cost, and tells how today's budget stands. The same id once more changes nothing. */
  async settleCall(call: { id: string; spent: Spent; limits: BudgetLimits }): Promise<BudgetStatus> {
    const now = Date.now()
    if (this.#store.read() === null) return unspentBudget({ ...call, now })
    return this.#change((sql) => settleCall(sql, { ...call, now }))
  }

  /** Adds a hook, once by its id. Sealed secrets and settings are taken as they are. */
  async addHook(hook: Hook): Promise<'added' | 'full'> {
    return this.#change((sql) => insertHook(sql, hook))
  }

  /** The hooks, oldest first. */
  async hooks(): Promise<CountedHook[]> {
    return this.#store.read() === null ? [] : listHooks(this.ctx.storage.sql)
  }

  async hook(hookId: string): Promise<CountedHook | null> {
    return this.#store.read() === null ? null : findHook(this.ctx.storage.sql, hookId)
  }

  /** The hook without its counters, for what is delivered to it; null also while the tenant is being erased. */
  async plainHook(hookId: string): Promise<Hook | null> {
    return (await this.isKnown()) ? findPlainHook(this.ctx.storage.sql, hookId) : null
  }

  /** Replaces settings and secrets of a hook, unless it was changed or deleted since that revision. */
  async changeHook(hook: Hook): Promise<'changed' | 'stale'> {
    return this.#store.read() === null ? 'stale' : this.#change((sql) => updateHook(sql, hook))
  }

  /** Deletes a hook with its counters and dead letters. */
  async removeHook(hookId: string): Promise<void> {
    if (this.#store.read() !== null) this.#change((sql) => deleteHook(sql, hookId))
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
    return this.#store.read() === null ? { deadLetters: [], next: null } : listDeadLetters(this.ctx.storage.sql, query)
  }

  async deadLetter(key: { hookId: string; id: string }): Promise<(DeadLetter & { thread: string }) | null> {
    return this.#store.read() === null ? null : findDeadLetter(this.ctx.storage.sql, key)
  }

  /** Sends the roll-up to the operator's directory and throws away what is no longer kept. */
  override async alarm(): Promise<void> {
    this.#store.noteWoken()
    const tables = this.#store.read()
    if (tables === null) return
    const now = Date.now()
    const erasingSince = tables.settings.erasingSince()
    if (erasingSince !== null) return this.#goOnErasing(erasingSince, now)
    this.sweep(now)
    const statistics = readRollUp(tables, now)
    try {
      await this.#operator().report({ tenantId: this.#tenantId(), at: now, statistics })
      this.#store.wakeAt(nextChange(statistics, now))
    } catch (error) {
      log('roll-up.failed', { of: 'tenant', error: error instanceof Error ? error.name : 'unknown' })
      this.#store.wakeAt(now + RETRY_DELAY_MS)
    }
  }

  async #goOnErasing(since: number, now: number): Promise<void> {
    try {
      const { isDone } = await this.#eraseRound()
      if (isDone && now >= since + ERASURE_MS) {
        await this.#operator().forget(this.#tenantId())
        if (await this.#isEmpty()) return await this.#store.drop()
      }
      this.#store.wakeAt(isDone && now < since + ERASURE_MS ? since + ERASURE_MS : Date.now() + ERASURE_PAUSE_MS)
    } catch {
      this.#store.wakeAt(Date.now() + RETRY_DELAY_MS)
    }
  }

  async #eraseRound(): Promise<{ isDone: boolean }> {
    return eraseRound({
      tenantId: this.#tenantId(),
      sql: this.ctx.storage.sql,
      agents: this.env.AGENT_STATS,
      conversations: this.env.CONVERSATION_THREAD,
      memo: this.env.MEMO,
      forget: (agentId) => this.forget(agentId),
    })
  }

  async #isEmpty(): Promise<boolean> {
    const { agents } = await this.agents({ sort: 'name', mode: 'both', window: 'all', limit: 1 })
    return agents.length === 0
  }

  /** One change of settings or keys at a time, so that the copy in KV ends as the tables do. */
  async #administer<Result>(work: (office: Administration) => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(() =>
      work({
        tenantId: this.#tenantId(),
        namespace: this.env.KEYS,
        tables: () => this.#store.read(),
        write: (change) => this.#write(change),
      }),
    )
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  #operator(): DurableObjectStub<OperatorDirectory> {
    return this.env.OPERATOR_DIRECTORY.getByName('operator')
  }

  /** Throws away the buckets that are no longer kept at `now`. */
  sweep(now: number): void {
    this.#store.transact((tables) => sweep(tables, now))
  }

  /** The tables with the standings of `now`; null when nothing was ever written. */
  #readAt(now: number): DirectoryTables | null {
    if (this.#store.read() === null) return null
    return this.#store.transact((tables) => {
      tables.standings.advance(now)
      return tables
    })
  }

  /** Changes what no roll-up is made of. */
  #change<Result>(work: (sql: SqlStorage) => Result): Result {
    return this.#store.transact(({ sql }) => work(sql))
  }

  async #write(work: (tables: DirectoryTables) => void): Promise<void> {
    await this.#store.write((tables) => {
      work(tables)
      this.#store.wakeAt(Date.now() + ROLL_UP_DELAY_MS)
    })
  }

  #tenantId(): string {
    return this.ctx.id.name ?? ''
  }
}

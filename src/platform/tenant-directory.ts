import { DurableObject } from 'cloudflare:workers'
import { TIMED_GRAINS, bucketStart, nextBucketStart, oldestKept } from '../stats/grain.ts'
import { type TenantStatistics, tenantStatistics } from '../stats/tenant-statistics.ts'
import type { DeadLetter } from './hooks/dead-letter.ts'
import type { CounterChanges } from './hooks/hook-counters.ts'
import type { HookReport } from './hooks/hook-report.ts'
import type { CountedHook, Hook } from './hooks/hook.ts'
import { log } from './log.ts'
import { applyMigrations, hasTables } from './migrations.ts'
import type { OperatorDirectory } from './operator-directory.ts'
import { secretBox } from './secret-box.ts'
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
import { TENANT_DIRECTORY_MIGRATIONS } from './tenant-directory/schema.ts'
import type { Configuration } from './tenant-directory/settings-table.ts'
import { type DirectoryTables, openDirectoryTables } from './tenant-directory/tables.ts'
import { takeHookReport } from './tenant-directory/take-hook-report.ts'
import { forgetAgent, takeReport } from './tenant-directory/take-report.ts'
import { readTotal } from './tenant-directory/totals.ts'
import { type WatchedAgent, worstAgents } from './tenant-directory/worst-agents.ts'

/** The operator's directory has what changed after this time. */
const ROLL_UP_DELAY_MS = 15_000

/** After a failed roll-up the next try is so much later. */
const RETRY_DELAY_MS = 30_000

/** Between two rounds of an erasure. */
const ERASURE_PAUSE_MS = 1_000

/** The roll-up of a tenant, with its agents. */
export type TenantOverview = TenantStatistics & { agents: { total: number; worst: WatchedAgent[] } }

/**
 * The agents of one tenant and their roll-up, named `<tenant>`. Agents report their buckets from their alarms; nothing here is
 * touched per score. Times are epoch milliseconds.
 */
export class TenantDirectory extends DurableObject<Env> {
  #tables: DirectoryTables | null = null
  #alarmAt: number | null | undefined
  #turn: Promise<unknown> = Promise.resolve()

  /** Takes over what an agent says its buckets hold. Durable when this returns; the same report once more changes nothing. */
  async report(report: AgentReport, now = Date.now()): Promise<void> {
    await this.#write((tables) => takeReport(tables, report, now))
  }

  /** Takes the agent out of every roll-up and listing. */
  async forget(agentId: string, now = Date.now()): Promise<void> {
    if (this.#openForReading() === null) return
    await this.#write((tables) => forgetAgent(tables, agentId, now))
  }

  /** A page of agents; `after` is the `next` of the page before. */
  async agents(query: AgentQuery & { now?: number }): Promise<AgentPage> {
    const tables = this.#openForReading()
    if (tables === null) return { agents: [], next: null }
    this.#transact(({ standings }) => standings.advance(query.now ?? Date.now()))
    return listAgents(this.ctx.storage.sql, query)
  }

  /** Windows by time per mode, coverage, usage, trends and the agents to watch. */
  async stats({ now }: { now: number }): Promise<TenantOverview> {
    const tables = this.#openForReading()
    if (tables === null) {
      return { ...tenantStatistics({ buckets: () => [], pending: 0 }, now), agents: { total: 0, worst: [] } }
    }
    this.#transact(({ standings }) => standings.advance(now))
    const { sql } = this.ctx.storage
    return { ...statisticsOf(tables, now), agents: { total: readTotal(sql, 'agents'), worst: worstAgents(sql, now) } }
  }

  /** What the overview shows: the statistics, and a page of agents with how each of them goes. */
  async outlook(query: OutlookQuery): Promise<{ statistics: TenantStatistics; outlook: Outlook }> {
    const tables = this.#openForReading()
    if (tables === null) return outlookOfNothing(query)
    this.#transact(({ standings }) => standings.advance(query.now))
    const statistics = statisticsOf(tables, query.now)
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
    return this.#openForReading()?.settings.read() ?? null
  }

  /** Whether anything is known of the tenant: it was set up, or an agent of it was scored. */
  async isKnown(): Promise<boolean> {
    const tables = this.#openForReading()
    return tables !== null && tables.settings.erasingSince() === null
  }

  async addKey(key: StoredKey): Promise<AddedKey> {
    return this.#administer((office) => addKey(office, key))
  }

  /** The keys, oldest first, without what they are recognised by; null when the tenant was not set up. */
  async keys(): Promise<ListedKey[] | null> {
    return listKeys(this.#openForReading())
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
    if (this.#openForReading() === null) return { outcome: 'reserved', status: unspentBudget({ ...call, now }) }
    return this.#change((sql) => reserveCall(sql, { ...call, now }))
  }

  /** How the budget of today stands. */
  async budget(limits: BudgetLimits): Promise<BudgetStatus> {
    const now = Date.now()
    if (this.#openForReading() === null) return unspentBudget({ limits, now })
    return readBudget(this.ctx.storage.sql, { limits, now })
  }

  /** Charges what a reserved call cost, and tells how today's budget stands. The same id once more changes nothing. */
  async settleCall(call: { id: string; spent: Spent; limits: BudgetLimits }): Promise<BudgetStatus> {
    const now = Date.now()
    if (this.#openForReading() === null) return unspentBudget({ ...call, now })
    return this.#change((sql) => settleCall(sql, { ...call, now }))
  }

  /** Adds a hook, once by its id. Sealed secrets and settings are taken as they are. */
  async addHook(hook: Hook): Promise<'added' | 'full'> {
    return this.#change((sql) => insertHook(sql, hook))
  }

  /** The hooks, oldest first. */
  async hooks(): Promise<CountedHook[]> {
    return this.#openForReading() === null ? [] : listHooks(this.ctx.storage.sql)
  }

  async hook(hookId: string): Promise<CountedHook | null> {
    return this.#openForReading() === null ? null : findHook(this.ctx.storage.sql, hookId)
  }

  /** The hook without its counters, for what is delivered to it; null also while the tenant is being erased. */
  async plainHook(hookId: string): Promise<Hook | null> {
    return (await this.isKnown()) ? findPlainHook(this.ctx.storage.sql, hookId) : null
  }

  /** Replaces settings and secrets of a hook, unless it was changed or deleted since that revision. */
  async changeHook(hook: Hook): Promise<'changed' | 'stale'> {
    return this.#openForReading() === null ? 'stale' : this.#change((sql) => updateHook(sql, hook))
  }

  /** Deletes a hook with its counters and dead letters. */
  async removeHook(hookId: string): Promise<void> {
    if (this.#openForReading() !== null) this.#change((sql) => deleteHook(sql, hookId))
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
    return this.#openForReading() === null
      ? { deadLetters: [], next: null }
      : listDeadLetters(this.ctx.storage.sql, query)
  }

  async deadLetter(key: { hookId: string; id: string }): Promise<(DeadLetter & { thread: string }) | null> {
    return this.#openForReading() === null ? null : findDeadLetter(this.ctx.storage.sql, key)
  }

  /** Sends the roll-up to the operator's directory and throws away what is no longer kept. */
  override async alarm(): Promise<void> {
    this.#alarmAt = null
    const tables = this.#openForReading()
    if (tables === null) return
    const now = Date.now()
    const erasingSince = tables.settings.erasingSince()
    if (erasingSince !== null) return this.#goOnErasing(erasingSince, now)
    this.sweep(now)
    const statistics = statisticsOf(tables, now)
    try {
      await this.#operator().report({
        tenantId: this.#tenantId(),
        at: now,
        statistics,
      })
      this.#wakeAt(nextChange(statistics, now))
    } catch (error) {
      log('roll-up.failed', { of: 'tenant', error: error instanceof Error ? error.name : 'unknown' })
      this.#wakeAt(now + RETRY_DELAY_MS)
    }
  }

  async #goOnErasing(since: number, now: number): Promise<void> {
    try {
      const { isDone } = await this.#eraseRound()
      if (isDone && now >= since + ERASURE_MS) {
        await this.#operator().forget(this.#tenantId())
        if (await this.#isEmpty()) return await this.#drop()
      }
      this.#wakeAt(isDone && now < since + ERASURE_MS ? since + ERASURE_MS : Date.now() + ERASURE_PAUSE_MS)
    } catch {
      this.#wakeAt(Date.now() + RETRY_DELAY_MS)
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

  async #drop(): Promise<void> {
    this.#tables = null
    this.#alarmAt = null
    await Promise.all([this.ctx.storage.deleteAlarm(), this.ctx.storage.deleteAll()])
  }

  /** One change of settings or keys at a time, so that the copy in KV ends as the tables do. */
  async #administer<Result>(work: (office: Administration) => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(() =>
      work({
        tenantId: this.#tenantId(),
        namespace: this.env.KEYS,
        tables: () => this.#openForReading(),
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
    this.#transact(({ sql, buckets, standings }) => {
      // Before: what leaves a window is taken out of the standings by its bucket.
      standings.advance(now)
      buckets.trim(now)
      for (const grain of TIMED_GRAINS) {
        sql.exec('DELETE FROM agent_buckets WHERE grain = ? AND start < ?', grain, oldestKept(grain, now))
      }
    })
  }

  #openForReading(): DirectoryTables | null {
    return this.#tables ?? (hasTables(this.ctx.storage.sql) ? this.#open() : null)
  }

  #open(): DirectoryTables {
    applyMigrations(this.ctx.storage, TENANT_DIRECTORY_MIGRATIONS)
    this.#tables = openDirectoryTables(this.ctx.storage.sql)
    return this.#tables
  }

  /** Changes what no roll-up is made of. */
  #change<Result>(work: (sql: SqlStorage) => Result): Result {
    if (this.#tables === null) this.#open()
    return this.ctx.storage.transactionSync(() => work(this.ctx.storage.sql))
  }

  #transact(work: (tables: DirectoryTables) => void): void {
    try {
      this.ctx.storage.transactionSync(() => work(this.#tables ?? this.#open()))
    } catch (error) {
      // Their memory may hold what was rolled back.
      this.#tables = null
      throw error
    }
  }

  async #write(work: (tables: DirectoryTables) => void): Promise<void> {
    // Known before the write, so that the write and its alarm are one step.
    if (this.#alarmAt === undefined) this.#alarmAt = await this.ctx.storage.getAlarm()
    this.#transact((tables) => {
      work(tables)
      this.#wakeAt(Date.now() + ROLL_UP_DELAY_MS)
    })
  }

  #wakeAt(time: number): void {
    if (!Number.isFinite(time) || (typeof this.#alarmAt === 'number' && this.#alarmAt <= time)) return
    this.#alarmAt = time
    void this.ctx.storage.setAlarm(time)
  }

  #tenantId(): string {
    return this.ctx.id.name ?? ''
  }
}

function statisticsOf({ sql, series, buckets }: DirectoryTables, now: number): TenantStatistics {
  const source = {
    pending: readTotal(sql, 'pending'),
    *buckets(range: Parameters<typeof buckets.range>[0]) {
      for (const { seriesId, bucket } of buckets.range(range)) yield [series.keyOf(seriesId), bucket] as const
    },
  }
  return tenantStatistics(source, now)
}

/** When the windows will read otherwise although nothing was scored: with the next minute, or hour, that leaves one. */
function nextChange({ trends }: TenantStatistics, now: number): number {
  if (trends['1h'].count > 0) return nextBucketStart('minute', bucketStart('minute', now) + 1)
  return trends['30d'].count > 0 ? nextBucketStart('hour', bucketStart('hour', now) + 1) : Infinity
}

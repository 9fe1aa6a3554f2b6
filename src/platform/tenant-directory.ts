import { DurableObject } from 'cloudflare:workers'
import { TIMED_GRAINS, bucketStart, nextBucketStart, oldestKept } from '../stats/grain.ts'
import { type TenantStatistics, tenantStatistics } from '../stats/tenant-statistics.ts'
import { applyMigrations, hasTables } from './migrations.ts'
import type { OperatorDirectory } from './operator-directory.ts'
import { secretBox } from './secret-box.ts'
import { readSettings } from './settings.ts'
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
import { eraseRound } from './tenant-directory/erase-round.ts'
import { ERASURE_MS } from './tenant-directory/erasure-time.ts'
import type { ListedKey, StoredKey } from './tenant-directory/key-table.ts'
import { type AgentPage, type AgentQuery, listAgents } from './tenant-directory/list-agents.ts'
import { TENANT_DIRECTORY_MIGRATIONS } from './tenant-directory/schema.ts'
import type { Configuration } from './tenant-directory/settings-table.ts'
import { type DirectoryTables, openDirectoryTables } from './tenant-directory/tables.ts'
import { forgetAgent, takeReport } from './tenant-directory/take-report.ts'
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
    if (tables === null) return { ...tenantStatistics({ buckets: () => [] }, now), agents: { total: 0, worst: [] } }
    this.#transact(({ standings }) => standings.advance(now))
    const { sql } = this.ctx.storage
    const total = sql.exec<{ count: number }>("SELECT count FROM totals WHERE name = 'agents'").one().count
    return { ...statisticsOf(tables, now), agents: { total, worst: worstAgents(sql, now) } }
  }

  /** Sets the tenant up, or replaces its settings. */
  async configure(given: GivenSettings): Promise<Configured> {
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
    } catch {
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

function statisticsOf({ series, buckets }: DirectoryTables, now: number): TenantStatistics {
  const source = {
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

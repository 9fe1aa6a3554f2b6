import type { TenantStatistics } from '../stats/tenant-statistics.ts'
import { log } from './log.ts'
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
import { eraseRound } from './tenant-directory/erase-round.ts'
import { ERASURE_MS } from './tenant-directory/erasure-time.ts'
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
import type { Configuration } from './tenant-directory/settings-table.ts'
import { sweep } from './tenant-directory/sweep.ts'
import type { DirectoryTables } from './tenant-directory/tables.ts'
import { forgetAgent, takeReport } from './tenant-directory/take-report.ts'
import { TenantBooks } from './tenant-directory/tenant-books.ts'

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
export class TenantDirectory extends TenantBooks {
  #turn: Promise<unknown> = Promise.resolve()

  /** Takes over what an agent says its buckets hold. Durable when this returns; the same report once more changes nothing. */
  async report(report: AgentReport, now = Date.now()): Promise<void> {
    await this.#write((tables) => takeReport(tables, report, now))
  }

  /** Takes the agent out of every roll-up and listing. */
  async forget(agentId: string, now = Date.now()): Promise<void> {
    if (this.store.read() === null) return
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
    return this.store.read()?.settings.read() ?? null
  }

  async addKey(key: StoredKey): Promise<AddedKey> {
    return this.#administer((office) => addKey(office, key))
  }

  /** The keys, oldest first, without what they are recognised by; null when the tenant was not set up. */
  async keys(): Promise<ListedKey[] | null> {
    return listKeys(this.store.read())
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
    this.store.noteWoken()
    const tables = this.store.read()
    if (tables === null) return
    const now = Date.now()
    const erasingSince = tables.settings.erasingSince()
    if (erasingSince !== null) return this.#goOnErasing(erasingSince, now)
    this.sweep(now)
    const statistics = readRollUp(tables, now)
    try {
      await this.#operator().report({ tenantId: this.#tenantId(), at: now, statistics })
      this.store.wakeAt(nextChange(statistics, now))
    } catch (error) {
      log('roll-up.failed', { of: 'tenant', error: error instanceof Error ? error.name : 'unknown' })
      this.store.wakeAt(now + RETRY_DELAY_MS)
    }
  }

  async #goOnErasing(since: number, now: number): Promise<void> {
    try {
      const { isDone } = await this.#eraseRound()
      if (isDone && now >= since + ERASURE_MS) {
        await this.#operator().forget(this.#tenantId())
        if (await this.#isEmpty()) return await this.store.drop()
      }
      this.store.wakeAt(isDone && now < since + ERASURE_MS ? since + ERASURE_MS : Date.now() + ERASURE_PAUSE_MS)
    } catch {
      this.store.wakeAt(Date.now() + RETRY_DELAY_MS)
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
        tables: () => this.store.read(),
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
    this.store.transact((tables) => sweep(tables, now))
  }

  /** The tables with the standings of `now`; null when nothing was ever written. */
  #readAt(now: number): DirectoryTables | null {
    if (this.store.read() === null) return null
    return this.store.transact((tables) => {
      tables.standings.advance(now)
      return tables
    })
  }

  async #write(work: (tables: DirectoryTables) => void): Promise<void> {
    await this.store.write((tables) => {
      work(tables)
      this.store.wakeAt(Date.now() + ROLL_UP_DELAY_MS)
    })
  }

  #tenantId(): string {
    return this.ctx.id.name ?? ''
  }
}

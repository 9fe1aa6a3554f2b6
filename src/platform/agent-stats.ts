import type { AgentStatistics } from '../stats/agent-statistics.ts'
import type { RunPage, RunQuery } from '../stats/run-listing.ts'
import type { StoredRun } from '../stats/run-record.ts'
import type { SeriesPoint } from '../stats/series.ts'
import type { UnscoredRun } from '../stats/unscored-run.ts'
import type { WindowDetail } from '../stats/window-detail.ts'
import { AgentRecords, ROLL_UP_DELAY_MS, SWEEP_INTERVAL_MS } from './agent-stats/agent-records.ts'
import { readRun } from './agent-stats/ledger.ts'
import {
  type SeriesQuery,
  type WindowDetailQuery,
  readSeries,
  readStatistics,
  readWindowDetail,
} from './agent-stats/read-statistics.ts'
import { reportUnsent } from './agent-stats/report-unsent.ts'
import type { LowRun, LowRunQuery } from './agent-stats/run-table.ts'
import { sendDue } from './agent-stats/send-due.ts'
import { sweep } from './agent-stats/sweep.ts'
import type { AgentTables } from './agent-stats/tables.ts'
import { log } from './log.ts'
import type { TenantDirectory } from './tenant-directory.ts'

export type { AgentSummary, SeriesQuery } from './agent-stats/read-statistics.ts'
export type { Lookup, Recording } from './agent-stats/ledger.ts'

/** What falls due while an alarm runs waits for the next one so long. */
const SHORTEST_SLEEP_MS = 1_000

/**
 * Rolling statistics of one agent, named `<tenant>/<agentId>`. Times are epoch milliseconds. What can be expected to go wrong
 * comes back as an outcome; a thrown error is a failure of the storage.
 */
export class AgentStats extends AgentRecords {
  #turn: Promise<unknown> = Promise.resolve()

  /** Windows per mode and coverage at `now`; null when nothing was ever recorded. `judge` (`<id>@<protocol>`) narrows the windows. */
  async stats(query: { now: number; judge?: string | undefined }): Promise<AgentStatistics | null> {
    const tables = this.#openSettled()
    return tables === null ? null : readStatistics(tables, query)
  }

  /** The histogram of one window of one mode, and the window before it; null when nothing was ever recorded. */
  async windowDetail(query: WindowDetailQuery): Promise<WindowDetail | null> {
    const tables = this.#openSettled()
    return tables === null ? null : readWindowDetail(tables, query)
  }

  /** One point per bucket and judge, oldest first, at most 1,500; null when nothing was ever recorded. */
  async series(query: SeriesQuery): Promise<SeriesPoint[] | null> {
    const tables = this.#openSettled()
    return tables === null ? null : readSeries(tables, query)
  }

  /** A page of the held runs, newest first; null when nothing was ever recorded. */
  async runs(query: RunQuery): Promise<RunPage | null> {
    return this.store.read()?.runs.page(query) ?? null
  }

  /** The newest held runs below `good` with their analysis. */
  async lowRuns(query: LowRunQuery): Promise<LowRun[]> {
    return this.store.read()?.runs.low(query) ?? []
  }

  /** The run with that id while anything of it is held; parts no longer held are null. */
  async run(runId: string): Promise<StoredRun | UnscoredRun | null> {
    const tables = this.store.read()
    return tables === null ? null : readRun(tables, runId)
  }

  /** Where the judgements of the held runs are memoized: to be erased before `erase`, so that a crash between leaves no entry behind. */
  async memoKeys(): Promise<string[]> {
    return this.store.read()?.runs.memoKeys() ?? []
  }

  /**
   * Everything recorded so far is gone, from the tenant's directory too; a later run starts anew. Returns the memo keys of the runs that
   * were held. If the directory cannot be reached this throws, and nothing is gone.
   */
  async erase(): Promise<{ memoKeys: string[] }> {
    if (this.store.read() !== null) {
      // Should it end between the two steps, everything is reported again and the agent is as it was.
      await this.write((tables) => tables.unsent.noteAll())
      await this.#inTurn(() => this.#directory().forget(this.agentId()))
    }
    const memoKeys = this.store.read()?.runs.memoKeys() ?? []
    await this.store.drop()
    return { memoKeys }
  }

  /** Reports what changed to the tenant's directory, tells the queue of runs that stayed pending, and throws away what is no longer kept. */
  override async alarm(): Promise<void> {
    this.store.noteWoken()
    const now = Date.now()
    const reported = await this.#report()
    const sent = await this.#sendDue(now)
    const tables = this.store.read()
    if (tables === null) return
    if (now >= this.sweepDueAt) this.sweep(now)
    this.store.wakeAt(reported && sent ? this.sweepDueAt : now + ROLL_UP_DELAY_MS)
    this.store.wakeAt(Math.max(tables.pending.dueAt() ?? Infinity, now + SHORTEST_SLEEP_MS))
  }

  async #report(): Promise<boolean> {
    try {
      this.#openSettled()
      await this.#inTurn(() => reportUnsent(this.store, async (report) => this.#directory().report(report)))
      return true
    } catch (error) {
      log('roll-up.failed', { of: 'agent', error: error instanceof Error ? error.name : 'unknown' })
      return false
    }
  }

  async #sendDue(now: number): Promise<boolean> {
    try {
      const agent = { tenantId: this.tenantId(), agentId: this.agentId() }
      await sendDue({ queue: this.env.PENDING, agent, now, tables: this.store.read })
      return true
    } catch (error) {
      log('pending.send-failed', { error: error instanceof Error ? error.name : 'unknown' })
      return false
    }
  }

  /** One exchange with the directory at a time: a report that is under way must not arrive after the agent was forgotten. */
  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  #directory(): DurableObjectStub<TenantDirectory> {
    return this.env.TENANT_DIRECTORY.getByName(this.tenantId())
  }

  /** Throws away what is no longer kept at `now`, and notes when to do so again. */
  sweep(now: number): void {
    if (this.store.read() === null) return
    const { dueAt } = this.store.transact((tables) => sweep(this.ctx.storage.sql, tables, now))
    this.sweepDueAt = dueAt === null ? Infinity : Math.max(dueAt, now + SWEEP_INTERVAL_MS)
  }

  /** The tables with every recorded run in its buckets; null when nothing was ever recorded. */
  #openSettled(): AgentTables | null {
    const tables = this.store.read()
    if (tables?.journal.isBehind() === true) this.store.transact(({ journal }) => journal.settle())
    return tables
  }
}

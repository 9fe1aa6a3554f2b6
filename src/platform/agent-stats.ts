import { DurableObject } from 'cloudflare:workers'
import type { AgentStatistics } from '../stats/agent-statistics.ts'
import type { RunPage, RunQuery } from '../stats/run-listing.ts'
import type { RunRecord, StoredRun } from '../stats/run-record.ts'
import type { SeriesPoint } from '../stats/series.ts'
import type { UnscoredRun } from '../stats/unscored-run.ts'
import type { WindowDetail } from '../stats/window-detail.ts'
import {
  type FailedJudgement,
  type Lookup,
  type Recording,
  findRun,
  readRun,
  recordFailure,
  recordRun,
  removeRun,
  replaceRun,
} from './agent-stats/ledger.ts'
import {
  type Acceptance,
  type Accepted,
  type Attempt,
  type Failure,
  type Taken,
  abandonRun,
  acceptRun,
  failRun,
  releaseRun,
  settleRun,
  takeRun,
} from './agent-stats/pending-ledger.ts'
import {
  type SeriesQuery,
  type WindowDetailQuery,
  readSeries,
  readStatistics,
  readWindowDetail,
} from './agent-stats/read-statistics.ts'
import { reportOf } from './agent-stats/report-of.ts'
import type { LowRun, LowRunQuery } from './agent-stats/run-table.ts'
import { AGENT_STATS_MIGRATIONS } from './agent-stats/schema.ts'
import { sendDue } from './agent-stats/send-due.ts'
import { sweep } from './agent-stats/sweep.ts'
import { type AgentTables, openAgentTables } from './agent-stats/tables.ts'
import { groupCommit } from './group-commit.ts'
import { log } from './log.ts'
import { applyMigrations, hasTables } from './migrations.ts'
import type { TenantDirectory } from './tenant-directory.ts'

export type { AgentSummary, SeriesQuery } from './agent-stats/read-statistics.ts'
export type { Lookup, Recording } from './agent-stats/ledger.ts'

/** What changed is in the tenant's directory after this time and that of the call. */
const ROLL_UP_DELAY_MS = 20_000

/** So many buckets go into one report. */
const BUCKETS_PER_REPORT = 500

/** Old rows are thrown away at most so often. */
const SWEEP_INTERVAL_MS = 60_000

/** What falls due while an alarm runs waits for the next one so long. */
const SHORTEST_SLEEP_MS = 1_000

/** Held runs are counted down to their number after so many recordings, and with every sweep. */
const RECORDINGS_PER_TRIM = 256

/**
 * Rolling statistics of one agent, named `<tenant>/<agentId>`. Times are epoch milliseconds. What can be expected to go wrong
 * comes back as an outcome; a thrown error is a failure of the storage.
 */
export class AgentStats extends DurableObject<Env> {
  #tables: AgentTables | null = null
  #alarmAt: number | null | undefined
  #sweepDueAt = 0
  #recordings = 0
  #turn: Promise<unknown> = Promise.resolve()
  readonly #commit = groupCommit(this.ctx.storage)

  /** Whether the run id is taken: by the same content, which is answered as it was, or by other content. Stores nothing. */
  async lookup(query: { runId: string; contentHash: string; now?: number }): Promise<Lookup> {
    const tables = this.#openForReading()
    if (tables === null) return { outcome: 'unknown' }
    return findRun(tables, { ...query, now: query.now ?? Date.now() })
  }

  /**
   * Counts the run, once per run id in 24 hours. It is durable when this returns.
   * Throws a RangeError for a run of another agent, or a score outside 0..1.
   */
  async record({ agentId, ...run }: RunRecord & { agentId: string }): Promise<Recording> {
    if (agentId !== this.#agentId()) throw new RangeError('a run of another agent')
    return this.#write((tables) => recordRun(tables, run))
  }

  /**
   * Puts the run in the place of the one with that id: every bucket and window is then as if only the new one had been.
   * `unknown`, and nothing changes, when that run is no longer in `seen`.
   */
  async replace(runId: string, run: RunRecord): Promise<Recording | { outcome: 'unknown' }> {
    return this.#write((tables) => replaceRun(tables, runId, run))
  }

  /** Takes the run out of every bucket and window, as if it had never been. */
  async remove(runId: string): Promise<{ outcome: 'removed' | 'unknown' }> {
    if (this.#openForReading() === null) return { outcome: 'unknown' }
    return { outcome: (await this.#write((tables) => removeRun(tables, runId, Date.now()))) ? 'removed' : 'unknown' }
  }

  /**
   * Stores the run as pending, unless its id is taken. It is durable when this returns, and is given to the queue again and again until
   * something has come of it. Throws a RangeError for a run of another agent.
   */
  async accept({ agentId, ...acceptance }: Acceptance & { agentId: string }): Promise<Accepted> {
    if (agentId !== this.#agentId()) throw new RangeError('a run of another agent')
    return this.#write((tables) => acceptRun(tables, acceptance))
  }

  /** Hands a pending run to one caller at a time, for `leaseMs`. */
  async take(query: { runId: string; leaseMs: number }): Promise<Taken> {
    if (this.#openForReading() === null) return { outcome: 'gone' }
    return this.#write((tables) => takeRun(tables, { ...query, now: Date.now() }))
  }

  /** Gives back a run that was taken, to be judged once more after `delayMs`. */
  async release(attempt: Attempt & Failure & { delayMs: number }): Promise<void> {
    if (this.#openForReading() === null) return
    await this.#write((tables) => releaseRun(tables, { ...attempt, now: Date.now() }))
  }

  /** Marks a run that was taken as failed for good, and counts it under its problem's code. */
  async fail(attempt: Attempt & Failure): Promise<void> {
    if (this.#openForReading() === null) return
    await this.#write((tables) => failRun(tables, { ...attempt, now: Date.now() }))
  }

  /** Marks a run that the queue has given up as failed, unless somebody is at it: with its last failure, or `otherwise`. */
  async abandon(query: { runId: string; otherwise: Failure }): Promise<void> {
    if (this.#openForReading() === null) return
    await this.#write((tables) => abandonRun(tables, { ...query, now: Date.now() }))
  }

  /** Records the score of a pending run, as `record` does; `gone`, and nothing changes, when it is not pending any more. */
  async settle(run: RunRecord): Promise<Recording | { outcome: 'gone' }> {
    if (this.#openForReading() === null) return { outcome: 'gone' }
    return this.#write((tables) => settleRun(tables, run))
  }

  /** Counts a judgement that failed, under its problem's code, and what it cost. It enters no average. */
  async recordFailure(failure: FailedJudgement): Promise<void> {
    await this.#write((tables) => recordFailure(tables, failure))
  }

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
    return this.#openForReading()?.runs.page(query) ?? null
  }

  /** The newest held runs below `good` with their analysis. */
  async lowRuns(query: LowRunQuery): Promise<LowRun[]> {
    return this.#openForReading()?.runs.low(query) ?? []
  }

  /** The run with that id while anything of it is held; parts no longer held are null. */
  async run(runId: string): Promise<StoredRun | UnscoredRun | null> {
    const tables = this.#openForReading()
    return tables === null ? null : readRun(tables, runId)
  }

  /** Where the judgements of the held runs are memoized: to be erased before `erase`, so that a crash between leaves no entry behind. */
  async memoKeys(): Promise<string[]> {
    return this.#openForReading()?.runs.memoKeys() ?? []
  }

  /**
   * Everything recorded so far is gone, from the tenant's directory too; a later run starts anew. Returns the memo keys of the runs that
   * were held. If the directory cannot be reached this throws, and nothing is gone.
   */
  async erase(): Promise<{ memoKeys: string[] }> {
    if (this.#openForReading() !== null) {
      // Should it end between the two steps, everything is reported again and the agent is as it was.
      await this.#write((tables) => tables.unsent.noteAll())
      await this.#inTurn(() => this.#directory().forget(this.#agentId()))
    }
    const memoKeys = this.#openForReading()?.runs.memoKeys() ?? []
    this.#tables = null
    this.#alarmAt = null
    await Promise.all([this.ctx.storage.deleteAlarm(), this.ctx.storage.deleteAll()])
    return { memoKeys }
  }

  /** Reports what changed to the tenant's directory, tells the queue of runs that stayed pending, and throws away what is no longer kept. */
  override async alarm(): Promise<void> {
    this.#alarmAt = null
    const now = Date.now()
    const reported = await this.#report()
    const sent = await this.#sendDue(now)
    const tables = this.#openForReading()
    if (tables === null) return
    if (now >= this.#sweepDueAt) this.sweep(now)
    this.#wakeAt(reported && sent ? this.#sweepDueAt : now + ROLL_UP_DELAY_MS)
    this.#wakeAt(Math.max(tables.pending.dueAt() ?? Infinity, now + SHORTEST_SLEEP_MS))
  }

  async #report(): Promise<boolean> {
    try {
      this.#openSettled()
      return await this.#inTurn(() => this.#rollUp())
    } catch (error) {
      log('roll-up.failed', { of: 'agent', error: error instanceof Error ? error.name : 'unknown' })
      return false
    }
  }

  async #sendDue(now: number): Promise<boolean> {
    try {
      const agent = { tenantId: this.#tenantId(), agentId: this.#agentId() }
      await sendDue({ queue: this.env.PENDING, agent, now, tables: () => this.#openForReading() })
      return true
    } catch (error) {
      log('pending.send-failed', { error: error instanceof Error ? error.name : 'unknown' })
      return false
    }
  }

  async #rollUp(): Promise<boolean> {
    for (;;) {
      const tables = this.#openForReading()
      if (tables === null) return true
      const batch = tables.unsent.take({ limit: BUCKETS_PER_REPORT, pending: tables.pending.count() })
      if (batch === null) return true
      await this.#directory().report(reportOf(tables, batch))
      // A rollback meanwhile has opened other tables, which do not know what changed since: then the batch is sent once more.
      if (this.#tables !== tables) continue
      this.#transact(() => tables.unsent.settle(batch))
    }
  }

  /** One exchange with the directory at a time: a report that is under way must not arrive after the agent was forgotten. */
  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  #directory(): DurableObjectStub<TenantDirectory> {
    return this.env.TENANT_DIRECTORY.getByName(this.#tenantId())
  }

  /** Throws away what is no longer kept at `now`, and notes when to do so again. */
  sweep(now: number): void {
    const tables = this.#openForReading()
    if (tables === null) return
    const { dueAt } = this.#transact(() => sweep(this.ctx.storage.sql, tables, now))
    this.#sweepDueAt = dueAt === null ? Infinity : Math.max(dueAt, now + SWEEP_INTERVAL_MS)
  }

  #openForReading(): AgentTables | null {
    return this.#tables ?? (hasTables(this.ctx.storage.sql) ? this.#open() : null)
  }

  /** The tables with every recorded run in its buckets; null when nothing was ever recorded. */
  #openSettled(): AgentTables | null {
    const tables = this.#openForReading()
    if (tables?.journal.isBehind() === true) this.#transact(() => tables.journal.settle())
    return tables
  }

  #open(): AgentTables {
    applyMigrations(this.ctx.storage, AGENT_STATS_MIGRATIONS)
    this.#tables = openAgentTables(this.ctx.storage.sql, this.#agentId())
    return this.#tables
  }

  async #write<Result>(work: (tables: AgentTables) => Result): Promise<Result> {
    // Known before the write, so that the write and its alarm are one step.
    if (this.#alarmAt === undefined) this.#alarmAt = await this.ctx.storage.getAlarm()
    return this.#commit(() =>
      this.#transact(() => {
        const tables = this.#tables ?? this.#open()
        const result = work(tables)
        this.#recordings += 1
        if (this.#recordings % RECORDINGS_PER_TRIM === 0) tables.runs.trim()
        this.#sweepDueAt = Math.min(this.#sweepDueAt, Date.now() + SWEEP_INTERVAL_MS)
        this.#wakeAt(Date.now() + ROLL_UP_DELAY_MS)
        return result
      }),
    )
  }

  #transact<Result>(work: () => Result): Result {
    try {
      return this.ctx.storage.transactionSync(work)
    } catch (error) {
      // Their memory may hold what was rolled back.
      this.#tables = null
      throw error
    }
  }

  #wakeAt(time: number): void {
    if (!Number.isFinite(time)) return
    if (typeof this.#alarmAt === 'number' && this.#alarmAt <= time) return
    this.#alarmAt = time
    void this.ctx.storage.setAlarm(time)
  }

  #tenantId(): string {
    const { name = '' } = this.ctx.id
    return name.slice(0, name.indexOf('/'))
  }

  #agentId(): string {
    const { name = '' } = this.ctx.id
    return name.slice(name.indexOf('/') + 1)
  }
}

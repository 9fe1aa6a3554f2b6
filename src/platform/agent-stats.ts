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
import { reportUnsent } from './agent-stats/report-unsent.ts'
import type { LowRun, LowRunQuery } from './agent-stats/run-table.ts'
import { AGENT_STATS_MIGRATIONS } from './agent-stats/schema.ts'
import { sendDue } from './agent-stats/send-due.ts'
import { sweep } from './agent-stats/sweep.ts'
import { type AgentTables, openAgentTables } from './agent-stats/tables.ts'
import { log } from './log.ts'
import { type TableStore, tableStore } from './table-store.ts'
import type { TenantDirectory } from './tenant-directory.ts'

export type { AgentSummary, SeriesQuery } from './agent-stats/read-statistics.ts'
export type { Lookup, Recording } from './agent-stats/ledger.ts'

/** What changed is in the tenant's directory after this time and that of the call. */
const ROLL_UP_DELAY_MS = 20_000

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
  readonly #store: TableStore<AgentTables> = tableStore(this.ctx.storage, {
    migrations: AGENT_STATS_MIGRATIONS,
    open: (sql) => openAgentTables(sql, this.#agentId()),
  })
  #sweepDueAt = 0
  #recordings = 0
  #turn: Promise<unknown> = Promise.resolve()

  /** Whether the run id is taken: by the same content, which is answered as it was, or by other content. Stores nothing. */
  async lookup(query: { runId: string; contentHash: string; now?: number }): Promise<Lookup> {
    const tables = this.#store.read()
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
    if (this.#store.read() === null) return { outcome: 'unknown' }
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
    if (this.#store.read() === null) return { outcome: 'gone' }
    return this.#write((tables) => takeRun(tables, { ...query, now: Date.now() }))
  }

  /** Gives back a run that was taken, to be judged once more after `delayMs`. */
  async release(attempt: Attempt & Failure & { delayMs: number }): Promise<void> {
    if (this.#store.read() === null) return
    await this.#write((tables) => releaseRun(tables, { ...attempt, now: Date.now() }))
  }

  /** Marks a run that was taken as failed for good, and counts it under its problem's code. */
  async fail(attempt: Attempt & Failure): Promise<void> {
    if (this.#store.read() === null) return
    await this.#write((tables) => failRun(tables, { ...attempt, now: Date.now() }))
  }

  /** Marks a run that the queue has given up as failed, unless somebody is at it: with its last failure, or `otherwise`. */
  async abandon(query: { runId: string; otherwise: Failure }): Promise<void> {
    if (this.#store.read() === null) return
    await this.#write((tables) => abandonRun(tables, { ...query, now: Date.now() }))
  }

  /** Records the score of a pending run, as `record` does; `gone`, and nothing changes, when it is not pending any more. */
  async settle(run: RunRecord): Promise<Recording | { outcome: 'gone' }> {
    if (this.#store.read() === null) return { outcome: 'gone' }
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
    return this.#store.read()?.runs.page(query) ?? null
  }

  /** The newest held runs below `good` with their analysis. */
  async lowRuns(query: LowRunQuery): Promise<LowRun[]> {
    return this.#store.read()?.runs.low(query) ?? []
  }

  /** The run with that id while anything of it is held; parts no longer held are null. */
  async run(runId: string): Promise<StoredRun | UnscoredRun | null> {
    const tables = this.#store.read()
    return tables === null ? null : readRun(tables, runId)
  }

  /** Where the judgements of the held runs are memoized: to be erased before `erase`, so that a crash between leaves no entry behind. */
  async memoKeys(): Promise<string[]> {
    return this.#store.read()?.runs.memoKeys() ?? []
  }

  /**
   * Everything recorded so far is gone, from the tenant's directory too; a later run starts anew. Returns the memo keys of the runs that
   * were held. If the directory cannot be reached this throws, and nothing is gone.
   */
  async erase(): Promise<{ memoKeys: string[] }> {
    if (this.#store.read() !== null) {
      // Should it end between the two steps, everything is reported again and the agent is as it was.
      await this.#write((tables) => tables.unsent.noteAll())
      await this.#inTurn(() => this.#directory().forget(this.#agentId()))
    }
    const memoKeys = this.#store.read()?.runs.memoKeys() ?? []
    await this.#store.drop()
    return { memoKeys }
  }

  /** Reports what changed to the tenant's directory, tells the queue of runs that stayed pending, and throws away what is no longer kept. */
  override async alarm(): Promise<void> {
    this.#store.noteWoken()
    const now = Date.now()
    const reported = await this.#report()
    const sent = await this.#sendDue(now)
    const tables = this.#store.read()
    if (tables === null) return
    if (now >= this.#sweepDueAt) this.sweep(now)
    this.#store.wakeAt(reported && sent ? this.#sweepDueAt : now + ROLL_UP_DELAY_MS)
    this.#store.wakeAt(Math.max(tables.pending.dueAt() ?? Infinity, now + SHORTEST_SLEEP_MS))
  }

  async #report(): Promise<boolean> {
    try {
      this.#openSettled()
      await this.#inTurn(() => reportUnsent(this.#store, async (report) => this.#directory().report(report)))
      return true
    } catch (error) {
      log('roll-up.failed', { of: 'agent', error: error instanceof Error ? error.name : 'unknown' })
      return false
    }
  }

  async #sendDue(now: number): Promise<boolean> {
    try {
      const agent = { tenantId: this.#tenantId(), agentId: this.#agentId() }
      await sendDue({ queue: this.env.PENDING, agent, now, tables: this.#store.read })
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
    return this.env.TENANT_DIRECTORY.getByName(this.#tenantId())
  }

  /** Throws away what is no longer kept at `now`, and notes when to do so again. */
  sweep(now: number): void {
    if (this.#store.read() === null) return
    const { dueAt } = this.#store.transact((tables) => sweep(this.ctx.storage.sql, tables, now))
    this.#sweepDueAt = dueAt === null ? Infinity : Math.max(dueAt, now + SWEEP_INTERVAL_MS)
  }

  /** The tables with every recorded run in its buckets; null when nothing was ever recorded. */
  #openSettled(): AgentTables | null {
    const tables = this.#store.read()
    if (tables?.journal.isBehind() === true) this.#store.transact(({ journal }) => journal.settle())
    return tables
  }

  async #write<Result>(work: (tables: AgentTables) => Result): Promise<Result> {
    return this.#store.write((tables) => {
      const result = work(tables)
      this.#recordings += 1
      if (this.#recordings % RECORDINGS_PER_TRIM === 0) tables.runs.trim()
      this.#sweepDueAt = Math.min(this.#sweepDueAt, Date.now() + SWEEP_INTERVAL_MS)
      this.#store.wakeAt(Date.now() + ROLL_UP_DELAY_MS)
      return result
    })
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

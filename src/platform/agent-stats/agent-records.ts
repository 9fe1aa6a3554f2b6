import { DurableObject } from 'cloudflare:workers'
import type { RunRecord } from '../../stats/run-record.ts'
import { type TableStore, tableStore } from '../table-store.ts'
import {
  type FailedJudgement,
  type Lookup,
  type Recording,
  findRun,
  recordFailure,
  recordRun,
  removeRun,
  replaceRun,
} from './ledger.ts'
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
} from './pending-ledger.ts'
import { AGENT_STATS_MIGRATIONS } from './schema.ts'
import { sendRuns } from './send-runs.ts'
import { type AgentTables, openAgentTables } from './tables.ts'
import { tellTogether } from './tell-together.ts'

/** What changed is in the tenant's directory after this time and that of the call. */
export const ROLL_UP_DELAY_MS = 20_000

/** Old rows are thrown away at most so often. */
export const SWEEP_INTERVAL_MS = 60_000

/** Held runs are counted down to their number after so many recordings, and with every sweep. */
const RECORDINGS_PER_TRIM = 256

/** What comes in of an agent: its runs, scored, pending and failed. Each is durable when the call returns. */
export class AgentRecords extends DurableObject<Env> {
  protected readonly store: TableStore<AgentTables> = tableStore(this.ctx.storage, {
    migrations: AGENT_STATS_MIGRATIONS,
    open: (sql) => openAgentTables(sql, this.agentId()),
  })
  /** When there may be something to throw away. */
  protected sweepDueAt = 0
  #recordings = 0

  // Fields, because every method can be called from outside.
  protected readonly tenantId = (): string => {
    const { name = '' } = this.ctx.id
    return name.slice(0, name.indexOf('/'))
  }

  protected readonly agentId = (): string => {
    const { name = '' } = this.ctx.id
    return name.slice(name.indexOf('/') + 1)
  }

  /** Tells the queue of a run that is to be judged. */
  readonly #tell = tellTogether((runIds) => {
    return sendRuns(this.env.PENDING, { tenantId: this.tenantId(), agentId: this.agentId() }, runIds)
  })

  /** Works on the tables, and has the alarm come to report it. */
  protected readonly write = async <Result>(work: (tables: AgentTables) => Result): Promise<Result> => {
    return this.store.write((tables) => {
      const result = work(tables)
      this.#recordings += 1
      if (this.#recordings % RECORDINGS_PER_TRIM === 0) tables.runs.trim()
      this.sweepDueAt = Math.min(this.sweepDueAt, Date.now() + SWEEP_INTERVAL_MS)
      this.store.wakeAt(Date.now() + ROLL_UP_DELAY_MS)
      return result
    })
  }

  /** Whether the run id is taken: by the same content, which is answered as it was, or by other content. Stores nothing. */
  async lookup(query: { runId: string; contentHash: string; now?: number }): Promise<Lookup> {
    const tables = this.store.read()
    if (tables === null) return { outcome: 'unknown' }
    return findRun(tables, { ...query, now: query.now ?? Date.now() })
  }

  /**
   * Counts the run, once per run id in 24 hours. It is durable when this returns.
   * Throws a RangeError for a run of another agent, or a score outside 0..1.
   */
  async record({ agentId, ...run }: RunRecord & { agentId: string }): Promise<Recording> {
    if (agentId !== this.agentId()) throw new RangeError('a run of another agent')
    return this.write((tables) => recordRun(tables, run))
  }

  /**
   * Puts the run in the place of the one with that id: every bucket and window is then as if only the new one had been.
   * `unknown`, and nothing changes, when that run is no longer in `seen`.
   */
  async replace(runId: string, run: RunRecord): Promise<Recording | { outcome: 'unknown' }> {
    return this.write((tables) => replaceRun(tables, runId, run))
  }

  /** Takes the run out of every bucket and window, as if it had never been. */
  async remove(runId: string): Promise<{ outcome: 'removed' | 'unknown' }> {
    if (this.store.read() === null) return { outcome: 'unknown' }
    return { outcome: (await this.write((tables) => removeRun(tables, runId, Date.now()))) ? 'removed' : 'unknown' }
  }

  /**
   * Stores the run as pending, unless its id is taken. It is durable when this returns, and the queue is told of it, without a `leaseMs` soon
   * after this returns, and then again and again until something has come of it. Throws a RangeError for a run of another agent.
   */
  async accept({ agentId, ...acceptance }: Acceptance & { agentId: string }): Promise<Accepted> {
    if (agentId !== this.agentId()) throw new RangeError('a run of another agent')
    const accepted = await this.write((tables) => acceptRun(tables, acceptance))
    if (accepted.outcome === 'accepted' && acceptance.leaseMs === null) this.#tell(acceptance.run.runId)
    return accepted
  }

  /** Hands each of the pending runs to one caller at a time, for `leaseMs`. In the same order. */
  async take({ runIds, leaseMs }: { runIds: readonly string[]; leaseMs: number }): Promise<Taken[]> {
    if (this.store.read() === null) return runIds.map((runId) => ({ outcome: 'gone', runId }))
    return this.write((tables) => runIds.map((runId) => takeRun(tables, { runId, leaseMs, now: Date.now() })))
  }

  /** Gives back a run that was taken, to be judged once more after `delayMs`. */
  async release(attempt: Attempt & Failure & { delayMs: number }): Promise<void> {
    if (this.store.read() === null) return
    await this.write((tables) => releaseRun(tables, { ...attempt, now: Date.now() }))
  }

  /** Marks a run that was taken as failed for good, and counts it under its problem's code. */
  async fail(attempt: Attempt & Failure): Promise<void> {
    if (this.store.read() === null) return
    await this.write((tables) => failRun(tables, { ...attempt, now: Date.now() }))
  }

  /** Marks a run that the queue has given up as failed, unless somebody is at it: with its last failure, or `otherwise`. */
  async abandon(query: { runId: string; otherwise: Failure }): Promise<void> {
    if (this.store.read() === null) return
    await this.write((tables) => abandonRun(tables, { ...query, now: Date.now() }))
  }

  /** Records the score of a pending run, as `record` does; `gone`, and nothing changes, when it is not pending any more. */
  async settle(run: RunRecord): Promise<Recording | { outcome: 'gone' }> {
    if (this.store.read() === null) return { outcome: 'gone' }
    return this.write((tables) => settleRun(tables, run))
  }

  /** Counts a judgement that failed, under its problem's code, and what it cost. It enters no average. */
  async recordFailure(failure: FailedJudgement): Promise<void> {
    await this.write((tables) => recordFailure(tables, failure))
  }
}

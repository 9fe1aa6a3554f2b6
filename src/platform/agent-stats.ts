import { DurableObject } from 'cloudflare:workers'
import type { AgentStatistics } from '../stats/agent-statistics.ts'
import type { RunRecord } from '../stats/run-record.ts'
import { type Ledger, type Lookup, type Recording, openLedger } from './agent-stats/ledger.ts'
import { AGENT_STATS_MIGRATIONS } from './agent-stats/schema.ts'
import { applyMigrations, hasTables } from './migrations.ts'

export type { AgentSummary, Lookup, Recording } from './agent-stats/ledger.ts'

/**
 * Rolling statistics of one agent, named `<tenant>/<agentId>`. Times are epoch milliseconds. What can be expected to go wrong
 * comes back as an outcome; a thrown error is a failure of the storage.
 */
export class AgentStats extends DurableObject<Env> {
  #ledger: Ledger | null = null

  /** Whether the run id is taken: by the same content, which is answered as it was, or by other content. Stores nothing. */
  async lookup(query: { runId: string; contentHash: string; now?: number }): Promise<Lookup> {
    const ledger = this.#openForReading()
    return ledger === null ? { outcome: 'unknown' } : ledger.lookup({ ...query, now: query.now ?? Date.now() })
  }

  /**
   * Counts the run, once per run id in 24 hours. It is durable when this returns.
   * Throws a RangeError for a run of another agent, or a score outside 0..1.
   */
  async record({ agentId, ...run }: RunRecord & { agentId: string }): Promise<Recording> {
    if (agentId !== this.#agentId()) throw new RangeError('a run of another agent')
    return this.#write((ledger) => ledger.record(run))
  }

  /** Counts a judgement that failed, under its problem's code. It enters no average. */
  async recordFailure(failure: { code: string; at: number }): Promise<void> {
    this.#write((ledger) => ledger.recordFailure(failure))
  }

  /** Windows per mode and coverage at `now`; null when nothing was ever recorded. `judge` (`<id>@<protocol>`) narrows the windows. */
  async stats(query: { now: number; judge?: string | undefined }): Promise<AgentStatistics | null> {
    return this.#openForReading()?.statistics(query) ?? null
  }

  #openForReading(): Ledger | null {
    return this.#ledger ?? (hasTables(this.ctx.storage.sql) ? this.#open() : null)
  }

  #open(): Ledger {
    applyMigrations(this.ctx.storage, AGENT_STATS_MIGRATIONS)
    this.#ledger = openLedger(this.ctx.storage.sql, this.#agentId())
    return this.#ledger
  }

  #write<Result>(work: (ledger: Ledger) => Result): Result {
    try {
      return this.ctx.storage.transactionSync(() => work(this.#ledger ?? this.#open()))
    } catch (error) {
      // Its memory may hold what was rolled back.
      this.#ledger = null
      throw error
    }
  }

  #agentId(): string {
    const { name = '' } = this.ctx.id
    return name.slice(name.indexOf('/') + 1)
  }
}

import { AgentStats } from '../../../../src/platform/agent-stats.ts'
import type { AgentStatistics } from '../../../../src/stats/agent-statistics.ts'
import type { StoredSize } from '../command.ts'
import { madeRun } from './made-run.ts'
import { storedSize } from './stored-size.ts'

const HOUR_MS = 3_600_000

/** The product's object, which can also be filled from within and be looked at. */
export class MeasuredAgent extends AgentStats {
  /** Records the runs from `first` on, evenly over the time up to `until`, each at its time, with a sweep for every hour that went by. */
  async recordMany(plan: { name: string; first: number; runs: number; spanMs: number; until: number }): Promise<void> {
    const { name, first, runs, spanMs, until } = plan
    let sweptAt = 0
    for (let index = 0; index < runs; index += 1) {
      const at = until - Math.floor((spanMs * (runs - 1 - index)) / runs)
      await this.record({ ...madeRun({ name, index: first + index, at }), agentId: name })
      if (at - sweptAt < HOUR_MS) continue
      this.sweep(at)
      sweptAt = at
    }
    this.sweep(until)
    // As its own alarm would have done long ago.
    await this.alarm()
  }

  /** Reads as an object does that was just woken: nothing of it is in memory. */
  async coldStats(query: { now: number }): Promise<AgentStatistics | null> {
    return new AgentStats(this.ctx, this.env).stats(query)
  }

  async size(): Promise<StoredSize> {
    return storedSize(this.ctx.storage.sql)
  }
}

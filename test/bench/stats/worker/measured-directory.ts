import { TenantDirectory } from '../../../../src/platform/tenant-directory.ts'
import type { AgentReport } from '../../../../src/platform/tenant-directory/agent-report.ts'
import { encodeBucket } from '../../../../src/stats/bucket-codec.ts'
import { bucketOfRun, mergeBuckets } from '../../../../src/stats/bucket.ts'
import { bucketStart } from '../../../../src/stats/grain.ts'
import { runFacts } from '../../../../src/stats/run-facts.ts'
import type { StoredSize } from '../command.ts'
import { madeRun } from './made-run.ts'
import { storedSize } from './stored-size.ts'

const RUNS_PER_AGENT = 6

/** The product's object, which can also be filled from within and be looked at. */
export class MeasuredDirectory extends TenantDirectory {
  /** Takes a report of each agent with six runs, at some time within the day up to `now`. */
  async reportMany({ first, agents, now }: { first: number; agents: number; now: number }): Promise<void> {
    for (let index = first; index < first + agents; index += 1) await this.report(reportOf(index, now), now)
  }

  async size(): Promise<StoredSize> {
    return storedSize(this.ctx.storage.sql)
  }
}

function reportOf(index: number, now: number): AgentReport {
  const at = now - ((index * 7919) % 1_440) * 60_000
  const runs = Array.from({ length: RUNS_PER_AGENT }, (_, run) =>
    madeRun({ name: '', index: index * RUNS_PER_AGENT + run, at }),
  )
  const sums = encodeBucket(runs.map((run) => bucketOfRun(runFacts(run))).reduce(mergeBuckets))
  const key = { kind: 'judge' as const, mode: 'both' as const, judge: 'embedded@1' }
  return {
    agentId: `agent-${index}`,
    lastScoredAt: at,
    buckets: (['minute', 'hour', 'all'] as const).map((grain) => ({ grain, start: bucketStart(grain, at), key, sums })),
  }
}

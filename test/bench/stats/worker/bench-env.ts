import type { BareInserts } from './bare-inserts.ts'
import type { MeasuredAgent } from './measured-agent.ts'
import type { MeasuredDirectory } from './measured-directory.ts'

/** What the driver has. */
export interface BenchEnv {
  AGENT_STATS: DurableObjectNamespace<MeasuredAgent>
  TENANT_DIRECTORY: DurableObjectNamespace<MeasuredDirectory>
  BARE_INSERTS: DurableObjectNamespace<BareInserts>
}

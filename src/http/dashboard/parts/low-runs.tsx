import type { AgentOutlook } from '../../../service/pages/read-agent-outlook.ts'
import { runLink } from '../wording/agent-link.ts'
import { counted } from '../wording/numbers.ts'
import { Foreign } from './foreign.tsx'

/** What the newest low runs of an agent have in common: the requirements they failed most often. */
export function LowRuns({ low, base, agentId }: { low: AgentOutlook['low']; base: string; agentId: string }) {
  if (low.failed.length === 0) return null
  return (
    <section class="card" aria-labelledby="low-runs">
      <h2 id="low-runs">What its low runs fail</h2>
      <p class="small muted">{`Of the newest ${counted(low.runs, 'run')} below good, in this mode:`}</p>
      <ol class="stack">
        {low.failed.map(({ requirement, runs, newestRunId }) => (
          <li>
            <strong>
              <Foreign>{requirement}</Foreign>
            </strong>
            {` is not met in ${runs}; the newest is `}
            <a href={runLink({ base, agentId, runId: newestRunId })}>
              <Foreign>{newestRunId}</Foreign>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

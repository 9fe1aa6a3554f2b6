import type { TimeWindow } from '../../../stats/time-window.ts'
import type { Mode } from '../../../stats/vocabulary.ts'
import { agentLink } from '../wording/agent-link.ts'
import { DIMENSION_NAMES } from '../wording/names.ts'
import type { FallenAgent } from '../wording/most-fallen.ts'
import { formatMean } from '../wording/numbers.ts'
import { showChange } from '../wording/change.ts'
import { Foreign } from './foreign.tsx'
import { Time } from './time.tsx'

/** Which agent slipped, since when, and on which dimension. */
export function Slip({
  agent,
  base,
  mode,
  window,
}: {
  agent: FallenAgent
  base: string
  mode: Mode
  window: TimeWindow
}) {
  const { fall, slipped } = agent.trend
  return (
    <section class="notice bad" aria-labelledby="slipped">
      <h2 id="slipped">
        <a href={agentLink({ base, agentId: agent.agentId, mode, window })}>
          <Foreign>{agent.agentId}</Foreign>
        </a>
        {' has slipped'}
      </h2>
      <p>
        {`Its mean is ${formatMean(fall.after)} since `}
        <Time at={new Date(fall.start).toISOString()} isPoint />
        {`; before it was ${formatMean(fall.before)}.`}
        {slipped !== null &&
          ` Most on ${DIMENSION_NAMES[slipped.dimension].toLowerCase()}, which is ${showChange(slipped.change).words}.`}
      </p>
    </section>
  )
}

import type { Fall } from '../../../stats/change-point.ts'
import { DIMENSIONS, type Label, LABELS } from '../../../stats/vocabulary.ts'
import type { Window } from '../../../stats/window.ts'
import { showChange } from '../wording/change.ts'
import { DIMENSION_NAMES } from '../wording/names.ts'
import { formatMean } from '../wording/numbers.ts'
import { Time } from './time.tsx'

/** Since when an agent is lower than it was, and on which dimension most. */
export function AgentFall(props: { fall: Fall; now: Window; before: Window | null; against: string | null }) {
  const { fall, now, before, against } = props
  const worst = worstDimension(now, before)
  return (
    <section class="notice bad" aria-labelledby="fallen">
      <h2 id="fallen">This agent has slipped</h2>
      <p>
        {`Its mean is ${formatMean(fall.after)} since `}
        <Time at={new Date(fall.start).toISOString()} isPoint />
        {`; before it was ${formatMean(fall.before)}.`}
        {worst !== null &&
          ` Most on ${DIMENSION_NAMES[worst.dimension].toLowerCase()}, which is ${showChange(worst.change).words} against ${against}.`}
      </p>
      <p>
        <a href={`?label=${lowestLabel(now)}#runs`}>See its worst runs</a>
      </p>
    </section>
  )
}

/** The lowest band that any run of the window is in. */
function lowestLabel({ labels }: Window): Label {
  return LABELS.findLast((label) => labels[label] > 0) ?? 'very_poor'
}

/** The dimension that fell most at the 2 decimals shown, if any fell. */
function worstDimension(now: Window, before: Window | null) {
  const changes = DIMENSIONS.flatMap((dimension) => {
    const [after, earlier] = [now.dimensions?.[dimension] ?? null, before?.dimensions?.[dimension] ?? null]
    return after === null || earlier === null ? [] : [{ dimension, change: after - earlier }]
  })
  const [worst] = changes.toSorted((a, b) => a.change - b.change)
  return worst !== undefined && showChange(worst.change).direction === 'down' ? worst : null
}

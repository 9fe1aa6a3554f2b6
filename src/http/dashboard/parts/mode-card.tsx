import { DIMENSIONS, type Mode } from '../../../stats/vocabulary.ts'
import type { Window } from '../../../stats/window.ts'
import { DIMENSION_NAMES, MODE_NAMES } from '../wording/names.ts'
import { counted, formatMean, formatShare } from '../wording/numbers.ts'
import { toneOfMean } from '../wording/tone.ts'
import { Bar } from './bar.tsx'
import { Change } from './change.tsx'

/** A mode's averages in a window; `against` names what the change is compared with. */
export function ModeCard(props: { mode: Mode; window: Window; change: number | null; against: string | null }) {
  const { mode, window, change, against } = props
  const { count, mean, passRate, dimensions } = window
  return (
    <section class="card">
      <h3>{MODE_NAMES[mode]}</h3>
      {mean === null ? (
        <p class="muted">No run in this window.</p>
      ) : (
        <>
          <p class="figure">
            <strong class={toneOfMean(mean)}>{formatMean(mean)}</strong>
            <Change of={change} against={against} />
          </p>
          <p class="small muted">
            {counted(count, 'run')}
            {passRate !== null && `, ${formatShare(passRate)} passed`}
          </p>
          <dl class="dimensions">
            {DIMENSIONS.map((dimension) => {
              const value = dimensions?.[dimension] ?? null
              return (
                <>
                  <dt>{DIMENSION_NAMES[dimension]}</dt>
                  <dd class="number">{formatMean(value)}</dd>
                  <dd>{value !== null && <Bar share={value} tone={toneOfMean(value)} />}</dd>
                </>
              )
            })}
          </dl>
        </>
      )}
    </section>
  )
}

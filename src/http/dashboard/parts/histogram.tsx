import { type Band, bandsOf, nameOfBand } from '../wording/score-bands.ts'
import { counted, formatCount } from '../wording/numbers.ts'
import { toneOfMean } from '../wording/tone.ts'
import { Table } from './table.tsx'

const HEIGHT = 60
const BAR_STEP = 10
const BAR_WIDTH = 8

/** How many runs have which score; `histogram` has 101 bins, 0.00 to 1.00. The same stands in a table beside it. */
export function Histogram({ histogram }: { histogram: readonly number[] }) {
  const bands = bandsOf(histogram)
  const highest = Math.max(1, ...bands.map(({ count }) => count))
  return (
    <figure class="stack">
      <svg class="bars" viewBox={`0 0 ${bands.length * BAR_STEP} ${HEIGHT + 2}`} role="img" aria-label={inWords(bands)}>
        {bands.map(({ from, count }, index) => {
          // One run among thousands still shows.
          const height = count === 0 ? 0 : Math.max(1, (count / highest) * HEIGHT)
          return (
            <rect
              class={toneOfMean(from / 100)}
              x={String(index * BAR_STEP + 1)}
              y={String(HEIGHT - height)}
              width={String(BAR_WIDTH)}
              height={String(height)}
              rx="1"
            />
          )
        })}
        <path class="zero" d={`M0 ${HEIGHT + 0.5}H${bands.length * BAR_STEP}`} />
      </svg>
      <figcaption class="scale small muted">
        <span>0</span>
        <span>0.5</span>
        <span>1</span>
      </figcaption>
      <details id="distribution-table">
        <summary>Distribution as a table</summary>
        <Table
          caption="Runs by score"
          isCompact
          columns={[{ name: 'Score' }, { name: 'Runs', isNumber: true }]}
          rows={bands.filter(({ count }) => count > 0).map((band) => [nameOfBand(band), formatCount(band.count)])}
        />
      </details>
    </figure>
  )
}

function inWords(bands: readonly Band[]): string {
  const most = bands.reduce((a, b) => (b.count > a.count ? b : a))
  return most.count === 0 ? 'No runs' : `Most runs, ${counted(most.count, 'run')}, score ${nameOfBand(most)}`
}

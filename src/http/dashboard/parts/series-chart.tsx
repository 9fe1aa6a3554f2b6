import type { MeanPoint } from '../../../stats/change-point.ts'
import type { TimedGrain } from '../../../stats/grain.ts'
import { formatCount, formatMean } from '../wording/numbers.ts'
import { formatTime } from '../wording/times.ts'
import { Table } from './table.tsx'

/** The means of buckets and their rolling average over time; drawn by public/assets/chart.js, with the same in a table beside it. */
export function SeriesChart(props: {
  points: readonly MeanPoint[]
  rolling: readonly number[]
  resolution: TimedGrain
  /** What the rolling average is over, such as `24 hours`. */
  span: string
}) {
  const { points, rolling, resolution, span } = props
  const drawn = {
    seconds: points.map(({ start }) => start / 1_000),
    means: points.map(({ mean }) => shown(mean)),
    rolling: rolling.map(shown),
    counts: points.map(({ count }) => count),
  }
  return (
    <figure class="stack">
      <div
        class="chart"
        data-chart={JSON.stringify(drawn)}
        role="img"
        aria-label={`Rolling average over ${span}, now ${formatMean(rolling.at(-1) ?? null)}; the figures are in the table below`}
      >
        <div data-kept class="plot"></div>
      </div>
      <figcaption class="small muted">
        {`Line: rolling average over ${span}. Dots: the mean of each ${resolution}. `}
        <output data-readout data-kept></output>
      </figcaption>
      <details id="series-table">
        <summary>Averages as a table</summary>
        <Table
          isCompact
          caption={`Averages by ${resolution}, the newest first`}
          columns={[
            { name: 'Begin' },
            { name: 'Runs', isNumber: true },
            { name: 'Mean', isNumber: true },
            { name: `Average over ${span}`, isNumber: true },
          ]}
          rows={points
            .map(({ start, count, mean }, index) => [
              formatTime(new Date(start).toISOString()),
              formatCount(count),
              formatMean(mean),
              formatMean(rolling[index] ?? null),
            ])
            .toReversed()}
        />
      </details>
    </figure>
  )
}

/** As precise as a screen is. */
function shown(mean: number): number {
  return Math.round(mean * 10_000) / 10_000
}

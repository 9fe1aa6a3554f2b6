import type { MeanPoint } from '../../../stats/change-point.ts'
import { formatMean } from '../wording/numbers.ts'

const WIDTH = 100
const HEIGHT = 30

/** The line of an agent's means of 0..1, from 0 at the bottom to 1 at the top, with what it shows in words. */
export function Spark({ points }: { points: readonly MeanPoint[] }) {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const span = Math.max(last.start - first.start, 1)
  const place = ({ start, mean }: MeanPoint): string =>
    `${round(((start - first.start) / span) * WIDTH)} ${round((1 - mean) * HEIGHT)}`
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${place(point)}`).join('')
  return (
    <svg
      class="spark"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={inWords(points)}
    >
      <path class="zero" d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path class="line" d={line} />
      <path class="end" d={`M${points.length === 1 ? `0 ${place(last).split(' ')[1]}` : place(last)}h0`} />
    </svg>
  )
}

function inWords(points: readonly MeanPoint[]): string {
  const means = points.map(({ mean }) => mean)
  const [first = null, last = null] = [means[0], means.at(-1)]
  if (means.length === 1) return `only ${formatMean(last)}`
  return `from ${formatMean(first)} to ${formatMean(last)}, between ${formatMean(Math.min(...means))} and ${formatMean(Math.max(...means))}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

import type { AgentWindows } from '../../../stats/agent-statistics.ts'
import { ALL_WINDOWS, type AnyWindow, shortName } from '../wording/names-of-windows.ts'
import { formatCount, formatMean, formatShare } from '../wording/numbers.ts'
import { Table } from './table.tsx'

const COLUMNS = [
  { name: 'Window' },
  { name: 'Runs', isNumber: true },
  { name: 'Mean', isNumber: true },
  { name: 'p10', isNumber: true },
  { name: 'Median', isNumber: true },
  { name: 'p90', isNumber: true },
  { name: 'Deviation', isNumber: true },
  { name: 'Passed', isNumber: true },
]

/** Every window of one mode, one beside the other. */
export function WindowTable(props: {
  windows: AgentWindows
  current: AnyWindow
  linkTo: (window: AnyWindow) => string
}) {
  const { windows, current, linkTo } = props
  return (
    <Table
      caption="All windows"
      isCompact
      columns={COLUMNS}
      rows={ALL_WINDOWS.map((name) => {
        const { count, mean, p10, p50, p90, stddev, passRate } = windows[name]
        return [
          <a href={linkTo(name)} aria-current={name === current ? 'true' : undefined}>
            {shortName(name)}
          </a>,
          formatCount(count),
          ...[mean, p10, p50, p90, stddev].map(formatMean),
          formatShare(passRate),
        ]
      })}
    />
  )
}

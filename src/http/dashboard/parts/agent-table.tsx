import type { TenantOutlook } from '../../../service/pages/read-tenant-outlook.ts'
import type { TimeWindow } from '../../../stats/time-window.ts'
import type { Mode } from '../../../stats/vocabulary.ts'
import { agentLink } from '../wording/agent-link.ts'
import { DIMENSION_NAMES, MODE_NAMES, WINDOW_BEFORE, WINDOW_NAMES } from '../wording/names.ts'
import { formatCount, formatMean, formatShare } from '../wording/numbers.ts'
import { toneOfMean } from '../wording/tone.ts'
import { Change } from './change.tsx'
import { CoverageBadges } from './coverage.tsx'
import { Foreign } from './foreign.tsx'
import { Spark } from './spark.tsx'
import { Table } from './table.tsx'
import { Time } from './time.tsx'

const COLUMNS = [
  { name: 'Agent' },
  { name: 'Trend' },
  { name: 'Mean', isNumber: true },
  { name: 'Change', isNumber: true },
  { name: 'Runs', isNumber: true },
  { name: 'Passed', isNumber: true },
  { name: 'Last scored' },
  { name: 'To look at' },
]

const ORDERS = { worst: 'the worst first', recent: 'the most recent first', name: 'by name' }

/** A page of agents with how each goes in the mode and window. */
export function AgentTable(props: {
  agents: TenantOutlook['agents']
  base: string
  mode: Mode
  window: TimeWindow
  sort: keyof typeof ORDERS
}) {
  const { agents, base, mode, window, sort } = props
  const against = WINDOW_BEFORE[window]
  const caption = `${MODE_NAMES[mode]}, ${WINDOW_NAMES[window]}, ${ORDERS[sort]}${against === null ? '' : `; change against ${against}`}`
  return (
    <Table
      caption={caption}
      columns={COLUMNS}
      rows={agents.map(({ agentId, lastScoredAt, modes, trend, pending }) => {
        const standing = modes[mode]
        return [
          <a href={agentLink({ base, agentId, mode, window })}>
            <Foreign>{agentId}</Foreign>
          </a>,
          <Spark points={trend.points} />,
          standing && <span class={toneOfMean(standing.mean)}>{formatMean(standing.mean)}</span>,
          <Change of={trend.change} />,
          standing ? formatCount(standing.count) : '0',
          trend.passRate === null ? '' : formatShare(trend.passRate),
          lastScoredAt === null ? 'never' : <Time at={new Date(lastScoredAt).toISOString()} />,
          <Notes trend={trend} pending={pending} />,
        ]
      })}
    />
  )
}

function Notes({ trend, pending }: Pick<TenantOutlook['agents'][number], 'trend' | 'pending'>) {
  const { slipped, fall, degraded, failed } = trend
  // Nothing at all, so that a narrow screen shows no empty line.
  if (slipped === null && degraded + pending === 0 && Object.keys(failed).length === 0) return null
  return (
    <div class="stack">
      {slipped !== null && (
        <p class="small">
          {fall === null ? 'Lower on ' : 'Slipped on '}
          {DIMENSION_NAMES[slipped.dimension].toLowerCase()} <Change of={slipped.change} />
        </p>
      )}
      <CoverageBadges of={{ degraded, failed, pending }} />
    </div>
  )
}

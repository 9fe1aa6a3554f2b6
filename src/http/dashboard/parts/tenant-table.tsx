import type { listTenants } from '../../../service/tenants/list-tenants.ts'
import type { TimeWindow } from '../../../stats/time-window.ts'
import { MODES } from '../../../stats/vocabulary.ts'
import { MODE_NAMES, WINDOW_BEFORE, WINDOW_NAMES } from '../wording/names.ts'
import { formatCount, formatLargeCount, formatMean } from '../wording/numbers.ts'
import { queryLink } from '../wording/query-link.ts'
import { toneOfMean } from '../wording/tone.ts'
import { Change } from './change.tsx'
import { CoverageBadges } from './coverage.tsx'
import { Table } from './table.tsx'
import { TenantName } from './tenant-name.tsx'
import { Time } from './time.tsx'

/** `name` is what the operator called it; empty where that is not known. */
export type ListedTenant = Awaited<ReturnType<typeof listTenants>>['tenants'][number] & { name: string }

const COLUMNS = [
  { name: 'Tenant' },
  { name: 'Mean', isNumber: true },
  { name: 'Change', isNumber: true },
  ...MODES.map((mode) => ({ name: MODE_NAMES[mode], isNumber: true })),
  { name: 'Runs', isNumber: true },
  { name: 'Judge calls', isNumber: true },
  { name: 'Tokens', isNumber: true },
  { name: 'Updated' },
  { name: 'Coverage' },
]

const ORDERS = { worst: 'the worst first', name: 'by id' }

/** A page of the operator's tenants. */
export function TenantTable(props: {
  tenants: readonly ListedTenant[]
  window: TimeWindow
  sort: keyof typeof ORDERS
}) {
  const { tenants, window, sort } = props
  const against = WINDOW_BEFORE[window]
  const caption = `All modes, ${WINDOW_NAMES[window]}, ${ORDERS[sort]}${against === null ? '' : `; change against ${against}`}; coverage of all time`
  return (
    <Table
      caption={caption}
      columns={COLUMNS}
      rows={tenants.map(({ tenantId, name, updatedAt, count, mean, change, modes, coverage, usage }) => [
        <a href={`/tenants/${tenantId}${queryLink({ window })}`}>
          <TenantName tenantId={tenantId} name={name} />
        </a>,
        mean === null ? '' : <span class={toneOfMean(mean)}>{formatMean(mean)}</span>,
        <Change of={change} />,
        ...MODES.map((mode) => {
          const shown = modes[mode]?.mean ?? null
          return shown === null ? '' : formatMean(shown)
        }),
        formatCount(count),
        formatCount(usage.calls),
        formatLargeCount(usage.inputTokens + usage.outputTokens),
        <Time at={updatedAt} />,
        <CoverageBadges of={coverage} />,
      ])}
    />
  )
}

import { LABELS, MODES } from '../../../stats/vocabulary.ts'
import { LABEL_NAMES, MODE_NAMES } from '../wording/names.ts'
import { Select } from './select.tsx'

/** Which runs are listed; what is null is not asked for. */
export type RunFilterValues = { label: string | null; status: string | null; runMode: string | null }

const STATUSES = [
  ['scored', 'Scored'],
  ['pending', 'Pending'],
  ['failed', 'Failed'],
] as const

/** A form that filters the runs. `kept` are the parameters of the rest of the page. */
export function RunFilter({
  values,
  kept,
}: {
  values: RunFilterValues
  kept: Readonly<Record<string, string | null | undefined>>
}) {
  return (
    <form class="filters" method="get" action="#runs">
      {Object.entries(kept).map(
        ([name, value]) => typeof value === 'string' && <input type="hidden" name={name} value={value} />,
      )}
      <Select
        name="label"
        label="Label"
        any="Any label"
        options={LABELS.map((label) => [label, LABEL_NAMES[label]] as const)}
        value={values.label}
      />
      <Select
        name="runMode"
        label="Mode"
        any="Any mode"
        options={MODES.map((mode) => [mode, MODE_NAMES[mode]] as const)}
        value={values.runMode}
      />
      <Select name="status" label="Status" any="Any status" options={STATUSES} value={values.status} />
      <button type="submit">Filter</button>
    </form>
  )
}

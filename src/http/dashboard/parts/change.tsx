import { showChange } from '../wording/change.ts'

const ARROWS = { up: '▲', down: '▼', same: '' }

/** A change of a mean of 0..1; `against` names what it is compared with. Nothing where there is nothing to compare. */
export function Change({ of, against }: { of: number | null; against?: string | null }) {
  if (of === null) return null
  const { direction, text, words } = showChange(of)
  return (
    <span class={`change ${direction}`}>
      <span aria-hidden="true">{`${ARROWS[direction]} ${text}`.trim()}</span>
      <span class="unseen">{words}</span>
      {typeof against === 'string' && <span class="muted small">{` against ${against}`}</span>}
    </span>
  )
}

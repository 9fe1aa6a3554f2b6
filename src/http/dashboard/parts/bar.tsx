import type { Tone } from '../wording/tone.ts'

/** How much of the whole a share of 0..1 is. The number itself stands beside it. */
export function Bar({ share, tone }: { share: number; tone?: Tone }) {
  return (
    <svg
      class={tone === undefined ? 'bar' : `bar ${tone}`}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={String(Math.round(share * 10_000) / 100)} height="8" />
    </svg>
  )
}

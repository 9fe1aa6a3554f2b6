import { formatTime } from '../wording/times.ts'

/** A moment, in UTC; scripts say how long ago it is, or with `isPoint` when it was by the reader's own clock. `at` is RFC 3339. */
export function Time({ at, isPoint = false }: { at: string; isPoint?: boolean }) {
  return (
    <time datetime={at} data-point={isPoint ? '' : undefined}>
      {formatTime(at)}
    </time>
  )
}

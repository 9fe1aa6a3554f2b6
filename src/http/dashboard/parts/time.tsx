import { formatTime } from '../wording/times.ts'

/** A moment, in UTC; scripts add how long ago it is. `at` is RFC 3339. */
export function Time({ at }: { at: string }) {
  return <time datetime={at}>{formatTime(at)}</time>
}

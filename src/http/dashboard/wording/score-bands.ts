/** Runs whose score lies in a stretch of 0.05, the last one with 1.00; `from` in hundredths. */
export type Band = { from: number; to: number; count: number }

const BAND_BINS = 5
const LAST_BAND = 95

/** The bins of a histogram (scores at 2 decimals, 0.00 to 1.00) as twenty bands. */
export function bandsOf(histogram: readonly number[]): Band[] {
  return Array.from({ length: 20 }, (_, index) => {
    const from = index * BAND_BINS
    const to = from === LAST_BAND ? 100 : from + BAND_BINS - 1
    const count = histogram.slice(from, to + 1).reduce((sum, runs) => sum + runs, 0)
    return { from, to, count }
  })
}

/** A band as text: `0.85–0.89`. */
export function nameOfBand({ from, to }: Band): string {
  return `${(from / 100).toFixed(2)}–${(to / 100).toFixed(2)}`
}

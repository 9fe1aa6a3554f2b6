const COUNT = new Intl.NumberFormat('en')
const SHORT_COUNT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** A normalized score at 2 decimals; a dash where there is none. */
export function formatMean(mean: number | null): string {
  return mean === null ? '–' : mean.toFixed(2)
}

/** A score on its scale: at most 2 decimals. */
export function formatScore(score: number): string {
  return String(Math.round(score * 100) / 100)
}

export function formatCount(count: number): string {
  return COUNT.format(count)
}

/** A large number such as of tokens: `1.2M`. */
export function formatLargeCount(count: number): string {
  return count < 10_000 ? formatCount(count) : SHORT_COUNT.format(count)
}

/** A share of 0..1 in whole percent; what is not all is never shown as all, nor what is something as nothing. */
export function formatShare(share: number | null): string {
  if (share === null) return '–'
  const percent = Math.round(share * 100)
  if (percent === 100 && share < 1) return '>99%'
  if (percent === 0 && share > 0) return '<1%'
  return `${percent}%`
}

/** A count with its noun: `1 run`, `12 runs`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatCount(count)} ${count === 1 ? noun : plural}`
}

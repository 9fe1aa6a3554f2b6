/** One comparison: medians over the rounds, and the median of the rounds' own ratios. */
export interface Figure {
  figure: string
  against: string
  /** Milliseconds of one operation. */
  oursMs: number
  theirsMs: number
  /** Latency of ours by that of the other; of rates, ours by the other's. */
  ratio: number
  /** Without a value there is no bar. */
  bar: { kind: 'atMost' | 'atLeast'; value: number | null }
  passed: boolean
  rounds: number
}

/** What an object holds. `limits` are the most rows that a table may have; one that is not named has no limit here. */
export interface Holding {
  object: string
  rows: Record<string, number>
  bytes: number
  limits: Record<string, number>
  passed: boolean
}

export interface Results {
  figures: Figure[]
  holdings: Holding[]
}

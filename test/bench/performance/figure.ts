/** What one figure came to. Values are medians over the rounds, in the unit; the ratio is the median of the rounds' own ratios. */
export type Figure = {
  figure: string
  yardstick: string
  unit: string
  ours: number | null
  theirs: number | null
  ratio: number | null
  bar: Bar
  /** Null when the figure was not measured; `note` then says why. */
  passed: boolean | null
  rounds: number
  note: string
}

/** `exactly` is for counts; the others bound the ratio. */
export type Bar = { kind: 'atLeast' | 'atMost' | 'exactly'; value: number }

export function meets(value: number, { kind, value: limit }: Bar): boolean {
  if (kind === 'atLeast') return value >= limit
  return kind === 'atMost' ? value <= limit : value === limit
}

/** A figure that could not be measured here. */
export function notRun(figure: Pick<Figure, 'figure' | 'yardstick' | 'unit' | 'bar'>, why: string): Figure {
  return { ...figure, ours: null, theirs: null, ratio: null, passed: null, rounds: 0, note: `not run: ${why}` }
}

import type { Input, Output, Problem, Score, ScoreRequest, ScorerOptions } from './api-types.ts'

/** The body of `POST /v1/scores/batch`: up to 500 exchanges. */
export type BatchRequest = {
  items: ScoreRequest[]
  /** How many are judged at the same time: 1..16. */
  concurrency?: number | undefined
}

/** What became of one exchange of a batch, in order of completion. `index` is its place in `items`. */
export type BatchItem =
  | { index: number; status: number; result: Score }
  | { index: number; status: number; problem: Omit<Problem, 'requestId'> }

/** The last line of a batch. */
export type BatchSummary = { type: 'summary'; count: number; failed: number; mean: number | null }

export type BatchLine = BatchItem | BatchSummary

/** The body of `POST /v1/comparisons`: 2..10 variants of 1..200 items each, the same number in each when they are to be paired. */
export type ComparisonRequest = {
  variants: { id: string; items: { input: Input; output: Output }[] }[]
  options?: ScorerOptions | undefined
  model?: string | undefined
}

export type ComparedVariant = {
  id: string
  mean: number | null
  ci95: [low: number, high: number] | null
  count: number
  failed: number
  dimensions: Record<string, number | null>
}

export type ComparedPair = {
  a: string
  b: string
  difference: number | null
  ci95: [low: number, high: number] | null
  pValue: number | null
  decisive: boolean
}

/** One item of a comparison as it is scored. */
export type ComparisonItem = { type: 'item'; [field: string]: unknown }

/** The last line of a comparison: the variants, the best first, and every pair of them. */
export type ComparisonResult = {
  type: 'result'
  variants: ComparedVariant[]
  pairs: ComparedPair[]
}

export type ComparisonLine = ComparisonItem | ComparisonResult

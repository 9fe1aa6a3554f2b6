import type { Perspective } from '../exchange/perspective.ts'
import type { Dimension } from '../scoring/weights.ts'

/** The words of every text that code composes itself, in one language. */
export type Wording = {
  perspectives: Record<Perspective, string>
  dimensions: Record<Dimension, string>
  /** "The score is 8.5 out of 10 because" */
  opening: (score: number, scale: number) => string
  /** How far the main request was met, by normalized intent. */
  intent: (level: 'full' | 'mostly' | 'partly' | 'barely' | 'none', intent: string) => string
  fulfilled: (items: string) => string
  partlyFulfilled: (items: string) => string
  unfulfilled: (items: string) => string
  missing: (items: string) => string
  formatMismatch: string
  toneMismatch: string
  nothingAgainst: string
  /** "2 of 3" */
  countOf: (fulfilled: number, all: number) => string
  breakdown: (parts: string) => string
  /** "intent 1 (weight 0.4)" */
  breakdownPart: (options: { name: string; score: string; weight: string }) => string
  notApplicable: string
  more: (count: number) => string
  joinClauses: (clauses: readonly string[]) => string
  joinItems: (items: readonly string[]) => string
  emptyResponse: string
  formatConstraintFailed: string
}

import { z } from 'zod'
import { round } from './round.ts'

export const labelSchema = z.enum(['excellent', 'very_good', 'good', 'moderate', 'poor', 'very_poor'])
/** The band of a normalized score. */
export type Label = z.infer<typeof labelSchema>

/** Lowest normalized score of each band, best first. */
const BANDS: readonly (readonly [Label, number])[] = [
  ['excellent', 0.9],
  ['very_good', 0.8],
  ['good', 0.7],
  ['moderate', 0.6],
  ['poor', 0.4],
]

/** The band of a normalized score (0..1), taken at 2 decimals. */
export function labelOf(normalizedScore: number): Label {
  const shown = round(normalizedScore, 2)
  return BANDS.find(([, lowest]) => shown >= lowest)?.[0] ?? 'very_poor'
}

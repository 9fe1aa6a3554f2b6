import { z } from 'zod'
import type { Perspective } from '../exchange/perspective.ts'

export const DIMENSIONS = ['intent', 'requirements', 'completeness', 'appropriateness'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** How much each dimension counts in a perspective: each in 0..1, together 1. */
export type Weights = Readonly<Record<Dimension, number>>

const weight = z.number().min(0).max(1)

export const weightsSchema = z
  .strictObject({ intent: weight, requirements: weight, completeness: weight, appropriateness: weight })
  .refine((weights) => Math.abs(sumOf(weights) - 1) <= 1e-6, { error: 'the four weights must sum to 1' })
  .meta({ id: 'Weights' })

/** The documented weights of each perspective. */
export const DEFAULT_WEIGHTS: Readonly<Record<Perspective, Weights>> = {
  user: { intent: 0.4, requirements: 0.3, completeness: 0.2, appropriateness: 0.1 },
  system: { intent: 0.35, requirements: 0.35, completeness: 0.15, appropriateness: 0.15 },
}

/** How much each perspective counts when both are judged. */
export const PERSPECTIVE_SHARES: Readonly<Record<Perspective, number>> = { user: 0.7, system: 0.3 }

/**
 * The weights of a perspective in which nothing in particular was asked for: requirements fall away and the others are
 * rescaled to sum to 1, in equal shares if they were all 0.
 */
export function withoutRequirements(weights: Weights): Weights {
  const rest = weights.intent + weights.completeness + weights.appropriateness
  if (rest <= 0) return { intent: 1 / 3, requirements: 0, completeness: 1 / 3, appropriateness: 1 / 3 }
  return {
    intent: weights.intent / rest,
    requirements: 0,
    completeness: weights.completeness / rest,
    appropriateness: weights.appropriateness / rest,
  }
}

function sumOf(weights: Weights): number {
  return DIMENSIONS.reduce((sum, dimension) => sum + weights[dimension], 0)
}

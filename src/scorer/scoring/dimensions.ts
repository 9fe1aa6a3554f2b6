import { MAX_LEVEL, type PerspectiveJudgement, type Verdict } from '../judge/judgement.ts'
import { DIMENSIONS, PERSPECTIVE_SHARES, type Dimension, type Weights, withoutRequirements } from './weights.ts'

/** Each dimension in 0..1; null where it does not apply. */
export type DimensionScores = Readonly<Record<Dimension, number | null>>

export type PerspectiveScore = { score: number; dimensions: DimensionScores; weights: Weights }

const VERDICT_SCORES: Readonly<Record<Verdict, number>> = { yes: 1, partial: 0.5, no: 0 }

/**
 * The score of one perspective in 0..1: sum of weight x dimension. Levels count as level / 5, requirements as the mean
 * over their verdicts; without any requirement that dimension is null and the other weights are rescaled.
 */
export function scorePerspective(judgement: PerspectiveJudgement, weights: Weights): PerspectiveScore {
  const requirements = requirementScore(judgement.requirements)
  const applied = requirements === null ? withoutRequirements(weights) : weights
  const dimensions: DimensionScores = {
    intent: judgement.intent.level / MAX_LEVEL,
    requirements,
    completeness: judgement.completeness.level / MAX_LEVEL,
    appropriateness: judgement.appropriateness.level / MAX_LEVEL,
  }
  return { score: weightedScore(dimensions, applied), dimensions, weights: applied }
}

function requirementScore(requirements: PerspectiveJudgement['requirements']): number | null {
  if (requirements.length === 0) return null
  return requirements.reduce((sum, { verdict }) => sum + VERDICT_SCORES[verdict], 0) / requirements.length
}

/** Sum of weight x dimension, kept in 0..1. */
export function weightedScore(dimensions: DimensionScores, weights: Weights): number {
  const sum = DIMENSIONS.reduce((total, dimension) => total + weights[dimension] * (dimensions[dimension] ?? 0), 0)
  return Math.min(1, Math.max(0, sum))
}

/**
 * Both perspectives in one: score = 0.7 user + 0.3 system, effective weights 0.7 w_u + 0.3 w_s, and each dimension the
 * weighted mean of the two, so that effective weights x merged dimensions give the same score. A dimension whose
 * effective weight is 0 is null.
 */
export function mergePerspectives(user: PerspectiveScore, system: PerspectiveScore): PerspectiveScore {
  const weights = perDimension((dimension) => {
    return PERSPECTIVE_SHARES.user * user.weights[dimension] + PERSPECTIVE_SHARES.system * system.weights[dimension]
  })
  const dimensions = perDimension((dimension) => {
    const weight = weights[dimension]
    if (weight === 0) return null
    const sum =
      PERSPECTIVE_SHARES.user * user.weights[dimension] * (user.dimensions[dimension] ?? 0) +
      PERSPECTIVE_SHARES.system * system.weights[dimension] * (system.dimensions[dimension] ?? 0)
    return Math.min(1, sum / weight)
  })
  const score = PERSPECTIVE_SHARES.user * user.score + PERSPECTIVE_SHARES.system * system.score
  return { score: Math.min(1, score), dimensions, weights }
}

function perDimension<Value>(valueOf: (dimension: Dimension) => Value): Record<Dimension, Value> {
  return {
    intent: valueOf('intent'),
    requirements: valueOf('requirements'),
    completeness: valueOf('completeness'),
    appropriateness: valueOf('appropriateness'),
  }
}

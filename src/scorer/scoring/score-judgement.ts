import type { EvaluationMode, Perspective } from '../exchange/perspective.ts'
import type { Judgement, PerspectiveJudgement } from '../judge/judgement.ts'
import { wordingFor } from '../wording/wording-for.ts'
import { analysisOf, mergeAnalyses } from './analysis.ts'
import { mergePerspectives, scorePerspective, type PerspectiveScore } from './dimensions.ts'
import type { Analysis, Evaluation } from './evaluation.ts'
import { labelOf } from './label.ts'
import { composeReason } from './reason.ts'
import { round } from './round.ts'
import { DEFAULT_WEIGHTS, type Weights } from './weights.ts'

export type ScoringOptions = {
  evaluationMode: EvaluationMode
  /** 1..1000 */
  scale: number
  /** On the scale; null for none. */
  threshold: number | null
  weights: Partial<Record<Perspective, Weights | undefined>>
  /** BCP 47; the language of the reason. */
  language: string
}

type Scored = { result: PerspectiveScore; analysis: Analysis }

/**
 * From a judgement to its score, label, reason and analysis: arithmetic only, no judge.
 * normalizedScore is rounded to 4 decimals first; score (2 decimals), label and passed follow from it.
 */
export function scoreJudgement(judgement: Judgement, options: ScoringOptions): Evaluation {
  const wording = wordingFor(options.language)
  const { user, system } = judgement.perspectives
  const scored = {
    user: user && score(user, options.weights.user ?? DEFAULT_WEIGHTS.user),
    system: system && score(system, options.weights.system ?? DEFAULT_WEIGHTS.system),
  }
  const { mode, result, analysis } = total(scored, wording)
  const normalizedScore = round(result.score, 4)
  const shownScore = onScale(normalizedScore, options.scale)
  return {
    score: shownScore,
    reason: composeReason({ score: shownScore, scale: options.scale, analysis, weights: result.weights, wording }),
    analyzeStepResult: analysis,
    normalizedScore,
    scale: options.scale,
    evaluationMode: options.evaluationMode,
    effectiveMode: mode,
    label: labelOf(normalizedScore),
    threshold: options.threshold,
    passed: options.threshold === null ? null : shownScore >= options.threshold,
    perspectives: {
      ...(scored.user && { user: perspectiveResult(scored.user) }),
      ...(scored.system && { system: perspectiveResult(scored.system) }),
    },
  }
}

function score(judgement: PerspectiveJudgement, weights: Weights): Scored {
  const result = scorePerspective(judgement, weights)
  return { result, analysis: analysisOf(judgement, result) }
}

function total(
  { user, system }: Record<Perspective, Scored | undefined>,
  wording: ReturnType<typeof wordingFor>,
): Scored & { mode: EvaluationMode } {
  if (user && system) {
    const merged = mergePerspectives(user.result, system.result)
    const analysis = mergeAnalyses({ user: user.analysis, system: system.analysis, merged, wording })
    return { mode: 'both', result: merged, analysis }
  }
  if (user) return { mode: 'user', ...user }
  if (system) return { mode: 'system', ...system }
  throw new RangeError('a judgement needs at least one perspective')
}

function perspectiveResult({ result, analysis }: Scored): NonNullable<Evaluation['perspectives']['user']> {
  return { score: round(result.score, 4), weights: roundWeights(result.weights), analysis }
}

/** Applied weights to 6 decimals, enough to recompute a score from them. */
function roundWeights(weights: Weights): Weights {
  return {
    intent: round(weights.intent, 6),
    requirements: round(weights.requirements, 6),
    completeness: round(weights.completeness, 6),
    appropriateness: round(weights.appropriateness, 6),
  }
}

/** At 2 decimals, and never above a scale that has more of them. */
function onScale(normalizedScore: number, scale: number): number {
  const shown = round(normalizedScore * scale, 2)
  return shown > scale ? Math.floor(scale * 100) / 100 : shown
}

import type { PerspectiveJudgement, RequirementVerdict } from '../judge/judgement.ts'
import type { Wording } from '../wording/wording.ts'
import type { DimensionScores, PerspectiveScore } from './dimensions.ts'
import type { Analysis } from './evaluation.ts'
import { round } from './round.ts'

/** The intent is addressed from this level on: the main point is met, with one real gap at most. */
const ADDRESSED_LEVEL = 3

/** One perspective's judgement in the documented result shape, scores rounded to 4 decimals. */
export function analysisOf(judgement: PerspectiveJudgement, { dimensions }: PerspectiveScore): Analysis {
  const { intent, completeness, appropriateness } = judgement
  const shown = roundAll(dimensions)
  return {
    intentAlignment: {
      score: shown.intent,
      primaryIntent: intent.primaryIntent,
      isAddressed: intent.level >= ADDRESSED_LEVEL,
      reasoning: intent.reasoning,
    },
    requirementsFulfillment: {
      requirements: judgement.requirements.map(scoredRequirement),
      overallScore: shown.requirements,
    },
    completeness: {
      score: shown.completeness,
      missingElements: completeness.missingElements,
      reasoning: completeness.reasoning,
    },
    responseAppropriateness: {
      score: shown.appropriateness,
      formatAlignment: appropriateness.formatAlignment,
      toneAlignment: appropriateness.toneAlignment,
      reasoning: appropriateness.reasoning,
    },
    overallAssessment: judgement.overallAssessment,
  }
}

/**
 * Both perspectives in one analysis: merged dimensions, the joint list of requirements (a caller's once), the union of what
 * is missing, the user's intent, and reasonings that name their perspective.
 */
export function mergeAnalyses(options: {
  user: Analysis
  system: Analysis
  merged: PerspectiveScore
  wording: Wording
}): Analysis {
  const { user, system, merged, wording } = options
  const shown = roundAll(merged.dimensions)
  function joint(ofUser: string, ofSystem: string): string {
    return `${wording.perspectives.user}: ${ofUser} ${wording.perspectives.system}: ${ofSystem}`
  }
  return {
    intentAlignment: {
      score: shown.intent,
      primaryIntent: user.intentAlignment.primaryIntent,
      isAddressed: user.intentAlignment.isAddressed,
      reasoning: joint(user.intentAlignment.reasoning, system.intentAlignment.reasoning),
    },
    requirementsFulfillment: {
      requirements: [
        ...user.requirementsFulfillment.requirements.filter(({ source }) => source !== 'caller'),
        ...system.requirementsFulfillment.requirements,
      ],
      overallScore: shown.requirements,
    },
    completeness: {
      score: shown.completeness,
      missingElements: [...new Set([...user.completeness.missingElements, ...system.completeness.missingElements])],
      reasoning: joint(user.completeness.reasoning, system.completeness.reasoning),
    },
    responseAppropriateness: {
      score: shown.appropriateness,
      formatAlignment: user.responseAppropriateness.formatAlignment && system.responseAppropriateness.formatAlignment,
      toneAlignment: user.responseAppropriateness.toneAlignment && system.responseAppropriateness.toneAlignment,
      reasoning: joint(user.responseAppropriateness.reasoning, system.responseAppropriateness.reasoning),
    },
    overallAssessment: joint(user.overallAssessment, system.overallAssessment),
  }
}

function scoredRequirement(item: RequirementVerdict): Analysis['requirementsFulfillment']['requirements'][number] {
  const { requirement, reasoning, verdict, decidedBy, source, evidence, constraint } = item
  return { requirement, isFulfilled: verdict === 'yes', reasoning, verdict, decidedBy, source, evidence, constraint }
}

function roundAll(dimensions: DimensionScores): DimensionScores {
  return {
    intent: roundOrNull(dimensions.intent),
    requirements: roundOrNull(dimensions.requirements),
    completeness: roundOrNull(dimensions.completeness),
    appropriateness: roundOrNull(dimensions.appropriateness),
  }
}

function roundOrNull(value: number | null): number | null {
  return value === null ? null : round(value, 4)
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Judgement, PerspectiveJudgement, Verdict } from '../../../src/scorer/judge/judgement.ts'
import { mergePerspectives, scorePerspective, weightedScore } from '../../../src/scorer/scoring/dimensions.ts'
import { scoreJudgement, type ScoringOptions } from '../../../src/scorer/scoring/score-judgement.ts'
import { DEFAULT_WEIGHTS, DIMENSIONS, type Weights } from '../../../src/scorer/scoring/weights.ts'

type Levels = { intent: number; verdicts: Verdict[]; completeness: number; appropriateness: number }

function block({ intent, verdicts, completeness, appropriateness }: Levels): PerspectiveJudgement {
  return {
    intent: { level: intent, primaryIntent: 'Explain it', reasoning: 'i' },
    requirements: verdicts.map((verdict, index) => ({
      requirement: `r${index}`,
      verdict,
      reasoning: '',
      decidedBy: 'judge',
      source: 'user',
      evidence: null,
      constraint: null,
    })),
    completeness: { level: completeness, missingElements: [], reasoning: 'c' },
    appropriateness: { level: appropriateness, formatAlignment: true, toneAlignment: true, reasoning: 'a' },
    overallAssessment: 'o',
  }
}

function judgement(perspectives: Judgement['perspectives']): Judgement {
  return { perspectives, flags: [], judge: { model: 'test', protocol: '1' }, calls: 0, usage: null }
}

const OPTIONS: ScoringOptions = { evaluationMode: 'both', scale: 1, threshold: null, weights: {}, language: 'en' }

const level = fc.integer({ min: 0, max: 5 })
const levels = fc.record({
  intent: level,
  verdicts: fc.array(fc.constantFrom<Verdict>('yes', 'partial', 'no'), { maxLength: 6 }),
  completeness: level,
  appropriateness: level,
})
const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }).map((parts): Weights => {
  const sum = parts.reduce((total, part) => total + part, 0)
  const [intent, requirements, completeness, appropriateness] = parts.map((part) => (sum === 0 ? 0.25 : part / sum))
  return {
    intent: intent ?? 0,
    requirements: requirements ?? 0,
    completeness: completeness ?? 0,
    appropriateness: appropriateness ?? 0,
  }
})
const scale = fc.double({ min: 1, max: 1_000, noNaN: true })

describe('properties', () => {
  it('keeps the score within the scale, whatever the levels, verdicts and weights', () => {
    fc.assert(
      fc.property(levels, levels, weights, weights, scale, (user, system, userWeights, systemWeights, scale) => {
        const evaluation = scoreJudgement(judgement({ user: block(user), system: block(system) }), {
          ...OPTIONS,
          scale,
          weights: { user: userWeights, system: systemWeights },
        })
        expect(evaluation.score).toBeGreaterThanOrEqual(0)
        expect(evaluation.score).toBeLessThanOrEqual(scale)
        expect(JSON.stringify(evaluation)).not.toContain('NaN')
      }),
    )
  })

  it('makes both of 0.7 user and 0.3 system, and the merged dimensions give the same score', () => {
    fc.assert(
      fc.property(levels, levels, weights, weights, (userLevels, systemLevels, userWeights, systemWeights) => {
        const user = scorePerspective(block(userLevels), userWeights)
        const system = scorePerspective(block(systemLevels), systemWeights)
        const both = mergePerspectives(user, system)
        expect(both.score).toBeCloseTo(0.7 * user.score + 0.3 * system.score, 9)
        expect(weightedScore(both.dimensions, both.weights)).toBeCloseTo(both.score, 9)
        for (const { weights: applied } of [user, system, both]) {
          expect(DIMENSIONS.reduce((sum, dimension) => sum + applied[dimension], 0)).toBeCloseTo(1, 9)
        }
        for (const dimension of DIMENSIONS)
          expect(both.dimensions[dimension] === null).toBe(both.weights[dimension] === 0)
      }),
    )
  })
})

describe('weights', () => {
  const full: Levels = { intent: 5, verdicts: ['yes', 'no'], completeness: 4, appropriateness: 3 }

  it('has the documented effective weights when both have requirements', () => {
    const both = mergePerspectives(
      scorePerspective(block(full), DEFAULT_WEIGHTS.user),
      scorePerspective(block(full), DEFAULT_WEIGHTS.system),
    )
    expect(both.weights.intent).toBeCloseTo(0.385, 12)
    expect(both.weights.requirements).toBeCloseTo(0.315, 12)
    expect(both.weights.completeness).toBeCloseTo(0.185, 12)
    expect(both.weights.appropriateness).toBeCloseTo(0.115, 12)
  })

  it('drops the dimension and rescales when nothing in particular was asked', () => {
    const { analyzeStepResult, perspectives, normalizedScore } = scoreJudgement(
      judgement({ user: block({ ...full, verdicts: [] }) }),
      OPTIONS,
    )
    expect(analyzeStepResult.requirementsFulfillment).toEqual({ requirements: [], overallScore: null })
    expect(perspectives.user?.weights).toEqual({
      intent: 0.571429,
      requirements: 0,
      completeness: 0.285714,
      appropriateness: 0.142857,
    })
    expect(normalizedScore).toBe(0.8857)
  })

  it('takes equal shares when the remaining weights are all 0', () => {
    const onlyRequirements: Weights = { intent: 0, requirements: 1, completeness: 0, appropriateness: 0 }
    const { score } = scorePerspective(block({ ...full, verdicts: [] }), onlyRequirements)
    expect(score).toBeCloseTo((1 + 0.8 + 0.6) / 3, 12)
  })
})

describe('scale, threshold and label', () => {
  const user = block({ intent: 5, verdicts: ['yes', 'yes', 'no'], completeness: 4, appropriateness: 5 })

  it('multiplies the normalized score by the scale', () => {
    const one = scoreJudgement(judgement({ user }), OPTIONS)
    const ten = scoreJudgement(judgement({ user }), { ...OPTIONS, scale: 10 })
    expect(one).toMatchObject({ score: 0.86, normalizedScore: 0.86, label: 'very_good', passed: null })
    expect(ten).toMatchObject({ score: 8.6, normalizedScore: 0.86 })
  })

  it('passes at the threshold, by the shown score', () => {
    expect(scoreJudgement(judgement({ user }), { ...OPTIONS, threshold: 0.86 }).passed).toBe(true)
    expect(scoreJudgement(judgement({ user }), { ...OPTIONS, threshold: 0.87 }).passed).toBe(false)
  })

  it('scores full marks and nothing at the ends of the scale', () => {
    const best = block({ intent: 5, verdicts: ['yes'], completeness: 5, appropriateness: 5 })
    const worst = block({ intent: 0, verdicts: ['no'], completeness: 0, appropriateness: 0 })
    expect(scoreJudgement(judgement({ user: best, system: best }), { ...OPTIONS, scale: 3 }).score).toBe(3)
    expect(scoreJudgement(judgement({ user: worst, system: worst }), OPTIONS)).toMatchObject({
      score: 0,
      label: 'very_poor',
    })
  })
})

describe('both', () => {
  const user = block({ intent: 5, verdicts: ['yes'], completeness: 5, appropriateness: 5 })
  const system = block({ intent: 2, verdicts: ['no'], completeness: 3, appropriateness: 2 })
  const caller: PerspectiveJudgement['requirements'][number] = {
    requirement: 'mentions the price',
    verdict: 'no',
    reasoning: '',
    decidedBy: 'judge',
    source: 'caller',
    evidence: null,
    constraint: null,
  }

  it('lists a requirement of the caller once and counts it in each perspective', () => {
    const result = scoreJudgement(
      judgement({
        user: { ...user, requirements: [...user.requirements, caller] },
        system: { ...system, requirements: [...system.requirements, caller] },
      }),
      OPTIONS,
    )
    const { requirements } = result.analyzeStepResult.requirementsFulfillment
    expect(requirements.filter(({ source }) => source === 'caller')).toHaveLength(1)
    expect(requirements).toHaveLength(3)
    expect(result.perspectives.user?.analysis.requirementsFulfillment.overallScore).toBe(0.5)
    expect(result.perspectives.system?.analysis.requirementsFulfillment.overallScore).toBe(0)
  })

  it('takes the intent of the user, formats and tones only if both, and names the perspectives', () => {
    const merged = scoreJudgement(
      judgement({
        user,
        system: { ...system, appropriateness: { ...system.appropriateness, formatAlignment: false } },
      }),
      OPTIONS,
    ).analyzeStepResult
    expect(merged.intentAlignment.isAddressed).toBe(true)
    expect(merged.responseAppropriateness.formatAlignment).toBe(false)
    expect(merged.responseAppropriateness.toneAlignment).toBe(true)
    expect(merged.completeness.reasoning).toBe('User: c System: c')
  })
})

describe('reason', () => {
  const user = block({ intent: 5, verdicts: ['yes', 'yes', 'no'], completeness: 5, appropriateness: 5 })

  it('starts with the score and ends with the breakdown', () => {
    const { reason } = scoreJudgement(judgement({ user }), OPTIONS)
    expect(reason).toMatch(/^The score is 0\.9 because the response fully addresses the main request \(Explain it\)/)
    expect(reason).toContain('it fails "r2"')
    expect(reason).toMatch(
      /Breakdown: intent 1 \(weight 0\.4\); requirements 0\.67, 2 of 3 \(weight 0\.3\); completeness 1 \(weight 0\.2\); appropriateness 1 \(weight 0\.1\)\.$/,
    )
  })

  it('names the scale when it is not 1', () => {
    expect(scoreJudgement(judgement({ user }), { ...OPTIONS, scale: 10 }).reason).toMatch(
      /^The score is 9 out of 10 because/,
    )
  })

  it.each([
    ['fr', /^Le score est de 0[.,]9 car .* 2 sur 3 /],
    ['fr-CA', /^Le score est de/],
    ['ko', /^점수는 0\.9점입니다.* 3개 중 2개 /],
    ['de', /^The score is 0\.9 because/],
  ])('is written in %s', (language, pattern) => {
    expect(scoreJudgement(judgement({ user }), { ...OPTIONS, language }).reason).toMatch(pattern)
  })
})

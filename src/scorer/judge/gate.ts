import type { Measurement } from '../constraints/constraint.ts'
import type { Perspective } from '../exchange/perspective.ts'
import type { Wording } from '../wording/wording.ts'
import type { CallerRequirement } from './caller-requirements.ts'
import type { Judge, JudgeRequest } from './judge.ts'
import type { Judgement, PerspectiveJudgement, RequirementVerdict } from './judgement.ts'

/**
 * Openers that answer nothing yet make language models say yes ("master keys"), in lower case and without closing
 * punctuation. Source: arXiv 2507.08794.
 */
const LEAD_INS = new Set([
  'solution',
  'the solution is',
  'answer',
  'the answer is',
  'final answer',
  'here is the answer',
  'here is my answer',
  "here's the answer",
  'response',
  'result',
  'output',
  'thought process',
  'reasoning',
  'explanation',
  "let's solve this problem step by step",
  'let us solve this problem step by step',
  "let's think step by step",
  'réponse',
  'solución',
  'respuesta',
  'solution finale',
  '답',
  '정답',
  '해답',
  '풀이',
  '解答',
  '解',
  '答え',
  'かいせつ',
  '解説',
])

const MAX_LEAD_IN_CHARACTERS = 80

/**
 * True when a response has no single word or number, or nothing but a lead-in ("Solution:"). A measured fact, not a verdict: a
 * thumbs-up can be the right answer.
 */
export function isDegenerate(response: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(response)) return true
  const text = response.trim()
  if (text.length > MAX_LEAD_IN_CHARACTERS) return false
  const words = text
    .toLowerCase()
    .replace(/^[\s*_#>]+|[\s*_:：.,;!?…。]+$/gu, '')
    .replaceAll('’', "'")
  return LEAD_INS.has(words)
}

/** The judgement of a blank response, by code alone: every level 0, every requirement unmet. */
export function judgeEmptyResponse(options: {
  request: JudgeRequest
  caller: readonly CallerRequirement[]
  judge: Judge
  wording: Wording
}): Judgement {
  const { request, caller, judge, wording } = options
  function block(perspective: Perspective): PerspectiveJudgement {
    const prompt = perspective === 'user' ? request.exchange.userPrompt : request.exchange.systemPrompt
    return {
      intent: {
        level: 0,
        primaryIntent: (prompt ?? '').trim().slice(0, 200).toWellFormed(),
        reasoning: wording.emptyResponse,
      },
      requirements: [
        ...request.measurements[perspective].map((measurement) =>
          unmetConstraint({ measurement, perspective, wording }),
        ),
        ...caller.map(({ requirement }): RequirementVerdict => ({
          ...unmet(wording),
          requirement,
          source: 'caller',
        })),
      ],
      completeness: { level: 0, missingElements: [], reasoning: wording.emptyResponse },
      appropriateness: { level: 0, formatAlignment: false, toneAlignment: false, reasoning: wording.emptyResponse },
      overallAssessment: wording.emptyResponse,
    }
  }
  return {
    perspectives: Object.fromEntries(request.perspectives.map((perspective) => [perspective, block(perspective)])),
    flags: ['empty_response'],
    judge: { model: judge.id, protocol: judge.protocol },
    calls: 0,
    usage: null,
  }
}

function unmet(wording: Wording): Omit<RequirementVerdict, 'requirement' | 'source'> {
  return { verdict: 'no', reasoning: wording.emptyResponse, decidedBy: 'code', evidence: null, constraint: null }
}

function unmetConstraint(options: {
  measurement: Measurement
  perspective: Perspective
  wording: Wording
}): RequirementVerdict {
  const { measurement, perspective, wording } = options
  const { id, arguments: args } = measurement.constraint
  return {
    ...unmet(wording),
    requirement: measurement.requirement,
    source: perspective,
    constraint: { id, arguments: args },
  }
}

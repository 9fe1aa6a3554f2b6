import type { Measurement } from '../constraints/constraint.ts'
import type { Perspective } from '../exchange/perspective.ts'
import { wordingFor } from '../wording/wording-for.ts'
import { measuredVerdict, type CallerRequirement } from './caller-requirements.ts'
import { JudgeError } from './judge-error.ts'
import type { Judge, JudgeRequest } from './judge.ts'
import type { Judgement, JudgementFlag, PerspectiveJudgement, RequirementVerdict } from './judgement.ts'
import { opinionSchema, type Opinion, type PerspectiveOpinion } from './opinion.ts'

/** Appropriateness of a response that misses a format it was asked for is at most this level. */
const FAILED_FORMAT_MAX_LEVEL = 2

/**
 * Merges a judge's opinion with the code's verdicts and settles contradictions: measured constraints stand as measured unless the
 * judge disputes that they were asked for (then its verdict counts, flagged); a failed format constraint sets
 * `formatAlignment` false and caps appropriateness; missing elements rule out full completeness.
 * @throws JudgeError `judge-invalid-output` when the opinion is malformed or lacks what the request asked for.
 */
export function assembleJudgement(options: {
  request: JudgeRequest
  opinion: Opinion
  judge: Judge
  /** Every requirement of the caller, in order; default those of the request, which code did not decide. */
  caller?: readonly CallerRequirement[]
}): Judgement {
  const { request, judge } = options
  const opinion = validOpinion(options.opinion, judge)
  if (opinion.callerVerdicts.length !== request.requirements.length) {
    throw new JudgeError('judge-invalid-output', `${judge.id} did not decide every requirement of the caller`)
  }
  const flags = new Set<JudgementFlag>(opinion.flags)
  if (request.isDegenerate) flags.add('degenerate_response')

  const verdicts = opinion.callerVerdicts.values()
  const listed = options.caller ?? request.requirements.map((requirement) => ({ requirement, measurements: null }))
  const caller = listed.map(({ requirement, measurements }): RequirementVerdict => {
    if (measurements) return measuredVerdict(requirement, measurements)
    const verdict = verdicts.next().value ?? { verdict: 'no', reasoning: '', evidence: null }
    return { ...verdict, requirement, decidedBy: 'judge', source: 'caller', constraint: null }
  })
  const callerMeasurements = listed.flatMap(({ measurements }) => measurements ?? [])
  function block(perspective: Perspective): PerspectiveJudgement {
    const part = opinion.perspectives[perspective]
    if (!part) throw new JudgeError('judge-invalid-output', `${judge.id} gave no ${perspective} perspective`)
    if (part.disputes.length > 0) flags.add('disputed_constraint')
    const measurements = request.measurements[perspective]
    const judged = settle({ part, measurements, callerMeasurements, language: request.language })
    const requirements = [
      ...measuredRequirements({ part, measurements, perspective }),
      ...part.requirements.map((item): RequirementVerdict => ({
        ...item,
        decidedBy: 'judge',
        source: perspective,
        constraint: null,
      })),
      ...caller,
    ]
    return { ...judged, requirements }
  }
  return {
    perspectives: Object.fromEntries(request.perspectives.map((perspective) => [perspective, block(perspective)])),
    flags: [...flags],
    judge: { model: judge.id, protocol: judge.protocol },
    calls: opinion.calls,
    usage: opinion.usage,
  }
}

function validOpinion(opinion: Opinion, judge: Judge): Opinion {
  const parsed = opinionSchema.safeParse(opinion)
  if (!parsed.success) throw new JudgeError('judge-invalid-output', `${judge.id} gave a malformed opinion`)
  return parsed.data
}

function measuredRequirements(options: {
  part: PerspectiveOpinion
  measurements: readonly Measurement[]
  perspective: Perspective
}): RequirementVerdict[] {
  const { part, measurements, perspective } = options
  return measurements.map((measurement, index) => {
    const { requirement, verdict, reasoning, evidence, constraint } = measurement
    const dispute = disputeOf(part, index)
    if (dispute) {
      const { measurement: _index, ...judged } = dispute
      return { ...judged, requirement, decidedBy: 'judge', source: perspective, constraint: null }
    }
    return {
      requirement,
      verdict,
      reasoning,
      decidedBy: 'code',
      source: perspective,
      evidence,
      constraint: { id: constraint.id, arguments: constraint.arguments },
    }
  })
}

function disputeOf(part: PerspectiveOpinion, index: number): PerspectiveOpinion['disputes'][number] | undefined {
  return part.disputes.find(({ measurement }) => measurement === index)
}

function settle(options: {
  part: PerspectiveOpinion
  measurements: readonly Measurement[]
  callerMeasurements: readonly Measurement[]
  language: string
}): Omit<PerspectiveJudgement, 'requirements'> {
  const { part, measurements, callerMeasurements, language } = options
  const { intent, completeness, appropriateness, overallAssessment } = part
  const undisputed = measurements.filter((_measurement, index) => !disputeOf(part, index))
  const formatFailed = [...undisputed, ...callerMeasurements].some(({ concernsFormat, verdict }) => {
    return concernsFormat && verdict === 'no'
  })
  const isIncomplete = completeness.missingElements.length > 0 && completeness.level === 5
  const note = wordingFor(language).formatConstraintFailed
  return {
    intent,
    completeness: isIncomplete ? { ...completeness, level: 4 } : completeness,
    appropriateness: formatFailed
      ? {
          ...appropriateness,
          level: Math.min(appropriateness.level, FAILED_FORMAT_MAX_LEVEL),
          formatAlignment: false,
          reasoning: appropriateness.formatAlignment
            ? `${note} ${appropriateness.reasoning}`.trim()
            : appropriateness.reasoning,
        }
      : appropriateness,
    overallAssessment,
  }
}

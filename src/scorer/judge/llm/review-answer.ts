import type { Perspective } from '../../exchange/perspective.ts'
import type { JudgeRequest } from '../judge.ts'
import type { JudgementFlag } from '../judgement.ts'
import type { ItemVerdict, Opinion, PerspectiveOpinion } from '../opinion.ts'
import { answerSchema, type Answer, type AnswerBlock } from './answer-schema.ts'
import { objectInText } from './answer-text.ts'
import { scanForInjection } from '../injection-scan.ts'
import { callerRequirementId, factId } from './item-id.ts'
import { quotableText } from './quote.ts'
import { cautiousOf, settledItem, type Findings } from './settled-item.ts'
import { settledRequirements } from './settled-requirements.ts'

/**
 * What an answer is worth. A `malformed` one holds no opinion. A `readable` one does, capped where its evidence fails, and with
 * `faults` when the model should be asked once to do better. A fault tells what was wrong in our own words, without the model's.
 */
export type AnswerReview =
  | { status: 'malformed'; faults: string[] }
  | { status: 'readable'; faults: string[]; opinion: Pick<Opinion, 'perspectives' | 'callerVerdicts' | 'flags'> }

/** Holds the text of an answer against the schema, the request's ids and the texts it quotes. */
export function reviewAnswer(text: string, request: JudgeRequest): AnswerReview {
  const found = objectInText(text)
  if (!found.ok) return { status: 'malformed', faults: [found.fault] }
  const parsed = answerSchema.safeParse(found.value)
  if (!parsed.success) {
    return {
      status: 'malformed',
      faults: parsed.error.issues.map(({ path, message }) => `${pathText(path)}: ${message}`),
    }
  }
  const answer = parsed.data
  const findings: Findings = { response: quotableText(request.exchange.response), faults: [], flags: new Set() }
  const missing: string[] = []
  const callerVerdicts = settledCallerVerdicts(answer, request, findings, missing)
  const perspectives: Partial<Record<Perspective, PerspectiveOpinion>> = {}
  for (const perspective of request.perspectives) {
    const block = answer[perspective]
    if (block === undefined) missing.push(`${perspective}: this block is missing.`)
    else perspectives[perspective] = settledBlock({ perspective, block, answer, request, findings })
  }
  if (missing.length > 0) return { status: 'malformed', faults: missing }
  reportUnknownDisputes(answer, request, findings)
  if (notesInjection(answer) || scanForInjection(request.exchange.response).isSuspected)
    findings.flags.add('injection_suspected')
  return {
    status: 'readable',
    faults: findings.faults,
    opinion: { perspectives, callerVerdicts, flags: sortedFlags(findings.flags) },
  }
}

function settledBlock(options: {
  perspective: Perspective
  block: AnswerBlock
  answer: Answer
  request: JudgeRequest
  findings: Findings
}): PerspectiveOpinion {
  const { perspective, block, answer, request, findings } = options
  return {
    intent: {
      level: block.intentLevel,
      primaryIntent: block.primaryIntent.trim(),
      reasoning: block.intentReason.trim(),
    },
    requirements: settledRequirements({ perspective, items: block.requirements, request, findings }),
    disputes: settledDisputes({ perspective, answer, request, findings }),
    completeness: {
      level: block.coverageLevel,
      missingElements: block.missing.map((element) => element.trim()).filter((element) => element !== ''),
      reasoning: block.coverageReason.trim(),
    },
    appropriateness: {
      level: block.formLevel,
      formatAlignment: block.formatFits,
      toneAlignment: block.toneFits,
      reasoning: block.formReason.trim(),
    },
    overallAssessment: block.overall.trim(),
  }
}

function settledDisputes(options: {
  perspective: Perspective
  answer: Answer
  request: JudgeRequest
  findings: Findings
}): PerspectiveOpinion['disputes'] {
  const { perspective, answer, request, findings } = options
  return request.measurements[perspective].flatMap((_, measurement) => {
    const id = factId(perspective, measurement)
    const index = answer.disputes.findIndex((dispute) => dispute.id.trim() === id)
    const dispute = answer.disputes[index]
    if (dispute === undefined) return []
    findings.flags.add('disputed_constraint')
    return [{ measurement, ...settledItem(dispute, `disputes[${index}]`, findings) }]
  })
}

function reportUnknownDisputes(answer: Answer, request: JudgeRequest, findings: Findings): void {
  const known = new Set(
    request.perspectives.flatMap((perspective) =>
      request.measurements[perspective].map((_, index) => factId(perspective, index)),
    ),
  )
  answer.disputes.forEach(({ id }, index) => {
    if (!known.has(id.trim())) findings.faults.push(`disputes[${index}].id: there is no fact of this id.`)
  })
}

function settledCallerVerdicts(
  answer: Answer,
  request: JudgeRequest,
  findings: Findings,
  missing: string[],
): ItemVerdict[] {
  return request.requirements.flatMap((_, position) => {
    const id = callerRequirementId(position)
    const verdicts = answer.callerRequirements.flatMap((item, index) =>
      item.id.trim() === id ? [settledItem(item, `callerRequirements[${index}]`, findings)] : [],
    )
    if (verdicts.length === 0) missing.push(`callerRequirements: ${id} is missing.`)
    return verdicts.length === 0 ? [] : [verdicts.reduce(cautiousOf)]
  })
}

function notesInjection({ injectionNote }: Answer): boolean {
  return injectionNote !== null && !/^\W*(?:none|null|no|nothing|n\/a)?\W*$/i.test(injectionNote)
}

function sortedFlags(flags: ReadonlySet<JudgementFlag>): JudgementFlag[] {
  return [...flags].toSorted()
}

function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

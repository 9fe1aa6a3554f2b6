import type { Measurement } from '../../constraints/constraint.ts'
import type { PerspectiveOpinion } from '../opinion.ts'
import { appropriatenessOf } from './appropriateness.ts'
import type { ExchangeReading } from './exchange-reading.ts'
import { VERDICT_VALUE } from './part-count.ts'
import { familyLinks } from './family-links.ts'
import { assessItems } from './requirements.ts'
import { readSystemRules, type SystemRule } from './system-rules.ts'
import { leaks } from './scope.ts'
import type { Texts } from './texts.ts'
import { indexWords, isIn, type WordIndex } from './topic.ts'
import { failureReason } from './user-opinion.ts'
import { wordsOf } from './words.ts'

/** True when the words of a rule's condition turn up in this turn, or when they cannot be told. */
function applies({ condition }: SystemRule, reading: ExchangeReading, turn: WordIndex): boolean {
  const words = wordsOf(condition).filter(({ weight }) => weight > 0)
  if (words.length === 0) return true
  const telling = words.filter(({ weight }) => weight >= 1)
  if ((telling.length > 0 ? telling : words).some((word) => isIn(word, turn))) return true
  if (/program|code|coding|informatique|プログラ|コード|프로그래밍|코드/iu.test(condition) && reading.said.code !== '')
    return true
  return familyLinks(words, wordsOf(reading.prompt.slice(0, 8000))) >= 1
}

/** A rule about what may be talked of: kept by declining where it calls for that, and where nothing closed is given away. */
function limitVerdict(options: { requirement: string; isDeclining: boolean; isBroken: boolean; texts: Texts }) {
  const { requirement, isDeclining, isBroken, texts } = options
  return {
    requirement,
    verdict: isBroken ? ('no' as const) : ('yes' as const),
    reasoning: isBroken ? texts.limitBroken : isDeclining ? texts.refusalCalledFor : texts.limitKept,
    evidence: null,
  }
}

/** What the judge thinks of a response, held against the system prompt's rules that apply to this turn. */
export function systemOpinion(options: {
  reading: ExchangeReading
  systemPrompt: string
  measurements: readonly Measurement[]
  texts: Texts
}): PerspectiveOpinion {
  const { reading, systemPrompt, measurements, texts } = options
  const turn = indexWords(`${reading.prompt.slice(0, 8000)}\n${reading.said.text.slice(0, 8000)}`)
  const { failure, scope, refusalCause } = reading
  const isLeaking = scope !== null && leaks({ scope, systemPrompt, response: reading.said.text })
  const isDeclining = failure === 'refusal' && refusalCause !== null
  const isOpen = refusalCause === 'not bound to' && !isDeclining && failure === null
  const rules = readSystemRules(systemPrompt).filter((rule) => applies(rule, reading, turn))
  const verdicts = rules.flatMap(({ item, limits }) => {
    const requirement = (item.isForbidden ? `not: ${item.text}` : item.text).toWellFormed()
    const isBroken = item.isForbidden ? isLeaking : isLeaking || isOpen
    if (limits && (isBroken || isDeclining || !item.isForbidden))
      return [limitVerdict({ requirement, isDeclining, isBroken, texts })]
    return assessItems({ items: [item], measurements, response: reading.said, texts }).map(({ verdict }) => verdict)
  })
  const isFailing = failure !== null && !isDeclining
  const primaryIntent = systemPrompt.trim().slice(0, 200).toWellFormed()
  if (isFailing) {
    const reason = failureReason(failure, texts)
    return {
      intent: { level: 0, primaryIntent, reasoning: reason },
      requirements: verdicts.map((verdict) => {
        if (verdict.verdict !== 'yes') return verdict
        return { ...verdict, verdict: 'partial' as const, reasoning: `${verdict.reasoning} ${texts.nothingAnswered}` }
      }),
      disputes: [],
      completeness: { level: 0, missingElements: [], reasoning: texts.unanswered },
      appropriateness: {
        level: 0,
        formatAlignment: false,
        toneAlignment: failure === 'refusal' || failure === 'off-topic',
        reasoning: reason,
      },
      overallAssessment: reason,
    }
  }
  const measured = measurements.map(({ verdict }) => VERDICT_VALUE[verdict])
  const values: number[] = [...verdicts.map(({ verdict }) => VERDICT_VALUE[verdict]), ...measured]
  const kept = values.reduce((sum, value) => sum + value, 0)
  const share = values.length === 0 ? 1 : kept / values.length
  // What the system prompt closes outweighs its other rules.
  const limit = isLeaking || isOpen ? 1 : 5
  const summary = values.length === 0 ? texts.noRules : texts.rulesKept(Math.floor(kept), values.length)
  const appropriateness = appropriatenessOf({ reading, measurements, lacksCode: false, lacking: [], texts })
  const missing = verdicts.filter(({ verdict }) => verdict === 'no').map(({ requirement }) => requirement)
  return {
    intent: { level: Math.min(limit, Math.round(5 * share)), primaryIntent, reasoning: summary },
    requirements: verdicts,
    disputes: [],
    completeness: {
      level: Math.min(limit, Math.floor(5 * share)),
      missingElements: missing,
      reasoning: missing.length > 0 ? texts.missingParts(missing.join(', ')) : summary,
    },
    appropriateness: { ...appropriateness, level: Math.min(appropriateness.level, limit + 1) },
    overallAssessment: missing.length > 0 ? `${summary} ${texts.missingParts(missing.join(', '))}` : summary,
  }
}

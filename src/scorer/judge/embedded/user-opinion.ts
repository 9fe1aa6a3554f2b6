import type { Measurement } from '../../constraints/constraint.ts'
import type { PerspectiveOpinion } from '../opinion.ts'
import type { ExchangeReading, Failure } from './exchange-reading.ts'
import { assessItems, type AssessedItem } from './requirements.ts'
import type { Texts } from './texts.ts'
import { isRude } from './tone.ts'
import { unmeasuredFormats } from './formats.ts'

const VERDICT_VALUE = { yes: 1, partial: 0.5, no: 0 } as const
const PLACEHOLDER =
  /\b(?:your (?:code|logic|implementation|answer) (?:goes )?here|implement (?:this|me|here)|not ?implemented|TODO\b|fill (?:this )?in)|^[^\n]*\bdef [^\n]+:\s*\n?\s*(?:pass|\.\.\.)\s*$/imu

function sumOf(assessed: readonly AssessedItem[]): number {
  return assessed.reduce((sum, { verdict }) => sum + VERDICT_VALUE[verdict.verdict], 0)
}

/** Parts enumerated by the ask: how many there are, and how many are there. A sole part counts beside the ask itself. */
function countParts(assessed: readonly AssessedItem[]): { present: number; total: number } {
  const parts = assessed.filter(({ item }) => item.origin === 'part' && !item.isForbidden)
  const steps = assessed.filter(({ item }) => item.origin === 'step' && !item.isForbidden)
  const own = parts.length === 0 && steps.length > 0 ? 1 : 0
  return { present: sumOf(parts) + sumOf(steps) + own, total: parts.length + steps.length + own }
}

/** Fewer than half of the parts cap intent at 2, a third or fewer at 1, any missing one at 4. */
function partsCap({ present, total }: { present: number; total: number }): number {
  if (total < 2 || present >= total) return 5
  const share = present / total
  if (total > 2 && share <= 1 / 3) return 1
  return share < 0.5 ? 2 : 4
}

function partsCompleteness({ present, total }: { present: number; total: number }): number {
  if (total === 0 || present >= total) return 5
  if (total === 1) return present > 0 ? 4 : 3
  return Math.floor((5 * present) / total)
}

function topicReason(reading: ExchangeReading, texts: Texts): string {
  const { subject, topic } = reading
  if (subject.sign === 'words')
    return texts.onTopic(
      topic.shared
        .slice(0, 5)
        .map((word) => `"${word.toWellFormed()}"`)
        .join(', '),
    )
  if (subject.sign === 'field') return texts.sameField
  if (subject.sign === 'weak') return texts.weaklyOnTopic
  return texts.shortAnswer
}

export function failureReason(failure: Failure, texts: Texts): string {
  return { degenerate: texts.degenerate, echo: texts.echo, refusal: texts.refusal, 'off-topic': texts.offTopic }[
    failure
  ]
}

function primaryIntent(reading: ExchangeReading): string {
  return reading.asked.ask.text.slice(0, 200).toWellFormed()
}

function failedOpinion(
  reading: ExchangeReading,
  failure: Failure,
  assessed: readonly AssessedItem[],
  texts: Texts,
): PerspectiveOpinion {
  const reason = failureReason(failure, texts)
  const isToneFine = failure === 'refusal' || failure === 'off-topic'
  return {
    intent: { level: 0, primaryIntent: primaryIntent(reading), reasoning: reason },
    requirements: assessed.map(({ verdict }) => ({
      ...verdict,
      verdict: 'no' as const,
      reasoning: reason,
      evidence: null,
    })),
    disputes: [],
    completeness: { level: 0, missingElements: [], reasoning: texts.unanswered },
    appropriateness: {
      level: isToneFine ? 1 : 0,
      formatAlignment: false,
      toneAlignment: isToneFine,
      reasoning: reason,
    },
    overallAssessment: reason,
  }
}

/** What the judge thinks of a response, held against the user's prompt alone. */
export function userOpinion(options: {
  reading: ExchangeReading
  measurements: readonly Measurement[]
  texts: Texts
}): PerspectiveOpinion {
  const { reading, measurements, texts } = options
  const { response, asked, failure } = reading
  const assessed = assessItems({ items: asked.items, measurements, response, texts })
  if (failure && !(failure === 'refusal' && reading.isRefusalCalledFor))
    return failedOpinion(reading, failure, assessed, texts)
  const formats = unmeasuredFormats({ prompt: reading.prompt, response: response.text, measurements, texts })
  const isCalledForRefusal = failure === 'refusal'
  const parts = countParts(assessed)
  const lacksCode = reading.isCodeAsked && response.code === '' && !isCalledForRefusal
  const isWrongLanguage = measurements.some(
    ({ constraint, verdict }) =>
      verdict === 'no' && /code/iu.test(constraint.id) && constraint.arguments['language'] !== undefined,
  )
  const isPlaceholder = reading.isCodeAsked && PLACEHOLDER.test(response.code)
  const notes: string[] = []
  let level = isCalledForRefusal ? 4 : reading.subject.level
  notes.push(isCalledForRefusal ? texts.refusalCalledFor : topicReason(reading, texts))
  const cap = (limit: number, note: string) => {
    if (level > limit) {
      level = limit
      notes.push(note)
    }
  }
  if (lacksCode) cap(2, texts.noCode)
  if (isWrongLanguage && response.code !== '') cap(3, texts.wrongCodeLanguage)
  if (isPlaceholder) cap(2, texts.placeholder)
  if (!isCalledForRefusal) cap(partsCap(parts), texts.fewParts(Math.floor(parts.present), parts.total))

  const missing = assessed
    .filter(({ verdict, item }) => verdict.verdict === 'no' && !item.isForbidden)
    .map(({ item }) => item.text.toWellFormed())
  let completeness = isCalledForRefusal ? 4 : partsCompleteness(parts)
  if (lacksCode) completeness = Math.min(completeness, 1)
  if (isPlaceholder) completeness = Math.min(completeness, 1)
  completeness = Math.min(completeness, reading.subject.level < 3 && !isCalledForRefusal ? 2 : 5)
  const overall = [...notes, missing.length > 0 ? texts.missingParts(missing.join(', ')) : texts.nothingMissing].join(
    ' ',
  )
  return {
    intent: { level, primaryIntent: primaryIntent(reading), reasoning: notes.join(' ') },
    requirements: [...assessed.map(({ verdict }) => verdict), ...formats],
    disputes: [],
    completeness: {
      level: completeness,
      missingElements: missing,
      reasoning:
        missing.length > 0
          ? texts.missingParts(missing.join(', '))
          : parts.total > 0
            ? texts.allParts
            : texts.nothingMissing,
    },
    appropriateness: appropriatenessOf({
      reading,
      measurements,
      lacking: formats.filter(({ verdict }) => verdict === 'no').map(({ requirement }) => requirement),
      lacksCode,
      texts,
    }),
    overallAssessment: overall,
  }
}

/** Form and tone: a failed measured format, code that is lacking, another language than the prompt's, rude words. */
export function appropriatenessOf(options: {
  reading: ExchangeReading
  measurements: readonly Measurement[]
  lacksCode: boolean
  /** Forms asked for, not measured, and not there. */
  lacking: readonly string[]
  texts: Texts
}): PerspectiveOpinion['appropriateness'] {
  const { reading, measurements, lacksCode, lacking, texts } = options
  const failedFormats = measurements.filter(({ concernsFormat, verdict }) => concernsFormat && verdict === 'no')
  const isRudeResponse = isRude(reading.response.text)
  const { language } = reading.response
  const isOtherLanguage =
    reading.subject.sign !== 'translation' &&
    reading.response.wordCount > 8 &&
    reading.response.code === '' &&
    language !== 'unknown' &&
    reading.promptLanguage !== 'unknown' &&
    language !== reading.promptLanguage &&
    !measurements.some(({ constraint }) => /language/iu.test(constraint.id))
  const notes: string[] = []
  const failed = [...failedFormats.map(({ requirement }) => requirement), ...lacking]
  if (failed.length > 0) notes.push(texts.formatFails(failed.join(', ')))
  if (lacksCode) notes.push(texts.noCode)
  if (isOtherLanguage) notes.push(texts.otherLanguage)
  const formatAlignment = notes.length === 0
  if (formatAlignment) notes.push(texts.formatFits)
  notes.push(isRudeResponse ? texts.toneFails : texts.toneFits)
  return {
    level: Math.max(0, (formatAlignment ? 5 : 2) - (isRudeResponse ? 3 : 0)),
    formatAlignment,
    toneAlignment: !isRudeResponse,
    reasoning: notes.join(' '),
  }
}

import type { Measurement } from '../../constraints/constraint.ts'
import type { PerspectiveOpinion } from '../opinion.ts'
import type { ExchangeReading, Failure } from './exchange-reading.ts'
import { assessItems, type AssessedItem } from './requirements.ts'
import type { Texts } from './texts.ts'
import { asksForExplanation } from './prompt-kind.ts'
import { isRude } from './tone.ts'
import { wordsOf, type Word } from './words.ts'
import { sentencesOf } from './sentences.ts'
import { distinct } from './topic.ts'
import { unmeasuredFormats } from './formats.ts'

const VERDICT_VALUE = { yes: 1, partial: 0.5, no: 0 } as const
const PLACEHOLDER =
  /\b(?:your (?:code|logic|implementation|answer) (?:goes )?here|implement (?:this|me|here)|not ?implemented|TODO\b|fill (?:this )?in)|^[^\n]*\bdef [^\n]+:\s*\n?\s*(?:pass|\.\.\.)\s*$/imu

function sumOf(assessed: readonly AssessedItem[]): number {
  return assessed.reduce((sum, { verdict }) => sum + VERDICT_VALUE[verdict.verdict], 0)
}

/** Parts enumerated by the ask: how many there are, and how many are there. A sole part counts beside the ask itself. */
function countParts(assessed: readonly AssessedItem[], ask: string): { present: number; total: number } {
  const parts = assessed.filter(({ item }) => item.origin === 'part' && !item.isForbidden)
  const steps = assessed.filter(({ item }) => item.origin === 'step' && !item.isForbidden)
  // "Do the following:" asks for nothing by itself.
  const own = parts.length === 0 && steps.length > 0 && !/[:：]$/u.test(ask) ? 1 : 0
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
  const assessed = assessItems({ items: asked.items, ask: asked.ask, measurements, response, texts })
  if (failure && !(failure === 'refusal' && reading.isRefusalCalledFor))
    return failedOpinion(reading, failure, assessed, texts)
  const formats = unmeasuredFormats({ prompt: reading.prompt, response: response.text, measurements, texts })
  const isCalledForRefusal = failure === 'refusal'
  const parts = countParts(assessed, asked.ask.text)
  const lacksCode = reading.isCodeAsked && response.code === '' && !isCalledForRefusal
  const isWrongLanguage = measurements.some(
    ({ constraint, verdict }) =>
      verdict === 'no' && /code/iu.test(constraint.id) && constraint.arguments['language'] !== undefined,
  )
  const isPlaceholder = reading.isCodeAsked && PLACEHOLDER.test(response.code)
  const isEmptyTalk = saysNothing(reading)
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
  if (isEmptyTalk) cap(2, texts.emptyTalk)
  if (isOtherLanguage(reading, measurements)) cap(3, texts.otherLanguage)
  if (!isCalledForRefusal) cap(partsCap(parts), texts.fewParts(Math.floor(parts.present), parts.total))

  const missing = assessed
    .filter(({ verdict, item }) => verdict.verdict === 'no' && !item.isForbidden)
    .map(({ item }) => item.text.toWellFormed())
  let completeness = isCalledForRefusal ? 4 : partsCompleteness(parts)
  if (lacksCode) completeness = Math.min(completeness, 1)
  if (isPlaceholder || isEmptyTalk) completeness = Math.min(completeness, 1)
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

/** True when the response is clearly in another language than the prompt, and nobody asked for that. */
function isOtherLanguage(reading: ExchangeReading, measurements: readonly Measurement[]): boolean {
  const { response, promptLanguage, subject } = reading
  return (
    subject.sign !== 'translation' &&
    response.wordCount > 8 &&
    response.code === '' &&
    response.language !== 'unknown' &&
    promptLanguage !== 'unknown' &&
    response.language !== promptLanguage &&
    !measurements.some(({ constraint }) => /language/iu.test(constraint.id))
  )
}

const READ = 2000
/** Two common words, or one other, in the first sentence. */
const ENOUGH_NEW = 0.5
const ENOUGH_TELLING = 3

function sumWeights(words: readonly Word[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0)
}

/** True when an explanation was asked for and the response has no telling word that the prompt does not have already. */
function saysNothing({ prompt, response, subject }: ExchangeReading): boolean {
  if (subject.sign === 'short' || !asksForExplanation(prompt) || response.code !== '' || /\p{N}/u.test(response.text))
    return false
  const own = new Set(wordsOf(prompt).map(({ key }) => key))
  const newWords = sentencesOf(response.text.slice(0, READ)).map(({ text }) => {
    return distinct(wordsOf(text).filter(({ key }) => !own.has(key)))
  })
  // Sentences of common words, with one or two others among them, are what padding is made of.
  const [first = []] = newWords
  const telling = distinct(newWords.flat()).filter(({ weight }) => weight >= 1)
  return telling.length < ENOUGH_TELLING && sumWeights(first) < ENOUGH_NEW
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
  const notes: string[] = []
  const failed = [...failedFormats.map(({ requirement }) => requirement), ...lacking]
  if (failed.length > 0) notes.push(texts.formatFails(failed.join(', ')))
  if (lacksCode) notes.push(texts.noCode)
  if (isOtherLanguage(reading, measurements)) notes.push(texts.otherLanguage)
  const formatAlignment = notes.length === 0
  if (formatAlignment) notes.push(texts.formatFits)
  notes.push(isRudeResponse ? texts.toneFails : texts.toneFits)
  return {
    level: isRudeResponse ? 1 : formatAlignment ? 5 : 2,
    formatAlignment,
    toneAlignment: !isRudeResponse,
    reasoning: notes.join(' '),
  }
}

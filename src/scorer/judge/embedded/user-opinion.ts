import type { Measurement } from '../../constraints/constraint.ts'
import type { PerspectiveOpinion } from '../opinion.ts'
import { appropriatenessOf, isOtherLanguage } from './appropriateness.ts'
import { saysNothing } from './empty-talk.ts'
import type { ExchangeReading, Failure } from './exchange-reading.ts'
import { unmeasuredFormats } from './formats.ts'
import { countParts, partsCap, partsCompleteness } from './part-count.ts'
import { assessItems, type AssessedItem } from './requirements.ts'
import type { Texts } from './texts.ts'

const PLACEHOLDER =
  /\b(?:your (?:code|logic|implementation|answer) (?:goes )?here|implement (?:this|me|here)|not ?implemented|TODO\b|fill (?:this )?in)|^[^\n]*\bdef [^\n]+:\s*\n?\s*(?:pass|\.\.\.)\s*$/imu

/** Of code that is on the subject only by its parts. */
const BUILT_LEVEL = 4

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
  if (subject.sign === 'shape') return texts.rightShape
  if (subject.sign === 'weak') return texts.weaklyOnTopic
  if (subject.sign === 'translation') return texts.inLanguageAsked
  return subject.sign === 'nothing to compare' ? texts.nothingToCompare : texts.shortAnswer
}

/** Why a response is no answer, in words. */
export function failureReason(failure: Failure, texts: Texts): string {
  return {
    degenerate: texts.degenerate,
    echo: texts.echo,
    'empty talk': texts.emptyTalk,
    refusal: texts.refusal,
    'off-topic': texts.offTopic,
  }[failure]
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
      level: failure === 'refusal' ? 1 : 0,
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
  const parts = countParts(assessed, asked.ask.text)
  const isWrongLanguage = measurements.some(
    ({ constraint, verdict }) =>
      verdict === 'no' && /code/iu.test(constraint.id) && constraint.arguments['language'] !== undefined,
  )
  // Code has names of its own: with most of the parts asked for it is on the subject, even if it takes up no word of the prompt.
  const isBuiltAsAsked =
    failure === 'off-topic' &&
    reading.isCodeAsked &&
    response.code !== '' &&
    !isWrongLanguage &&
    parts.total >= 2 &&
    parts.present > parts.total / 2
  if (failure && !isBuiltAsAsked && !(failure === 'refusal' && reading.isRefusalCalledFor))
    return failedOpinion(reading, failure, assessed, texts)
  const formats = unmeasuredFormats({ prompt: reading.prompt, response: response.text, measurements, texts })
  const isCalledForRefusal = failure === 'refusal'
  const lacksCode = reading.isCodeAsked && response.code === '' && !isCalledForRefusal
  const isPlaceholder = reading.isCodeAsked && PLACEHOLDER.test(response.code)
  const isEmptyTalk = saysNothing(reading)
  const notes: string[] = []
  const subjectLevel = isBuiltAsAsked ? BUILT_LEVEL : reading.subject.level
  let level = isCalledForRefusal ? 4 : subjectLevel
  if (isCalledForRefusal) notes.push(texts.refusalCalledFor)
  else notes.push(isBuiltAsAsked ? texts.weaklyOnTopic : topicReason(reading, texts))
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
  const isOffSubject = subjectLevel <= 1 && !isCalledForRefusal
  if (!isCalledForRefusal && subjectLevel < 3) completeness = Math.min(completeness, isOffSubject ? 1 : 2)
  const appropriateness = appropriatenessOf({
    reading,
    measurements,
    lacking: formats.filter(({ verdict }) => verdict === 'no').map(({ requirement }) => requirement),
    lacksCode,
    texts,
  })
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
    appropriateness: isOffSubject ? { ...appropriateness, level: 0, formatAlignment: false } : appropriateness,
    overallAssessment: overall,
  }
}

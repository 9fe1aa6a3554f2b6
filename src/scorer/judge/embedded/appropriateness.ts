import type { Measurement } from '../../constraints/constraint.ts'
import type { PerspectiveOpinion } from '../opinion.ts'
import type { ExchangeReading } from './exchange-reading.ts'
import { isClearlyNotIn } from './text-language.ts'
import type { Texts } from './texts.ts'
import { isRude } from './tone.ts'

/** True when the response is clearly in another language than the prompt, and nobody asked for that. */
export function isOtherLanguage(reading: ExchangeReading, measurements: readonly Measurement[]): boolean {
  const { response, promptLanguage, subject } = reading
  return (
    subject.sign !== 'translation' &&
    response.wordCount > 8 &&
    response.code === '' &&
    isClearlyNotIn(promptLanguage, response.text) &&
    !measurements.some(({ constraint }) => /language/iu.test(constraint.id))
  )
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
  const isRudeResponse = isRude(reading.said.text)
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

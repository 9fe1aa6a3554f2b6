import type { Measurement } from '../../constraints/constraint.ts'
import type { Span } from './sentences.ts'
import { sentencesOf } from './sentences.ts'
import { wordsOf } from './words.ts'

/** Speaks of the answer itself, not of what it is about. */
const OF_ANSWER =
  /(?<!\p{L})(?:(?:your|the|entire|whole) (?:answer|response|reply|output)|(?:votre|ta|la) réponse|(?:tu|su|la) respuesta)(?!\p{L})|(?:回答|答え|返答|応答)|(?:답변|응답|대답|답)(?:은|는|을|를|이|의)/iu

/** More of them no prompt sets that is still about something. */
const MAX_FORMS = 30

function isForm({ constraint, concernsFormat }: Measurement): boolean {
  const { id } = constraint
  return (concernsFormat && !id.startsWith('code:')) || id.startsWith('keywords:')
}

function countTelling(text: string): number {
  return wordsOf(text).filter(({ weight }) => weight >= 1).length
}

function blanked(text: string, start: number, length: number): string {
  return `${text.slice(0, start)}${' '.repeat(length)}${text.slice(start + length)}`
}

/** The prompt without its sentences beside the ask that set something measured or speak of the answer itself. As long as the prompt. */
export function questionText(prompt: string, ask: Span, measurements: readonly Measurement[]): string {
  if (measurements.length === 0) return prompt
  const askEnd = ask.start + ask.text.length
  let kept = ''
  let from = 0
  for (const { start, text: sentence } of sentencesOf(prompt)) {
    const end = start + sentence.length
    if (start < askEnd && end > ask.start) continue
    const sets = measurements.some(({ constraint: { index, quote } }) => index < end && index + quote.length > start)
    if (!sets && !OF_ANSWER.test(sentence)) continue
    kept += `${prompt.slice(from, start)}${' '.repeat(sentence.length)}`
    from = end
  }
  return kept + prompt.slice(from)
}

/** A question without the words that set a measured form or wording, as long as these do not name the subject too. */
export function withoutForms(question: string, measurements: readonly Measurement[]): string {
  let text = question
  for (const measurement of measurements.filter((given) => isForm(given)).slice(0, MAX_FORMS)) {
    const { index, quote } = measurement.constraint
    if (index >= text.length) continue
    const rest = blanked(text, index, quote.length)
    if (countTelling(rest) * 2 >= countTelling(text)) text = rest
  }
  return text
}

import { countJapaneseSentences } from './japanese-sentences.ts'
import { ENGLISH_SENTENCES, FRENCH_SENTENCES } from './punkt-models.ts'
import { countSentences } from './punkt.ts'
import { isBlank, strip, wordTokens } from './python-text.ts'
import { numberIn, textIn } from './reference-check.ts'
import type { ReferenceCheck } from './reference-check.ts'
import { meets } from './relation.ts'
import { countSpanishSentences, spanishTokens } from './spanish-tokens.ts'

const numberOfSentences: ReferenceCheck = (response, context) =>
  meets(sentenceCount(response, context.language), context, { threshold: 'num_sentences', relation: 'relation' })

function sentenceCount(response: string, language: string): number {
  if (language === 'ja') return countJapaneseSentences(response)
  if (language === 'es') return countSpanishSentences(response)
  return countSentences(response, language === 'fr' ? FRENCH_SENTENCES : ENGLISH_SENTENCES)
}

const numberOfWords: ReferenceCheck = (response, context) => {
  const words = context.language === 'es' ? spanishTokens(response) : wordTokens(response)
  return meets(words.length, context, { threshold: 'num_words', relation: 'relation' })
}

const numberOfLetters: ReferenceCheck = (response, context) =>
  meets(Array.from(response).length, context, { threshold: 'num_letters', relation: 'relation' })

/** Parts between `***`; an empty first or last part does not count, an empty middle one fails. */
const numberOfParagraphs: ReferenceCheck = (response, context) => {
  const parts = response.split(/\s?\*\*\*\s?/u)
  const isOuter = (index: number) => index === 0 || index === parts.length - 1
  if (parts.some((part, index) => isBlank(part) && !isOuter(index))) return false
  return parts.filter((part) => !isBlank(part)).length === numberIn(context, 'num_paragraphs')
}

/** Paragraphs between blank lines: as many as asked, and the nth begins with the word. */
const nthParagraphFirstWord: ReferenceCheck = (response, context) => {
  const parts = response.split('\n\n')
  const count = parts.filter((part) => !isBlank(part)).length
  const nth = numberIn(context, 'nth_paragraph')
  const paragraph = strip(parts[nth - 1] ?? '')
  if (nth > count || paragraph === '' || count !== numberIn(context, 'num_paragraphs')) return false
  const word = textIn(context, 'first_word').toLowerCase()
  if (context.language === 'ja') return paragraph.replace(/^「*『*/u, '').startsWith(word)
  if (context.language === 'es') return paragraph.replace(/^'*"*/u, '').toLowerCase().startsWith(word)
  const first = paragraph.split(/\s+/u)[0] ?? ''
  return (
    first
      .replace(/^'*"*/u, '')
      .split(/[.,?!'"]/u)[0]
      ?.toLowerCase() === word
  )
}

export const LENGTH_CHECKS: Readonly<Record<string, ReferenceCheck>> = {
  'length_constraints:number_sentences': numberOfSentences,
  'length_constraints:number_words': numberOfWords,
  'length_constraints:number_letters': numberOfLetters,
  'length_constraints:number_paragraphs': numberOfParagraphs,
  'length_constraints:nth_paragraph_first_word': nthParagraphFirstWord,
}

import { variantsOf } from './loose-variants.ts'
import { wordsOfSentence } from './nltk-words.ts'
import { ENGLISH_SENTENCES, FRENCH_SENTENCES } from './punkt-models.ts'
import { sentencesOf } from './punkt.ts'
import { isLower, isUpper } from './python-text.ts'
import type { ReferenceCheck } from './reference-check.ts'
import { meets } from './relation.ts'
import { isGuesswork, isInLanguage } from './response-language.ts'
import { spanishTokens } from './spanish-tokens.ts'

const capitalWords: ReferenceCheck = (response, context) =>
  meets(tokensOf(response, context.language).filter(isUpper).length, context, {
    threshold: 'capital_frequency',
    relation: 'capital_relation',
  })

function tokensOf(response: string, language: string): string[] {
  if (language === 'es') return spanishTokens(response)
  return sentencesOf(response, language === 'fr' ? FRENCH_SENTENCES : ENGLISH_SENTENCES).flatMap(wordsOfSentence)
}

/** The letters decide; then the language, where there are sentences to tell it by. */
const inCase =
  (isCase: (text: string) => boolean, language: string): ReferenceCheck =>
  (response) =>
    isCase(response) && (isGuesswork(response) || isInLanguage(response, language))

export const LETTER_CASE_CHECKS: Readonly<Record<string, ReferenceCheck>> = {
  'change_case:capital_word_frequency': capitalWords,
  'change_case:english_capital': inCase(isUpper, 'en'),
  'change_case:english_lowercase': inCase(isLower, 'en'),
  'change_case:french_capital': inCase(isUpper, 'fr'),
  'change_case:french_lowercase': inCase(isLower, 'fr'),
  'change_case:spanish_capital': inCase(isUpper, 'es'),
  'change_case:spanish_lowercase': inCase(isLower, 'es'),
}

/**
 * Whether the verdict hangs on the published checker's unseeded language detector: the letters are in the case asked for in
 * some variant, and the response is no running text (a list of names, a single word), on which such a detector guesses.
 */
export function dependsOnDetector(options: { id: string; response: string }): boolean {
  const match = /^change_case:(?:english|french|spanish)_(capital|lowercase)$/.exec(options.id)
  if (!match) return false
  const isCase = match[1] === 'capital' ? isUpper : isLower
  return variantsOf(options.response, 'loose').some((variant) => isCase(variant) && isGuesswork(variant))
}

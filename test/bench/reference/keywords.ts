import { countMatches, keywordPattern, strip } from './python-text.ts'
import { textIn, textsIn } from './reference-check.ts'
import type { ReferenceCheck, ReferenceContext } from './reference-check.ts'
import { meets } from './relation.ts'

const JAPANESE_WORDS = new Intl.Segmenter('ja', { granularity: 'word' })
const HIRAGANA_TO_KATAKANA = 96

const existence: ReferenceCheck = (response, context) => {
  const count = counterOf(response, context)
  return textsIn(context, 'keywords').every((keyword) => count(keyword) > 0)
}

const forbiddenWords: ReferenceCheck = (response, context) => {
  const count = counterOf(response, context, { wholeWord: true })
  return textsIn(context, 'forbidden_words').every((word) => count(word) === 0)
}

const frequency: ReferenceCheck = (response, context) =>
  meets(counterOf(response, context)(strip(textIn(context, 'keyword'))), context, {
    threshold: 'frequency',
    relation: 'relation',
  })

/**
 * How often a keyword occurs. Japanese is written without spaces: there a keyword counts where it is a token by itself, and
 * one of several tokens never does.
 */
function counterOf(response: string, { language }: ReferenceContext, options: { wholeWord?: boolean } = {}) {
  if (language !== 'ja') return (keyword: string) => countMatches(keywordPattern(keyword, options), response)
  const tokens = [...JAPANESE_WORDS.segment(response)].map(({ segment }) => segment)
  return (keyword: string) => tokens.filter((token) => token === keyword).length
}

const letterFrequency: ReferenceCheck = (response, context) => {
  const letter = strip(textIn(context, 'letter')).toLowerCase()
  const wanted = [letter]
  if (context.language === 'ja') wanted.push(String.fromCodePoint((letter.codePointAt(0) ?? 0) + HIRAGANA_TO_KATAKANA))
  const count = Array.from(response.toLowerCase()).filter((character) => wanted.includes(character)).length
  return meets(count, context, { threshold: 'let_frequency', relation: 'let_relation' })
}

export const KEYWORD_CHECKS: Readonly<Record<string, ReferenceCheck>> = {
  'keywords:existence': existence,
  'keywords:forbidden_words': forbiddenWords,
  'keywords:frequency': frequency,
  'keywords:letter_frequency': letterFrequency,
}

import { countMatches, wordTokens } from './python-text.ts'
import { numberIn, textIn } from './reference-check.ts'
import type { ReferenceCheck } from './reference-check.ts'
import { meets } from './relation.ts'
import { spanishTokens } from './spanish-tokens.ts'

const ACCENTED = /[àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ]/u

/** French: words that the prompt writes without accents carry the right ones wherever they occur. */
const accents: ReferenceCheck = (response, { arguments: given }) => {
  const words = given['word_to_accentuate']
  if (typeof words !== 'object' || words === null) throw new TypeError('argument "word_to_accentuate" is missing')
  const correct = new Map(Object.entries(words))
  return wordTokens(response.toLowerCase()).every((word) => {
    const wanted: unknown = correct.get(word.normalize('NFD').replaceAll(/\p{Mn}/gu, ''))
    return wanted === undefined || wanted === word
  })
}

const wordsWith = (letters: string, text: string): number =>
  spanishTokens(text).filter((word) => Array.from(letters).some((letter) => word.includes(letter))).length

const countsLetter =
  (letter: string): ReferenceCheck =>
  (response, context) =>
    wordsWith(letter, response.toLowerCase()) === numberIn(context, 'let_frequency')

/** Each run of kanji is followed by its reading in full-width brackets. */
const furigana: ReferenceCheck = (response) =>
  countMatches(/[一-龯]+/gu, response) === countMatches(/[一-龯]+（[ぁ-ん]+）/gu, response)

const onlyLetters =
  (allowed: RegExp): ReferenceCheck =>
  (response) =>
    Array.from(response).every((character) => allowed.test(character) || !/\p{L}/u.test(character))

export const LETTER_CHECKS: Readonly<Record<string, ReferenceCheck>> = {
  'special_character:accents': accents,
  'special_character:no_accents': (response) => !ACCENTED.test(response),
  'special_character:ethel_or_cedilla': (response, context) =>
    !response.toLowerCase().includes(textIn(context, 'forbidden_char').toLowerCase()),
  'special_character:enie': countsLetter('ñ'),
  'special_character:dieresis': countsLetter('ü'),
  'special_character:tildes': (response, context) =>
    meets(wordsWith('áéíóúÁÉÍÓÚ', response), context, { threshold: 'num_words', relation: 'relation' }),
  'letters:furigana': furigana,
  'letters:kanji': (response, context) =>
    meets(countMatches(/[一-龯]/gu, response), context, { threshold: 'kanji_limit', relation: 'relation' }),
  'letters:hiragana_only': onlyLetters(/[ぁ-んー]/u),
  'letters:katakana_only': onlyLetters(/[ァ-ンー・ｦ-ﾟ]/u),
  'letters:no_hiragana': (response) => !/[ぁ-ゖ]/u.test(response),
  'letters:no_katakana': (response) => !/[ァ-ヺｦ-ﾟ]/u.test(response),
  'letters:kansuuji': (response) => !/\p{Nd}/u.test(response),
}

import { fold } from './stem.ts'
import { countWords } from './words.ts'

const VERB =
  /\btranslat\w*|\bhow (?:do|would|can) (?:you|i|we|one) say\b|\bhow to say\b|\bcomment (?:dit-on|dire)\b|\bcómo se dice\b|\bwie sagt man\b|\btradui\w*|\btraduc\w*|\btraduz\w*|(?<!\p{L})übersetz\w*|\btradurre?\b|переве(?:ди|сти)\w*|翻訳|訳し|번역|翻译|ترجم/iu
const QUOTED =
  /"([^"\n]{2,2000})"|“([^”\n]{2,2000})”|«\s?([^»\n]{2,2000}?)\s?»|「([^」\n]{1,2000})」|(?<![\p{L}\p{N}])['‘](.{2,2000}?)['’](?![\p{L}\p{N}])/u
const AFTER_COLON = /[:：]\s*(\S[^]+)$/u

/** How much of a text to be translated is there: all of it, a part, or the text as it was. */
export type TranslationExtent = 'whole' | 'part' | 'untranslated'

const PART = 0.5
/** Shorter texts say nothing by their length. */
const MIN_WORDS = 4

function keyOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The text that a prompt hands over to be translated; null when it hands none over or asks for something else. */
function sourceOf(prompt: string): string | null {
  const head = prompt.slice(0, 6000)
  if (!VERB.test(head)) return null
  const found = QUOTED.exec(head) ?? AFTER_COLON.exec(head)
  return found?.slice(1).find((group) => group !== undefined) ?? null
}

/** Compares a translation with its source by length in words, in any languages; null when there is no source to compare with. */
export function translationExtent(prompt: string, response: string): TranslationExtent | null {
  const source = sourceOf(prompt)
  if (source === null) return null
  const key = keyOf(source)
  if (key !== '' && keyOf(response).includes(key) && countWords(response) < countWords(source) * 1.5)
    return 'untranslated'
  const words = countWords(source)
  return words >= MIN_WORDS && countWords(response) < words * PART ? 'part' : 'whole'
}

import { commonWords } from './lexicon/common-words.ts'
import { fluffWords } from './lexicon/fluff-words.ts'
import { splitWords } from './lexicon/split-words.ts'
import { root } from './stem.ts'
import { countWords, wordsOf } from './words.ts'

const latin = new Set([...splitWords(fluffWords.en), ...splitWords(fluffWords.fr), ...splitWords(fluffWords.es)])
const roots = new Set([...latin].map((word) => root(word)))
const japanese = new Set([...splitWords(fluffWords.ja), ...splitWords(commonWords.ja)])
const korean = new Set([...splitWords(fluffWords.ko), ...splitWords(commonWords.ko)].map((word) => word.slice(0, 2)))

/** One word in so many may be of another kind. */
const TOLERANCE = 6
const FEW_WORDS = 2
const READ = 2000
const MOST = 6
const MOST_SHARE = 0.4
const NUMBER = /^[\p{N}〇一二三四五六七八九十百千万]+$/u
const SPECIFIC = /[{};=\d]|\w\(|:\s*$/u

/** The words of a sentence; those that are neither common nor of fluff, by key; and how many are common but not of fluff. */
type Contents = { total: number; telling: readonly string[]; common: number }

/** Japanese, by what stands between kana: long runs of ideographs are read in pairs. */
function japaneseContents(sentence: string): Contents {
  const runs = sentence.match(/[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|[A-Za-z\p{N}]+/gu) ?? []
  const pieces = runs.flatMap((run) =>
    japanese.has(run) || !/\p{Script=Han}/u.test(run) ? [run] : (run.match(/..?/gu) ?? []),
  )
  return {
    total: pieces.length,
    telling: pieces.filter((piece) => !japanese.has(piece) && !NUMBER.test(piece)),
    common: 0,
  }
}

function contentsOf(sentence: string): Contents {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence)) return japaneseContents(sentence)
  const words = wordsOf(sentence)
  const telling = words.filter(({ text, root: base, weight }) => {
    if (/^\p{Script=Hangul}/u.test(text)) return weight >= 0.5 && !korean.has(base) && !korean.has(text.slice(0, 2))
    return weight >= 1 && !roots.has(base)
  })
  const common = words.filter(({ root: base, weight }) => weight > 0 && weight < 1 && !roots.has(base))
  return { total: words.length, telling: telling.map(({ key }) => key), common: common.length }
}

/** Keys of what a prompt is about, as `isFluff` compares them. */
export function subjectKeys(prompt: string): ReadonlySet<string> {
  const own = wordsOf(prompt).flatMap(({ key, weight }) => (weight > 0 ? [key] : []))
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(prompt)
  return new Set(isJapanese ? [...own, ...japaneseContents(prompt).telling] : own)
}

/** True for a sentence that would fit any answer to any prompt: nearly all of its words are common ones or those of fluff. */
export function isFluff(sentence: string, subject: ReadonlySet<string>): boolean {
  if (SPECIFIC.test(sentence)) return false
  const { total, telling } = contentsOf(sentence)
  if (total < FEW_WORDS || countWords(sentence) <= FEW_WORDS) return false
  return telling.length <= total / TOLERANCE && !telling.some((key) => subject.has(key))
}

/** True for a sentence that names most of what the prompt is about and says nothing of it. */
export function restates(sentence: string, subject: ReadonlySet<string>): boolean {
  if (SPECIFIC.test(sentence)) return false
  const { total, telling, common } = contentsOf(sentence)
  if (total === 0 || telling.length === 0 || common > 1) return false
  return telling.every((key) => subject.has(key)) && new Set(telling).size >= Math.min(subject.size, MOST) * MOST_SHARE
}

/** True for a text with a number or a word that is neither common nor of fluff. */
export function hasContent(text: string): boolean {
  return /\p{N}/u.test(text) || contentsOf(text.slice(0, READ)).telling.length > 0
}

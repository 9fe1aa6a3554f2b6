import { commonWords } from './lexicon/common-words.ts'
import { splitWords } from './lexicon/split-words.ts'
import { root } from './stem.ts'
import { countWords, wordsOf, type Word } from './words.ts'

let roots: ReadonlySet<string> = new Set()
let japanese: ReadonlySet<string> = new Set()
let korean: ReadonlySet<string> = new Set()

/** Takes in the words of fluff, a line each for languages with blanks, Japanese and Korean. */
export function learnFluff(words: string): void {
  const [latin = '', ja = '', ko = ''] = words.split('\n')
  roots = new Set(splitWords(latin).map((word) => root(word)))
  japanese = new Set([...splitWords(ja), ...splitWords(commonWords.ja)])
  korean = new Set([...splitWords(ko), ...splitWords(commonWords.ko)].map((word) => word.slice(0, 2)))
}

/** One word in so many may be of another kind. */
const TOLERANCE = 6
const FEW_WORDS = 2
const READ = 2000
const MOST = 6
const MOST_SHARE = 0.4
const MOST_FRESH = 2
const NUMBER = /^[\p{N}〇一二三四五六七八九十百千万]+$/u
const NO_SUBJECT: ReadonlySet<string> = new Set()
const SYLLABLE = /^\p{Script=Hangul}$/u
const SPECIFIC = /[{};=\d]|\w\(|:\s*$/u

/** The words of a sentence: how many; those that are neither common nor of fluff, and those that are common, by key; and how many are of fluff. */
type Contents = { total: number; telling: readonly string[]; common: readonly string[]; fluff: number }

/** Japanese, by what stands between kana: long runs of ideographs are read in pairs. */
function japaneseContents(sentence: string, subject: ReadonlySet<string> = NO_SUBJECT): Contents {
  const runs = sentence.match(/[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|[A-Za-z\p{N}]+/gu) ?? []
  const pieces = runs.flatMap((run) =>
    japanese.has(run) || !/\p{Script=Han}/u.test(run) ? [run] : (run.match(/..?/gu) ?? []),
  )
  const own = pieces.filter((piece) => subject.has(piece) || !japanese.has(piece))
  return {
    total: pieces.length,
    telling: own.filter((piece) => !NUMBER.test(piece)),
    common: [],
    fluff: pieces.length - own.length,
  }
}

function isOfFluff({ text, root: base }: Word): boolean {
  return /^\p{Script=Hangul}/u.test(text) ? korean.has(base) || korean.has(text.slice(0, 2)) : roots.has(base)
}

function isTelling({ text, weight }: Word): boolean {
  return weight >= (/^\p{Script=Hangul}/u.test(text) ? 0.5 : 1)
}

/** Words of the subject are none of fluff. */
function contentsOf(sentence: string, subject: ReadonlySet<string> = NO_SUBJECT): Contents {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence)) return japaneseContents(sentence, subject)
  const words = wordsOf(sentence)
  const own = words.filter((word) => subject.has(word.key) || !isOfFluff(word))
  return {
    total: words.length,
    telling: own.filter((word) => isTelling(word)).map(({ key }) => key),
    common: own.filter((word) => word.weight > 0 && !isTelling(word)).map(({ key }) => key),
    fluff: words.length - own.length,
  }
}

/** A Korean word may carry several endings: its beginning is compared too. */
function isNamed(key: string, subject: ReadonlySet<string>): boolean {
  return subject.has(key) || (/^\p{Script=Hangul}{3}/u.test(key) && subject.has(key.slice(0, 2)))
}

/** Keys of what a prompt is about, as `isFluff` and `restates` compare them. */
export function subjectKeys(prompt: string): ReadonlySet<string> {
  const own = wordsOf(prompt).flatMap(({ key, weight }) => (weight > 0 ? [key] : []))
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(prompt)
  const beginnings = own.filter((key) => /^\p{Script=Hangul}{3}/u.test(key)).map((key) => key.slice(0, 2))
  return new Set(isJapanese ? [...own, ...japaneseContents(prompt).telling] : [...own, ...beginnings])
}

/** True for a sentence that would fit any answer to any prompt: nearly all of its words are common ones or those of fluff. */
export function isFluff(sentence: string, subject: ReadonlySet<string>): boolean {
  if (SPECIFIC.test(sentence)) return false
  const { total, telling } = contentsOf(sentence)
  if (total < FEW_WORDS || countWords(sentence) <= FEW_WORDS) return false
  return telling.length <= total / TOLERANCE && !telling.some((key) => subject.has(key))
}

/** What an answer in the prompt's own words may look like: any sentence, a yes or a choice, something said to somebody. */
export type OwnWords = 'none' | 'brief' | 'yes or choice' | 'address'

/**
 * True for a sentence that names what the prompt is about and says nothing of it: beside the prompt's own words it has hardly any that
 * tells something, the less so the fewer of the prompt's it has. Where a word may be the answer any word tells something; where the
 * answer may be in the prompt's own words, a sentence has to talk about the text itself as well.
 */
export function restates(options: { sentence: string; subject: ReadonlySet<string>; ownWords: OwnWords }): boolean {
  const { sentence, subject, ownWords } = options
  if (SPECIFIC.test(sentence)) return false
  const { telling, common, fluff } = contentsOf(sentence, subject)
  const named = [...telling, ...common].filter((key) => isNamed(key, subject))
  if (named.length === 0) return false
  const unnamed = new Set([...telling, ...common].filter((key) => !isNamed(key, subject)))
  const commonKeys = new Set(common)
  const freshCommon = [...unnamed].filter((key) => commonKeys.has(key) || SYLLABLE.test(key)).length
  const fresh = unnamed.size - freshCommon
  if (ownWords === 'yes or choice' || ownWords === 'address') {
    const isAnswer = ownWords === 'address' ? ADDRESSES : TAKES_SIDES
    return fresh === 0 && fluff > freshCommon && !isAnswer.test(sentence)
  }
  if (fresh === 0 && freshCommon <= 1) {
    return fluff > freshCommon || new Set(named).size >= Math.min(subject.size, MOST) * MOST_SHARE
  }
  if (GIVES_REASON.test(sentence) && fresh > 0) return false
  const isMostlyNames = fresh + freshCommon / 2 <= Math.min(MOST_FRESH, named.length / 2)
  return isMostlyNames && fluff >= fresh && fluff > 0 && !(ownWords === 'brief' && fresh > 0)
}

/** With a new word beside it, a reason is an answer. */
const GIVES_REASON =
  /(?<!\p{L})(?:because|due to|thanks to|since|parce qu|car|grâce|à cause|porque|debido|gracias a|por culpa)|ため|から|ので|때문|덕분/iu

/** Words in which somebody takes a side or gives a view. */
const TAKES_SIDES =
  /^(?:yes|no|not|oui|non|sí|si|はい|いいえ|네|예|아니)(?!\p{L})|(?<!\p{L})(?:i|je|moi|creo|yo|prefer\w*|recommend\w*|rather|depends?|plutôt|préfér\w*|recommand\w*|dépend\w*|prefer\w*|prefier\w*|recomend\w*|recomiend\w*|depende)(?!\p{L})|私|思い|思う|ほう|方が|できます|できません|저는|제가|낫|좋습|좋아|나아|돼요|됩니다|안 됩/iu
/** Words in which somebody is spoken to. */
export const ADDRESSES =
  /(?<!\p{L})(?:i|we|you|your|our|my|me|us|dear|hi|hello|please|thanks?|sorry|vous|votre|vos|nous|notre|je|mon|ma|mes|tu|te|ton|cher|chère|merci|bonjour|usted(?:es)?|mi|mis|nuestr[oa]s?|hola|gracias|estimad[oa]s?|querid[oa]s?)(?!\p{L})|[jmtn]['’]\p{L}|ありがと|お願い|願い|申し|いただ|頂|ください|ござ|お世話|恐縮|失礼|様[、，へ]|(?<!たく)さん|감사|부탁|드립|드려|죄송|세요(?=[\s.!?,]|$)|바랍|저희|저는|제가|우리|님|안녕|고마/iu

/** True for a text with a number or a word that is neither common nor of fluff. */
export function hasContent(text: string): boolean {
  return /\p{N}/u.test(text) || contentsOf(text.slice(0, READ)).telling.length > 0
}

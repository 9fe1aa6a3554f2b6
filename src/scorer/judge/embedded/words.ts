import { commonWords } from './lexicon/common-words.ts'
import { frameWords } from './lexicon/frame-words.ts'
import { splitWords } from './lexicon/split-words.ts'
import { stopWords } from './lexicon/stop-words.ts'
import { fold, root, STEM_LENGTH, stem } from './stem.ts'

/**
 * A word of a text: as it was written (`text`), without its ending (`root`), as it is compared (`key`, a stem of at most six
 * letters), the keys of the parts of an identifier, and how much it says (0..2).
 */
export type Word = { text: string; root: string; key: string; parts: readonly string[]; weight: number }

const COMMON_WEIGHT = 0.25
const NAME_WEIGHT = 2
/** A word whose spelling marks it as the name of a thing: "TypeScript", "HTTP", "covid19". */
const NAME = /^\p{Lu}{2,5}$|\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}/u
/** A single Korean syllable may be a word or what is left of one. */
const SYLLABLE_WEIGHT = 0.5
const RUN =
  /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hangul}+|[[\p{L}\p{N}_]--[\p{Script=Han}々\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Hiragana}]]+/gv
/** The programming language, told from the verb by its capital and by what follows. */
const GO =
  /(?<=[a-z,(] )Go\b|\bGo(?= (?:function|program|code|struct|module|routine|compile|server|service|interface|package|has|is|lacks|uses|offers|supports|provides)s?\b)/gu
const HANGUL_ENDING =
  /(?:해주세요|하십시오|하세요|합니다|입니다|됩니다|습니다|하여|하는|하고|하기|하면|한다|해서|했다|에서는|으로는|에서|에게|으로|까지|부터|처럼|보다|이란|라는|은|는|이|가|을|를|의|에|로|와|과|도|만|란|들)$/u

const stops = new Set([
  ...splitWords(stopWords.en),
  ...splitWords(stopWords.fr),
  ...splitWords(stopWords.es),
  ...splitWords(stopWords.others),
])
const frames = new Set([
  ...splitWords(frameWords.en),
  ...splitWords(frameWords.fr),
  ...splitWords(frameWords.es),
  ...splitWords(frameWords.others),
])
const cjkFrames = new Set([...splitWords(frameWords.ja), ...splitWords(frameWords.ko)])
const common = new Set([...splitWords(commonWords.en), ...splitWords(commonWords.fr), ...splitWords(commonWords.es)])
const commonRoots = new Set(splitWords(commonWords.en).map((word) => root(word)))
const cjkCommon = new Set([...splitWords(commonWords.ja), ...splitWords(commonWords.ko)])

function isCommon(word: string, base: string): boolean {
  return (
    common.has(word) || /^\p{N}+$/u.test(word) || (word.length > 3 && !/[ao]$/u.test(word) && commonRoots.has(base))
  )
}

/** Words of asks and of grammar in Chinese, which leaves no blanks between them and the words of a subject. */
const CHINESE_FRAMES =
  /请问|请|解释|说明|描述|介绍|什么是|是什么|什么|为什么|如何|怎么样|怎么|怎样|哪里|哪些|哪个|多少|写出|写|列出|列举|给我|给出|帮我|告诉我|推荐|总结|翻译|比较|分析|一下|一个|一首|一篇|一段|一些|两个|三个|四个|五个|例子|举例|示例|以及|并且|关于|使用|用|简要|简单|并|和|与|或|的|了|是|在|有|吗|呢|吧|这|那|它|们|会|可以|能|把|被|对|为|到|从/gu

function bigrams(run: string): string[] {
  const letters = Array.from(run)
  if (letters.length < 3) return [run]
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`)
}

function camelParts(run: string): string[] {
  if (!/[a-z0-9][A-Z]|_/u.test(run)) return []
  const parts = run
    .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .split(/[_\s]+/u)
    .filter((part) => part !== '' && !stops.has(part.toLowerCase()))
  return parts.length > 1 ? parts.map((part) => stem(fold(part))) : []
}

/** Function words of one language that are things in English; what tells that a text is English. */
const HOMOGRAPHS = new Set(splitWords('car cars war hat son die ton pour bin sans'))
const ENGLISH = /\b(?:the|of|is|are|what|how|do|my|and|to)\b/iu

function latinWord(run: string, isEnglish: () => boolean): Word | null {
  const whole = fold(run)
  const folded = whole.includes('_') ? whole.replace(/^_+|_+$/gu, '') : whole
  if (folded === '' || (stops.has(folded) && !(HOMOGRAPHS.has(folded) && isEnglish()))) return null
  if (folded.length === 1 && !/\p{N}/u.test(folded)) return null
  const base = root(folded)
  const weight = frames.has(folded) ? 0 : isCommon(folded, base) ? COMMON_WEIGHT : NAME.test(run) ? NAME_WEIGHT : 1
  return { text: run, root: base, key: base.slice(0, STEM_LENGTH), parts: camelParts(run), weight }
}

function hangulWord(run: string): Word {
  const base = run.length > 2 ? run.replace(HANGUL_ENDING, '') : run.replace(/(?<=.)[은는이가을를의에로와과도만]$/u, '')
  const key = base === '' ? run : base
  const weight = cjkFrames.has(key.slice(0, 2)) ? 0 : cjkCommon.has(key.slice(0, 2)) ? COMMON_WEIGHT : cjkWeight(key)
  return { text: run, root: key, key: key.slice(0, 4), parts: [], weight }
}

function cjkWeight(key: string): number {
  if (cjkFrames.has(key)) return 0
  if (cjkCommon.has(key)) return COMMON_WEIGHT
  return /^\p{Script=Hangul}$/u.test(key) ? SYLLABLE_WEIGHT : 1
}

/** The words of a text in order, function words left out. Linear; any script; identifiers are also split into parts. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const known = new Map<string, Word | null>()
  const isChinese = !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  const isEnglish = () => ENGLISH.test(text.slice(0, 2000))
  const spelt = text
    .replace(/\bC\+\+/gu, 'Cpp')
    .replace(/\b([CF])#/gu, '$1sharp')
    .replace(GO, 'Golang')
  for (const [run] of spelt.matchAll(RUN)) {
    if (/^[\p{Script=Han}々]/u.test(run)) {
      const runs = isChinese ? run.split(CHINESE_FRAMES) : [run]
      for (const key of runs.flatMap((piece) => (piece === '' ? [] : bigrams(piece))))
        words.push({ text: key, root: key, key, parts: [], weight: cjkWeight(key) })
    } else if (/^[\p{Script=Katakana}ー]/u.test(run)) {
      words.push({ text: run, root: run, key: run.replace(/ー$/u, ''), parts: [], weight: cjkWeight(run) })
    } else {
      let word = known.get(run)
      if (word === undefined) {
        word = /^\p{Script=Hangul}/u.test(run) ? hangulWord(run) : latinWord(run, isEnglish)
        known.set(run, word)
      }
      if (word) words.push(word)
    }
  }
  return words
}

/** Counts the words a reader sees: runs of letters or digits; ideographs by two, hiragana by three. */
export function countWords(text: string): number {
  let count = 0
  for (const [run] of text.matchAll(/\p{Script=Hiragana}+/gu)) count += Math.floor(run.length / 3)
  for (const [run] of text.matchAll(RUN)) count += /^[\p{Script=Han}々]/u.test(run) ? Math.ceil(run.length / 2) : 1
  return count
}

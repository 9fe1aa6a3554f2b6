import { commonWords } from './lexicon/common-words.ts'
import { frameWords } from './lexicon/frame-words.ts'
import { stopWords } from './lexicon/stop-words.ts'

/**
 * A word of a text: as it was written (`text`), without its ending (`root`), as it is compared (`key`, a stem of at most six
 * letters), the keys of the parts of an identifier, and how much it says (0..1).
 */
export type Word = { text: string; root: string; key: string; parts: readonly string[]; weight: number }

const COMMON_WEIGHT = 0.25
/** A single Korean syllable may be a word or what is left of one. */
const SYLLABLE_WEIGHT = 0.5
const RUN =
  /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hangul}+|[[\p{L}\p{N}_]--[\p{Script=Han}々\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Hiragana}]]+/gv
/** The programming language, told from the verb by its capital and by what follows. */
const GO =
  /(?<=[a-z,(] )Go\b|\bGo(?= (?:function|program|code|struct|module|routine|compile|server|service|interface|package|has|is|lacks|uses|offers|supports|provides)s?\b)/gu
const HANGUL_ENDING =
  /(?:해주세요|하십시오|하세요|합니다|입니다|됩니다|습니다|하여|하는|하고|하기|하면|한다|해서|했다|에서는|으로는|에서|에게|으로|까지|부터|처럼|보다|이란|라는|은|는|이|가|을|를|의|에|로|와|과|도|만|란|들)$/u

function split(list: string): string[] {
  return list.split(/\s+/u).filter((word) => word !== '')
}

/** Lower case, compatible forms joined, Latin diacritics dropped: what words are compared in. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/gu, '')
    .normalize('NFC')
    .toLowerCase()
}

const STEM_LENGTH = 6

/**
 * A light stem for space-separated languages: plural, verb and noun endings off, six letters at most, so that
 * "validate", "validación" and "validation" meet. Crude on purpose: it only has to map both texts alike.
 */
export function stem(word: string): string {
  return root(word).slice(0, STEM_LENGTH)
}

function root(word: string): string {
  let base = word
  if (base.length > 4 && base.endsWith('ies')) base = `${base.slice(0, -3)}y`
  else if (base.length > 3 && /[^su]s$/u.test(base)) base = base.slice(0, -1)
  for (const ending of ['ing', 'ed', 'ly', 'er', 'or']) {
    const rest = base.slice(0, -ending.length)
    if (base.endsWith(ending) && rest.length >= 3 && /[aeiouy]/u.test(rest) && !base.endsWith('eed')) {
      base = /([bdfgmnprt])\1$/u.test(rest) ? rest.slice(0, -1) : rest
      break
    }
  }
  if (base.length > 3 && /[eaoyi]$/u.test(base)) base = base.slice(0, -1)
  return base
}

const stops = new Set([...split(stopWords.en), ...split(stopWords.fr), ...split(stopWords.es)])
const frames = new Set([...split(frameWords.en), ...split(frameWords.fr), ...split(frameWords.es)])
const cjkFrames = new Set([...split(frameWords.ja), ...split(frameWords.ko)])
const common = new Set([...split(commonWords.en), ...split(commonWords.fr), ...split(commonWords.es)])
const commonRoots = new Set(split(commonWords.en).map((word) => root(word)))
const cjkCommon = new Set([...split(commonWords.ja), ...split(commonWords.ko)])

/** True for a word (folded) that is of the ask and not of its subject. */
export function isFrame(word: string): boolean {
  return frames.has(word) || cjkFrames.has(word)
}

function isCommon(word: string): boolean {
  return common.has(word) || /^\p{N}+$/u.test(word) || (word.length > 3 && commonRoots.has(root(word)))
}

function bigrams(run: string): string[] {
  const letters = Array.from(run)
  if (letters.length < 3) return [run]
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`)
}

function camelParts(run: string): string[] {
  const parts = run
    .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .split(/[_\s]+/u)
    .filter((part) => part !== '')
  return parts.length > 1 ? parts.map((part) => stem(fold(part))) : []
}

function latinWord(run: string): Word | null {
  const folded = fold(run).replace(/^_+|_+$/gu, '')
  if (folded === '' || stops.has(folded)) return null
  if (folded.length === 1 && !/\p{N}/u.test(folded)) return null
  const weight = frames.has(folded) ? 0 : isCommon(folded) ? COMMON_WEIGHT : 1
  return { text: run, root: root(folded), key: stem(folded), parts: camelParts(run), weight }
}

function hangulWord(run: string): Word | null {
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
  const spelt = text
    .replace(/\bC\+\+/gu, 'Cpp')
    .replace(/\b([CF])#/gu, '$1sharp')
    .replace(GO, 'Golang')
  for (const [run] of spelt.matchAll(RUN)) {
    if (/^[\p{Script=Han}々]/u.test(run)) {
      for (const key of bigrams(run)) words.push({ text: key, root: key, key, parts: [], weight: cjkWeight(key) })
    } else if (/^[\p{Script=Katakana}ー]/u.test(run)) {
      words.push({ text: run, root: run, key: run.replace(/ー$/u, ''), parts: [], weight: cjkWeight(run) })
    } else if (/^\p{Script=Hangul}/u.test(run)) {
      const word = hangulWord(run)
      if (word) words.push(word)
    } else {
      const word = latinWord(run)
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

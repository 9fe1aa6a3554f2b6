import { franc } from 'franc'
import { countMatches, wordTokens } from './python-text.ts'
import { textIn } from './reference-check.ts'
import type { ReferenceCheck } from './reference-check.ts'

/**
 * The published checker asks a statistical detector without a seed. Here the script decides where it can, and a trigram
 * detector, limited to the languages that the published one knows, decides the rest.
 */

/** Scripts that one language of the data uses. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
]
const SHARED_SCRIPTS = [/\p{Script=Latin}/gu, /\p{Script=Cyrillic}/gu, /\p{Script=Arabic}/gu, /\p{Script=Devanagari}/gu]
/** Letters that one language of a shared script writes and its neighbours do not. */
const TELLING_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[іїєґ]/giu, 'uk'],
  [/[ыэё]/giu, 'ru'],
  [/[ѓќјљњџѕ]/giu, 'mk'],
  [/[ٹڈڑںے]/gu, 'ur'],
  [/[پچژگ]/gu, 'fa'],
]
/** A foreign name must not decide: so large a share of the letters at least. */
const TELLING_SHARE = 0.005
const HAN = /\p{Script=Han}/gu

/** ISO 639-3, which the trigram detector speaks, to the codes of the data. */
const CODES: Readonly<Record<string, string>> = {
  afr: 'af',
  arb: 'ar',
  bul: 'bg',
  cat: 'ca',
  ces: 'cs',
  cym: 'cy',
  dan: 'da',
  deu: 'de',
  eng: 'en',
  spa: 'es',
  est: 'et',
  pes: 'fa',
  fin: 'fi',
  fra: 'fr',
  hin: 'hi',
  hrv: 'hr',
  hun: 'hu',
  ind: 'id',
  ita: 'it',
  lit: 'lt',
  lav: 'lv',
  mkd: 'mk',
  mar: 'mr',
  npi: 'ne',
  nld: 'nl',
  nob: 'no',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  slk: 'sk',
  slv: 'sl',
  som: 'so',
  als: 'sq',
  swe: 'sv',
  swh: 'sw',
  tgl: 'tl',
  tur: 'tr',
  ukr: 'uk',
  urd: 'ur',
  vie: 'vi',
}

/**
 * Words that hold sentences together. Their share tells running text from a list of names or a single word, which
 * statistical detectors guess at.
 */
const FUNCTION_WORDS: readonly (readonly [language: string, words: ReadonlySet<string>])[] = Object.entries({
  en: 'the of and to in is that it for was with be by not this are from or have you which had has his her they their we your i at but all can will who what when there if been would my',
  fr: 'le les des du et est une dans que qui pour pas sur au avec ce il sont nous vous je cette aux ou mais leur elle ont être d l',
  es: 'el los las del y en una que por con para es lo su al más como pero sus este sí porque esta entre cuando muy sobre también hay nos ser',
  de: 'der die das und ist nicht ein eine zu den mit von auf für im sich dem des auch es sie wir ich als wie bei oder aber nach aus um',
  it: 'il di che è e la un per non una sono con le dei del della gli si come ma nel alla questo più anche ha',
  pt: 'o de que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem seu sua ou',
  nl: 'de het een en van is dat niet op te zijn met voor aan er ook om als maar bij of uit nog naar dan wat deze',
}).map(([language, words]) => [language, new Set(words.split(' '))])
const RUNNING_TEXT_SHARE = 0.06
const RUNNING_TEXT_WORDS = 2

/** The languages of which a text holds sentences, by their function words. Neighbours share some, so there may be several. */
function sentenceLanguages(text: string): string[] {
  const words = wordTokens(text.toLowerCase())
  return FUNCTION_WORDS.filter(([, known]) => {
    const count = words.filter((word) => known.has(word)).length
    return count >= RUNNING_TEXT_WORDS && count >= words.length * RUNNING_TEXT_SHARE
  }).map(([language]) => language)
}

/** Whether a detector can only guess: letters of the Latin script that make no sentences of a language known here. */
export function isGuesswork(text: string): boolean {
  const letters = countMatches(/\p{L}/gu, text)
  return countMatches(/\p{Script=Latin}/gu, text) * 2 > letters && sentenceLanguages(text).length === 0
}

/** Whether a text is in a language, as far as script, function words and trigrams tell; true for one without letters. */
export function isInLanguage(text: string, language: string): boolean {
  const detected = detectLanguage(text)
  return detected === undefined || detected === language || sentenceLanguages(text).join() === language
}

/** The language code of a text; `undefined` when it has no letters. */
export function detectLanguage(text: string): string | undefined {
  const count = (pattern: RegExp) => countMatches(pattern, text)
  const counted = SCRIPTS.map(([pattern, language]) => ({ language, letters: count(pattern) }))
  const best = counted.reduce((most, next) => (next.letters > most.letters ? next : most))
  const shared = Math.max(...SHARED_SCRIPTS.map(count))
  const han = count(HAN)
  if (best.letters + shared + han === 0) return undefined
  // Latin letters weigh less than others: a word of Korean takes two or three characters, one of English five.
  if (best.letters > 0 && best.letters * 2 >= shared) return best.language
  if (han > shared) return 'zh-cn'
  const telling = TELLING_LETTERS.find(([pattern]) => count(pattern) > shared * TELLING_SHARE)
  if (telling) return telling[1]
  const detected = franc(text.toLowerCase(), { only: Object.keys(CODES), minLength: 1 })
  return CODES[detected]
}

const responseLanguage: ReferenceCheck = (response, context) => isInLanguage(response, textIn(context, 'language'))

export const LANGUAGE_CHECKS: Readonly<Record<string, ReferenceCheck>> = {
  'language:response_language': responseLanguage,
}

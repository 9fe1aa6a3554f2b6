import { stopWords } from './lexicon/stop-words.ts'
import { fold } from './stem.ts'

export type TextLanguage = 'en' | 'fr' | 'es' | 'ja' | 'ko' | 'zh' | 'other' | 'unknown'

const SAMPLE = 4000
const shared = new Set([
  'a',
  'd',
  'es',
  'me',
  'no',
  'on',
  'son',
  'se',
  'si',
  'as',
  'm',
  's',
  't',
  'la',
  'les',
  'le',
  'de',
  'tres',
  'c',
  'o',
  'e',
  'l',
  'j',
  'n',
  'y',
  'u',
])
const stops = {
  en: new Set(stopWords.en.split(/\s+/u)),
  fr: new Set(stopWords.fr.split(/\s+/u)),
  es: new Set(stopWords.es.split(/\s+/u)),
}

const ASCII = /^[\x20-\x7e\s]*$/u

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/**
 * The language a text is written in, as far as script and function words show it. `unknown` when they do not (a number,
 * a name, code); `other` for a script that none of the known languages uses. Reads the first 4,000 characters.
 */
export function guessLanguage(text: string): TextLanguage {
  const sample = text.slice(0, SAMPLE)
  if (!ASCII.test(sample)) {
    const script = guessByScript(sample)
    if (script) return script
  }
  return guessByWords(sample)
}

function guessByScript(sample: string): TextLanguage | null {
  const latin = count(sample, /\p{Script=Latin}/gu)
  const hangul = count(sample, /\p{Script=Hangul}/gu)
  const kana = count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = count(sample, /\p{Script=Han}/gu)
  const others = count(sample, /\p{L}/gu) - latin - hangul - kana - han
  // A syllable block or ideograph holds about as much as three letters.
  if (hangul * 3 > latin && hangul > 1 && hangul >= kana) return 'ko'
  if ((kana + han) * 3 > latin && kana > 1) return 'ja'
  if (han * 3 > latin && han > 1) return 'zh'
  return others > latin && others > 3 ? 'other' : null
}

function guessByWords(sample: string): TextLanguage {
  const hits = countFunctionWords(sample)
  if (hits.en >= Math.max(hits.fr, hits.es) && hits.en >= 1) return 'en'
  if (hits.fr > hits.es && hits.fr >= 1) return 'fr'
  if (hits.es > hits.fr && hits.es >= 1) return 'es'
  return 'unknown'
}

function countFunctionWords(sample: string): { en: number; fr: number; es: number } {
  const words = fold(sample).match(/\p{L}+/gu) ?? []
  const hits = { en: 0, fr: 0, es: 0 }
  for (const word of words) {
    const unit = shared.has(word) ? 0.4 : 1
    if (stops.en.has(word)) hits.en += unit
    if (stops.fr.has(word)) hits.fr += unit
    if (stops.es.has(word)) hits.es += unit
  }
  hits.fr += count(sample, /[çœêèùîôûë]|\b[ldjnsqc]['’]/giu) * 0.5
  hits.es += count(sample, /[ñ¿¡óúíá]/giu) * 0.5
  return hits
}

const CLEAR_HITS = 2
const CLEAR_FACTOR = 2

/** True for a text that is clearly in another language than the one given: in another script, or by many more function words. */
export function isClearlyNotIn(language: TextLanguage, text: string): boolean {
  if (language === 'unknown') return false
  const sample = text.slice(0, SAMPLE)
  const script = ASCII.test(sample) ? null : guessByScript(sample)
  if (script === 'zh' || script === 'ja') return language !== 'zh' && language !== 'ja'
  if (script !== null) return script !== language
  const hits = countFunctionWords(sample)
  const most = Math.max(hits.en, hits.fr, hits.es)
  if (language === 'en' || language === 'fr' || language === 'es')
    return most >= CLEAR_HITS && most >= hits[language] * CLEAR_FACTOR
  return most >= CLEAR_HITS && language !== 'other'
}

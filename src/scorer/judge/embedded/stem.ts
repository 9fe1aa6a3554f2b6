import { irregularForms } from './lexicon/irregular-forms.ts'
import { splitWords } from './lexicon/split-words.ts'

const PLAIN = /^[\x20-\x7e]*$/u

/** Lower case, compatible forms joined, Latin diacritics dropped: what words are compared in. */
export function fold(text: string): string {
  // Most words have nothing to fold but their capitals.
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/gu, '')
    .normalize('NFC')
    .toLowerCase()
}

/** Letters of a stem. */
export const STEM_LENGTH = 6
const NOUN_ENDINGS = [
  'ization',
  'isation',
  'ation',
  'ition',
  'acion',
  'icion',
  'ement',
  'ment',
  'ness',
  'ance',
  'ence',
  'able',
  'ible',
  'ando',
  'iendo',
  'ate',
  'ir',
  'ar',
]
const plainForms = new Map(
  irregularForms.split('|').flatMap((line) => {
    const [plain = '', ...others] = splitWords(line)
    return others.map((other) => [other, plain] as const)
  }),
)

/**
 * A light stem for space-separated languages: plural, verb and noun endings off, six letters at most, so that
 * "validate", "validación" and "validation" meet. Crude on purpose: it only has to map both texts alike.
 */
export function stem(word: string): string {
  return root(word).slice(0, STEM_LENGTH)
}

/** A word (folded) without its ending. */
export function root(word: string): string {
  let base = plainForms.get(word) ?? word
  if (base.length > 4 && base.endsWith('ies')) base = `${base.slice(0, -3)}y`
  else if (base.length > 3 && /[^su]s$/u.test(base)) base = base.slice(0, -1)
  for (const ending of NOUN_ENDINGS) {
    if (base.endsWith(ending) && base.length - ending.length >= 4) return base.slice(0, -ending.length)
  }
  for (const ending of ['ing', 'ed', 'ly', 'er', 'or', 'ez']) {
    const rest = base.slice(0, -ending.length)
    if (base.endsWith(ending) && rest.length >= 3 && /[aeiouy]/u.test(rest) && !base.endsWith('eed')) {
      base = /([bdfgmnprt])\1$/u.test(rest) ? rest.slice(0, -1) : rest
      break
    }
  }
  if (base.length > 3 && /[eaoyi]$/u.test(base)) base = base.slice(0, -1)
  return base
}

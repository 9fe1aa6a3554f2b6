import {
  argumentsOf,
  boundsFrom,
  boundsPhrase,
  countPhrase,
  meets,
  type BoundsSpelling,
  type Unit,
} from '../../bounds.ts'
import type { Candidate, ConstraintKind } from '../../kind.ts'
import { quantitiesOf } from '../../prompt/counted-nouns.ts'
import { negationOf } from '../../prompt/forbidden-nouns.ts'
import { phraseMatches, words, type Phrases } from '../../prompt/phrases.ts'
import { boundsOf } from '../../prompt/quantities.ts'
import type { Reading } from '../../prompt/reading.ts'

const named: Phrases = {
  fr: [
    words(
      "(?:le |la |l'|du |de la )?(?:caractère|lettre|graphème|signe|ligature|digramme|cédille)s? (?:œ|ç|\uE001\uE000{1,3}\uE002)",
    ),
  ],
}

/** French œ or ç, forbidden. */
export const ethelOrCedilla: ConstraintKind = {
  id: 'special_character:ethel_or_cedilla',
  concernsFormat: true,
  cues: { fr: 'caract|lettre|graph|signe|ligature|cédille' },
  find: (reading) =>
    phraseMatches(reading, named).flatMap(({ clause, match, start, end }) => {
      const sign = /[œç]/iu.exec(reading.prompt.original.slice(start, end))?.[0]?.toLowerCase()
      const place = { start: match.index, end: match.index + match[0].length }
      if (sign === undefined || !negationOf(clause, place, reading)) return []
      return [{ arguments: { forbidden_char: sign }, start, end }]
    }),
  requirement: ({ forbidden_char: sign }) => ({
    en: `without “${String(sign)}”`,
    fr: `sans « ${String(sign)} »`,
    ko: `“${String(sign)}” 없음`,
  }),
  check: ({ forbidden_char: sign }, { text }) => {
    const count = text.toLowerCase().split(String(sign)).length - 1
    const unit: Unit = {
      en: [`“${String(sign)}”`, `“${String(sign)}”`],
      fr: [`« ${String(sign)} »`, `« ${String(sign)} »`],
      ko: [`“${String(sign)}”`, '개'],
    }
    return { holds: count === 0, evidence: countPhrase(count, unit) }
  },
  overrules: (mine, other) =>
    (other.id === 'keywords:letter_frequency' || other.id === 'keywords:forbidden_words') &&
    other.start < mine.end &&
    other.end > mine.start,
}

type LetterWords = { id: string; mention: string; pattern: RegExp; spelling: BoundsSpelling; unit: Unit }

/** A Spanish kind that counts the words with some letter: "palabras con la letra ñ". */
function wordsWithLetter({ id, mention, pattern, spelling, unit }: LetterWords): ConstraintKind {
  const phrases: Phrases = { es: [words(`palabras? (?:\\p{L}+ ){0,3}?(?:${mention})`)] }
  return {
    id,
    concernsFormat: true,
    cues: { es: 'palabra' },
    find: (reading) => phraseMatches(reading, phrases).flatMap((mentioned) => countOf(mentioned, reading, spelling)),
    requirement: (args) => boundsPhrase(boundsFrom(args, spelling), unit),
    check: (args, response) => {
      const count = response.words().filter((word) => pattern.test(word.normalize('NFC'))).length
      return { holds: meets(count, boundsFrom(args, spelling)), evidence: countPhrase(count, unit) }
    },
    overrules: (mine, other) =>
      /^(?:keywords:|length_constraints:number_words|special_character:no_accents)/.test(other.id) &&
      other.start < mine.end &&
      other.end > mine.start,
  }
}

function countOf(
  { clause, match, start, end }: ReturnType<typeof phraseMatches>[number],
  reading: Reading,
  spelling: BoundsSpelling,
): Candidate[] {
  const quantities = quantitiesOf(clause, reading)
  const from = match.index
  const before = quantities.findLast((quantity) => quantity.end <= from && from - quantity.end < 25)
  const quantity = before ?? quantities.find((found) => found.start >= from + match[0].length)
  if (!quantity) return []
  return [
    {
      arguments: argumentsOf(boundsOf(quantity, 'exactly'), spelling),
      start: Math.min(start, clause.index + quantity.start),
      end: Math.max(end, clause.index + quantity.end),
    },
  ]
}

const letter = (sign: string): string =>
  `(?:con|contien\\p{L}*|contengan|incluy\\p{L}*|tengan|tienen|lleven|llevan)(?: (?:la|una|letra))* (?:${sign}|\uE001\uE000\uE002)`

export const enie: ConstraintKind = onlyWhen(
  'ñ',
  wordsWithLetter({
    id: 'special_character:enie',
    mention: letter('ñ'),
    pattern: /ñ/iu,
    spelling: { value: 'let_frequency', implied: 'exactly' },
    unit: {
      en: ['word with “ñ”', 'words with “ñ”'],
      fr: ['mot avec « ñ »', 'mots avec « ñ »'],
      ko: ['“ñ”가 든 단어', '개'],
    },
  }),
)

export const dieresis: ConstraintKind = onlyWhen(
  'ü',
  wordsWithLetter({
    id: 'special_character:dieresis',
    mention: `${letter('ü')}|con diéresis`,
    pattern: /ü/iu,
    spelling: { value: 'let_frequency', implied: 'exactly' },
    unit: {
      en: ['word with “ü”', 'words with “ü”'],
      fr: ['mot avec « ü »', 'mots avec « ü »'],
      ko: ['“ü”가 든 단어', '개'],
    },
  }),
)

export const tildes: ConstraintKind = wordsWithLetter({
  id: 'special_character:tildes',
  mention: 'con tilde|con acentos?|acentuadas?|que lleven tilde|con acento gráfico',
  pattern: /[áéíóú]/iu,
  spelling: { value: 'num_words', implied: null },
  unit: { en: ['accented word', 'accented words'], fr: ['mot accentué', 'mots accentués'], ko: ['악센트 단어', '개'] },
})

/** The letter may be quoted, and quotations are masked: the original says which letter it is. */
function onlyWhen(sign: string, kind: ConstraintKind): ConstraintKind {
  return {
    ...kind,
    find: (reading) =>
      kind
        .find(reading)
        .filter(
          ({ start, end }) =>
            /diéresis/u.test(reading.prompt.masked.slice(start, end)) ||
            reading.prompt.original.slice(start, end).toLowerCase().includes(sign),
        ),
  }
}

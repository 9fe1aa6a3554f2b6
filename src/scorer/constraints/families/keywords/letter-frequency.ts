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
import { negationOf } from '../../prompt/forbidden-nouns.ts'
import { phraseMatches, words, type PhraseMatch, type Phrases } from '../../prompt/phrases.ts'
import { boundsOf } from '../../prompt/quantities.ts'
import type { Reading } from '../../prompt/reading.ts'
import { timesAfter } from '../keywords/keyword-times.ts'

const spelling: BoundsSpelling = { value: 'let_frequency', relation: 'let_relation', implied: null }

/** One letter, quoted or not. */
const letter = '(?:\uE001\uE000{1,4}\uE002|[\\p{L}#&@](?![\\p{L}\\p{N}]))'

const mentions: Phrases = {
  en: [words(`(?:the |any )?letters? ${letter}`)],
  fr: [words(`(?:la |les )?lettres? ${letter}`)],
  es: [words(`(?:la |las )?letras? ${letter}`)],
  ja: [
    new RegExp(
      `(?:ひらがな|カタカナ|平仮名|片仮名|文字|漢字|アルファベット|英字)の?(?:\uE001\uE000{1,3}\uE002)|\uE001\uE000\uE002(?:という|の)?(?:字|文字|漢字|ひらがな|カタカナ)`,
      'gu',
    ),
  ],
  ko: [
    new RegExp(
      `(?:글자|알파벳|문자|철자) ?(?:\uE001\uE000{1,3}\uE002|[a-z가-힣](?![a-z가-힣]))|(?:\uE001\uE000{1,3}\uE002|[a-z가-힣])(?:라는|이라는)? ?(?:글자|알파벳|문자|철자)`,
      'gu',
    ),
  ],
}

function find(reading: Reading): Candidate[] {
  return phraseMatches(reading, mentions).flatMap((mention) => {
    const sought = letterOf(mention, reading)
    if (sought === null) return []
    const { clause, match, start, end } = mention
    const place = { clause, start: match.index, end: match.index + match[0].length }
    const times = timesAfter(place, reading)
    if (times) {
      return [
        {
          arguments: { ...argumentsOf(boundsOf(times.quantity, 'exactly'), spelling), letter: sought },
          start: clause.index + times.start,
          end: clause.index + times.end,
        },
      ]
    }
    const isForbidden = negationOf(clause, place, reading) !== null
    return isForbidden
      ? [{ arguments: { let_relation: 'less than', letter: sought, let_frequency: 1 }, start, end }]
      : []
  })
}

/** "The words with the letter ñ" counts words. */
const OF_WORDS = /(?:words?|mots?|palabras?|単語|단어)(?: \p{L}+){0,3} ?$/u

function letterOf({ clause, match, start }: PhraseMatch, { prompt }: Reading): string | null {
  if (OF_WORDS.test(clause.text.slice(Math.max(0, match.index - 30), match.index))) return null
  const quoted = /\uE001\uE000+\uE002/u.exec(match[0])
  const content = quoted
    ? prompt.original.slice(start + quoted.index + 1, start + quoted.index + quoted[0].length - 1)
    : (/[\p{L}#&@]$/u.exec(match[0])?.[0] ?? /^\p{L}/u.exec(match[0])?.[0] ?? '')
  const sought = content.trim().toLowerCase()
  return Array.from(sought).length === 1 ? sought : null
}

function unitOf(sought: string): Unit {
  return {
    en: [`letter “${sought}”`, `letters “${sought}”`],
    fr: [`lettre « ${sought} »`, `lettres « ${sought} »`],
    ko: [`글자 “${sought}”`, '개'],
  }
}

export const letterFrequency: ConstraintKind = {
  id: 'keywords:letter_frequency',
  concernsFormat: false,
  cues: {
    en: 'letter',
    fr: 'lettre',
    es: 'letra',
    ja: String.raw`ひらがな|カタカナ|平仮名|片仮名|字|アルファベット`,
    ko: String.raw`글자|알파벳|문자|철자`,
  },
  find,
  requirement: (args) => boundsPhrase(boundsFrom(args, spelling), unitOf(String(args['letter']))),
  check: (args, { text }) => {
    const sought = String(args['letter']).toLowerCase()
    const count = text.toLowerCase().split(sought).length - 1
    return { holds: meets(count, boundsFrom(args, spelling)), evidence: countPhrase(count, unitOf(sought)) }
  },
  overrules: (mine, other) =>
    other.id.startsWith('keywords:') &&
    other.id !== 'keywords:letter_frequency' &&
    other.start < mine.end &&
    other.end > mine.start &&
    [other.arguments['keywords'], other.arguments['forbidden_words'], other.arguments['keyword']]
      .flat()
      .includes(String(mine.arguments['letter'])),
}

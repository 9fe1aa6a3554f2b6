import {
  argumentsOf,
  boundsFrom,
  boundsPhrase,
  countPhrase,
  meets,
  type BoundsSpelling,
  type Unit,
} from '../../bounds.ts'
import type { ConstraintKind, Candidate } from '../../kind.ts'
import { phraseMatches, words, type Phrases } from '../../prompt/phrases.ts'
import { countedNounsOf } from '../../prompt/counted-nouns.ts'
import { boundsOf } from '../../prompt/quantities.ts'
import type { Reading } from '../../prompt/reading.ts'
import { splitWords } from '../../response/words.ts'

const spelling: BoundsSpelling = { value: 'num_words', implied: null }
const unit: Unit = { en: ['word', 'words'], fr: ['mot', 'mots'], ko: ['단어', '개'] }
const wordNoun: Readonly<Record<string, string>> = {
  en: 'words?',
  fr: 'mots?',
  es: 'palabras?',
  ja: String.raw`単語|語|ワード`,
  ko: '단어',
}

/** The sentences, as the thing whose length is bounded. */
const sentences: Phrases = {
  en: [
    words(
      '(?:each|every|no|any|all|individual)(?: of (?:the|your))?(?: [\\p{L}]+)? sentences?|(?:keep |make |use |write )?(?:the |your |all |short )?sentences?,? (?:short|under|below|to|of|with|at|no|that|should|must|shorter|longer)|words? (?:per|in each|in every|in any|a) sentence|sentence length',
    ),
  ],
  fr: [words("(?:chaque|aucune|toutes? les|les|des) phrases?|mots? (?:par|dans chaque) phrase|phrases? (?:de|d')")],
  es: [
    words(
      '(?:cada|ninguna|todas las|las) (?:frases?|oración|oraciones)|palabras? (?:por|en cada) (?:frase|oración)|(?:frases|oraciones) (?:de|cortas|breves)',
    ),
  ],
  ja: [/(?:各文|一文|1文|それぞれの文)(?:は|を|が|あたり|につき)/gu],
  ko: [/(?:각|매|모든|한) ?문장(?:은|을|이|당|마다|의)|문장(?:당|마다)/gu],
}

function find(reading: Reading): Candidate[] {
  return phraseMatches(reading, sentences).flatMap(({ clause, match, start, end }): Candidate[] => {
    const counted = countedNounsOf(clause, reading, wordNoun[reading.language] ?? '')
    const near = counted.find(
      (found) =>
        found.end > match.index && found.start - match.index - match[0].length < 30 && found.start >= match.index - 30,
    )
    if (
      !near ||
      /\d|(?:paragraph|bullet)/u.test(
        clause.text.slice(Math.min(near.end, match.index + match[0].length), Math.max(near.start, match.index)),
      )
    )
      return []
    const bounds = boundsOf(near.quantity, 'at most')
    const isUpset = match[0].startsWith('no ') || /^(?:aucune|ninguna) /u.test(match[0])
    // "No sentence should be longer than 20 words" bounds from above.
    const meant =
      isUpset && bounds.relation === 'at least' ? { relation: 'at most' as const, value: bounds.value - 1 } : bounds
    return [
      {
        arguments: argumentsOf(meant, spelling),
        start: Math.min(start, clause.index + near.start),
        end: Math.max(end, clause.index + near.end),
      },
    ]
  })
}

/** Every sentence is within the bounds. */
export const sentenceLength: ConstraintKind = {
  id: 'length_constraints:sentence_length',
  concernsFormat: true,
  cues: { en: 'sentence', fr: 'phrase', es: 'frase|oraci', ja: String.raw`各文|一文|1文|それぞれの文`, ko: '문장' },
  find,
  requirement: (args) => {
    const bounds = boundsPhrase(boundsFrom(args, spelling), unit)
    return { en: `every sentence ${bounds.en}`, fr: `chaque phrase ${bounds.fr}`, ko: `모든 문장 ${bounds.ko}` }
  },
  check: (args, response) => {
    const bounds = boundsFrom(args, spelling)
    const lengths = response.sentences().map((sentence) => splitWords(sentence).length)
    const worst = lengths.find((length) => !meets(length, bounds)) ?? Math.max(0, ...lengths.slice(0, 1000))
    const count = countPhrase(worst, unit)
    return {
      holds: lengths.length > 0 && lengths.every((length) => meets(length, bounds)),
      evidence: { en: `a sentence of ${count.en}`, fr: `une phrase de ${count.fr}`, ko: `${count.ko}인 문장` },
    }
  },
  overrules: (mine, other) =>
    (other.id === 'length_constraints:number_words' ||
      (other.id === 'length_constraints:number_sentences' && other.arguments['relation'] !== 'exactly')) &&
    other.start < mine.end &&
    other.end > mine.start,
}

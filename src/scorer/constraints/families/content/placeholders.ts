import { countedKind } from '../counted-kind.ts'
import type { Candidate } from '../../kind.ts'
import { phraseMatches, words, type Phrases } from '../../prompt/phrases.ts'
import type { Reading } from '../../prompt/reading.ts'

const nouns = {
  en: 'placeholders?|place-holders?|square[ -]brackets?|bracketed (?:words|terms|fields|placeholders)|of them|blanks?|fields?|slots?|gaps?',
  fr: String.raw`(?:espaces? réservés?|éléments? manquants?|emplacements? réservés?|champs? à remplir|balises? de substitution|marqueurs?|placeholders?|champs?|trous?|éléments?)`,
  es: 'marcador(?:es)? de posición|espacios? reservados?|placeholders?|huecos?|marcadores|campos?|espacios?',
  ja: String.raw`プレースホルダー?|穴埋め|空欄`,
  ko: String.raw`플레이스홀더|자리 ?표시자|빈칸`,
}

/** What is a placeholder only where brackets are spoken of, or shown. */
const OPEN_NOUN = /^(?:of them|blank|field|slot|gap|champs?$|trou|élément|marcadores$|campo|espacios?$|空欄|穴埋め)/u
const BRACKETS = /placeholder|bracket|crochet|corchete|括弧|\[/u

const SOME: Phrases = {
  en: [
    words(
      '(?:use|include|with|contain|add|insert|leave)(?: (?:some|the|a few|any|appropriate|relevant))? placeholders',
    ),
  ],
}

function findSome(reading: Reading): Candidate[] {
  return phraseMatches(reading, SOME).map(({ start, end }) => ({ arguments: { num_placeholders: 1 }, start, end }))
}

/** `[…]` with something in it; a link, a checkbox and a footnote mark are none. */
const PLACEHOLDER = /\[(?!\s?[xX]?\s?\]|\^)[^[\]\n]{1,200}\](?!\()/g

export const numberPlaceholders = countedKind({
  id: 'detectable_content:number_placeholders',
  concernsFormat: false,
  spelling: { value: 'num_placeholders', implied: 'at least' },
  bare: 'at least',
  unit: { en: ['placeholder', 'placeholders'], fr: ['espace réservé', 'espaces réservés'], ko: ['자리 표시자', '개'] },
  nouns,
  accepts: ({ noun, clause }) => !OPEN_NOUN.test(noun) || BRACKETS.test(clause.text),
  findMore: findSome,
  overrules: (mine, other) =>
    other.id === 'detectable_content:number_placeholders' &&
    other.arguments['num_placeholders'] === 1 &&
    mine.arguments['num_placeholders'] !== 1,
  count: ({ text }) => text.match(PLACEHOLDER)?.length ?? 0,
})

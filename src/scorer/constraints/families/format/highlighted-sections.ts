import type { Candidate } from '../../kind.ts'
import { argumentsOf } from '../../bounds.ts'
import { quantitiesOf } from '../../prompt/counted-nouns.ts'
import { phraseMatches, words, type PhraseMatch, type Phrases } from '../../prompt/phrases.ts'
import { boundsOf, type Quantity } from '../../prompt/quantities.ts'
import type { Reading } from '../../prompt/reading.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'
import { countedKind, type Nouns } from '../counted-kind.ts'

const asked: Phrases = {
  en: [
    words(
      '(?:highlight|emphasi[sz]e|italici[sz]e|bold)(?:s|ing|/bold)?(?= [^.;:!?\\n]{0,60}?(?:sections?|parts?|phrases?|words?|texts?|names|passages?|points?|terms?|sentences?|keywords?|markdown|\\*|pieces?|portions?|segments?|areas?|bits?))',
    ),
    words(
      '(?:highlighted|italic(?:i[sz]ed)?|bold(?:ed)?|emphasi[sz]ed)(?: text| markdown)? (?:sections?|parts?|phrases?|words?|texts?|passages?|terms?|text sections?|text phrases?)',
    ),
    words('use \\*{0,2}(?:italics?|bold)\\*{0,2}(?: text| font| type)? (?:for|on|to)'),
    words('(?:put|set|make|write|mark|format)(?: [^.;:!?\\n]{1,40}?)? in \\*{0,2}(?:bold|italics?|highlights?)'),
  ],
  fr: [
    words(
      '(?:mett\\p{L}*|mise?s?|met\\p{L}*) (?:en (?:évidence|avant|surbrillance|gras|italique|valeur|relief))|(?:mett\\p{L}*|mets) [^.;:!?\\n]{1,40}? en \\*{0,2}(?:évidence|gras|italique)|surlign\\p{L}*|soulign\\p{L}* en|surbrillance',
    ),
  ],
  es: [words('(?:resalt|destac|subray)\\p{L}*|en (?:negrita|cursiva)')],
  ja: [/(?:強調|ハイライト|太字|イタリック)/gu],
  ko: [/(?:강조|하이라이트|볼드|굵게|기울임|이탤릭)/gu],
}

const marked: Nouns = {
  en: 'bold(?: text| font| type|face)?|italics?',
  fr: 'gras|italiques?',
  es: 'negritas?|cursivas?',
  ja: String.raw`太字|イタリック`,
  ko: String.raw`볼드|굵은 ?글씨|굵게|이탤릭`,
}

/** "Don't use any bold text." */
function findForbidden(reading: Reading): Candidate[] {
  return forbiddenNouns(reading, marked[reading.language]).map(({ clause, start, end }) => ({
    arguments: { relation: 'less than', num_highlights: 1 },
    start: clause.index + start,
    end: clause.index + end,
  }))
}

/** The thing that is to be highlighted; without it "highlight the main points" asks for no marks. */
const MARKS =
  /(?:markdown|\*|italic|bold|highlighted|《|gras|cursiva|negrita|surbrillance|astérisque|asterisco|太字|イタリック|ハイライト|마크다운|볼드|굵게|기울임|하이라이트|별표|이탤릭|セクション|記号|섹션|부분)/u
const OTHER_MARKS = /(?:capital|upper|caps|quotation|code|majuscule|mayúscula)/u

function find(reading: Reading): Candidate[] {
  const mentions = phraseMatches(reading, asked).filter((mention) => asksForMarks(mention, reading))
  // What stands in marks itself is an example: "such as *highlighted section part 1*".
  const spoken = mentions.filter(({ clause, match }) => clause.text.charAt(match.index - 1) !== '*')
  return (spoken.length > 0 ? spoken : mentions).map((mention) => {
    const { clause, start, end } = mention
    const quantity = countOf(mention, reading)
    if (!quantity) return { arguments: { num_highlights: 1 }, start, end }
    return {
      arguments: argumentsOf(boundsOf(quantity, 'at least'), spelling),
      start: Math.min(start, clause.index + quantity.start),
      end: Math.max(end, clause.index + quantity.end),
    }
  })
}

const NEGATED = /(?:do not|don't|without|avoid|no|never|ne|sans|sin)(?: (?:use|using|any|pas|de|usar)){0,2} $/u

/** Marks are meant, and they are wanted. */
function asksForMarks({ clause, match }: PhraseMatch, { prompt }: Reading): boolean {
  const next = prompt.clauses[clause.position + 1]?.text ?? ''
  const lead = clause.text.slice(0, match.index)
  return MARKS.test(`${clause.text} ${next}`) && !OTHER_MARKS.test(clause.text) && !NEGATED.test(lead)
}

/** How far from the mention its count may stand. */
const REACH = 40

function countOf({ clause, match }: PhraseMatch, reading: Reading): Quantity | null {
  const from = match.index
  const to = from + match[0].length
  const quantities = quantitiesOf(clause, reading).filter(({ isTimes }) => !isTimes)
  const inside = quantities.find(({ start, end }) => start >= from && end <= to && isOfSections(clause.text, end))
  const before = quantities.findLast(
    (quantity) =>
      quantity.end <= from && from - quantity.end < REACH && isOfSections(clause.text.slice(0, to), quantity.end),
  )
  const after = quantities.find(
    (quantity) => quantity.start >= to - 1 && quantity.start - to < REACH && isOfSections(clause.text, quantity.end),
  )
  return inside ?? before ?? after ?? null
}

/** Not of bullet points or words that stand elsewhere in the clause. */
function isOfSections(clause: string, from: number): boolean {
  return !/^ (?:bullet|paragraph|placeholder|sentence(?!s? in)|puces|mots|palabras)/u.test(
    clause.slice(from, from + 20),
  )
}

const spelling = { value: 'num_highlights', implied: 'at least' } as const

/** `*…*`, `**…**`, `_…_`, `__…__` and 《…》, each stretch once. */
const HIGHLIGHT =
  /\*\*\*[^*\n]{1,2000}\*\*\*|\*\*[^*\n]{1,2000}\*\*|(?<![*\w])\*(?![\s*])[^*\n]{1,2000}\*(?!\*)|(?<![\w_])__[^_\n]{1,2000}__(?![\w_])|(?<![\w_])_[^_\n]{1,2000}_(?![\w_])|《[^《》\n]{1,2000}》/g

export const numberHighlightedSections = countedKind({
  id: 'detectable_format:number_highlighted_sections',
  spelling,
  bare: 'at least',
  unit: {
    en: ['highlighted section', 'highlighted sections'],
    fr: ['passage en évidence', 'passages en évidence'],
    ko: ['강조된 부분', '개'],
  },
  nouns: {
    en: 'highlight|italic|bold|emphas',
    fr: 'évidence|avant|surbrillance|gras|italique|surlign|soulign|relief',
    es: 'resalt|destac|negrita|cursiva|subray',
    ja: String.raw`強調|ハイライト|太字|イタリック`,
    ko: String.raw`강조|하이라이트|볼드|굵게|기울임|이탤릭`,
  },
  accepts: () => false,
  findMore: (reading) => [...find(reading), ...findForbidden(reading)],
  overrules: (mine, other) =>
    other.id === 'detectable_format:number_highlighted_sections' &&
    other.arguments['num_highlights'] === 1 &&
    mine.arguments['num_highlights'] !== 1,
  count: (response) =>
    Array.from(response.prose().matchAll(HIGHLIGHT)).filter(([text]) => /[\p{L}\p{N}]/u.test(text)).length,
})

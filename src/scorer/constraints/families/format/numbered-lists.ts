import { countPhrase } from '../../bounds.ts'
import type { Candidate, ConstraintKind } from '../../kind.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'
import { countedNounsOf, isArticle } from '../../prompt/counted-nouns.ts'
import { phraseCandidates, phraseMatches, words, type Phrases } from '../../prompt/phrases.ts'
import { boundsOf } from '../../prompt/quantities.ts'
import { argumentsOf, type BoundsSpelling } from '../../bounds.ts'
import type { Reading } from '../../prompt/reading.ts'
import type { ResponseText } from '../../response/response-text.ts'
import { countedKind } from '../counted-kind.ts'
import { countBeside, findListLength } from './list-length.ts'

const unit = {
  en: ['numbered item', 'numbered items'],
  fr: ['élément numéroté', 'éléments numérotés'],
  ko: ['번호 매긴 항목', '개'],
} as const
const spelling: BoundsSpelling = { value: 'num_items', implied: 'exactly' }

function numberedItems(response: ResponseText): number {
  return response.listItems().filter(({ mark, depth }) => mark === 'number' && depth < 4).length
}

const nouns = {
  en: 'numbered (?:list )?(?:points?|items?|steps?|lists?|bullets?|entries|ideas|reasons|tips)|numbered lists?|ordered lists?',
  fr: String.raw`(?:points?|éléments?|étapes?|listes?) numérotée?s?`,
  es: '(?:puntos?|elementos?|pasos?|listas?) numerad[oa]s?',
  ja: String.raw`番号付き(?:の)?(?:リスト|箇条書き)|番号付け|ナンバリング`,
  ko: String.raw`번호(?:를)? ?(?:매긴|매겨진|붙인|있는)? ?(?:목록|리스트)`,
}
/** "No numbering" forbids the list too. */
const forbidden = {
  en: `${nouns.en}|numbering|list numbers`,
  fr: `${nouns.fr}|numérotation`,
  es: `${nouns.es}|numeración`,
  ja: `${nouns.ja}|番号`,
  ko: `${nouns.ko}|번호`,
}

const items: Readonly<Record<string, string>> = {
  en: 'items?|points?|steps?|entries|elements?|tips|reasons|ideas|things|facts|examples',
  fr: String.raw`éléments?|points?|étapes?|conseils|raisons|idées|exemples`,
  es: 'elementos?|puntos?|pasos?|consejos|razones|ideas|ejemplos',
  ja: String.raw`項目|手順|ステップ|個|点|つ`,
  ko: String.raw`항목|단계|가지|개`,
}
const asked: Phrases = {
  en: [
    words(
      '(?:(?:a|an|in|as|into|using|with|the form of a) )?(?:numbered|ordered|enumerated)(?: bullet)? (?:list|points|format|steps|items)(?: format)?',
    ),
    words('numbered(?= ?[.,;!]|$)'),
    words('number (?:each|every|the) (?:item|step|point|line|entry|entries|steps|points|items|lines)'),
  ],
  fr: [words(String.raw`liste numérotée|points numérotés|étapes numérotées`)],
  es: [words('lista numerada|puntos numerados|pasos numerados')],
  ja: [/番号付き(?:の?(?:リスト|箇条書き)|で)|番号を(?:付け|つけ|振)/gu],
  ko: [/번호(?:를)? ?(?:매긴|매겨|붙인|붙여|매겨진)|번호 ?(?:목록|리스트)/gu],
}

/** "Numbered from 1 to 6." */
const upTo: Phrases = {
  en: [words('numbered (?:from )?(?:1|one) ?(?:to|through|-|–) ?(\\d{1,2}|\\p{L}+)')],
  fr: [words(String.raw`numéroté\p{L}* de (?:1|un) à (\d{1,2}|\p{L}+)`)],
  es: [words('numerad\\p{L}* del? (?:1|uno) al? (\\d{1,2}|\\p{L}+)')],
  ja: [/1(?:から|〜|～|-)(\d{1,2})(?:まで)?の?(?:番号|の数字)/gu],
  ko: [/1(?:번)?(?:부터|에서|~|-) ?(\d{1,2})(?:번)?(?:까지)? ?(?:번호|숫자)/gu],
}

function numberedUpTo(reading: Reading): Candidate[] {
  return phraseMatches(reading, upTo).flatMap(({ match, start, end }) => {
    const count = reading.table.readNumber(match[1] ?? '')
    return count === null || count < 2 ? [] : [{ arguments: { num_items: count }, start, end }]
  })
}

export const numberNumberedLists: ConstraintKind = countedKind({
  id: 'detectable_format:number_numbered_lists',
  spelling,
  bare: 'exactly',
  unit,
  nouns,
  cues: {
    ...forbidden,
    en: 'number|ordered|list|enumerat',
    fr: `${forbidden.fr}|numérot`,
    es: `${forbidden.es}|numerad`,
  },
  accepts: (counted) => !isArticle(counted),
  overrules: (mine, other) =>
    other.id === 'detectable_format:numbered_list' ||
    (other.id === 'detectable_format:list_length' && mine.arguments['num_items'] !== 0),
  findMore: (reading) => [
    ...forbiddenNouns(reading, forbidden[reading.language]).map(({ clause, start, end }) => ({
      arguments: { num_items: 0 },
      start: clause.index + start,
      end: clause.index + end,
    })),
    ...numberedUpTo(reading),
    // "a numbered list of 5 items", "list the 5 steps as a numbered list": the count is elsewhere in the clause.
    ...phraseMatches(reading, asked).flatMap(({ clause, start, end }) => {
      const [beside] = countBeside(clause, end - clause.index, reading)
      if (beside) return [{ ...beside, start }]
      const [counted] = countedNounsOf(clause, reading, items[reading.language] ?? '')
      if (!counted) {
        const [listed] = findListLength({ ...reading, clauses: [clause] })
        if (!listed) return []
        return [{ ...listed, start: Math.min(start, listed.start), end: Math.max(end, listed.end) }]
      }
      return [
        {
          arguments: argumentsOf(boundsOf(counted.quantity, 'exactly'), spelling),
          start: Math.min(start, clause.index + counted.start),
          end: Math.max(end, clause.index + counted.end),
        },
      ]
    }),
  ],
  count: numberedItems,
})

/** A numbered list of any length. */
export const numberedList: ConstraintKind = {
  id: 'detectable_format:numbered_list',
  concernsFormat: true,
  mayAdjoinQuestion: true,
  cues: { en: 'number|ordered|enumerat', fr: 'numérot', es: 'numerad', ja: '番号', ko: '번호' },
  find: (reading) => {
    const denied = forbiddenNouns(reading, forbidden[reading.language])
    return phraseCandidates(reading, asked).filter(
      ({ start, end }) => !denied.some((no) => start < no.clause.index + no.end && end > no.clause.index + no.start),
    )
  },
  requirement: () => ({ en: 'a numbered list', fr: 'une liste numérotée', ko: '번호 매긴 목록' }),
  check: (_, response) => {
    const count = numberedItems(response)
    return { holds: count > 0, evidence: countPhrase(count, unit) }
  },
}

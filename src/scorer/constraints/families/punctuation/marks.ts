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
import { countedNouns, type CountedNoun } from '../../prompt/counted-nouns.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'
import { boundsOf } from '../../prompt/quantities.ts'
import type { Reading } from '../../prompt/reading.ts'
import { countsWholeAnswer } from '../../prompt/scope.ts'

type Mark = { id: string; pattern: RegExp; unit: Unit; nouns: Readonly<Record<string, string>> }

/** Marks that prompts bound or forbid, besides those with a kind of their own. */
const marks: readonly Mark[] = [
  {
    id: 'semicolon',
    pattern: /[;；]/g,
    unit: { en: ['semicolon', 'semicolons'], fr: ['point-virgule', 'points-virgules'], ko: ['세미콜론', '개'] },
    nouns: { en: 'semi-?colons?', fr: 'points?-virgules?', es: 'punto y coma', ja: 'セミコロン', ko: '세미콜론' },
  },
  {
    id: 'colon',
    pattern: /[:：]/g,
    unit: { en: ['colon', 'colons'], fr: ['deux-points', 'deux-points'], ko: ['콜론', '개'] },
    nouns: { en: 'colons?', fr: 'deux-points', es: 'dos puntos', ja: '(?<!セミ)コロン', ko: '(?<!세미)콜론' },
  },
  {
    id: 'parenthesis',
    pattern: /[()（）]/g,
    unit: { en: ['parenthesis', 'parentheses'], fr: ['parenthèse', 'parenthèses'], ko: ['괄호', '개'] },
    nouns: { en: 'parenthes[ei]s', fr: 'parenthèses?', es: 'paréntesis', ja: '丸括弧', ko: '소괄호' },
  },
  {
    id: 'dash',
    pattern: /[—–]/g,
    unit: { en: ['dash', 'dashes'], fr: ['tiret long', 'tirets longs'], ko: ['줄표', '개'] },
    nouns: {
      en: '(?:em[ -]?|en[ -]?)?dash(?:es)?',
      fr: 'tirets? (?:longs?|cadratins?)',
      es: 'rayas?|guiones largos',
      ja: 'ダッシュ',
      ko: String.raw`줄표|대시`,
    },
  },
  {
    id: 'hashtag',
    pattern: /#(?=[\p{L}\p{N}_])/gu,
    unit: { en: ['hashtag', 'hashtags'], fr: ['hashtag', 'hashtags'], ko: ['해시태그', '개'] },
    nouns: {
      en: 'hashtags?',
      fr: 'hashtags?|mots-dièse',
      es: 'hashtags?|etiquetas? #',
      ja: 'ハッシュタグ',
      ko: '해시태그',
    },
  },
  {
    id: 'comma',
    pattern: /[,，、،]/g,
    unit: { en: ['comma', 'commas'], fr: ['virgule', 'virgules'], ko: ['쉼표', '개'] },
    // Only counted: that there be none has a kind of its own.
    nouns: { en: 'commas?', fr: 'virgules?', es: 'comas?', ja: '読点', ko: '쉼표' },
  },
]

const spelling: BoundsSpelling = { value: 'count', implied: null }
const languages = ['en', 'fr', 'es', 'ja', 'ko'] as const

/** A bare count of marks is one of the answer's only after such a verb. */
const ASKING =
  /(?<![\p{L}])(?:include|use|add|with|insert|give(?: me| us)?|suggest|provide|propose|generate|write|donn\p{L}*(?:-moi|-nous)?|propos\p{L}*|dame|sugiere|inclu\p{L}*|utilis\p{L}*|ajout\p{L}*|usa|utiliza|añad\p{L}*|avec|con)(?: (?!(?:that|which|who|qui|que)(?![\p{L}]))[\p{L}\d-]+,?){0,4}?(?: (?:exactly|exactement|exactamente|and|plus|et|y)){0,2} $/u

/** Verbs come last in Japanese and Korean. */
const ASKING_AFTER =
  /^ ?[개つ個]? ?(?:を|も|를|을|만)? ?(?:使|入れ|つけ|付け|含め|考え|提案|挙げ|넣|사용|포함|달아|붙|써|추가|추천|알려|제안)/u

function isOfTheAnswer({ clause, quantity, start, end }: CountedNoun): boolean {
  if (quantity.relation !== null) return true
  if (clause.text.includes('?')) return false
  return ASKING.test(clause.text.slice(0, start)) || ASKING_AFTER.test(clause.text.slice(end))
}

function find(reading: Reading): Candidate[] {
  return marks.flatMap(({ id, nouns }) => {
    const noun = nouns[reading.language]
    const counted = countedNouns(reading, noun)
      .filter((found) => countsWholeAnswer(found, reading) && isOfTheAnswer(found))
      .map(({ clause, quantity, start, end }) => ({
        arguments: { mark: id, ...argumentsOf(boundsOf(quantity, 'exactly'), spelling) },
        start: clause.index + start,
        end: clause.index + end,
      }))
    if (id === 'comma') return counted
    const forbidden = forbiddenNouns(reading, noun).map(({ clause, start, end }) => ({
      arguments: { mark: id, relation: 'less than', count: 1 },
      start: clause.index + start,
      end: clause.index + end,
    }))
    return [...counted, ...forbidden]
  })
}

function markOf(id: unknown): Mark {
  const mark = marks.find((known) => known.id === id)
  if (!mark) throw new RangeError(`no mark ${String(id)}`)
  return mark
}

/** How many of some mark there are: `mark` names it. */
export const punctuationMarks: ConstraintKind = {
  id: 'punctuation:marks',
  concernsFormat: true,
  cues: Object.fromEntries(
    languages.map((language) => [language, marks.map(({ nouns }) => nouns[language]).join('|')]),
  ),
  find,
  requirement: (args) => boundsPhrase(boundsFrom(args, spelling), markOf(args['mark']).unit),
  check: (args, { text }) => {
    const { pattern, unit } = markOf(args['mark'])
    const count = text.match(pattern)?.length ?? 0
    return { holds: meets(count, boundsFrom(args, spelling)), evidence: countPhrase(count, unit) }
  },
}

import { argumentsOf, boundsFrom, countPhrase, meets, type BoundsSpelling } from '../../bounds.ts'
import type { Candidate, ConstraintKind } from '../../kind.ts'
import { forbiddenNouns } from '../../prompt/forbidden-nouns.ts'
import { countedNounsOf, isArticle } from '../../prompt/counted-nouns.ts'
import { phraseCandidates, phraseMatches, words, type PhraseMatch, type Phrases } from '../../prompt/phrases.ts'
import { boundsOf } from '../../prompt/quantities.ts'
import type { Reading } from '../../prompt/reading.ts'
import type { ResponseText } from '../../response/response-text.ts'
import { countsWholeAnswer } from '../../prompt/scope.ts'
import { countedKind } from '../counted-kind.ts'
import { countBeside, findListLength } from './list-length.ts'

const bullets = {
  en: 'bullet(?:ed)?(?:[ -]?(?:points?|lists?|items?))?|bullets|bulletpoints?|markdown bullets?',
  fr: String.raw`puces|listes? à puces|points? (?:sous forme de|de) (?:puces|liste)|points? listés?|éléments? de liste|points (?:de la|dans une) liste|tirets`,
  es: String.raw`(?:elementos|puntos|ítems|items|viñetas)(?: de (?:una |la )?(?:lista|viñetas?))?|punto de lista|elemento de lista|ítem de lista|viñetas?|listas? con viñetas`,
  ja: String.raw`箇条書き|個条書き|箇条|ブレットポイント|ビュレット`,
  ko: String.raw`글머리 ?(?:기호|표)|불릿(?: ?(?:포인트|리스트))?|글머리`,
}
/** "No lists" forbids bullets too. */
const forbidden = {
  ...bullets,
  en: `${bullets.en}|(?<!(?:numbered|ordered|word|to-do) )lists|list (?:form|format)`,
  fr: `${bullets.fr}|listes?(?! (?:numérot|ordonn|d))`,
  es: `${bullets.es}|listas?(?! (?:numerad|ordenad|d))`,
  ko: String.raw`${bullets.ko}|(?<!번호 ?(?:매긴 ?)?)목록`,
}
const spelling: BoundsSpelling = { value: 'num_bullets', implied: 'exactly' }
const unit = { en: ['bullet point', 'bullet points'], fr: ['puce', 'puces'], ko: ['글머리 기호 항목', '개'] } as const

function bulletsIn(response: ResponseText): number {
  return response.listItems().filter(({ mark }) => mark === 'bullet').length
}

/** Those that a reader counts first: the outermost, without what is listed under them. */
function outermostBulletsIn(response: ResponseText): number {
  const depths = response.listItems().flatMap(({ mark, depth }) => (mark === 'bullet' ? [depth] : []))
  const outermost = depths.reduce((least, depth) => Math.min(least, depth), Number.POSITIVE_INFINITY)
  return depths.filter((depth) => depth - outermost < NESTED).length
}

/** Columns from which an item is under another. */
const NESTED = 2

const counted = countedKind({
  id: 'detectable_format:number_bullet_lists',
  spelling,
  bare: 'exactly',
  unit,
  nouns: bullets,
  cues: forbidden,
  accepts: (counted, reading) =>
    countsWholeAnswer(counted, reading) && !isArticle(counted) && !/lists|listes|listas/.test(counted.noun),
  overrules: (mine, other) =>
    other.id === 'detectable_format:bullet_list' ||
    (other.id === 'detectable_format:list_length' && other.start < mine.end && other.end > mine.start),
  findMore: (reading) => [
    ...forbiddenNouns(reading, forbidden[reading.language]).map(({ clause, start, end }) => ({
      arguments: { num_bullets: 0 },
      start: clause.index + start,
      end: clause.index + end,
    })),
    ...listedAsBullets(reading),
  ],
  count: bulletsIn,
})

/** With bullets under bullets, either those of the first level or all of them are as many as asked. */
export const numberBulletLists: ConstraintKind = {
  ...counted,
  check: (args, response) => {
    const bounds = boundsFrom(args, spelling)
    const outermost = outermostBulletsIn(response)
    const count = [outermost, bulletsIn(response)].find((number) => meets(number, bounds))
    return { holds: count !== undefined, evidence: countPhrase(count ?? outermost, unit) }
  },
}

/** Bullets asked for without saying how many. */
const asked: Phrases = {
  en: [
    words(
      '(?:in|as|using|use|with|via|through|into|include|add|give(?: me)?|provide(?: me with)?|create|write|make|format(?:ted)?(?: \\p{L}+){0,4} (?:as|in|into|with)|present(?:ed)?(?: \\p{L}+){0,4} (?:as|in|into|with)|list(?: \\p{L}+){0,5} (?:as|in|into|with)|in the form of|form of|output|return|respond with|answer with|reply with|prefer|want|need)(?: (?:a|an|some|only|short|brief|clear|concise|simple|markdown|unordered|the|list of|lists of|series of|set of|form of|format of|your answer as)){0,4} (?:bullet(?:ed)?(?:[ -]?(?:points?|lists?|form|format|items?|style))?|bullets|bulletpoints?|unordered list)(?: points?| list)?',
    ),
    words('bullet(?:ed)?[ -]?(?:point )?(?:list|summary|format|form)s?'),
    words('bullet[ -]?points? (?:only|please)'),
    words('(?:one|a|single) bullet(?:[ -]?points?)? (?:each|for each|per \\p{L}+|for every)'),
    words('format: ?(?:a )?(?:markdown )?bullet(?:ed|s)?(?:[ -]?(?:points?|lists?))?'),
  ],
  fr: [
    words(
      "(?:en|sous (?:la )?forme (?:de|d'une)|avec|utilis\\p{L}+|dans|par|à l'aide de|fai\\p{L}+)(?: (?:une|des|de|la|les))?(?: ?)(?:listes? )?(?:à |de |des )?puces",
    ),
    words('listes? à puces'),
    /(?<=, )à puces(?![\p{L}])/gu,
  ],
  es: [
    words(
      '(?:en|con|usa\\p{L}*|utiliz\\p{L}+|mediante|como|en forma de)(?: (?:una|unas|de|la|las))?(?: lista (?:con|de))? (?:viñetas|puntos de lista)',
    ),
    words('lista con viñetas'),
  ],
  ja: [/(?:箇条書き|個条書き)(?:で|に|として|を(?:使|用い|利用)|形式)/gu],
  ko: [
    /(?:글머리 ?(?:기호|표)|불릿(?: ?(?:포인트|리스트))?)(?:로|으로|를 ?(?:사용|이용|써)|을 ?(?:사용|이용|써)| ?(?:형식|형태|목록))/gu,
  ],
}

/** "List five benefits in bullet points": the count is of what the bullets list. */
function listedAsBullets(reading: Reading): Candidate[] {
  const mentions = phraseMatches(reading, asked)
  const [listed] = mentions.length === 0 ? [] : [...findListLength(reading), ...itemsBeside(mentions, reading)]
  if (!listed) return []
  return mentions
    .filter(({ clause }) => listed.start >= clause.index && listed.end <= clause.index + clause.text.length)
    .slice(0, 1)
    .map(({ start, end }) => {
      const { num_items: count, ...rest } = listed.arguments
      return {
        arguments: { ...rest, ...(count === undefined ? {} : { num_bullets: count }) },
        start: Math.min(start, listed.start),
        end: Math.max(end, listed.end),
      }
    })
}

const items: Readonly<Record<string, string>> = {
  en: 'items|points|entries|elements|bullets',
  fr: String.raw`éléments|points|entrées`,
  es: 'elementos|puntos|ítems|entradas',
  ja: '項目',
  ko: '항목',
}

/** "Bulleted list, five items." */
function itemsBeside(mentions: readonly PhraseMatch[], reading: Reading): Candidate[] {
  return mentions.flatMap(({ clause, match }) => [
    ...countBeside(clause, match.index + match[0].length, reading),
    ...countedNounsOf(clause, reading, items[reading.language] ?? '')
      .filter((counted) => countsWholeAnswer(counted, reading))
      .map(({ quantity, start, end }) => ({
        arguments: argumentsOf(boundsOf(quantity, 'exactly'), { value: 'num_items', implied: 'exactly' }),
        start: clause.index + start,
        end: clause.index + end,
      })),
  ])
}

/** A bulleted list of any length. */
export const bulletList: ConstraintKind = {
  id: 'detectable_format:bullet_list',
  concernsFormat: true,
  mayAdjoinQuestion: true,
  cues: bullets,
  find: (reading) => withoutForbidden(reading, phraseCandidates(reading, asked)),
  requirement: () => ({ en: 'a bulleted list', fr: 'une liste à puces', ko: '글머리 기호 목록' }),
  check: (_, response) => {
    const count = bulletsIn(response)
    return { holds: count > 0, evidence: countPhrase(count, unit) }
  },
}

function withoutForbidden(reading: Reading, candidates: Candidate[]): Candidate[] {
  const forbidden = forbiddenNouns(reading, bullets[reading.language])
  return candidates.filter(
    (candidate) =>
      !forbidden.some(
        ({ clause, start, end }) => candidate.start < clause.index + end && candidate.end > clause.index + start,
      ),
  )
}

import { argumentsOf, type BoundsSpelling, type Unit } from '../bounds.ts'
import type { Arguments, Candidate, ConstraintKind } from '../kind.ts'
import { countedNouns, isArticle, isSole, quantitiesOf, type CountedNoun } from '../prompt/counted-nouns.ts'
import { forbiddenNouns } from '../prompt/forbidden-nouns.ts'
import { phraseMatches, words, type Phrases } from '../prompt/phrases.ts'
import { boundsOf } from '../prompt/quantities.ts'
import type { Reading } from '../prompt/reading.ts'
import { countsWholeAnswer } from '../prompt/scope.ts'
import type { ResponseText } from '../response/response-text.ts'
import { timesAfter } from './keywords/keyword-times.ts'
import { countedKind, type Nouns } from './counted-kind.ts'

type PresenceKind = {
  id: string
  /** The argument that holds the number, when it is not just "at least one". */
  value: string
  unit: Unit
  nouns: Nouns
  /** What may be forbidden, where that is more than what may be counted. */
  forbiddenNouns?: Nouns
  /** Ways to ask for at least one without a number. */
  asked?: Phrases
  /** What such ways hold, where they hold none of the nouns. */
  cues?: Nouns
  /** Leaves out clauses that speak of other things by that name. */
  acceptsClause?: (clause: string) => boolean
  /** Leaves out a count that is of something else. */
  accepts?: (counted: CountedNoun) => boolean
  concernsFormat?: boolean
  isAboutCode?: boolean
  count: (response: ResponseText) => number
}

/**
 * A kind that asks for at least one of something (no arguments), for some number of it, or for none ("less than" 1).
 */
export function presenceKind(kind: PresenceKind): ConstraintKind {
  const spelling: BoundsSpelling = { value: kind.value, implied: null }
  const base = countedKind({ ...kind, spelling, bare: 'exactly' })
  const spelt = (args: Arguments): Arguments =>
    Object.keys(args).length === 0 ? { relation: 'at least', [kind.value]: 1 } : args
  return {
    ...base,
    ...(kind.isAboutCode === undefined ? {} : { isAboutCode: kind.isAboutCode }),
    cues: joinCues(kind.nouns, { ...kind.forbiddenNouns, ...kind.cues }),
    find: (reading) => findPresence(kind, spelling, reading),
    requirement: (args) => base.requirement(spelt(args)),
    check: (args, response) => base.check(spelt(args), response),
    overrules: (mine, other) =>
      other.id === kind.id && Object.keys(other.arguments).length === 0 && Object.keys(mine.arguments).length > 0,
  }
}

function joinCues(nouns: Nouns, more: Nouns = {}): Nouns {
  const languages = ['en', 'fr', 'es', 'ja', 'ko'] as const
  return Object.fromEntries(
    languages.flatMap((language) => {
      const sources = [nouns[language], more[language]].filter((source) => source !== undefined)
      return sources.length === 0 ? [] : [[language, sources.join('|')]]
    }),
  )
}

function findPresence(kind: PresenceKind, spelling: BoundsSpelling, reading: Reading): Candidate[] {
  const noun = kind.nouns[reading.language]
  const repeated = repeatedNouns(kind, spelling, reading)
  const counted = countedNouns(reading, noun)
    .filter((found) => countsWholeAnswer(found, reading) && (kind.accepts?.(found) ?? true) && !isArticle(found))
    .map((found) => {
      const { clause, quantity, start, end } = found
      const bounds = boundsOf(quantity, 'exactly')
      const isPresence =
        !isSole(found) &&
        bounds.relation !== 'between' &&
        bounds.value === 1 &&
        (bounds.relation === 'at least' || quantity.relation === null)
      return {
        arguments: isPresence ? {} : argumentsOf(bounds, spelling),
        start: clause.index + start,
        end: clause.index + end,
      }
    })
  const forbidden = forbiddenNouns(reading, kind.forbiddenNouns?.[reading.language] ?? noun).map(
    ({ clause, start, end }) => ({
      arguments: { relation: 'less than', [kind.value]: 1 },
      start: clause.index + start,
      end: clause.index + end,
    }),
  )
  const asked = phraseMatches(reading, kind.asked ?? {})
    .filter(({ start, end }) => !forbidden.some((no) => start < no.end && end > no.start))
    .map(({ start, end }) => ({ arguments: {}, start, end }))
  const { acceptsClause } = kind
  return acceptsClause
    ? [...counted, ...repeated, ...forbidden, ...asked].filter((found) => acceptsClause(clauseOf(found, reading)))
    : [...counted, ...repeated, ...forbidden, ...asked]
}

const nounPatterns = new Map<string, RegExp>()

/** "Use an emoji only once", 느낌표는 한 번만: a noun whose occurrences are counted. */
function repeatedNouns({ nouns, value }: PresenceKind, spelling: BoundsSpelling, reading: Reading): Candidate[] {
  const { language, table, clauses } = reading
  const noun = nouns[language]
  if (noun === undefined) return []
  const counting = clauses.filter((clause) => quantitiesOf(clause, reading).some(({ isTimes }) => isTimes))
  if (counting.length === 0) return []
  const pattern = nounPatterns.get(noun) ?? (table.hasSpaces ? words(noun) : new RegExp(noun, 'gu'))
  nounPatterns.set(noun, pattern)
  return phraseMatches({ ...reading, clauses: counting }, { [language]: [pattern] }).flatMap(
    ({ clause, match, start }) => {
      const place = { clause, start: match.index, end: match.index + match[0].length }
      const times = timesAfter(place, reading)
      if (!times || times.start < place.start || times.quantity.start - place.end > REACH) return []
      const bounds = boundsOf(times.quantity, 'exactly')
      return [{ arguments: argumentsOf(bounds, { ...spelling, value }), start, end: clause.index + times.end }]
    },
  )
}

/** How far after the noun its count may stand. */
const REACH = 24

function clauseOf({ start }: Candidate, { clauses }: Reading): string {
  return clauses.findLast(({ index }) => index <= start)?.text ?? ''
}

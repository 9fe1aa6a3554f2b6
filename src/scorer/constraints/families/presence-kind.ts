import { argumentsOf, type BoundsSpelling, type Unit } from '../bounds.ts'
import type { Arguments, Candidate, ConstraintKind } from '../kind.ts'
import { countedNouns, isArticle, type CountedNoun } from '../prompt/counted-nouns.ts'
import { forbiddenNouns } from '../prompt/forbidden-nouns.ts'
import { phraseMatches, type Phrases } from '../prompt/phrases.ts'
import { boundsOf } from '../prompt/quantities.ts'
import type { Reading } from '../prompt/reading.ts'
import { countsWholeAnswer } from '../prompt/scope.ts'
import type { ResponseText } from '../response/response-text.ts'
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
  const counted = countedNouns(reading, noun)
    .filter((found) => countsWholeAnswer(found, reading) && (kind.accepts?.(found) ?? true) && !isArticle(found))
    .map(({ clause, quantity, start, end }) => {
      const bounds = boundsOf(quantity, 'exactly')
      const isPresence =
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
    ? [...counted, ...forbidden, ...asked].filter((found) => acceptsClause(clauseOf(found, reading)))
    : [...counted, ...forbidden, ...asked]
}

function clauseOf({ start }: Candidate, { clauses }: Reading): string {
  return clauses.findLast(({ index }) => index <= start)?.text ?? ''
}

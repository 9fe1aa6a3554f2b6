import type { BoundsSpelling, Unit } from '../bounds.ts'
import type { Candidate, ConstraintKind } from '../kind.ts'
import { countedNouns } from '../prompt/counted-nouns.ts'
import { forbiddenNouns } from '../prompt/forbidden-nouns.ts'
import { phraseMatches, type Phrases } from '../prompt/phrases.ts'
import type { Reading } from '../prompt/reading.ts'
import { countsWholeAnswer } from '../prompt/scope.ts'
import type { ResponseText } from '../response/response-text.ts'
import { candidateOf, countedKind, type Nouns } from './counted-kind.ts'

type PresenceKind = {
  id: string
  value: string
  unit: Unit
  nouns: Nouns
  /** Ways to ask for at least one without a number. */
  asked: Phrases
  concernsFormat?: boolean
  count: (response: ResponseText) => number
}

/** A kind that asks for at least one of something, for some number of it, or for none. */
export function presenceKind(kind: PresenceKind): ConstraintKind {
  const spelling: BoundsSpelling = { value: kind.value, implied: null }
  const find = (reading: Reading): Candidate[] => findPresence(kind, spelling, reading)
  return {
    ...countedKind({ ...kind, spelling, bare: 'exactly' }),
    find,
    overrules: (mine, other) => other.id === kind.id && isOnlyPresence(other, kind) && !isOnlyPresence(mine, kind),
  }
}

function isOnlyPresence({ arguments: args }: Candidate, { value }: PresenceKind): boolean {
  return args['relation'] === 'at least' && args[value] === 1
}

function findPresence(kind: PresenceKind, spelling: BoundsSpelling, reading: Reading): Candidate[] {
  const noun = kind.nouns[reading.language]
  const counted = countedNouns(reading, noun)
    .filter((found) => countsWholeAnswer(found, reading))
    .map((found) => candidateOf(found, { spelling, bare: 'exactly' }))
  const forbidden = forbiddenNouns(reading, noun).map(({ clause, start, end }) => ({
    arguments: { relation: 'less than', [kind.value]: 1 },
    start: clause.index + start,
    end: clause.index + end,
  }))
  const asked = phraseMatches(reading, kind.asked)
    .filter(({ start, end }) => !forbidden.some((no) => start < no.end && end > no.start))
    .map(({ start, end }) => ({ arguments: { relation: 'at least', [kind.value]: 1 }, start, end }))
  return [...counted, ...forbidden, ...asked]
}

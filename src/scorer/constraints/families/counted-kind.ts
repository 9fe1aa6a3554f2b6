import { argumentsOf, boundsFrom, boundsPhrase, countPhrase, meets, type BoundsSpelling, type Unit } from '../bounds.ts'
import type { Candidate, ConstraintKind } from '../kind.ts'
import type { PromptLanguage, Relation } from '../languages/language-table.ts'
import { countedNouns, type CountedNoun } from '../prompt/counted-nouns.ts'
import { boundsOf } from '../prompt/quantities.ts'
import type { Reading } from '../prompt/reading.ts'
import type { ResponseText } from '../response/response-text.ts'

export type Nouns = Partial<Record<PromptLanguage, string>>

type CountedKind = Pick<ConstraintKind, 'id' | 'overrules'> & {
  concernsFormat?: boolean
  spelling: BoundsSpelling
  /** What a number without a relation means. */
  bare: Exclude<Relation, 'between'>
  /** What it means for small numbers: a six-word story has six, a 500-word story about 500. */
  bareBelow?: { value: number; relation: Exclude<Relation, 'between'> }
  unit: Unit
  /** The noun that is counted, in each prompt language. */
  nouns: Nouns
  /** What else may be looked for, when that is more than the nouns. */
  cues?: Nouns
  /** Leaves out a count that is of something else. */
  accepts?: (counted: CountedNoun, reading: Reading) => boolean
  /** What is found besides nouns with a count. */
  findMore?: (reading: Reading) => Candidate[]
  count: (response: ResponseText) => number
}

/** A kind that bounds how many of something the answer has. */
export function countedKind(kind: CountedKind): ConstraintKind {
  return {
    id: kind.id,
    concernsFormat: kind.concernsFormat ?? true,
    cues: kind.cues ?? kind.nouns,
    mayAdjoinQuestion: true,
    find: (reading) => [
      ...countedNouns(reading, kind.nouns[reading.language])
        .filter((counted) => kind.accepts?.(counted, reading) ?? true)
        .map((counted) => candidateOf(counted, kind)),
      ...(kind.findMore?.(reading) ?? []),
    ],
    requirement: (args) => boundsPhrase(boundsFrom(args, kind.spelling), kind.unit),
    check: (args, response) => {
      const count = kind.count(response)
      return { holds: meets(count, boundsFrom(args, kind.spelling)), evidence: countPhrase(count, kind.unit) }
    },
    ...(kind.overrules ? { overrules: kind.overrules } : {}),
  }
}

export function candidateOf(
  { clause, quantity, start, end }: CountedNoun,
  { spelling, bare, bareBelow }: Pick<CountedKind, 'spelling' | 'bare' | 'bareBelow'>,
): Candidate {
  const meant = bareBelow && quantity.value < bareBelow.value ? bareBelow.relation : bare
  return {
    arguments: argumentsOf(boundsOf(quantity, meant), spelling),
    start: clause.index + start,
    end: clause.index + end,
  }
}

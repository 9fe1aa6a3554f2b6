import { relationOf } from '../reference/relation.ts'
import type { Relation } from '../reference/relation.ts'
import type { GivenArguments } from './same-constraint.ts'

/** The counts that a constraint allows, both ends included. */
export type Range = readonly [least: number, most: number]

/** The arguments that hold a count, each with the argument that holds its relation. */
const RELATION_OF: Readonly<Record<string, string>> = {
  num_sentences: 'relation',
  num_words: 'relation',
  num_letters: 'relation',
  num_placeholders: 'relation',
  num_highlights: 'relation',
  num_sections: 'relation',
  frequency: 'relation',
  kanji_limit: 'relation',
  let_frequency: 'let_relation',
  capital_frequency: 'capital_relation',
}
const RELATIONS = [...new Set(Object.values(RELATION_OF))]
const RANGE_ARGUMENTS = new Set([...Object.keys(RELATION_OF), ...RELATIONS, 'min', 'max'])

/** Where these stand without a relation, at least so many are meant; everywhere else exactly so many. */
const AT_LEAST_IMPLIED = new Set(['num_placeholders', 'num_highlights'])

/** The range of arguments that name a relation; with `allowImplied` also of those that leave it out. */
export function rangeIn(given: GivenArguments, options: { allowImplied?: boolean } = {}): Range | undefined {
  const { min, max } = given
  const isBetween = RELATIONS.some((name) => given[name] === 'between')
  if (isBetween) return typeof min === 'number' && typeof max === 'number' ? [min, max] : undefined
  const name = Object.keys(RELATION_OF).find((known) => typeof given[known] === 'number')
  const threshold = name === undefined ? undefined : given[name]
  if (name === undefined || typeof threshold !== 'number') return undefined
  const word = given[RELATION_OF[name] ?? '']
  if (word === undefined && !options.allowImplied) return undefined
  const implied = AT_LEAST_IMPLIED.has(name) ? 'at least' : 'exactly'
  const relation = word === undefined ? implied : relationOf(word)
  return relation && rangeOf(relation, threshold)
}

function rangeOf(relation: Relation, threshold: number): Range {
  const ranges: Record<Relation, Range> = {
    'at least': [threshold, Infinity],
    'more than': [threshold + 1, Infinity],
    'at most': [0, threshold],
    'less than': [0, threshold - 1],
    exactly: [threshold, threshold],
  }
  return ranges[relation]
}

export function sameRange(first: Range | undefined, second: Range | undefined): boolean {
  return first !== undefined && second !== undefined && first[0] === second[0] && first[1] === second[1]
}

/** The other arguments. */
export function withoutRange(given: GivenArguments): GivenArguments {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !RANGE_ARGUMENTS.has(name)))
}

/** The arguments with another range. */
export function withRange(given: GivenArguments, [min, max]: Range): GivenArguments {
  const relation = RELATIONS.find((name) => given[name] !== undefined) ?? 'relation'
  return { ...withoutRange(given), [relation]: 'between', min, max }
}

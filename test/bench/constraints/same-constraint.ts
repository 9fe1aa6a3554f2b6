import type { Constraint } from '../../../src/scorer/constraints/constraint.ts'
import { relationOf } from '../reference/relation.ts'
import type { Relation } from '../reference/relation.ts'
import type { LabelledConstraint } from './labelled-data.ts'

/** The data names the language in `change_case:english_capital`; the kind is the same in all of them. */
export function kindOf(id: string): string {
  return id.replace(/^change_case:(?:english|french|spanish)_(capital|lowercase)$/, 'change_case:$1')
}

/**
 * The arguments that pair a relation with a number. "Less than 6" and "at most 5" are the same constraint, so both are
 * compared together.
 */
const THRESHOLDS: Readonly<Record<string, string>> = {
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

/** Where these stand without a relation, at least so many are meant; everywhere else exactly so many. */
const AT_LEAST_IMPLIED = new Set(['num_placeholders', 'num_highlights'])

/** Not asked for in any words of the prompt: the words that an accent is checked on. */
const UNCOMPARED = new Set(['word_to_accentuate'])

/**
 * Whether a found constraint has every argument of a labelled one; it may have more. Texts are compared without case,
 * outer quotes, closing full stop and runs of space; lists as sets; relations with their number.
 */
export function hasSameArguments(found: Constraint, labelled: LabelledConstraint): boolean {
  const given = labelled.kwargs
  return Object.entries(given).every(([name, value]) => {
    if (UNCOMPARED.has(name)) return true
    if (Object.values(THRESHOLDS).includes(name)) return true
    const relationName = THRESHOLDS[name]
    if (relationName !== undefined && given[relationName] !== undefined) {
      return sameRange(
        rangeOf(found.arguments[relationName] ?? impliedRelation(name), found.arguments[name]),
        rangeOf(given[relationName], value),
      )
    }
    return sameValue(found.arguments[name], value)
  })
}

function impliedRelation(name: string): Relation {
  return AT_LEAST_IMPLIED.has(name) ? 'at least' : 'exactly'
}

type Range = readonly [least: number, most: number]

function rangeOf(relation: unknown, threshold: unknown): Range | undefined {
  const known = relationOf(relation)
  if (known === undefined || typeof threshold !== 'number') return undefined
  const ranges: Record<Relation, Range> = {
    'at least': [threshold, Infinity],
    'more than': [threshold + 1, Infinity],
    'at most': [0, threshold],
    'less than': [0, threshold - 1],
    exactly: [threshold, threshold],
  }
  return ranges[known]
}

function sameRange(first: Range | undefined, second: Range | undefined): boolean {
  return first !== undefined && second !== undefined && first[0] === second[0] && first[1] === second[1]
}

function sameValue(found: unknown, labelled: unknown): boolean {
  if (Array.isArray(labelled)) {
    if (!Array.isArray(found)) return false
    const [first, second] = [found, labelled].map((list) => [...new Set(list.map(foldedText))].toSorted())
    return JSON.stringify(first) === JSON.stringify(second)
  }
  if (typeof labelled === 'string') return typeof found === 'string' && foldedText(found) === foldedText(labelled)
  return found === labelled
}

function foldedText(value: unknown): string {
  return String(value)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s"'“”«»「」『』]+|[\s"'“”«»「」『』.]+$/gu, '')
}

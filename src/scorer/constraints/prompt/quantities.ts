import { allMatches } from './all-matches.ts'
import type { LanguageTable, Relation, SpokenRelation } from '../languages/language-table.ts'

/** A count read in a clause. `start` includes the words of the relation, `end` those that follow the number. */
export type Quantity = {
  relation: SpokenRelation | null
  value: number
  /** The upper end of a range. */
  max: number | null
  start: number
  end: number
  /** True for "once", "3 times": it counts occurrences. */
  isTimes: boolean
}

/** A count without an open relation, as it is put into the arguments of a constraint. */
export type Bounds =
  | { relation: Exclude<Relation, 'between'>; value: number }
  | { relation: 'between'; min: number; max: number }

type Patterns = {
  number: RegExp
  before: RegExp
  after: RegExp
  range: RegExp
  rangeBefore: RegExp
  times: RegExp
  negated: RegExp | null
  adverb: RegExp | null
}

const patternsByTable = new WeakMap<LanguageTable, Patterns>()

function groups(list: LanguageTable['before']): string {
  return list.map(([, source]) => `(${source})`).join('|')
}

function compile(table: LanguageTable): Patterns {
  const known = patternsByTable.get(table)
  if (known) return known
  const edge = table.hasSpaces ? '(?![\\p{L}\\p{N}]|[.,:/]\\d|%)' : '(?!\\d|[.,:/]\\d|%)'
  const adverbs = Object.keys(table.adverbs)
  const patterns: Patterns = {
    number: new RegExp(
      String.raw`(?<![\p{N}.,:/#$€£第]|제 ?${table.hasSpaces ? "|[\\p{L}]|(?<!(?:moins|plus|minimum|maximum) d|(?:ne |n')[\\p{L}']{1,20}(?: [\\p{L}]{1,12})? qu)'" : ''})${table.number}${edge}`,
      'gu',
    ),
    before: new RegExp(
      `${table.hasSpaces ? '(?<![\\p{L}])' : '(?<![\\p{Script=Han}\\p{Script=Hangul}])'}(?:${groups(table.before)})${table.hasSpaces ? ',? ?(?:(?:a total of|the|of|an?|de|un total de|los|las|les) )?' : ' ?'}$`,
      'u',
    ),
    after: new RegExp(`\\s?\\(?(?:${groups(table.after)})`, 'yu'),
    range: new RegExp(`${table.rangeJoint}(${table.number})${edge}`, 'yu'),
    rangeBefore: new RegExp(`(?<![\\p{L}])${table.rangeBefore} ?$`, 'u'),
    times: new RegExp(`(?:\\s(?:or (?:more|less|fewer) |separate |different )?|)${table.times}`, 'yu'),
    negated: table.negatedCount === undefined ? null : new RegExp(table.negatedCount, 'yu'),
    adverb: adverbs.length === 0 ? null : new RegExp(`(?<![\\p{L}'])(?:${adverbs.join('|')})(?![\\p{L}])`, 'gu'),
  }
  patternsByTable.set(table, patterns)
  return patterns
}

/** How far back the words of a relation are looked for. */
const LOOK_BACK = 60

/** Reads the counts of a clause, in order: numbers with the words that bound them. */
export function readQuantities(clause: string, table: LanguageTable): Quantity[] {
  const patterns = compile(table)
  const found: Quantity[] = []
  let from = /^\s*(?:\d{1,3}[.)]|\(\d{1,3}\))\s/.exec(clause)?.[0].length ?? 0
  const { number } = patterns
  number.lastIndex = from
  for (let match = number.exec(clause); match; match = number.exec(clause)) {
    const value = table.readNumber(match[0])
    if (value === null) continue
    const quantity = quantityAt(clause, { start: match.index, end: match.index + match[0].length, value }, table)
    found.push(quantity)
    number.lastIndex = Math.max(quantity.end, match.index + match[0].length)
    from = number.lastIndex
  }
  if (patterns.adverb) {
    for (const match of allMatches(patterns.adverb, clause)) {
      const value = table.adverbs[match[0]]
      if (value === undefined) continue
      const quantity = quantityAt(clause, { start: match.index, end: match.index + match[0].length, value }, table)
      found.push({ ...quantity, isTimes: true })
    }
  }
  const sorted = found.toSorted((a, b) => a.start - b.start)
  return table.hasSpaces ? joinBounds(clause, sorted) : sorted
}

const IS_LOWER = /^(?:at least|more than)$/
const IS_UPPER = /^(?:at most|less than)$/
/** "No fewer than 3 and no more than 5", "at least 100 words but no more than 150". */
const BETWEEN_BOUNDS = /^(?<noun>(?: [\p{L}]+){0,2}?),? ?(?:(?:and|but|et|mais|y|pero) )?$/u
const NO_NOUN = /^ ?(?:[.,;:!?)]|(?:in|for|and|or|en|et|y|pour|para|total)(?![\p{L}])|$)/u

/** Two open bounds of the same thing are a range. */
function joinBounds(clause: string, quantities: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = []
  for (const quantity of quantities) {
    const last = joined.at(-1)
    const range = last && rangeOf(last, quantity)
    const noun = range && BETWEEN_BOUNDS.exec(clause.slice(last.end, quantity.start))?.groups?.['noun']
    if (!range || noun === undefined || (noun !== '' && !NO_NOUN.test(clause.slice(quantity.end))))
      joined.push(quantity)
    // What is counted stands after the one or the other.
    else joined[joined.length - 1] = noun === '' ? { ...quantity, ...range, start: last.start } : { ...last, ...range }
  }
  return joined
}

function rangeOf(one: Quantity, other: Quantity): Pick<Quantity, 'relation' | 'value' | 'max'> | null {
  const [lower, upper] = IS_LOWER.test(one.relation ?? '') ? [one, other] : [other, one]
  if (!IS_LOWER.test(lower.relation ?? '') || !IS_UPPER.test(upper.relation ?? '')) return null
  const value = lower.value + (lower.relation === 'more than' ? 1 : 0)
  const max = upper.value - (upper.relation === 'less than' ? 1 : 0)
  return max > value ? { relation: 'between', value, max } : null
}

function quantityAt(
  clause: string,
  number: { start: number; end: number; value: number },
  table: LanguageTable,
): Quantity {
  const patterns = compile(table)
  const quantity: Quantity = { ...number, relation: null, max: null, isTimes: false }
  const range = matchAt(patterns.range, clause, number.end)
  const upper = range?.[1] === undefined ? null : table.readNumber(range[1])
  const spelt = clause.slice(number.start, number.end)
  const pair = table.pairs?.[spelt]
  if (pair) quantity.max = pair[1]
  const lead = clause.slice(Math.max(0, number.start - LOOK_BACK), number.start)
  if (range && upper !== null && upper > number.value) {
    // "Two to three hundred": two hundred.
    if (
      upper >= 100 &&
      upper % 100 === 0 &&
      number.value < 10 &&
      /^\p{L}/u.test(spelt) &&
      /\P{L}/u.test(range[1] ?? '')
    )
      quantity.value = number.value * (upper % 1000 === 0 ? 1000 : 100)
    quantity.max = upper
    quantity.relation = 'between'
    quantity.end += range[0].length
    const between = patterns.rangeBefore.exec(lead)
    if (between) quantity.start -= lead.length - between.index
  } else {
    const before = patterns.before.exec(lead)
    // "Two emojis max, one …": the bound is of what stands before it.
    const isOfOther =
      before?.[0].trimEnd().endsWith(',') === true && /[\p{L}\p{N}] $/u.test(lead.slice(0, before.index))
    if (before && !isOfOther) {
      quantity.relation = relationOf(before, table.before)
      quantity.start -= lead.length - before.index
    }
  }
  const after = matchAt(patterns.after, clause, quantity.end)
  if (after && quantity.relation === null) {
    quantity.relation = relationOf(after, table.after)
    quantity.end += after[0].length
  }
  const times = matchAt(patterns.times, clause, quantity.end)
  if (times) {
    quantity.isTimes = true
    quantity.end += times[0].length
    const late = quantity.relation === null ? matchAt(patterns.after, clause, quantity.end) : null
    if (late) {
      quantity.relation = relationOf(late, table.after)
      quantity.end += late[0].length
    }
  }
  return turnedRound(clause, quantity, table)
}

/** The relation in words right after `index`, such as "or less" after "200 words". */
export function relationAfter(
  clause: string,
  index: number,
  table: LanguageTable,
): { relation: SpokenRelation; end: number } | null {
  const match = matchAt(compile(table).after, clause, index)
  const relation = match && relationOf(match, table.after)
  return match && relation ? turnedRound(clause, { relation, end: index + match[0].length }, table) : null
}

/** "Not 3 times or more", where the negation comes last: less than 3. */
function turnedRound<Bounded extends { relation: SpokenRelation | null; end: number }>(
  clause: string,
  bounded: Bounded,
  table: LanguageTable,
): Bounded {
  const { negated } = compile(table)
  const match = negated && bounded.relation === 'at least' ? matchAt(negated, clause, bounded.end) : null
  return match ? { ...bounded, relation: 'less than', end: bounded.end + match[0].length } : bounded
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(text)
}

function relationOf(match: RegExpExecArray, list: LanguageTable['before']): SpokenRelation | null {
  const index = match.slice(1).findIndex((group) => group !== undefined)
  return list[index]?.[0] ?? null
}

/** The bounds of a quantity; `bare` is what a number without any relation means. */
export function boundsOf(quantity: Quantity, bare: Exclude<Relation, 'between'>): Bounds {
  const { relation, value, max } = quantity
  if (max !== null) return { relation: 'between', min: value, max }
  if (relation === 'more than') return { relation: 'at least', value: value + 1 }
  return { relation: relation === null || relation === 'between' ? bare : relation, value }
}

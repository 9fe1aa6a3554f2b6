import type { Clause } from './prompt-text.ts'
import { readQuantities, relationAfter, type Quantity } from './quantities.ts'
import type { Reading } from './reading.ts'

/** A noun with its count. Offsets are within the clause. */
export type CountedNoun = {
  clause: Clause
  quantity: Quantity
  start: number
  end: number
  noun: string
  nounStart: number
}

/** "Une liste" and "una lista" count nothing: their number is an article. */
export function isArticle(counted: CountedNoun): boolean {
  const { clause, quantity } = counted
  return (
    quantity.relation === null &&
    quantity.value === 1 &&
    !isSole(counted) &&
    /^une?$|^un[ao]?$/u.test(clause.text.slice(quantity.start, quantity.end))
  )
}

/** "A single emoji", "un seul", "una sola": one and no more. */
export function isSole({ clause, quantity, nounStart }: CountedNoun): boolean {
  return (
    quantity.value === 1 &&
    quantity.relation === null &&
    (/(?<![\p{L}])(?:single|sole|seule?|sol[oa]|únic[oa])(?![\p{L}])/u.test(
      clause.text.slice(quantity.start, nounStart),
    ) ||
      /^ ?[개번회つ個回]?(?:만|だけ|のみ)/u.test(clause.text.slice(quantity.end, quantity.end + 6)))
  )
}

type NounPatterns = { plain: RegExp; forward: RegExp; backward: RegExp }
const patternsByKey = new Map<string, NounPatterns>()

function compile(noun: string, { language, table }: Reading): NounPatterns {
  const key = `${language}:${noun}`
  const known = patternsByKey.get(key)
  if (known) return known
  const edge = table.hasSpaces ? '(?![\\p{L}])' : ''
  const patterns = {
    plain: new RegExp(`(?:${noun})`, 'u'),
    forward: new RegExp(`${table.gap}(${noun})${edge}`, 'yu'),
    backward: new RegExp(`${table.hasSpaces ? '(?<![\\p{L}])' : ''}(${noun})${edge}${table.backGap}$`, 'u'),
  }
  patternsByKey.set(key, patterns)
  return patterns
}

/** "Une chaîne de caractères", "one of the words": the one is what stands before "of". */
function isArticleOfAnother({ value, relation, max }: Quantity, gap: string): boolean {
  return value === 1 && relation === null && max === null && /[\p{L}]+ (?:de|d'|des|of|del) ?/u.test(gap)
}

const LOOK_BACK = 60
const OTHER_UNIT = /^\s?(文字|字|語|単語|行|ページ|文|段落|자|글자|단어|줄|문장|문단)/u
/** What is itself counted in letters or words. */
const IN_LETTERS = /字|語|がな|カナ|仮名|자|단어/u

/** Finds "at least 3 bullet points", "200 words or less" and "the word count should be 300" in every clause. */
export function countedNouns(reading: Reading, noun: string | undefined): CountedNoun[] {
  if (noun === undefined) return []
  return reading.clauses.flatMap((clause) => countedNounsOf(clause, reading, noun))
}

export function countedNounsOf(clause: Clause, reading: Reading, noun: string): CountedNoun[] {
  const patterns = compile(noun, reading)
  if (!patterns.plain.test(clause.text)) return []
  const found: CountedNoun[] = []
  const quantities = quantitiesOf(clause, reading)
  for (const [index, quantity] of quantities.entries()) {
    const counted =
      forward(clause, quantity, reading, patterns) ??
      backward(clause, quantity, reading, patterns) ??
      ofThem(clause, quantity, patterns)
    // "Un soneto tiene catorce versos": the noun is counted by the number next to it.
    const isOfNext = counted !== null && (quantities[index + 1]?.end ?? Number.POSITIVE_INFINITY) <= counted.nounStart
    if (counted && !isOfNext) found.push(counted)
  }
  return found
}

function forward(clause: Clause, quantity: Quantity, reading: Reading, patterns: NounPatterns): CountedNoun | null {
  if (quantity.isTimes) return null
  patterns.forward.lastIndex = quantity.end
  const match = patterns.forward.exec(clause.text)
  if (!match) return null
  const noun = match[1] ?? ''
  if (isArticleOfAnother(quantity, match[0].slice(0, match[0].length - noun.length))) return null
  let end = quantity.end + match[0].length
  const nounStart = end - noun.length
  const late = quantity.relation === null ? lateRelation(clause.text, end, reading) : null
  if (late) end = late.end
  return {
    clause,
    quantity: late ? { ...quantity, relation: late.relation } : quantity,
    start: quantity.start,
    end,
    noun,
    nounStart,
  }
}

/** "Trois paragraphes courts au plus" */
const ADJECTIVE =
  /^ (?:court|bref|brève|complet|complète|simple|distinct|cort|breve|complet|sencill|distint)(?:e|a|o)?s(?![\p{L}])/u

function lateRelation(text: string, end: number, { table }: Reading): ReturnType<typeof relationAfter> {
  const adjective = ADJECTIVE.exec(text.slice(end, end + 20))?.[0].length ?? 0
  return relationAfter(text, end + adjective, table)
}

/** "In full sentences, but at most two of them." */
const OF_THEM = /^ (?:of (?:them|these|those)|d'entre (?:eux|elles)|de (?:ellos|ellas))(?![\p{L}])/u
const BEFORE_THEM = /^[\p{L}]{0,3},? ?(?:(?:but|and|mais|et|pero|y) )?$/u

function ofThem(clause: Clause, quantity: Quantity, { plain }: NounPatterns): CountedNoun | null {
  const of = OF_THEM.exec(clause.text.slice(quantity.end, quantity.end + 20))
  if (!of) return null
  const noun = plain.exec(clause.text.slice(0, quantity.start))
  if (!noun || !BEFORE_THEM.test(clause.text.slice(noun.index + noun[0].length, quantity.start))) return null
  const end = quantity.end + of[0].length
  return { clause, quantity, start: quantity.start, end, noun: noun[0], nounStart: quantity.end }
}

function backward(clause: Clause, quantity: Quantity, { table }: Reading, patterns: NounPatterns): CountedNoun | null {
  if (quantity.isTimes) return null
  const lead = clause.text.slice(Math.max(0, quantity.start - LOOK_BACK), quantity.start)
  const match = patterns.backward.exec(lead)
  if (!match) return null
  const rest = clause.text.slice(quantity.end, quantity.end + 12)
  if (
    table.hasSpaces &&
    /^(?:-| ?\()?\s?[\p{L}]/u.test(rest) &&
    !/^ (?:and|or|in|but|with|for|et|ou|y|o|en|dans)(?![\p{L}])/u.test(rest)
  )
    return null
  if (!table.hasSpaces && /^\s?(?:つ|個|개|가지)?(?:の|의)/u.test(rest)) return null
  // "紹介文を100文字": what is counted is said after the number.
  const other = OTHER_UNIT.exec(rest)?.[1]
  if (other !== undefined && !match[1]?.includes(other) && !IN_LETTERS.test(match[1] ?? '')) return null
  const start = quantity.start - lead.length + match.index
  const unit = table.hasSpaces ? '' : (/^\s?(?:文字|字|자|글자)/u.exec(rest)?.[0] ?? '')
  const late = quantity.relation === null ? relationAfter(clause.text, quantity.end + unit.length, table) : null
  return {
    clause,
    quantity: late ? { ...quantity, relation: late.relation } : quantity,
    start,
    end: late ? late.end : quantity.end,
    noun: match[1] ?? '',
    nounStart: start,
  }
}

const quantitiesByClause = new WeakMap<Clause, Map<string, Quantity[]>>()

/** The counts of a clause, read once for each language. */
export function quantitiesOf(clause: Clause, { language, table }: Reading): Quantity[] {
  const byLanguage = quantitiesByClause.get(clause) ?? new Map<string, Quantity[]>()
  quantitiesByClause.set(clause, byLanguage)
  const known = byLanguage.get(language) ?? readQuantities(clause.text, table)
  byLanguage.set(language, known)
  return known
}

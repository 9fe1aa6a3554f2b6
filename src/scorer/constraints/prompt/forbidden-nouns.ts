import { allMatches } from './all-matches.ts'
import type { LanguageTable } from '../languages/language-table.ts'
import type { Clause, PromptText } from './prompt-text.ts'
import type { Reading } from './reading.ts'
import { wordStart } from './word-edge.ts'

/** A noun that a clause forbids, with the words that forbid it. Offsets are within the clause. */
export type ForbiddenNoun = { clause: Clause; start: number; end: number }

type Span = { start: number; end: number }
type Negations = { before: readonly Span[]; after: readonly Span[] }

/** How far a negation may stand from the noun. */
const REACH_BEFORE = 52
const REACH_AFTER = { spaced: 40, unspaced: 24 }

/** Finds "do not use any commas" and "commas are not allowed" in every clause. */
export function forbiddenNouns(reading: Reading, noun: string | undefined): ForbiddenNoun[] {
  if (noun === undefined) return []
  const pattern = nounPattern(noun, reading.table)
  return reading.clauses.flatMap((clause) => {
    const { before, after } = negationsOf(clause, reading)
    if (before.length === 0 && after.length === 0) return []
    return allMatches(pattern, clause.text).flatMap((match) => {
      const span = { start: match.index, end: match.index + match[0].length }
      const negation = negationOf(clause, span, reading)
      if (!negation) return []
      return [{ clause, start: Math.min(span.start, negation.start), end: Math.max(span.end, negation.end) }]
    })
  })
}

/** "Without emojis as bullet points" forbids the emojis alone; "without words in capitals" forbids the capitals. */
const WITHOUT = /^(?:without|sans|sin)$/u
const OBJECT =
  /^ (?:any |all |de |d')?(?!(?:words?|mots?|palabras?|texte?|texto|letters?|lettres?|letras?|anything|nothing|[\p{L}]+ing|[\p{L}]+(?:er|ir|re|ar))(?![\p{L}]))[\p{L}]+(?: (?:and|or|et|ni|ou|y|o) [\p{L}]+)?,?(?: and| et| y)? (?:as|in|within|under|sous|dans|en|como)(?![\p{L}])/u
/** 箇条書きで3文で絵文字なし, 글머리 기호로 쉼표 없이: what is done in that way is asked for, and something else is forbidden. */
const ADVERBIAL = /^で[^使用書]|^(?:으로|로) ?[^가-힣]|^(?:으로|로) [가-힣]+ (?!$)|^(?:으로|로) [가-힣]{2,} $/u

/** The words that forbid what stands at a place of a clause; null when nothing does. */
export function negationOf(clause: Clause, { start, end }: Span, reading: Reading): Span | null {
  const { before, after } = negationsOf(clause, reading)
  const { contrary } = patternsOf(reading.table)
  const earlier = before.find((negation) => {
    const between = clause.text.slice(negation.end, start)
    return (
      negation.end <= start &&
      between.length <= REACH_BEFORE &&
      !/[.;:!?()\n]/.test(between) &&
      !contrary.test(between) &&
      // "No title, all lowercase" begins anew.
      !(between.includes(',') && /^(?:all|only|entirely|tout|todo) /u.test(clause.text.slice(start, start + 10))) &&
      !(WITHOUT.test(clause.text.slice(negation.start, negation.end)) && OBJECT.test(between))
    )
  })
  if (earlier) return earlier
  const { hasSpaces } = reading.table
  const later = after.find((negation) => {
    const between = clause.text.slice(end, negation.start)
    if (negation.start < end || between.length > (hasSpaces ? REACH_AFTER.spaced : REACH_AFTER.unspaced)) return false
    if (/[.;:!?。、,\n]|(?<![\p{L}])(?:and|et|y)(?![\p{L}])/u.test(between)) return false
    return !contrary.test(between) && (hasSpaces || !ADVERBIAL.test(between))
  })
  return later ?? null
}

/** A negation this near is of the verb that follows. */
const NEAR = 12
const NOT_JUST = /(?:not|n't) (?:just|only|simply) $/
/** Right after what Japanese or Korean says: 始めないで, 시작하지 마세요. */
const NEGATED_VERB = /^[\p{L} ]{0,5}?(?:ない|ずに|ては(?:いけ|なら)|지 ?(?:마|말|않)|면 ?안)/u

/** Is what stands at a place of a clause denied right there: "do not end with"? */
export function isNegated(clause: Clause, { start, end }: Span, reading: Reading): boolean {
  const { text } = clause
  if (NOT_JUST.test(text.slice(Math.max(0, start - 20), start))) return true
  if (!reading.table.hasSpaces) return NEGATED_VERB.test(text.slice(end, end + 14))
  const { contrary } = patternsOf(reading.table)
  return negationsOf(clause, reading).before.some((negation) => {
    const between = text.slice(negation.end, start)
    // "Ne commence pas par …" holds the verb that the match begins with.
    return (
      negation.start <= start &&
      start - negation.end <= NEAR &&
      !/[.;:!?,()\n]/.test(between) &&
      !contrary.test(between)
    )
  })
}

const negationsByPrompt = new WeakMap<PromptText, Map<string, Negations>>()

/** The negations of a clause, found once for each language. */
function negationsOf(clause: Clause, { prompt, language, table }: Reading): Negations {
  const known = negationsByPrompt.get(prompt) ?? new Map<string, Negations>()
  negationsByPrompt.set(prompt, known)
  const key = `${language} ${clause.position}`
  const negations = known.get(key) ?? readNegations(clause.text, table)
  known.set(key, negations)
  return negations
}

function readNegations(text: string, table: LanguageTable): Negations {
  const { before, after } = patternsOf(table)
  return { before: spansOf(text, before), after: spansOf(text, after) }
}

function spansOf(text: string, pattern: RegExp | null): Span[] {
  if (!pattern) return []
  return allMatches(pattern, text).map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

type Patterns = { before: RegExp | null; after: RegExp; contrary: RegExp }
const patternsByTable = new WeakMap<LanguageTable, Patterns>()

function patternsOf(table: LanguageTable): Patterns {
  const known = patternsByTable.get(table)
  if (known) return known
  const start = (source: string): string => (table.hasSpaces ? wordStart(source) : '')
  const end = table.hasSpaces ? "(?:(?<=')|(?![\\p{L}]))" : ''
  const patterns = {
    before:
      table.negationBefore === ''
        ? null
        : new RegExp(`${start(table.negationBefore)}${table.negationBefore}${end}`, 'gu'),
    after: new RegExp(`${start(table.negationAfter)}${table.negationAfter}`, 'gu'),
    // Some begin with a comma.
    contrary: new RegExp(`${table.hasSpaces ? '(?:(?<![\\p{L}])|(?=,))' : ''}${table.contrary}${end}`, 'u'),
  }
  patternsByTable.set(table, patterns)
  return patterns
}

const nounPatterns = new Map<string, RegExp>()

/** Nouns are those that kinds name, so that there are only so many patterns. */
function nounPattern(noun: string, { hasSpaces }: LanguageTable): RegExp {
  const source = hasSpaces ? `${wordStart(noun)}(?:${noun})(?![\\p{L}])` : `(?:${noun})`
  const known = nounPatterns.get(source) ?? new RegExp(source, 'gu')
  nounPatterns.set(source, known)
  return known
}

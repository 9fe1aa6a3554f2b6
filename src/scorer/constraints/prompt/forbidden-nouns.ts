import type { Clause } from './prompt-text.ts'
import type { Reading } from './reading.ts'

/** A noun that a clause forbids. Offsets are within the clause. */
export type ForbiddenNoun = { clause: Clause; start: number; end: number }

type NounPatterns = { plain: RegExp; before: RegExp; after: RegExp; contrary: RegExp }
/** For a language that negates only after the noun. */
const NOTHING = /(?!)/gu
const patternsByKey = new Map<string, NounPatterns>()

function compile(noun: string, { language, table }: Reading): NounPatterns {
  const key = `${language}:${noun}`
  const known = patternsByKey.get(key)
  if (known) return known
  const edge = table.hasSpaces ? '(?![\\p{L}])' : ''
  const start = table.hasSpaces ? '(?<![\\p{L}])' : ''
  const patterns = {
    plain: new RegExp(`(?:${noun})`, 'u'),
    before:
      table.negationBefore === ''
        ? NOTHING
        : new RegExp(
            `${start}${table.negationBefore}([^.;:!?()\\n]{0,50}?${table.hasSpaces ? '[^\\p{L}]' : ''})(?:${noun})${edge}`,
            'gu',
          ),
    after: new RegExp(`${start}(?:${noun})${edge}([^.;:!?\\n]{0,40}?)${table.negationAfter}`, 'gu'),
    contrary: new RegExp(`(?<![\\p{L}])${table.contrary}${edge}`, 'u'),
  }
  patternsByKey.set(key, patterns)
  return patterns
}

/** Finds "do not use any commas" and "commas are not allowed" in every clause. */
export function forbiddenNouns(reading: Reading, noun: string | undefined): ForbiddenNoun[] {
  if (noun === undefined) return []
  return reading.clauses.flatMap((clause) => forbiddenNounsOf(clause, reading, noun))
}

export function forbiddenNounsOf(clause: Clause, reading: Reading, noun: string): ForbiddenNoun[] {
  const { plain, before, after, contrary } = compile(noun, reading)
  if (!plain.test(clause.text)) return []
  const found: ForbiddenNoun[] = []
  for (const match of matchesFromEveryStart(before, clause.text)) {
    if (contrary.test(match[1] ?? '')) continue
    found.push({ clause, start: match.index, end: match.index + match[0].length })
  }
  for (const match of clause.text.matchAll(after)) {
    if (contrary.test(match[1] ?? '') || /,|(?<![\p{L}])(?:and|et|y)(?![\p{L}])/u.test(match[1] ?? '')) continue
    found.push({ clause, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** A negation that turns out to be of something else must not hide the next one. */
function* matchesFromEveryStart(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    pattern.lastIndex = match.index + 1
    yield match
  }
}

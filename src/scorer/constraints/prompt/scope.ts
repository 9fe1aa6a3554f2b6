import type { LanguageTable } from '../languages/language-table.ts'
import { tables } from '../languages/tables.ts'
import type { CountedNoun } from './counted-nouns.ts'
import type { Reading } from './reading.ts'

const compiled = new Map<string, { part: RegExp; after: RegExp; given: RegExp; givenAfter: RegExp }>()

/**
 * Is the count one of the whole answer? Not when it is of a part ("each paragraph has 3 sentences", "3 sentences each")
 * or of something given ("the first two paragraphs", "the 3 sentences below"). What is given is told in every language that sets words apart: a
 * noun that two of them share may be read in the other.
 */
export function countsWholeAnswer(counted: CountedNoun, { language, table }: Reading): boolean {
  let patterns = compiled.get(language)
  if (!patterns) {
    const edge = table.hasSpaces ? '(?<![\\p{L}])' : ''
    patterns = {
      part: new RegExp(`${edge}${table.partBefore} ?$`, 'u'),
      after: new RegExp(table.partAfter, 'yu'),
      given: new RegExp(`${edge}${alternation(table, 'givenBefore')} ?$`, 'u'),
      givenAfter: new RegExp(alternation(table, 'givenAfter'), 'yu'),
    }
    compiled.set(language, patterns)
  }
  const { clause, start, end } = counted
  const lead = clause.text.slice(Math.max(0, start - 60), start)
  const near = lead.slice(Math.max(lead.lastIndexOf(','), lead.lastIndexOf(';'), lead.lastIndexOf(':')) + 1)
  patterns.after.lastIndex = end
  patterns.givenAfter.lastIndex = end
  // "The six-word story" is one that exists.
  if (/(?<![\p{L}])(?:the|this|that|these|those|famous) $/u.test(lead) && isCompound(counted)) return false
  if (ONE_OF_SEVERAL.test(clause.text.slice(end, end + 80))) return false
  if (patterns.given.test(near) || patterns.givenAfter.test(clause.text)) return false
  return !patterns.part.test(near) && !patterns.after.test(clause.text)
}

function alternation(table: LanguageTable, part: 'givenBefore' | 'givenAfter'): string {
  const alike = table.hasSpaces ? Object.values(tables).filter(({ hasSpaces }) => hasSpaces) : [table]
  return `(?:${alike.map((each) => each[part]).join('|')})`
}

/** "Two sentences about Oslo, two about Bergen". */
const ONE_OF_SEVERAL =
  /^ (?:about|on|for|sur|pour|sobre|para) [^,.;]{1,40}(?:,| and| et| y) (?:one|two|three|four|five|\d+|une?|deux|trois|dos|tres) (?:about|on|for|sur|pour|sobre|para)(?![\p{L}])/u

/** "Six-word", "280-character", and nothing that says that it has to be so. */
function isCompound({ clause, quantity, end }: CountedNoun): boolean {
  return (
    clause.text.charAt(quantity.end) === '-' &&
    !/(?<![\p{L}])(?:should|must|needs? to|has to)(?![\p{L}])/u.test(clause.text.slice(end))
  )
}

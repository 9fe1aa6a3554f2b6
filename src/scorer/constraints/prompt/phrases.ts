import { allMatches } from './all-matches.ts'
import type { Candidate, Arguments } from '../kind.ts'
import type { PromptLanguage } from '../languages/language-table.ts'
import type { Clause } from './prompt-text.ts'
import type { Reading } from './reading.ts'
import { wordStart } from './word-edge.ts'

export type Phrases = Partial<Record<PromptLanguage, readonly RegExp[]>>
export type PhraseMatch = { clause: Clause; match: RegExpExecArray; start: number; end: number }

/**
 * A pattern of whole words; a space outside a character class stands for one or two. Sources with letters that are not ASCII are
 * raw strings, because a bundler writes such letters as escapes everywhere else.
 */
export function words(source: string): RegExp {
  const loose = source.replaceAll(/\[[^\]]*\]| \?| (?![*+{])/g, (part) =>
    part.startsWith('[') ? part : part === ' ?' ? ' {0,2}' : ' {1,2}',
  )
  return new RegExp(`${wordStart(source)}(?:${loose})(?![\\p{L}\\p{N}])`, 'gu')
}

/**
 * Every place where one of the phrases of the reading's language stands in a clause. Patterns carry the flags `gu`; what a
 * group captures is in masked, folded text. Offsets are in the prompt.
 */
export function phraseMatches(reading: Reading, phrases: Phrases): PhraseMatch[] {
  const patterns = phrases[reading.language] ?? []
  const found: PhraseMatch[] = []
  for (const clause of reading.clauses) {
    for (const pattern of patterns) {
      for (const match of allMatches(pattern, clause.text)) {
        const start = clause.index + match.index
        found.push({ clause, match, start, end: start + match[0].length })
      }
    }
  }
  return found
}

/** A candidate with the same arguments for every match. */
export function phraseCandidates(reading: Reading, phrases: Phrases, args: Arguments = {}): Candidate[] {
  return phraseMatches(reading, phrases).map(({ start, end }) => ({ arguments: args, start, end }))
}

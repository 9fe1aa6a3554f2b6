import type { FoundConstraint } from './constraint.ts'
import type { Candidate, ConstraintKind } from './kind.ts'
import type { PromptLanguage } from './languages/language-table.ts'
import { isNegated } from './prompt/forbidden-nouns.ts'
import { isAsked } from './prompt/is-asked.ts'
import { readPrompt, type Clause, type PromptText } from './prompt/prompt-text.ts'
import { readingsOf, type Reading } from './prompt/reading.ts'
import { kinds } from './registry.ts'

type FoundCandidate = Candidate & { kind: ConstraintKind; id: string; language: PromptLanguage }

/**
 * Finds what a prompt asks that code can check, in the order in which it is asked. Reads English, French, Spanish,
 * Japanese and Korean. What is quoted, denied, or asked of something other than the answer is left out. Linear time.
 */
export function findConstraints(prompt: string): FoundConstraint[] {
  const read = readPrompt(prompt)
  const candidates = readingsOf(read).flatMap((reading) => {
    // Kinds that share their cues share the clauses that hold one.
    const narrowed = new Map<string, Reading | null>()
    return kinds.flatMap((kind) => {
      const cues = kind.cues[reading.language]
      if (cues === undefined) return []
      const known = narrowed.get(cues)
      const narrow = known === undefined ? narrowTo(cues, reading) : known
      narrowed.set(cues, narrow)
      return narrow ? findOf(kind, narrow) : []
    })
  })
  const asked = askedOnce(read, candidates)
  return settle(asked, read)
    .toSorted((a, b) => a.start - b.start)
    .map(({ id, arguments: args, start, end }) => ({
      id,
      arguments: args,
      quote: prompt.slice(start, end).trim(),
      index: start + (prompt.slice(start, end).length - prompt.slice(start, end).trimStart().length),
    }))
}

const cuesBySource = new Map<string, RegExp>()

function findOf(kind: ConstraintKind, reading: Reading): FoundCandidate[] {
  return kind
    .find(reading)
    .filter((candidate) => !kind.isDroppedWhenNegated || !isNegatedInPlace(candidate, reading))
    .map((candidate) => ({ ...candidate, kind, id: kind.id, language: reading.language }))
}

function isNegatedInPlace({ start, end }: Candidate, reading: Reading): boolean {
  const clause = clauseAt(reading.prompt, start)
  return clause !== null && isNegated(clause, { start: start - clause.index, end: end - clause.index }, reading)
}

/** The reading with the clauses that hold a cue; null when the prompt holds none. */
function narrowTo(cues: string, reading: Reading): Reading | null {
  const cue = cuesBySource.get(cues) ?? new RegExp(cues, 'u')
  cuesBySource.set(cues, cue)
  if (!cue.test(reading.prompt.masked)) return null
  return { ...reading, clauses: reading.clauses.filter(({ text }) => cue.test(text)) }
}

/** Those that are asked, each thing once: what was found asked before is not looked at again. */
function askedOnce(prompt: PromptText, candidates: readonly FoundCandidate[]): FoundCandidate[] {
  const seen = new Set<string>()
  return candidates
    .toSorted((a, b) => a.start - b.start)
    .filter((candidate) => {
      const key = `${candidate.id} ${JSON.stringify(candidate.arguments)}`
      if (seen.has(key) || !isAskedInPlace(prompt, candidate)) return false
      seen.add(key)
      return true
    })
}

function isAskedInPlace(prompt: PromptText, { kind, language, start, end }: FoundCandidate): boolean {
  const clause = clauseAt(prompt, start)
  return (
    clause !== null &&
    isAsked(prompt, clause, {
      start,
      end,
      language,
      isAboutCode: kind.isAboutCode ?? false,
      mayAdjoinQuestion: kind.mayAdjoinQuestion ?? false,
    })
  )
}

/** The clause that holds an offset: the last one that begins at or before it. */
function clauseAt({ clauses }: PromptText, offset: number): Clause | null {
  let low = 0
  let high = clauses.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((clauses[middle]?.index ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return clauses[low - 1] ?? null
}

/** Nobody asks for more at once; what is compared pairwise must be bounded. */
const MAX_CONSTRAINTS = 200

/** Lets the more precise reading win, and leaves out what brackets say again. Takes candidates in order. */
function settle(candidates: readonly FoundCandidate[], prompt: PromptText): FoundCandidate[] {
  const distinct = candidates.slice(0, MAX_CONSTRAINTS)
  const said = distinct.filter((other) => !distinct.some((mine) => isSaidAgain(mine, other, prompt)))
  const overruling = said.filter(({ kind }) => kind.overrules)
  return said.filter((other) => !overruling.some((mine) => mine !== other && mine.kind.overrules?.(mine, other)))
}

/** "Under 3 sentences (just 1 or 2, not 3)": what stands in brackets says the same again. */
function isSaidAgain(mine: FoundCandidate, other: FoundCandidate, { masked }: PromptText): boolean {
  if (mine.id !== other.id || mine.end > other.start || other.start - mine.end > 200) return false
  return /^[^.!?\n()]*\([^()\n]*$/.test(masked.slice(mine.end, other.start))
}

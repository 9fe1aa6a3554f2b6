import type { FoundConstraint } from './constraint.ts'
import type { Candidate, ConstraintKind } from './kind.ts'
import { isAsked } from './prompt/is-asked.ts'
import { readPrompt, type Clause, type PromptText } from './prompt/prompt-text.ts'
import { readingsOf, type Reading } from './prompt/reading.ts'
import { kinds } from './registry.ts'

type FoundCandidate = Candidate & { kind: ConstraintKind; id: string }

/**
 * Finds what a prompt asks that code can check, in the order in which it is asked. Reads English, French, Spanish,
 * Japanese and Korean. What is quoted, denied, or asked of something other than the answer is left out. Linear time.
 */
export function findConstraints(prompt: string): FoundConstraint[] {
  const read = readPrompt(prompt)
  const candidates = readingsOf(read).flatMap((reading) =>
    kinds
      .filter((kind) => hasCue(kind, reading))
      .flatMap((kind) => kind.find(reading).map((candidate) => ({ ...candidate, kind, id: kind.id }))),
  )
  const asked = candidates.filter((candidate) => isAskedInPlace(read, candidate))
  return settle(asked)
    .toSorted((a, b) => a.start - b.start)
    .map(({ id, arguments: args, start, end }) => ({
      id,
      arguments: args,
      quote: prompt.slice(start, end).trim(),
      index: start + (prompt.slice(start, end).length - prompt.slice(start, end).trimStart().length),
    }))
}

const cuesBySource = new Map<string, RegExp>()

function hasCue({ cues }: ConstraintKind, { language, prompt }: Reading): boolean {
  const source = cues[language]
  if (source === undefined) return false
  const cue = cuesBySource.get(source) ?? new RegExp(source, 'u')
  cuesBySource.set(source, cue)
  return cue.test(prompt.masked)
}

function isAskedInPlace(prompt: PromptText, { kind, start, end }: FoundCandidate): boolean {
  const clause = clauseAt(prompt, start)
  return (
    clause !== null &&
    isAsked(prompt, clause, {
      start,
      end,
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

/** Says each thing once, and lets the more precise reading win. */
function settle(candidates: readonly FoundCandidate[]): FoundCandidate[] {
  const seen = new Set<string>()
  const distinct = candidates.filter(({ id, arguments: args }) => {
    const key = `${id} ${JSON.stringify(args)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  const overruling = distinct.filter(({ kind }) => kind.overrules)
  return distinct.filter((other) => !overruling.some((mine) => mine !== other && mine.kind.overrules?.(mine, other)))
}

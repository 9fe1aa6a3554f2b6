import { foldText } from './fold-text.ts'
import { findQuotations } from './quotations.ts'

/** In masked text a quotation is OPEN, HIDDEN for each unit of its content, CLOSE. */
const OPEN = '\uE001'
const HIDDEN = '\uE000'
const CLOSE = '\uE002'

/** Matches one quotation in masked text. */
export const QUOTED = `${OPEN}${HIDDEN}{0,1500}${CLOSE}`

/** A sentence of a prompt, or a line, with its place in the prompt. At most {@link MAX_CLAUSE} long. */
export type Clause = {
  /** Folded, with what is quoted masked. Patterns are matched on this. */
  text: string
  /** Where it begins in the prompt. */
  index: number
  /** Its place among the clauses. */
  position: number
}

export type PromptText = {
  original: string
  masked: string
  clauses: readonly Clause[]
}

/** Patterns may be quadratic in the length of a clause in the worst case; so that is bounded. */
const MAX_CLAUSE = 1000

/** Reads a prompt into clauses whose quotations are masked. Linear time. */
export function readPrompt(original: string): PromptText {
  const folded = foldText(original)
  const masked = maskQuotations(folded)
  return { original, masked, clauses: splitClauses(masked) }
}

function maskQuotations(folded: string): string {
  const parts: string[] = []
  let from = 0
  for (const { start, end } of findQuotations(folded)) {
    if (end - start < 2 || folded.startsWith('```', start)) {
      parts.push(
        folded.slice(from, start),
        end - start > 3 ? '`'.repeat(3) + HIDDEN.repeat(end - start - 3) : folded.slice(start, end),
      )
    } else parts.push(folded.slice(from, start), OPEN, HIDDEN.repeat(end - start - 2), CLOSE)
    from = end
  }
  parts.push(folded.slice(from))
  return parts.join('')
}

const CLAUSE_END = /\n|[.!?](?=[\s)\]]|$)|[。！？]/g

function splitClauses(masked: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  function add(to: number): void {
    for (let start = from; start < to;) {
      const end = to - start > MAX_CLAUSE ? cutBefore(masked, start + MAX_CLAUSE) : to
      const text = masked.slice(start, end)
      if (text.trim() !== '') clauses.push({ text, index: start, position: clauses.length })
      start = end
    }
    from = to
  }
  for (const match of masked.matchAll(CLAUSE_END)) {
    const end = match.index + 1
    if (match[0] === '.' && isAbbreviation(masked, match.index)) continue
    add(end)
  }
  add(masked.length)
  return clauses
}

/** "i.e.", "e.g.", "P.S.", "vs.", and a number at the start of a line do not end a sentence. */
function isAbbreviation(masked: string, dot: number): boolean {
  const before = masked.slice(Math.max(0, dot - 8), dot)
  return /(?:^|[^\p{L}])\p{Script=Latin}$|(?:^|[^\p{L}])(?:etc|vs|dr|mr|mrs|ms|approx|max|min|ex|cf|no|p\.? ?p|p\.? ?s|p\.-s|p\. ?ej)$|(?:^|\n)\s?\d{1,3}$/u.test(
    before,
  )
}

/** A place at or shortly before `index` where a word ends. */
function cutBefore(masked: string, index: number): number {
  for (let at = index; at > index - 100; at -= 1) if (masked.charAt(at) === ' ') return at
  return index
}

/** The original text of what `start` to `end` covers in masked text, without quotation marks around it. */
export function unquoted(prompt: PromptText, start: number, end: number): string {
  const isQuoted = prompt.masked.charAt(start) === OPEN
  return (isQuoted ? prompt.original.slice(start + 1, end - 1) : prompt.original.slice(start, end)).trim()
}

/** A quoted stretch of a text: from its opening mark to just after its closing one. */
export type Quotation = { start: number; end: number }

/** Longer stretches between two marks are taken for text with stray marks and not for a quotation. */
const MAX_LENGTH = 1500
const MAX_LENGTH_BETWEEN_APOSTROPHES = 200

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"\u201D\u201C',
  '\u201C': '\u201D"\u201C',
  '\u201D': '\u201D"',
  '\u201E': '\u201C\u201D"',
  '\u00AB': '\u00BB',
  '\u300C': '\u300D',
  '\u300E': '\u300F',
  '\u300A': '\u300B',
  "'": "'",
  '`': '`',
}
const OPENING = /["\u201C\u201D\u201E\u00AB\u300C\u300E\u300A'`]/g

/** Finds quotations in folded text, left to right; one inside another belongs to the outer one. Linear time. */
export function findQuotations(folded: string): Quotation[] {
  const found: Quotation[] = []
  const next = nextFinder(folded)
  const opening = new RegExp(OPENING)
  for (let match = opening.exec(folded); match; match = opening.exec(folded)) {
    const end = endOfQuotation(folded, match.index, next)
    if (end === null) continue
    found.push({ start: match.index, end })
    opening.lastIndex = end
  }
  return found
}

type NextFinder = (sought: string, from: number) => number

/** Where a text comes next, or infinity; asked with rising `from`, so that each text is searched for only once. */
function nextFinder(folded: string): NextFinder {
  const known = new Map<string, number>()
  return (sought, from) => {
    const last = known.get(sought)
    if (last !== undefined && last >= from) return last
    const index = folded.indexOf(sought, from)
    const found = index < 0 ? Number.POSITIVE_INFINITY : index
    known.set(sought, found)
    return found
  }
}

function endOfQuotation(folded: string, start: number, next: NextFinder): number | null {
  const mark = folded.charAt(start)
  if (mark === "'") return endBetweenApostrophes(folded, start)
  if (folded.startsWith('```', start)) return endOfFence(folded, start, next)
  const closing = CLOSING[mark] ?? mark
  const nearest = Math.min(...Array.from(closing, (close) => next(close, start + 1)))
  if (nearest === start + 1 || nearest - start > MAX_LENGTH || next('\n\n', start + 1) < nearest) return null
  return nearest + 1
}

/** A fence counts with its content when it is closed further down; a lone one ("markdown ticks like ```") is no quotation. */
function endOfFence(folded: string, start: number, next: NextFinder): number | null {
  const close = next('```', start + 3)
  const isBlock =
    Number.isFinite(close) && folded.slice(start, start + 200).includes('\n') && close > folded.indexOf('\n', start)
  return isBlock ? close + 3 : start + 3
}

/** An apostrophe opens a quotation only at the start of a word, and closes one only at the end of a word. */
function endBetweenApostrophes(folded: string, start: number): number | null {
  if (start > 0 && !/[\s([,;:/-]/.test(folded.charAt(start - 1))) return null
  const window = folded.slice(start + 1, start + 1 + MAX_LENGTH_BETWEEN_APOSTROPHES)
  const match = /^[^\s'\n][^'\n]{0,198}?(?:'[\p{L}][^'\n]{0,60}?){0,2}'(?![\p{Script=Latin}\p{N}])/u.exec(window)
  return match && /\S'$/.test(match[0]) ? start + 1 + match[0].length : null
}

const SPACED = /^[\p{L}\p{N}\p{M}'’ .&-]+$/u
const UNSPACED_SCRIPT = /[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\u0E00-\u0EFF]/

/**
 * Where a keyword stands as a whole word, ignoring case. Scripts that write particles onto words, or set no spaces, are
 * searched for the bare text.
 */
export function occurrencesOf(text: string, keyword: string): number[] {
  const folded = text.toLowerCase()
  const sought = keyword.toLowerCase().trim()
  if (sought === '') return []
  const found: number[] = []
  const isWhole = SPACED.test(sought) && !UNSPACED_SCRIPT.test(sought)
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    if (!isWhole || isWordEdge(folded, at, at + sought.length)) found.push(at)
  }
  return found
}

function isWordEdge(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start)
  const after = text.slice(end, end + 2)
  return !/[\p{L}\p{N}\p{M}]$/u.test(before) && !/^[\p{L}\p{N}\p{M}]/u.test(after)
}

const HANGUL = /[\uAC00-\uD7A3]/
/** Scripts that set words apart without spaces. */
const UNSPACED = /[\u3040-\u30FF\u3400-\u9FFF\u0E00-\u0EFF]/
/** What Korean writes onto a noun. */
const KOREAN_ENDING =
  /^(?:은|는|이|가|을|를|의|에|와|과|도|로|으로|만|까지|부터|라|처럼|보다|하고|나|들|께|한테|여|야|랑|입니다|였)/u

/**
 * Where a keyword stands as a whole word, ignoring case. Korean endings may follow it; where words are not set apart by
 * spaces, a dictionary tells them.
 */
export function occurrencesOf(text: string, keyword: string): number[] {
  const places = placesOf(text, keyword)
  if (places.length === 0 || !UNSPACED.test(keyword)) return places
  const edges = new Set([text.length])
  for (const { index } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) edges.add(index)
  const { length } = keyword.trim()
  return places.filter((place) => edges.has(place) && edges.has(place + length))
}

/** Where a keyword stands at all: as a whole word, in the plural, or, without spaces, in any other word. */
export function mentionsOf(text: string, keyword: string): number[] {
  const places = placesOf(text, keyword)
  return places.length > 0 ? places : [...placesOf(text, `${keyword}s`), ...placesOf(text, `${keyword}es`)]
}

function placesOf(text: string, keyword: string): number[] {
  const folded = text.toLowerCase()
  const sought = keyword.toLowerCase().trim()
  if (sought === '') return []
  const found: number[] = []
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    if (standsAlone(folded, at, at + sought.length)) found.push(at)
  }
  return found
}

function standsAlone(text: string, start: number, end: number): boolean {
  const first = text.charAt(start)
  const last = text.charAt(end - 1)
  if (UNSPACED.test(first) || UNSPACED.test(last)) return true
  const before = text.slice(Math.max(0, start - 2), start)
  const after = text.slice(end, end + 3)
  if (/[\p{L}\p{N}]/u.test(first) && /[\p{L}\p{N}\p{M}]$/u.test(before)) return false
  if (HANGUL.test(last)) return !/^\p{L}/u.test(after) || KOREAN_ENDING.test(after)
  return (
    !/[\p{L}\p{N}]/u.test(last) ||
    !/^[\p{L}\p{N}\p{M}]/u.test(after) ||
    UNSPACED.test(after.charAt(0)) ||
    HANGUL.test(after.charAt(0))
  )
}

/**
 * The parts of Python's text handling that the published checker leans on and that JavaScript does differently:
 * `\w`, `\b`, `isupper()` and `islower()` are about Unicode there.
 */

const WORD_CHARACTER = String.raw`[\p{L}\p{N}_]`

/** `\b` of Python's `re`, as the source of a pattern with the `u` flag. */
export const WORD_BOUNDARY = `(?:(?<=${WORD_CHARACTER})(?!${WORD_CHARACTER})|(?<!${WORD_CHARACTER})(?=${WORD_CHARACTER}))`

/** `str.strip()`, or with `characters` the same for those characters only. */
export function strip(text: string, characters?: string): string {
  if (characters === undefined) return text.trim()
  let start = 0
  let end = text.length
  while (start < end && characters.includes(text.charAt(start))) start++
  while (end > start && characters.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

export function isBlank(text: string): boolean {
  return strip(text) === ''
}

/** `str.isupper()`: at least one cased character, and none that is not upper case. */
export function isUpper(text: string): boolean {
  return /\p{Uppercase}/u.test(text) && !/[\p{Lowercase}\p{Lt}]/u.test(text)
}

/** `str.islower()`: at least one cased character, and none that is not lower case. */
export function isLower(text: string): boolean {
  return /\p{Lowercase}/u.test(text) && !/[\p{Uppercase}\p{Lt}]/u.test(text)
}

/** `re.findall(r"\w+", text)`. */
export function wordTokens(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+/gu) ?? []
}

/**
 * A keyword the way the checker uses it: as a pattern, not as a literal, and without regard to case. A keyword that is no
 * pattern (`c++`) makes the checker raise; here it is taken literally.
 */
export function keywordPattern(keyword: string, options: { wholeWord?: boolean } = {}): RegExp {
  const wrap = (source: string) => (options.wholeWord ? `${WORD_BOUNDARY}${source}${WORD_BOUNDARY}` : source)
  try {
    return new RegExp(wrap(keyword), 'giu')
  } catch {
    return new RegExp(wrap(keyword.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)), 'giu')
  }
}

export function countMatches(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0
}

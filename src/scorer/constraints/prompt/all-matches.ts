const NONE: readonly RegExpExecArray[] = []

/**
 * All matches of a global pattern. `String.matchAll` copies the pattern on every call, which costs more than most of
 * these searches.
 */
export function allMatches(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (!match) return NONE
  const found: RegExpExecArray[] = []
  while (match) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
    match = pattern.exec(text)
  }
  return found
}

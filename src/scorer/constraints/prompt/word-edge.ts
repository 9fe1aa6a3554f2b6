/**
 * What stands before a pattern that begins a word. The plain boundary rules most places out at little cost, but knows only
 * the letters of English, so that it is used for patterns that have no others.
 */
export function wordStart(source: string): string {
  return /^[\u0020-\u007E]*$/.test(source) ? '\\b(?=\\w)(?<![\\p{L}\\p{N}])' : '(?<![\\p{L}\\p{N}])'
}

/** Scripts that set words apart without spaces. */
const UNSPACED = /[\u3040-\u30FF\u3400-\u9FFF\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF]/
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.,@:/_-][\p{L}\p{N}\p{M}]+)*/gu

/**
 * The words of a text, as a reader counts them: "don't", "e-mail", "3.5" and an address are one word each, marks are none.
 * Where words are not set apart by spaces they are told by a dictionary.
 */
export function splitWords(text: string): string[] {
  if (!UNSPACED.test(text)) return text.match(WORD) ?? []
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    if (isWordLike) words.push(segment)
  }
  return words
}

/** Of shorter words a replaced letter makes other words. */
const LONG = 7

/**
 * The source of a pattern for a word with one slip of the fingers: two letters swapped, one left out or doubled, and in a
 * long word one replaced. For words that stand after a number, where little else fits.
 */
export function slipsOf(word: string): string {
  const letters = Array.from(word)
  const swapped = letters
    .slice(1)
    .map((letter, index) => [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''))
  const without = letters.map((_, index) => letters.toSpliced(index, 1).join(''))
  const doubled = letters.map((letter, index) => letters.toSpliced(index, 0, letter).join(''))
  const replaced =
    letters.length < LONG ? [] : letters.slice(1).map((_, index) => letters.toSpliced(index + 1, 1, '\\p{L}').join(''))
  return [...new Set([...swapped, ...without, ...doubled, ...replaced])]
    .filter((slip) => slip !== word && `${slip}s` !== word)
    .join('|')
}

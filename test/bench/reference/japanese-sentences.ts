import { isBlank } from './python-text.ts'

/** Quotations and brackets that close on the line they begin on, or the end of a sentence. */
const UNIT = /「[^「」]*」|\([^()]*\)|[。!?]/gu

/**
 * Sentences of a Japanese text: lines, cut after `。`, `!` and `?` (full width too) outside quotations and brackets. A line
 * that ends in `の` goes on in the next.
 */
export function countJapaneseSentences(text: string): number {
  const lines = text
    .normalize('NFKC')
    .replaceAll(/の\n/g, 'の')
    .split('\n')
    .filter((line) => !isBlank(line))
  let count = 0
  for (const line of lines) {
    const ends = [...line.matchAll(UNIT)].filter(([unit]) => unit.length === 1)
    const last = ends.at(-1)
    count += ends.length + (last && isBlank(line.slice(last.index + 1)) ? 0 : 1)
  }
  return count
}

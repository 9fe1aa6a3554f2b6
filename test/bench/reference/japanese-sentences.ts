import { isBlank } from './python-text.ts'

/**
 * Sentences of a Japanese text: lines, cut after `。`, `!` and `?` (full width too) outside brackets and quotes. A line that
 * ends in `の` goes on in the next.
 */
export function countJapaneseSentences(text: string): number {
  const lines = text
    .normalize('NFKC')
    .replaceAll(/の\n/g, 'の')
    .split('\n')
    .filter((line) => !isBlank(line))
  let count = 0
  for (const line of lines) count += cutAfterPunctuation(line).length
  return count
}

function cutAfterPunctuation(line: string): string[] {
  const sentences: string[] = []
  let depth = 0
  let current = ''
  for (const character of line) {
    if ('「『('.includes(character)) depth++
    else if ('」』)'.includes(character)) depth = Math.max(0, depth - 1)
    current += character
    if (depth === 0 && '。!?'.includes(character)) {
      sentences.push(current)
      current = ''
    }
  }
  if (!isBlank(current)) sentences.push(current)
  return sentences.filter((sentence) => !isBlank(sentence))
}

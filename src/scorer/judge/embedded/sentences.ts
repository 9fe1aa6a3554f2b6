/** A piece of a text with the offset at which it begins. */
export type Span = { text: string; start: number }

const BREAK = /[\n.!?。！？]/gu

/**
 * Cuts a text into lines, and lines into sentences. Good enough for rules and asks: a full stop ends a sentence only
 * before white space (or at the end), and not after a single letter, a number or "e.g.".
 */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  const push = (end: number) => {
    const raw = text.slice(start, end)
    const lead = raw.length - raw.trimStart().length
    const trimmed = raw.trim()
    if (trimmed !== '') spans.push({ text: trimmed, start: start + lead })
    start = end
  }
  for (const { 0: char, index } of text.matchAll(BREAK)) {
    if (char === '\n') {
      push(index + 1)
    } else {
      const next = text.charAt(index + 1)
      const isWide = char === '。' || char === '！' || char === '？'
      const isEnd = next === '' || /[\s"'”’»」』)\]]/u.test(next)
      const before = text.slice(Math.max(start, index - 5), index)
      const isAbbreviation =
        char === '.' && /(?:^|\s)(?:\p{L}|\d{1,3}|e\.g|i\.e|etc|vs|dr|mr|mrs|ms|st|no|p\. ?ej)$/iu.test(before)
      // "Translate 'How are you?' into Spanish": the sentence goes on behind the quotation.
      const goesOn = isEnd && /^["'”’»」)]+,?\s+\p{Ll}/u.test(text.slice(index + 1, index + 6))
      if (isWide || (isEnd && !isAbbreviation && !goesOn)) push(index + 1)
    }
  }
  push(text.length)
  return spans
}

/** Makes long runs of blanks line ends, so that no pattern walks them again and again. Offsets stay. */
export function withoutLongBlanks(text: string): string {
  return text.replace(/[^\S\n]{20,}/gu, (run) => '\n'.repeat(run.length))
}

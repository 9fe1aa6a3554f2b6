/** A fenced code block: its info string ("python") and its content. */
export type CodeBlock = { info: string; content: string }

const FENCE = /^\s{0,8}(?:[-*]\s|\d{1,3}[.)]\s)?\s{0,8}(`{3,}|~{3,})\s?([^\s`]{0,40})[^`\n]{0,200}$/

/** Splits a text into fenced code blocks and the lines outside them. An unclosed fence runs to the end. */
export function splitCodeBlocks(text: string): { blocks: CodeBlock[]; outside: string[] } {
  const blocks: CodeBlock[] = []
  const outside: string[] = []
  let open: { mark: string; info: string; lines: string[] } | null = null
  for (const line of text.split(/\r?\n/)) {
    const fence = line.includes('```') || line.includes('~~~') ? FENCE.exec(line) : null
    const mark = fence?.[1] ?? ''
    if (open === null) {
      if (mark) open = { mark, info: (fence?.[2] ?? '').toLowerCase(), lines: [] }
      outside.push(mark ? '' : line)
    } else {
      if (mark.startsWith(open.mark) && !fence?.[2]) {
        blocks.push({ info: open.info, content: open.lines.join('\n') })
        open = null
      } else open.lines.push(line)
      outside.push('')
    }
  }
  if (open) blocks.push({ info: open.info, content: open.lines.join('\n') })
  return { blocks, outside }
}

/** The text with fenced code blocks blanked out. */
export function stripCodeBlocks(text: string): string {
  return text.includes('```') || text.includes('~~~') ? splitCodeBlocks(text).outside.join('\n') : text
}

const EVIDENCE_LENGTH = 120

/** The line around a place in a text, trimmed and cut to a readable length: a verbatim quote. */
export function quoteAt(text: string, index: number): string {
  const from = text.lastIndexOf('\n', index) + 1
  const lineEnd = text.indexOf('\n', index)
  const line = text.slice(from, lineEnd < 0 ? text.length : lineEnd)
  if (line.length <= EVIDENCE_LENGTH) return line.trim().toWellFormed()
  const start = Math.max(from, index - EVIDENCE_LENGTH / 3)
  return text
    .slice(start, start + EVIDENCE_LENGTH)
    .trim()
    .toWellFormed()
}

/** Parts between blank lines that hold more than a rule. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n[ \t\r]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isRule(part))
}

/** A line of `***`, `---` or `===` alone. */
export function isRule(line: string): boolean {
  return /^(?:\*{3,}|-{3,}|_{3,}|={3,}|(?:\* ){2,}\*|(?:- ){2,}-)$/.test(line.trim())
}

/** Parts between lines that hold nothing but `divider`. */
export function splitByDivider(text: string, divider: string): string[] {
  const parts: string[][] = [[]]
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === divider) parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts.map((lines) => lines.join('\n').trim())
}

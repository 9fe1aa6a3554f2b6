/** Has the text at least two columns, and in every record the same number? Quoted fields may hold commas and line ends. */
export function isCsv(text: string): boolean {
  const widths: number[] = []
  let width = 1
  let isQuoted = false
  let isFieldStart = true
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index)
    if (isQuoted) {
      if (sign !== '"') continue
      if (text.charAt(index + 1) === '"') index += 1
      else isQuoted = false
    } else if (sign === '"' && isFieldStart) isQuoted = true
    else if (sign === ',' || sign === ';' || sign === '\t') width += 1
    else if (sign === '\n') {
      widths.push(width)
      width = 1
    }
    isFieldStart = !isQuoted && (sign === ',' || sign === ';' || sign === '\t' || sign === '\n')
  }
  if (text !== '' && !text.endsWith('\n')) widths.push(width)
  const [first] = widths
  return !isQuoted && first !== undefined && first > 1 && widths.every((other) => other === first)
}

const LINE =
  /^(\s*)(?:- +)*(?:(?:"[^"]*"|'[^']*'|[^\s#:'"[\]{},&*!|>%@`-][^:#]*?|-[^\s:][^:]*?)\s*:(?:\s+(.*))?|- ?(.*)|(.*))$/

/**
 * Does the text read as a YAML mapping or list? Every line is a key with a value, a list item, a comment, a marker, or
 * belongs to a block or a value above; indentation is in spaces.
 */
export function isYaml(text: string): boolean {
  const lines = text.split(/\r?\n/)
  let blockIndent: number | null = null
  let entries = 0
  for (const line of lines) {
    if (line.trim() === '' || /^\s*#/.test(line) || /^(?:---|\.\.\.)\s*$/.test(line)) continue
    const indent = line.length - line.trimStart().length
    if (line.slice(0, indent).includes('\t')) return false
    if (blockIndent !== null) {
      if (indent > blockIndent) continue
      blockIndent = null
    }
    const entry = LINE.exec(line)
    if (!entry || (entry[4] !== undefined && entry[4] !== '')) return false
    entries += 1
    const value = entry[2] ?? entry[3] ?? ''
    if (/^[|>][+-]?\d?\s*$/.test(value.trim())) blockIndent = indent
    if (!hasBalancedBrackets(value)) return false
  }
  return entries > 0
}

function hasBalancedBrackets(value: string): boolean {
  if (!/^[[{]/.test(value)) return true
  let depth = 0
  for (const sign of value) depth += sign === '[' || sign === '{' ? 1 : sign === ']' || sign === '}' ? -1 : 0
  return depth === 0
}

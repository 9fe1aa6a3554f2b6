const KEY = /^(?:"[^"]*"|'[^']*'|[^\s#:'"[\]{},&*!|>%@`-][^:#]*|-[^\s:][^:]*):(?:\s+(.*))?$/

/**
 * Does the text read as a YAML mapping or list? Every line is a key with a value, a list item, a comment, a marker, or
 * belongs to a block or a value above; indentation is in spaces.
 */
export function isYaml(text: string): boolean {
  let blockIndent: number | null = null
  let entries = 0
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim()
    if (content === '' || content.startsWith('#') || content === '---' || content === '...') continue
    const indent = line.length - line.trimStart().length
    if (line.slice(0, indent).includes('\t')) return false
    if (blockIndent !== null && indent > blockIndent) continue
    blockIndent = null
    const value = valueOf(content)
    if (value === null || !hasBalancedBrackets(value)) return false
    if (/^[|>][+-]?\d?$/.test(value)) blockIndent = indent
    entries += 1
  }
  return entries > 0
}

/** What a line gives as a value: of a key, or as a list item; null when it is neither. */
function valueOf(content: string): string | null {
  let rest = content
  let isItem = false
  while (rest === '-' || rest.startsWith('- ')) {
    rest = rest.slice(1).trimStart()
    isItem = true
  }
  const key = KEY.exec(rest)
  if (key) return (key[1] ?? '').trim()
  return isItem ? rest : null
}

function hasBalancedBrackets(value: string): boolean {
  if (!/^[[{]/.test(value)) return true
  let depth = 0
  for (const sign of value) depth += sign === '[' || sign === '{' ? 1 : sign === ']' || sign === '}' ? -1 : 0
  return depth === 0
}

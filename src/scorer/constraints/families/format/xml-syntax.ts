const TOKEN =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^>]*\?>|<!DOCTYPE[^>]*>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+|</g

/** Is the text one well-formed XML element, with what may stand before it? Entities are not resolved. Linear time. */
export function isXml(text: string): boolean {
  const open: string[] = []
  let roots = 0
  for (const [token, closes, name, , selfClosing] of text.matchAll(TOKEN)) {
    if (token === '<') return false
    if (name === undefined) {
      if (!token.startsWith('<') && open.length === 0 && token.trim() !== '') return false
      if (!token.startsWith('<') && /&(?!(?:#\d+|#x[\da-f]+|\w+);)/i.test(token)) return false
      continue
    }
    if (closes === '/') {
      if (open.pop() !== name) return false
      continue
    }
    if (open.length === 0) roots += 1
    if (selfClosing !== '/') open.push(name)
  }
  return roots === 1 && open.length === 0
}

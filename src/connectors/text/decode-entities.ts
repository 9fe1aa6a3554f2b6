import { readEntityNames } from './entity-names.ts'

let names: ReturnType<typeof readEntityNames> | undefined

/** A reference by number, in either base, or by name; its semicolon may be missing. */
const REFERENCE = /&(?:#(?:(\d+)|[xX]([\da-fA-F]+))|([a-zA-Z][a-zA-Z\d]*));?/g

const REPLACEMENT = '\uFFFD'

/** What numbers 128..159 stand for, as browsers read them: windows-1252, with spaces where it has nothing. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/**
 * The text that character references (`&eacute;`, `&#8212;`) in HTML stand for. A name that HTML 4 did not have stays as it is. In an attribute's
 * value a name without its semicolon may be part of an address (`?a=1&copy=2`), and stays too when more of a name or `=` follows.
 */
export function decodeEntities(html: string, { inAttribute = false } = {}): string {
  if (!html.includes('&')) return html
  return html.replaceAll(REFERENCE, (reference: string, ...found: unknown[]) => {
    const [decimal, hexadecimal, name, place] = found
    if (typeof decimal === 'string') return characterOf(Number.parseInt(decimal, 10))
    if (typeof hexadecimal === 'string') return characterOf(Number.parseInt(hexadecimal, 16))
    if (typeof name !== 'string' || typeof place !== 'number') return reference
    names ??= readEntityNames()
    const character = names.all.get(name)
    if (reference.endsWith(';') && character !== undefined) return character
    if (inAttribute) {
      const isAddress = reference.endsWith(';') || html[place + reference.length] === '='
      return isAddress ? reference : (names.legacy.get(name) ?? reference)
    }
    return withLegacyName(reference, name, names.legacy)
  })
}

/** Browsers read the longest known beginning: `&notit;` is `¬it;`. */
function withLegacyName(reference: string, name: string, legacy: ReadonlyMap<string, string>): string {
  for (let length = Math.min(name.length, LONGEST_LEGACY); length > 1; length--) {
    const character = legacy.get(name.slice(0, length))
    if (character !== undefined) return character + reference.slice(1 + length)
  }
  return reference
}

const LONGEST_LEGACY = 6

function characterOf(codePoint: number): string {
  if (codePoint === 0 || codePoint > 0x10_ff_ff || (codePoint >= 0xd8_00 && codePoint <= 0xdf_ff)) return REPLACEMENT
  if (codePoint < 0x80 || codePoint > 0x9f) return String.fromCodePoint(codePoint)
  const character = WINDOWS_1252[codePoint - 0x80]
  return character === undefined || character === ' ' ? String.fromCodePoint(codePoint) : character
}

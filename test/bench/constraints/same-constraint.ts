import { rangeIn, sameRange, withoutRange } from './range.ts'

/** A constraint's arguments, found or labelled. */
export type GivenArguments = Readonly<Record<string, unknown>>

/** The data names the language in `change_case:english_capital`; the kind is the same in all of them. */
export function kindOf(id: string): string {
  return id.replace(/^change_case:(?:english|french|spanish)_(capital|lowercase)$/, 'change_case:$1')
}

/** Not asked for in any words of the prompt: the words that an accent is checked on. */
const UNCOMPARED = new Set(['word_to_accentuate'])

/**
 * Whether a found constraint has every argument of a labelled one; it may have more. Bounds are compared as ranges ("less
 * than 6" is "at most 5"), texts without case, outer quotes, closing full stop and runs of space, and lists as sets.
 */
export function hasSameArguments(found: GivenArguments, labelled: GivenArguments): boolean {
  const range = rangeIn(labelled)
  if (range && !sameRange(rangeIn(found, { allowImplied: true }), range)) return false
  return Object.entries(range ? withoutRange(labelled) : labelled).every(
    ([name, value]) => UNCOMPARED.has(name) || sameValue(found[name], value, name),
  )
}

function sameValue(found: unknown, labelled: unknown, name: string): boolean {
  if (Array.isArray(labelled)) {
    if (!Array.isArray(found)) return false
    const [first, second] = [found, labelled].map((list) => [...new Set(list.map(foldedText))].toSorted())
    return JSON.stringify(first) === JSON.stringify(second)
  }
  if (typeof labelled !== 'string') return found === labelled
  if (typeof found !== 'string') return false
  const [first, second] = [foldedText(found), foldedText(labelled)]
  return name === 'postscript_marker' ? first.replaceAll(/\s/g, '') === second.replaceAll(/\s/g, '') : first === second
}

/** A text without what makes no difference between two writings of an argument. */
export function foldedText(value: unknown): string {
  return String(value)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s"'“”«»「」『』]+|[\s"'“”«»「」『』.]+$/gu, '')
}

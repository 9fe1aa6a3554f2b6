import { linkText } from '../text/link-text.ts'

/**
 * Slack's mrkdwn as plain text: links as `label (address)`, mentions and channels by name or id, no marks of emphasis, the three
 * entities decoded. Code keeps its backticks, lists and quotes their marks. Linear in the length of the text.
 */
export function plainMrkdwn(text: string): string {
  return text
    .split(CODE)
    .map((part, i) => (i % 2 === 0 ? plainEmphasis(part) : part))
    .join('')
    .replace(REFERENCE, (_, reference: string) => plainReference(reference))
    .replace(/&(amp|lt|gt);/g, (_, name: string) => ENTITIES.get(name) ?? '')
}

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
])

/** Split by it, every second part is code. */
const CODE = /(```[^`]*```|`[^`\n]+`)/

const REFERENCE = /<([^<>\s][^<>\n]*)>/g

/** A pair of marks around a run without that mark, at the edges of words; a reference in between counts as one piece. */
const EMPHASIS = [
  /(?<![\w*])\*(?=\S)((?:<[^<>\n]*>|[^*<\n])+)(?<=\S)\*(?![\w*])/g,
  /(?<!\w)_(?=\S)((?:<[^<>\n]*>|[^_<\n])+)(?<=\S)_(?!\w)/g,
  /(?<![\w~])~(?=\S)((?:<[^<>\n]*>|[^~<\n])+)(?<=\S)~(?![\w~])/g,
]

function plainEmphasis(text: string): string {
  return EMPHASIS.reduce((plain, pattern) => plain.replace(pattern, '$1'), text)
}

function plainReference(reference: string): string {
  const bar = reference.indexOf('|')
  const target = bar < 0 ? reference : reference.slice(0, bar)
  const label = bar < 0 ? '' : reference.slice(bar + 1)
  if (target.startsWith('@') || target.startsWith('#')) return label === '' ? target : target.slice(0, 1) + label
  if (target.startsWith('!')) return label === '' ? `@${target.slice(1)}` : label
  return linkText(target.replace(/^(mailto|tel):/, ''), label)
}

import { type Handler, Parser } from 'htmlparser2'
import { decodeEntities } from './decode-entities.ts'
import { linkText } from './link-text.ts'
import { newTextPage } from './text-page.ts'

/** Elements with an empty line around them. */
const PARAGRAPHS = new Set('blockquote h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '))

/** Elements that begin and end on a line of their own. */
const BLOCKS = new Set([
  ...PARAGRAPHS,
  ...'address article aside div dl dd dt figure figcaption footer form header hr li main section tr'.split(' '),
])

/** Elements whose content nobody sees. */
const UNSEEN = new Set(['head', 'script', 'style', 'template', 'title'])

interface List {
  ordered: boolean
  items: number
}

/**
 * HTML as plain text: paragraphs apart, list items marked `-` or by number, links as `label (address)`, entities decoded, spaces
 * as a browser shows them. A streaming parser without recursion, so no depth of nesting overflows the stack.
 */
export function plainHtml(html: string): string {
  const page = newTextPage()
  const lists: List[] = []
  // A link inside of a link ends it, as in browsers.
  let anchor: { href: string; place: number } | null = null
  let unseen = 0
  let preformatted = 0
  const reader: Partial<Handler> = {
    onopentag(name, attributes) {
      if (UNSEEN.has(name)) unseen += 1
      if (name === 'pre') preformatted += 1
      if (name === 'br') page.breakLine(1, { always: true })
      if (name === 'td' || name === 'th') page.write(' ')
      if (isList(name)) lists.push({ ordered: name === 'ol', items: 0 })
      if (BLOCKS.has(name)) page.breakLine(linesAround(name, lists.length))
      if (name === 'li') page.writeMark(itemMark(lists))
      if (name === 'img' && unseen === 0) page.write(valueOf(attributes['alt']))
      if (name === 'a') anchor = { href: valueOf(attributes['href']), place: page.place() }
    },
    ontext(text) {
      if (unseen > 0) return
      const shown = decodeEntities(text).replaceAll('\u00A0', ' ')
      if (preformatted > 0) page.writeVerbatim(shown)
      else page.write(shown)
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1
      if (name === 'pre') preformatted -= 1
      if (name === 'a' && anchor !== null) {
        page.write(addressBehind(page.since(anchor.place).trim(), anchor.href))
        anchor = null
      }
      if (BLOCKS.has(name)) page.breakLine(linesAround(name, lists.length))
      if (isList(name)) lists.pop()
    },
  }
  // It would bring a table of all 2,231 names, most of which nobody writes.
  const parser = new Parser(reader, { decodeEntities: false })
  parser.write(html)
  parser.end()
  return page.text()
}

function valueOf(attribute: string | undefined): string {
  return decodeEntities(attribute ?? '', { inAttribute: true })
}

function isList(name: string): boolean {
  return name === 'ul' || name === 'ol'
}

/** Line breaks around a block; what is inside of lists stays close together. */
function linesAround(name: string, listDepth: number): 1 | 2 {
  const depth = isList(name) ? listDepth - 1 : listDepth
  return PARAGRAPHS.has(name) && depth === 0 ? 2 : 1
}

const MAX_INDENT = 8

function itemMark(lists: List[]): string {
  const list = lists.at(-1)
  if (list === undefined) return '-'
  list.items += 1
  const margin = '  '.repeat(Math.min(lists.length - 1, MAX_INDENT))
  return margin + (list.ordered ? `${list.items}.` : '-')
}

/** Nothing for a label that is the address itself, and for what is no web address. */
function addressBehind(label: string, href: string): string {
  if (!/^https?:\/\//i.test(href)) return ''
  return label === '' ? href : linkText(href, label).slice(label.length)
}

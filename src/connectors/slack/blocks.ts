import { z } from 'zod'
import { linkText } from '../text/link-text.ts'
import { plainMrkdwn } from './mrkdwn.ts'

/** The levels that Slack nests: block, list, section, element. What lies deeper is no text of Slack's. */
const MAX_DEPTH = 8

const nullishText = z.string().nullish()
const nodes = z.array(z.unknown()).nullish().catch(null)

/** Everything a block or an element of one may hold; each type uses some of it. */
const nodeSchema = z.looseObject({
  type: z.string(),
  text: z
    .union([z.string(), z.looseObject({ type: z.string(), text: z.string() })])
    .nullish()
    .catch(null),
  elements: nodes,
  fields: nodes,
  rows: z.array(z.array(z.unknown())).nullish().catch(null),
  title: z
    .union([z.string(), z.looseObject({ text: z.string() })])
    .nullish()
    .catch(null),
  alt_text: nullishText,
  style: z.string().nullish().catch(null),
  offset: z.number().nullish().catch(null),
  indent: z.number().nullish().catch(null),
  url: nullishText,
  user_id: nullishText,
  channel_id: nullishText,
  usergroup_id: nullishText,
  name: nullishText,
  unicode: nullishText,
  range: nullishText,
  fallback: nullishText,
})
type Node = z.infer<typeof nodeSchema>

/** The text of Block Kit blocks: every paragraph, list and table of them, without buttons and other controls. */
export function blocksText(blocks: readonly unknown[]): string {
  return joinText(blocks, { depth: 0, separator: '\n' }).trim()
}

function joinText(children: readonly unknown[], { depth, separator }: { depth: number; separator: string }): string {
  return children
    .map((child) => nodeText(child, depth))
    .filter((text) => text !== '')
    .join(separator)
}

function nodeText(child: unknown, depth: number): string {
  const parsed = nodeSchema.safeParse(child)
  if (!parsed.success || depth > MAX_DEPTH) return ''
  const node = parsed.data
  const inside = (separator: string): string => joinText(node.elements ?? [], { depth: depth + 1, separator })
  switch (node.type) {
    case 'rich_text':
      return inside('\n')
    case 'rich_text_section':
      return inside('').trimEnd()
    case 'rich_text_quote':
      return inside('').replace(/^/gm, '> ')
    case 'rich_text_preformatted':
      return `\`\`\`\n${inside('')}\n\`\`\``
    case 'rich_text_list':
      return listText(node, depth)
    case 'section':
      return [ownText(node), joinText(node.fields ?? [], { depth: depth + 1, separator: '\n' })]
        .filter((text) => text !== '')
        .join('\n')
    case 'context':
      return inside(' ')
    case 'table':
      return (node.rows ?? []).map((row) => joinText(row, { depth: depth + 1, separator: ' | ' })).join('\n')
    case 'image':
      return titleText(node) || (node.alt_text ?? '')
    case 'video':
      return titleText(node)
    default:
      return leafText(node)
  }
}

function listText({ elements, style, offset, indent }: Node, depth: number): string {
  const margin = '  '.repeat(Math.min(Math.max(indent ?? 0, 0), MAX_DEPTH))
  return (elements ?? [])
    .map((item, i) => {
      const mark = style === 'ordered' ? `${(offset ?? 0) + i + 1}.` : '-'
      return `${margin}${mark} ${nodeText(item, depth + 1)}`
    })
    .join('\n')
}

/** Of the elements of a section, and of blocks that hold one text. */
function leafText(node: Node): string {
  switch (node.type) {
    case 'link':
      return linkText(node.url ?? '', typeof node.text === 'string' ? node.text : '')
    case 'user':
      return `@${node.user_id ?? ''}`
    case 'channel':
      return `#${node.channel_id ?? ''}`
    case 'usergroup':
      return `@${node.usergroup_id ?? ''}`
    case 'broadcast':
      return `@${node.range ?? ''}`
    case 'emoji':
      return emojiText(node)
    case 'date':
      return node.fallback ?? ''
    case 'button':
      return ''
    default:
      return ownText(node)
  }
}

/** A text element is raw, a mrkdwn object escaped. */
function ownText({ type, text }: Node): string {
  if (typeof text === 'string') return type === 'mrkdwn' ? plainMrkdwn(text) : text
  if (text === null || text === undefined) return ''
  return text.type === 'mrkdwn' ? plainMrkdwn(text.text) : text.text
}

function titleText({ title }: Node): string {
  return typeof title === 'string' ? title : (title?.text ?? '')
}

/** `unicode` is code points in hexadecimal between hyphens. */
function emojiText({ name, unicode }: Node): string {
  if (!/^[0-9a-f]{1,5}(-[0-9a-f]{1,5}){0,12}$/.test(unicode ?? '')) return `:${name ?? ''}:`
  return String.fromCodePoint(...(unicode ?? '').split('-').map((point) => Number.parseInt(point, 16)))
}

import { isRule } from './paragraphs.ts'

/** An item of a list; `depth` is its indentation in columns. */
export type ListItem = { mark: 'bullet' | 'number'; number: number | null; depth: number; text: string }

const BULLET = /^([ \t]*)(?:[-*+•‣◦▪●○∙·–—]|・|[◆◇■□▶►➤✓✔✅])[ \t\u3000]+(\S.*)$/
const TIGHT_BULLET = /^([ \t]*)(?:[•‣◦▪●∙・]|\*(?![*\s])(?=[^*\n]*$))(\S.*)$/
const NUMBER = /^([ \t]*)(?:\*{1,2}|#{1,6}[ \t]|\()?(\d{1,3})[.)．、:](?:\*{1,2})?(?:[ \t\u3000]+|(?<=[．、]))(\S.*)$/

/** The items of bulleted and numbered lists. Rules such as `---` are none. */
export function readListItems(prose: string): ListItem[] {
  const items: ListItem[] = []
  for (const line of prose.split(/\r?\n/)) {
    const item = readItem(line)
    if (item) items.push(item)
  }
  return items
}

function readItem(line: string): ListItem | null {
  if (isRule(line)) return null
  const bullet = BULLET.exec(line) ?? TIGHT_BULLET.exec(line)
  if (bullet) return { mark: 'bullet', number: null, depth: indentation(bullet[1]), text: bullet[2] ?? '' }
  const number = NUMBER.exec(line)
  if (number) return { mark: 'number', number: Number(number[2]), depth: indentation(number[1]), text: number[3] ?? '' }
  return null
}

function indentation(space: string | undefined): number {
  return (space ?? '').replaceAll('\t', '    ').length
}

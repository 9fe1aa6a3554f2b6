/** Words that end in a point without ending a sentence. */
const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof st sr jr vs etc inc ltd corp al approx dept gov hon rev sgt capt jan feb apr aug sept oct nov dec mme mlle cf env bd uds sra srta dra'.split(
    ' ',
  ),
)
/** Abbreviations only before a number: "No. 5", where "No." is a sentence too. */
const ABBREVIATIONS_OF_NUMBERS = new Set('no nos vol fig p pp min max art pág núm mar jun jul sep'.split(' '))

const END = /[.!?…]+["'”’»)\]*_]*(?=\s|$)|[。！？｡]+["'”’」』）)]*|[।॥។။؟۔]+(?=\s|$)/gu
const BLOCK_EDGE = /^\s*(?:#{1,6}\s|[-*+•]\s|\d{1,3}[.)]\s|>|<<)/

/**
 * The sentences of a text. A blank line, a list item and a heading end one too; headings, rows of tables, rules and lines
 * without a letter are none. Points after abbreviations, initials and within numbers end none.
 */
export function splitSentences(prose: string): string[] {
  return splitBlocks(prose).flatMap(splitBlock)
}

/** Runs of lines that belong together. */
function splitBlocks(prose: string): string[] {
  const blocks: string[] = []
  let open: string[] = []
  function close(): void {
    if (open.length > 0) blocks.push(open.join('\n'))
    open = []
  }
  for (const line of prose.split(/\r?\n/)) {
    const trimmed = line.trim()
    if (trimmed === '' || /^[^\p{L}\p{N}]*$/u.test(trimmed)) close()
    else if (/^(?:#{1,6}\s|\|)/.test(trimmed) || /^<<[^<>]*>>$/.test(trimmed)) close()
    else {
      if (BLOCK_EDGE.test(line)) close()
      open.push(trimmed)
    }
  }
  close()
  return blocks
}

function splitBlock(block: string): string[] {
  const text = block.replace(/^(?:[-*+•]\s+|\d{1,3}[.)]\s+)/, '')
  const sentences: string[] = []
  let from = 0
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    if (match[0].startsWith('.') && !match[0].startsWith('..') && isInsideSentence(text, match.index, end)) continue
    if (match[0].startsWith('..') && /^\s+\p{Ll}/u.test(text.slice(end, end + 4))) continue
    from = push(sentences, text, from, end)
  }
  push(sentences, text, from, text.length)
  return sentences
}

function push(sentences: string[], text: string, from: number, end: number): number {
  const sentence = text.slice(from, end).trim()
  if (/[\p{L}\p{N}]/u.test(sentence)) sentences.push(sentence)
  return end
}

function isInsideSentence(text: string, dot: number, end: number): boolean {
  const word = /[\p{L}\p{N}.]{1,20}$/u.exec(text.slice(Math.max(0, dot - 20), dot))?.[0] ?? ''
  const rest = text.slice(end, end + 3)
  if (ABBREVIATIONS.has(word.toLowerCase()))
    return rest.trim() !== '' && !(word.toLowerCase() === 'etc' && /^\s\p{Lu}/u.test(rest))
  if (ABBREVIATIONS_OF_NUMBERS.has(word.toLowerCase())) return /^\s\d/.test(rest)
  if (/^(?:\p{L}\.)*\p{L}$/u.test(word) && word !== 'I')
    return rest.trim() !== '' && (word.length === 1 || !/^\s+\p{Lu}/u.test(rest))
  return false
}

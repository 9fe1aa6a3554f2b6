import { splitParagraphs } from './paragraphs.ts'
import { splitSentences } from './sentences.ts'
import { splitWords } from './words.ts'
import { stripCodeBlocks } from './code-blocks.ts'
import { readListItems, type ListItem } from './list-items.ts'

/** A response with the readings that several kinds count on, each made once, when first asked for. */
export type ResponseText = {
  text: string
  /** Without fenced code blocks, line count kept. */
  prose: () => string
  lines: () => readonly string[]
  words: () => readonly string[]
  sentences: () => readonly string[]
  /** Parts between blank lines. */
  paragraphs: () => readonly string[]
  listItems: () => readonly ListItem[]
}

export function readResponse(text: string): ResponseText {
  const prose = once(() => stripCodeBlocks(text))
  return {
    text,
    prose,
    lines: once(() => text.split(/\r?\n/)),
    words: once(() => splitWords(text)),
    sentences: once(() => splitSentences(prose())),
    paragraphs: once(() => splitParagraphs(text)),
    listItems: once(() => readListItems(prose())),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

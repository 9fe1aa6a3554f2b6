import { courtesy, joiners } from './lexicon/ask-words.ts'
import type { Span } from './sentences.ts'

/** One thing a prompt asks for besides its main ask. `start` and `end` are offsets in the prompt. */
export type Item = {
  text: string
  start: number
  end: number
  isForbidden: boolean
  /** `part`: enumerated by the main ask; `step`: an ask of its own; `rule`: a statement of what must be. */
  origin: 'part' | 'step' | 'rule'
  /** True for the name of a key, a column, a section: it is looked for as it is written. */
  isName?: boolean
}

/** A prompt as read: its main ask, and what else it asks for, in order. */
export type PromptReading = { ask: Span; items: readonly Item[] }

const MAX_ITEM_WORDS = 16
const itemBreak = new RegExp(String.raw`\s*[,;、]\s*(?:${joiners}\s+|or\s+|ou\s+|o\s+)?|\s+${joiners}\s+`, 'giu')

/** The text without white space and punctuation around it. */
export function trimSpan(text: string, start: number): Span {
  const lead = text.length - text.trimStart().length
  let core = text.trim()
  core = core.replace(/[\s.,;:!?]+$/u, '')
  return { text: core, start: start + lead }
}

/** What stands behind "please", "could you", "then". */
export function stripCourtesy(span: Span): Span {
  let { text, start } = span
  for (let turn = 0; turn < 3; turn += 1) {
    const found = courtesy.exec(text)
    if (!found) break
    text = text.slice(found[0].length)
    start += found[0].length
  }
  return { text, start }
}

/** An item of a piece of a prompt; null when the piece is too short or too long to be one. */
export function item(span: Span, origin: Item['origin'], isForbidden = false): Item | null {
  const { text, start } = trimSpan(span.text, span.start)
  if (text.length < 2 || text.split(/\s+/u).length > MAX_ITEM_WORDS * (origin === 'part' ? 1 : 2)) return null
  return { text, start, end: start + text.length, isForbidden, origin }
}

/** Splits an enumeration at commas and "and"; "between A and B" and "both A and B" stay whole. */
export function splitItems(span: Span): Span[] {
  const pieces: Span[] = []
  let start = 0
  const text = span.text
  for (const found of text.matchAll(itemBreak)) {
    const piece = text.slice(start, found.index)
    const isBare = /^[\s,;]*$/u.test(piece)
    const isPair =
      !found[0].includes(',') && /(?:^|\s)(?:between|both|entre|from)\s(?!.*\s(?:and|et|y)\s)/iu.test(piece)
    if (isPair) continue
    if (!isBare) pieces.push({ text: piece, start: span.start + start })
    start = found.index + found[0].length
  }
  pieces.push({ text: text.slice(start), start: span.start + start })
  return pieces.filter(({ text }) => text.trim() !== '')
}

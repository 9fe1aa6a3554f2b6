import { FIRST_PERSON, hasVerb, isClause, MAX_LENGTH, plainOf } from './answer-shape.ts'
import type { TextLanguage } from './text-language.ts'
import { countWords } from './words.ts'

const MAX_PIECE_WORDS = 9
const MAX_INLINE_WORDS = 7
const MAX_LINE_WORDS = 16

/** The pieces of a list: lines, or what commas and a last "and" part in a sole sentence. */
function piecesOf(text: string): { pieces: string[]; areLines: boolean } {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const areLines = lines.length > 1
  const pieces = areLines ? lines : text.split(/[,、;，；·]\s*(?:and |et |y |und |및 )?|\s(?:and|et|y|und|и)\s/u)
  return {
    areLines,
    pieces: pieces
      .map((piece) => plainOf(piece.replace(/^\s*(?:[-*•‣▪・]|\(?\d{1,2}[.)．、])\s*/u, '')))
      .filter((piece) => piece !== ''),
  }
}

/** True for a piece with a verb of its own; short phrases of any other shape are what lists are made of. */
function saysSomething(piece: string, language: TextLanguage): boolean {
  return /^(?:ko|ja|zh)$/u.test(language) ? isClause(piece, language) : hasVerb(piece, language)
}

/** How well a response is the list that the prompt asks for, by shape: 4 short things, 3 longer phrases, 0 sentences or no list. */
export function listLevel(response: string, language: TextLanguage): 4 | 3 | 0 {
  const { pieces, areLines } = piecesOf(response)
  if (pieces.length < 2 || pieces.length > 60) return 0
  const longest = areLines ? MAX_PIECE_WORDS : MAX_INLINE_WORDS
  if (
    !areLines &&
    (response.length > MAX_LENGTH ||
      /[.!?。]\s*\S/u.test(response.trim()) ||
      pieces.some((piece) => countWords(piece) > longest))
  )
    return 0
  const clauses = pieces.filter((piece) => FIRST_PERSON.test(piece) || saysSomething(piece, language)).length
  if (clauses / pieces.length > 0.34) return 0
  if (pieces.every((piece) => countWords(piece) <= longest)) return 4
  return pieces.every((piece) => countWords(piece) <= MAX_LINE_WORDS) ? 3 : 0
}

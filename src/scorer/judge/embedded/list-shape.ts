import { FIRST_PERSON, hasVerb, isClause, MAX_LENGTH, plainOf, YES_OR_NO } from './answer-shape.ts'
import type { TextLanguage } from './text-language.ts'
import { countWords } from './words.ts'

const MARK = /^\s*(?:[-*•‣▪・]|\(?\d{1,2}[.)．、])\s*/u
const MAX_PIECE_WORDS = 9
const MAX_INLINE_WORDS = 7
const MIN_PIECES = 3
const NAMES_SHARE = 0.8
const MAX_PAIR_WORDS = 3
const MAX_LINE_WORDS = 16

/** The pieces of a list: lines, or what commas and a last "and" part in a sole sentence. */
function piecesOf(text: string): { pieces: string[]; areLines: boolean } {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const areLines = lines.length > 1
  const pieces = areLines ? lines : text.split(/[,、;，；·]\s*(?:and |et |y |und |및 )?|\s(?:and|et|y|und|и)\s/u)
  return {
    areLines,
    pieces: pieces.map((piece) => plainOf(piece.replace(MARK, ''))).filter((piece) => piece !== ''),
  }
}

/** True for a piece with a verb of its own; short phrases of any other shape are what lists are made of. */
function saysSomething(piece: string, language: TextLanguage): boolean {
  return /^(?:ko|ja|zh)$/u.test(language) ? isClause(piece, language) : hasVerb(piece, language)
}

/** True for lines without marks of a list, some of which go on in the next or end like sentences. */
function isVerse(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.some((line) => MARK.test(line))) return false
  if (/[\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text)) return true
  return lines.filter((line) => /[,.;!?。、，]\s*$/u.test(line)).length >= 2
}

/** How well a response is the list that the prompt asks for, by shape: 4 short things, 3 longer phrases, 0 sentences or no list. */
export function listLevel(response: string, language: TextLanguage): 4 | 3 | 0 {
  const { pieces, areLines } = piecesOf(response)
  if (areLines ? isVerse(response) : YES_OR_NO.test(pieces[0] ?? '')) return 0
  if (pieces.length < 2 || pieces.length > 60) return 0
  const longest = areLines ? MAX_PIECE_WORDS : MAX_INLINE_WORDS
  if (
    !areLines &&
    (response.length > MAX_LENGTH ||
      /[.!?。]\s*\S/u.test(response.trim()) ||
      pieces.some((piece) => countWords(piece) > (pieces.length < MIN_PIECES ? MAX_PAIR_WORDS : longest)))
  )
    return 0
  const clauses = pieces.filter((piece) => FIRST_PERSON.test(piece) || saysSomething(piece, language)).length
  if (clauses / pieces.length > 0.34) return 0
  if (pieces.every((piece) => countWords(piece) <= longest)) return 4
  return pieces.every((piece) => countWords(piece) <= MAX_LINE_WORDS) ? 3 : 0
}

const QUOTED = /^["“«「『《〈‘']/u
const ARTICLE = /^(?:The|An?|Le|La|Les|L['’]|Un|Une|El|Los|Las|Una)\s/u

/** True for what is written like a name: in quotes, or of words with capitals; a sole word or two may have just the first. */
function isName(piece: string): boolean {
  if (QUOTED.test(piece) || /^\p{Script=Hangul}/u.test(piece)) return true
  const words = piece.replace(ARTICLE, '').split(/[\s'’]+/u)
  if (words.length <= 1) return /^[\p{Lu}\p{N}]/u.test(piece) || ARTICLE.test(piece)
  const long = words.filter((word) => word.length > 3)
  return long.every((word) => /^[\p{Lu}\p{N}]/u.test(word)) && long.length > 0
}

/** True for a list of which nearly every piece is written like a name. */
export function isListOfNames(response: string): boolean {
  const { pieces } = piecesOf(response)
  return pieces.filter((piece) => isName(piece)).length >= pieces.length * NAMES_SHARE
}

/** True for lines of which each bears the mark of a list. */
export function isMarkedList(response: string): boolean {
  const lines = response.split('\n').filter((line) => line.trim() !== '')
  return lines.length >= MIN_PIECES && lines.every((line) => MARK.test(line))
}

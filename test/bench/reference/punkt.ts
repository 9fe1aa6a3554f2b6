import { isLower, isUpper, strip } from './python-text.ts'
import type { PunktModel } from './punkt-models.ts'

/**
 * Sentence boundaries by the Punkt algorithm (Kiss and Strunk, "Unsupervised Multilingual Sentence Boundary Detection",
 * 2006) as the published checker's tokenizer applies it: abbreviations, initials, ordinals and ellipses do not end a
 * sentence unless the next word speaks for it. The decisions are those of the paper's sections 4.1.2 to 4.3; its table of
 * letter cases (4.1.1) is left out, so that a capital letter alone says nothing.
 */

const NON_WORD = String.raw`(?:[)";}\]*:@'({[?!])`
const MULTI_CHARACTER = String.raw`(?:-{2,}|\.{2,}|(?:\.\s){2,}\.)`
const TOKEN = new RegExp(
  `${MULTI_CHARACTER}|(?=[^("\`{[:;&#*@)}\\]\\-,])\\S+?(?=\\s|$|${NON_WORD}|${MULTI_CHARACTER}|,(?=$|\\s|${NON_WORD}|${MULTI_CHARACTER}))|\\S`,
  'gu',
)
const CANDIDATE = new RegExp(`[.?!](?=(?<after>${NON_WORD}|(?<space>\\s+)(?<next>\\S+)))`, 'gu')
const REALIGNED = /^["')\]}]+?(?:\s+|(?=--)|$)/u
const NUMERIC = /^-?[.,]?\d[\d,.-]*\.?$/u
const ELLIPSIS = /^\.\.+$/u
const INITIAL = /^[\p{L}_]\.$/u

type Token = { text: string; type: string; isBreak: boolean; isAbbreviation: boolean; isEllipsis: boolean }

/** The number of sentences of a text; 0 for a blank one. */
export function countSentences(text: string, model: PunktModel): number {
  return sentencesOf(text, model).length
}

/** The sentences of a text, each with its closing quotes and brackets, without the space between them. */
export function sentencesOf(text: string, model: PunktModel): string[] {
  return realign(text, slicesOf(text, model)).map(([start, end]) => text.slice(start, end))
}

type Slice = [start: number, end: number]

function slicesOf(text: string, model: PunktModel): Slice[] {
  const slices: Slice[] = []
  let lastBreak = 0
  for (const { context, end, nextStart } of candidatesOf(text)) {
    if (!containsBreak(context, model)) continue
    slices.push([lastBreak, end])
    lastBreak = nextStart
  }
  slices.push([lastBreak, text.trimEnd().length])
  return slices
}

/** Each possible end of a sentence with the word before it and the token after it, overlapping ones merged into the last. */
function candidatesOf(text: string): { context: string; end: number; nextStart: number }[] {
  const found: { context: string; end: number; nextStart: number }[] = []
  let previous: { word: Slice; match: RegExpExecArray } | undefined
  const flush = () => {
    if (!previous) return
    const { word, match } = previous
    const end = match.index + match[0].length
    const nextStart = match.groups?.['next'] === undefined ? end : end + (match.groups['space']?.length ?? 0)
    found.push({ context: text.slice(...word) + match[0] + (match.groups?.['after'] ?? ''), end, nextStart })
  }
  for (const match of text.matchAll(CANDIDATE)) {
    const before: Slice = previous?.word ?? [0, 0]
    const space = lastWhitespace(text.slice(before[1], match.index))
    const word: Slice = [space > 0 ? before[1] + space + 1 : before[0], match.index]
    if (previous && before[1] <= word[0]) flush()
    previous = { word, match }
  }
  flush()
  return found
}

function lastWhitespace(text: string): number {
  for (let index = text.length - 1; index > 0; index--) if (/[ \t\n\r\v\f]/.test(text.charAt(index))) return index
  return 0
}

/** Closing punctuation that stands after the end of a sentence belongs to it. */
function realign(text: string, slices: Slice[]): Slice[] {
  const aligned: Slice[] = []
  let shift = 0
  for (const [index, [start, end]] of slices.entries()) {
    const from = start + shift
    const following = slices[index + 1]
    const closing = following && REALIGNED.exec(text.slice(...following))
    if (closing) {
      aligned.push([from, following[0] + strip(closing[0]).length])
      shift = closing[0].length
    } else {
      shift = 0
      if (text.slice(from, end) !== '') aligned.push([from, end])
    }
  }
  return aligned
}

/** Whether a token other than the last of the context ends a sentence. */
function containsBreak(context: string, model: PunktModel): boolean {
  const tokens = tokensOf(context, model)
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    if (next) reconsider(token, next, model)
    if (token.isBreak && next) return true
  }
  return false
}

function tokensOf(context: string, model: PunktModel): Token[] {
  const words = context.split('\n').flatMap((line) => (strip(line) === '' ? [] : (line.match(TOKEN) ?? [])))
  return words.map((text) => {
    const token: Token = {
      text,
      type: NUMERIC.test(text) ? '##number##' : text.toLowerCase(),
      isBreak: false,
      isAbbreviation: false,
      isEllipsis: false,
    }
    if (text === '.' || text === '?' || text === '!') token.isBreak = true
    else if (ELLIPSIS.test(text)) token.isEllipsis = true
    else if (text.endsWith('.') && !text.endsWith('..')) {
      const word = text.slice(0, -1).toLowerCase()
      token.isAbbreviation =
        model.abbreviations.has(word) || model.abbreviations.has(word.slice(word.lastIndexOf('-') + 1))
      token.isBreak = !token.isAbbreviation
    }
    return token
  })
}

function withoutPeriod(type: string): string {
  return type.length > 1 && type.endsWith('.') ? type.slice(0, -1) : type
}

/** The second pass: what the next word says about a token that ends in a period. */
function reconsider(token: Token, next: Token, model: PunktModel): void {
  if (!token.text.endsWith('.')) return
  const type = withoutPeriod(token.type)
  const nextType = next.isBreak ? withoutPeriod(next.type) : next.type
  const isInitial = INITIAL.test(token.text)
  if (model.collocations.has(`${type} ${nextType}`)) {
    token.isBreak = false
    token.isAbbreviation = true
    return
  }
  if ((token.isAbbreviation || token.isEllipsis) && !isInitial) {
    if (isUpper(firstCharacter(next)) && model.starters.has(nextType)) token.isBreak = true
    return
  }
  if (!isInitial && type !== '##number##') return
  if (continues(next)) token.isBreak = false
}

/** Whether the letters of a word speak against a sentence that starts with it. */
function continues(next: Token): boolean {
  return /^[;:,.!?]$/.test(next.text) || isLower(firstCharacter(next))
}

function firstCharacter(token: Token): string {
  return String.fromCodePoint(token.text.codePointAt(0) ?? 0)
}

import type { Item, PromptReading } from './item.ts'
import { presenceTable } from './lexicon/presence-table.ts'
import { sentencesOf, withoutLongBlanks, type Span } from './sentences.ts'

const MAX_ITEMS = 24
const READ = 10_000
const PART_MARKER =
  /(?:を|も|が)?(?:含む|含め[てた]|含んだ|含み|備えた|持つ|伴う|付きの?|つきの?|とともに|と共に|と一緒に|添えて|交えて|挙げて|使って説明|の?ある(?=\p{Script=Katakana}|\p{Script=Han}|[A-Z]))|(?:을|를|이|가|도)?\s?(?:포함(?:한|하는|하여|해서|해|하고|시켜)|갖춘|가진|있는|담은|곁들여|곁들인|들어서?|추가(?:한|하여|해서|해))(?=\s|$|,|\.)|(?:와|과)\s?함께/gu
const ITEM_BREAK =
  /[、，,・;；]\s*(?:그리고\s|및\s|또는\s|また|および|及び|ならびに)?|および|及び|ならびに|(?<=[\p{Script=Han}\p{Script=Katakana}ー])と(?=[\p{Script=Han}\p{Script=Katakana}])|\s및\s|\s그리고\s|(?<=[가-힣]{2})(?:와|과|하고)\s/gu
const FORBIDDING =
  /(?:を|は)?(?:使わない|使用しない|使わず|含めない|言及しない|触れない|書かない|しないで|避けて|なしで)|(?:을|를|은|는)?\s?(?:사용하지|쓰지|언급하지|포함하지|하지)\s?(?:말|않|마)|없이|금지/u
const ASKING =
  /ください|下さい|なさい|せよ|ほしい|こと[。]?$|(?:하|주|시|으)세요|십시오|하시오|해\s?줘|해라|바랍니다|합니다|한다|요[.!]?$|할 것/u
const LEAD = /^.*[をで、]\s?(?=\S)|^.*(?:을|를|하는|에서|으로|로)\s+(?=\S)/u

function trimmed(span: Span): Span {
  const lead = span.text.length - span.text.trimStart().length
  return { text: span.text.trim().replace(/[。.、,!?！？]+$/u, ''), start: span.start + lead }
}

function splitItems(region: Span): Span[] {
  const pieces: Span[] = []
  let start = 0
  for (const found of region.text.matchAll(ITEM_BREAK)) {
    pieces.push({ text: region.text.slice(start, found.index), start: region.start + start })
    start = found.index + found[0].length
  }
  pieces.push({ text: region.text.slice(start), start: region.start + start })
  return pieces.map((piece) => trimmed(piece)).filter(({ text }) => text.length > 0)
}

/** Cuts what stands before the thing itself ("Pythonで…を", "…하는 … 함수를 …"). */
function core(span: Span): Span {
  const lead = LEAD.exec(span.text)
  if (!lead || lead[0].length >= span.text.length) return span
  return { text: span.text.slice(lead[0].length), start: span.start + lead[0].length }
}

function toItem(span: Span, origin: Item['origin'], isForbidden = false): Item {
  return { text: span.text, start: span.start, end: span.start + span.text.length, isForbidden, origin }
}

function partsOf(sentence: Span): Item[] {
  const items: Item[] = []
  let from = 0
  for (const found of sentence.text.matchAll(PART_MARKER)) {
    const region = { text: sentence.text.slice(from, found.index), start: sentence.start + from }
    const pieces = splitItems(region)
    from = found.index + found[0].length
    const isEnumerating = /含|備|持|伴|付|つき|포함|갖춘|가진|담은|추가|함께|共に|ともに|一緒/u.test(found[0])
    for (const [index, piece] of pieces.entries()) {
      const isLast = index === pieces.length - 1
      const body = index === 0 || isLast ? core(piece) : piece
      if (/[でにはも]$|(?:에서|으로|는|은)$/u.test(body.text) && pieces.length > 1 && !isLast) continue
      if (body.text.length === 0 || body.text.length > 40) continue
      if (isEnumerating || presenceTable.some(({ names }) => names.test(body.text))) items.push(toItem(body, 'part'))
    }
  }
  return items
}

const CLAUSE_BREAK = /(?<=하)고\s|(?<=[가-힣])(?:고|며)\s|(?:して|し)、|に対応し/u
const FORBIDDEN_TAIL =
  /(?:を|は|には|について(?:は)?|の話は)?\s?(?:使わ|使用し|言及し|触れ|書か|話さ|含め|し|答え)?(?:ない|ず|ません)[^]*$|(?:은|는|을|를|에 대해)?\s?(?:사용하|언급하|쓰|말하|포함하|다루|하)지\s?(?:마|말|않)[^]*$|\s?(?:없이|금지)[^]*$/u
const MAX_ITEM_LENGTH = 60

function splitClauses(span: Span): Span[] {
  const found = CLAUSE_BREAK.exec(span.text)
  if (!found) return [trimmed(span)]
  const rest = found.index + found[0].length
  return [
    trimmed({ text: span.text.slice(0, found.index), start: span.start }),
    ...splitClauses({ text: span.text.slice(rest), start: span.start + rest }),
  ]
}

/** What the ask's later clauses name ("…を説明し、例を示してください"). */
function laterClauses(sentence: Span): Item[] {
  return splitClauses(sentence)
    .slice(1)
    .flatMap((clause) =>
      presenceTable.some(({ names }) => names.test(clause.text)) ? namedItems(clause, 'step', false) : [],
    )
}

/** The things of the table that a sentence names, each an item of its own; the whole sentence when it names none. */
export function namedItems(sentence: Span, origin: Item['origin'], isForbidden: boolean): Item[] {
  const items: Item[] = []
  for (const { names, id } of presenceTable) {
    if (id === 'example' && items.some(({ text }) => /コード|코드/u.test(text))) continue
    const found = names.exec(sentence.text)
    if (found) items.push(toItem({ text: found[0], start: sentence.start + found.index }, origin, isForbidden))
  }
  if (items.length > 0) return items
  if (isForbidden) {
    const body = { text: sentence.text.replace(FORBIDDEN_TAIL, ''), start: sentence.start }
    return body.text.trim() === '' ? [] : [toItem(trimmed(body), origin, true)]
  }
  return splitItems(sentence)
    .flatMap((piece) => splitClauses(piece))
    .filter(({ text }) => text !== '' && text.length <= MAX_ITEM_LENGTH)
    .map((piece) => toItem(piece, origin))
}

/** Reads a Japanese, Korean or Chinese prompt. Parts stand before their marker ("A、B、Cを含む", "A, B, C를 포함한"). */
export function readCjkPrompt(original: string): PromptReading {
  const prompt = withoutLongBlanks(original.slice(0, READ)).replace(/```[^`]*```/gu, (found) =>
    found.replace(/[^\n]/gu, ' '),
  )
  const sentences = sentencesOf(prompt)
  const items: Item[] = []
  let ask: Span | null = null
  for (const sentence of sentences) {
    const bullet = /^\s*(?:[-*•・]|\(?\d{1,2}[.)．、])\s*/u.exec(sentence.text)
    if (bullet && ask) {
      items.push(
        toItem(
          {
            text: sentence.text.slice(bullet[0].length).replace(/[。.]$/u, ''),
            start: sentence.start + bullet[0].length,
          },
          'part',
        ),
      )
      continue
    }
    const isForbidden = FORBIDDING.test(sentence.text)
    const isQuestion = /[?？]$|か。?$|까\??$/u.test(sentence.text)
    if (!ask && (isQuestion || ASKING.test(sentence.text) || sentences.length === 1)) {
      ask = sentence
      const parts = partsOf(sentence)
      items.push(...parts, ...(parts.length > 0 ? [] : laterClauses(sentence)))
    } else if (isForbidden) items.push(...namedItems(sentence, 'rule', true))
    else if (ask && ASKING.test(sentence.text)) items.push(...namedItems(sentence, 'step', false))
    if (items.length >= MAX_ITEMS) break
  }
  return {
    ask: ask ?? sentences[0] ?? { text: original.trim(), start: 0 },
    items: items.slice(0, MAX_ITEMS),
  }
}

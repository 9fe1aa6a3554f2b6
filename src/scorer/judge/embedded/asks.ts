import { bareWith, courtesy, imperativeVerbs, joiners, modals, negators, partOpeners } from './lexicon/ask-words.ts'
import { sentencesOf, withoutLongBlanks, type Span } from './sentences.ts'

/** One thing a prompt asks for besides its main ask. `start` and `end` are offsets in the prompt. */
export type Item = {
  text: string
  start: number
  end: number
  isForbidden: boolean
  /** `part`: enumerated by the main ask; `step`: an ask of its own; `rule`: a statement of what must be. */
  origin: 'part' | 'step' | 'rule'
}

/** A prompt as read: its main ask, and what else it asks for, in order. */
export type PromptReading = { ask: Span; items: readonly Item[] }

const MAX_ITEMS = 24
const MAX_ITEM_WORDS = 16
const READ_HEAD = 8000
const READ_TAIL = 3000

const startsImperative = new RegExp(String.raw`^${imperativeVerbs}(?![\p{L}\p{N}])`, 'iu')
const startsNegative = new RegExp(String.raw`^(?:please |always )?${negators}(?![\p{L}\p{N}])`, 'iu')
const hasModal = new RegExp(String.raw`(?<![\p{L}\p{N}])${modals}(?![\p{L}\p{N}])`, 'iu')
const opener = new RegExp(String.raw`(?<![\p{L}\p{N}])${partOpeners}\s*:?\s+`, 'giu')
const forbidding = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:without|sans|sin|but (?:not|no)|mais pas|pero no)\s+`,
  'giu',
)
const newAsk = new RegExp(
  String.raw`(?:,|;|\s-|\s–)?\s+${joiners}\s+(?:please |also |then )?(?=${imperativeVerbs}(?![\p{L}\p{N}]))|[,;]\s+(?:please |also |then )?(?=${imperativeVerbs}\s)`,
  'giu',
)
const itemBreak = new RegExp(String.raw`\s*[,;、]\s*(?:${joiners}\s+|or\s+|ou\s+|o\s+)?|\s+${joiners}\s+`, 'giu')
const clauseOpener = /(?<![\p{L}\p{N}])(?:that|which|qui|que)\s+(?=\p{L}+)/giu
const itemEnd =
  /\s(?:using|in (?:the )?(?:form|style|format) of|so that|because|by using|in order to|pour que|afin de|para que|en utilisant|usando|utilizando)\s|[.!?]\s*$|\s\(/iu
const dataVerb =
  /^(?:summari[sz]e|translate|rewrite|rephrase|paraphrase|sort|classify|correct|proofread|fix|edit|convert|extract|categori[sz]e|résume[zr]?|tradui\w*|corrige\w*|trie[zr]?|resum\w+|traduc\w+|ordena)/iu
const question = /[?？]\s*$/u
const listLine = /^\s*(?:[-*•‣▪]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+(.+)$/iu
const optionLine = /^\s*\(?[a-h][.)]\s+/iu
const exampleOpener = /^(?:with|avec|con)\s+(?:an? |some |un |une |des |unos )?(?:examples?|exemples?|ejemplos?|code)/iu

/** Takes the readable part of a very long prompt: its head and its tail, where asks stand. */
function clip(prompt: string): string {
  if (prompt.length <= READ_HEAD + READ_TAIL) return prompt
  return `${prompt.slice(0, READ_HEAD)}${'\n'.repeat(prompt.length - READ_HEAD - READ_TAIL)}${prompt.slice(-READ_TAIL)}`
}

function blank(found: string): string {
  return found.replace(/[^\n]/gu, ' ')
}

/** Blanks out what the prompt only hands over: fenced blocks and long quotations. Offsets stay. */
function withoutData(prompt: string): string {
  return prompt
    .replace(/```[^`]*```/gu, blank)
    .replace(/"[^"\n]{60,4000}"|“[^”\n]{60,4000}”|«[^»\n]{60,4000}»/gu, blank)
}

function trimSpan(text: string, start: number): Span {
  const lead = text.length - text.trimStart().length
  let core = text.trim()
  core = core.replace(/[\s.,;:!?]+$/u, '')
  return { text: core, start: start + lead }
}

function stripCourtesy(span: Span): Span {
  let { text, start } = span
  for (let turn = 0; turn < 3; turn += 1) {
    const found = courtesy.exec(text)
    if (!found) break
    text = text.slice(found[0].length)
    start += found[0].length
  }
  return { text, start }
}

function item(span: Span, origin: Item['origin'], isForbidden = false): Item | null {
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

function regionAfter(sentence: Span, from: number): Span {
  const rest = sentence.text.slice(from)
  const end = itemEnd.exec(rest)
  return { text: end ? rest.slice(0, end.index) : rest, start: sentence.start + from }
}

/** In a question "with" only introduces a part when it is an example ("What is X, with an example?"). */
function isBareQuestion(clause: string, index: number): boolean {
  return question.test(clause) && !exampleOpener.test(clause.slice(index))
}

/** The parts that one clause enumerates: after "with", "including", a colon, "that …, … and …", and after "without". */
function partsOf(clause: Span): Item[] {
  const parts: (Item | null)[] = []
  let regionEnd = -1
  for (const found of clause.text.matchAll(opener)) {
    const before = clause.text.slice(0, found.index).trimEnd()
    const isPrep = /^(?:with|avec|con)\b/iu.test(found[0])
    if (
      before === '' ||
      (isPrep && (bareWith.test(before) || isBareQuestion(clause.text, found.index))) ||
      found.index < regionEnd
    )
      continue
    let region = regionAfter(clause, found.index + found[0].length)
    const nextOpener = new RegExp(opener.source, 'iu').exec(region.text)
    const cut = nextOpener && /^\s*(?:with|avec|con)\b/iu.test(nextOpener[0]) ? -1 : (nextOpener?.index ?? -1)
    if (cut > 0) region = { text: region.text.slice(0, cut), start: region.start }
    for (const { text, start } of splitItems(region)) {
      const negative = /^(?:no|not|without|sans|sin)\s+/iu.exec(text.trim())
      const span = trimSpan(text, start)
      parts.push(
        item(
          negative ? { text: span.text.slice(negative[0].length), start: span.start + negative[0].length } : span,
          'part',
          negative !== null,
        ),
      )
    }
    regionEnd = region.start - clause.start + region.text.length
  }
  if (regionEnd < 0) parts.push(...colonParts(clause), ...clauseParts(clause))
  for (const found of clause.text.matchAll(forbidding)) {
    if (found.index === 0) continue
    const region = regionAfter(clause, found.index + found[0].length)
    const first = splitItems(region)[0]
    if (first) {
      const start = first.start
      parts.push(
        item(
          {
            text: first.text.replace(/^(?:using|the use of|any|utiliser|usar)\s+/iu, (lead) => ' '.repeat(lead.length)),
            start,
          },
          'rule',
          true,
        ),
      )
    }
  }
  return parts.filter((part): part is Item => part !== null)
}

function colonParts(clause: Span): (Item | null)[] {
  const colon = /[:：]\s+(?=\S)/u.exec(clause.text)
  if (!colon || dataVerb.test(clause.text)) return []
  const region = {
    text: clause.text.slice(colon.index + colon[0].length),
    start: clause.start + colon.index + colon[0].length,
  }
  const pieces = splitItems(region)
  return pieces.length < 2 || pieces.some(({ text }) => text.split(/\s+/u).length > 8)
    ? []
    : pieces.map((piece) => item(piece, 'part'))
}

/** "a function that reads a file, counts its words and prints them": all but the first, which is the ask itself. */
function clauseParts(clause: Span): (Item | null)[] {
  const found = [...clause.text.matchAll(clauseOpener)][0]
  if (!found) return []
  const region = regionAfter(clause, found.index + found[0].length)
  const pieces = splitItems(region)
  const verbal = pieces.slice(1).filter(({ text }) => /^\s*(?:\p{L}+s|\p{L}+e|\p{L}+a|are|is|has)\s+\p{L}/iu.test(text))
  return verbal.map((piece) => item(piece, 'part'))
}

function beforeData(span: Span): Span {
  const colon = span.text.search(/[:：]|["“«]/u)
  return colon > 0 ? { text: span.text.slice(0, colon), start: span.start } : span
}

function splitClauses(sentence: Span): Span[] {
  const clauses: Span[] = []
  let start = 0
  for (const found of sentence.text.matchAll(newAsk)) {
    if (found.index === 0) continue
    clauses.push({ text: sentence.text.slice(start, found.index), start: sentence.start + start })
    start = found.index + found[0].length
  }
  clauses.push({ text: sentence.text.slice(start), start: sentence.start + start })
  return clauses
}

const LEADING_VERB =
  /^(?:please\s+)?(?:provide|give|include|add|use|show|mention|offer|make sure (?:to|that|it|you)|ensure(?: that)?|cover|address|state|have|has|contain|come with|support|donne[zr]?|fourni(?:s|ssez|r)|inclu(?:s|ez|re)|ajoute[zr]?|utilise[zr]?|mentionne[zr]?|présente[zr]?|da(?:me)?|proporcion[ae]|incluy[ae]|añad[ae]|agrega|us[ae]|mencion[ae])\s+(?:me |us |moi |nous )?/iu

function negativeBody(span: Span): Span {
  const found = startsNegative.exec(span.text)
  const from = found ? found[0].length : 0
  const rest = span.text.slice(from)
  const lead =
    /^\s*(?:ever\s+)?(?:use|using|include|including|mention|mentioning|say|add|write|contain|provide|discuss|pas\s+|utiliser|mentionner|inclure|usar|mencionar|incluir)\s+(?:the (?:word|words|term)\s+|any\s+|pas\s+|de\s+|d['’])?/iu.exec(
      rest,
    )
  const skip = from + (lead ? lead[0].length : 0)
  return { text: span.text.slice(skip), start: span.start + skip }
}

/** The items of a sentence that is an ask of its own. */
export function stepItems(sentence: Span, origin: 'step' | 'rule' = 'step'): Item[] {
  const span = stripCourtesy(sentence)
  if (startsNegative.test(span.text)) {
    return splitItems(negativeBody(span))
      .map((piece) => item(piece, origin, true))
      .filter((found): found is Item => found !== null)
  }
  const verb = LEADING_VERB.exec(span.text)
  if (verb) {
    const body = { text: span.text.slice(verb[0].length), start: span.start + verb[0].length }
    return splitItems(body)
      .map((piece) => item(piece, origin))
      .filter((found): found is Item => found !== null)
  }
  const whole = item(span, origin)
  return whole ? [whole] : []
}

function modalItems(sentence: Span): Item[] {
  const found = hasModal.exec(sentence.text)
  if (!found) return []
  const from = found.index + found[0].length
  const rest = { text: sentence.text.slice(from), start: sentence.start + from }
  const lead = /^\s+(?:to\s+|that\s+|de\s+|que\s+)?/u.exec(rest.text)
  const body = { text: rest.text.slice(lead?.[0].length ?? 0), start: rest.start + (lead?.[0].length ?? 0) }
  const negative = /^(?:not|never|pas|no)\s+/iu.exec(body.text)
  if (negative)
    return stepItems({ text: body.text.slice(negative[0].length), start: body.start + negative[0].length }, 'rule').map(
      (found_) => ({ ...found_, isForbidden: true }),
    )
  return splitClauses(body).flatMap((clause) => splitItems(clause).flatMap((piece) => stepItems(piece, 'rule')))
}

/** Reads a prompt in a language that separates words by spaces. */
export function readSpacedPrompt(original: string): PromptReading {
  const prompt = withoutLongBlanks(withoutData(clip(original)))
  const sentences = sentencesOf(prompt)
  const items: Item[] = []
  let ask: Span | null = null
  let inList: 'asks' | 'data' | null = null
  let isData = false
  for (const sentence of sentences) {
    // What follows "Summarize this text:" is the text.
    if (isData) break
    const lineStart = prompt.lastIndexOf('\n', sentence.start) + 1
    const bullet =
      /^\s*(?:[-*•‣▪]|\(?\d{1,2}[.)])\s+$/u.test(prompt.slice(lineStart, sentence.start)) ||
      listLine.test(sentence.text)
    const body = bullet ? stripBullet(sentence) : sentence
    if (bullet && ask) {
      if (optionLine.test(sentence.text)) inList = 'data'
      inList ??= dataVerb.test(stripCourtesy(ask).text) ? 'data' : 'asks'
      if (inList === 'asks') items.push(...listItem(body))
      continue
    }
    inList = null
    const plain = stripCourtesy(body)
    const isImperative = startsImperative.test(plain.text)
    const isNegative = startsNegative.test(plain.text)
    const isQuestion = question.test(body.text) && !isImperative
    if (!ask && (isImperative || isQuestion)) {
      const isTransform = dataVerb.test(plain.text)
      const [main = plain, ...others] = splitClauses(isTransform ? beforeData(plain) : plain)
      ask = main
      if (isTransform && /[:：]/u.test(body.text)) isData = true
      items.push(...partsOf(main), ...others.flatMap((clause) => [...stepWithParts(clause)]))
    } else if (isNegative) items.push(...stepItems(plain))
    else if (isImperative && ask) items.push(...splitClauses(plain).flatMap((clause) => stepWithParts(clause)))
    else if (isQuestion) {
      const found = item(body, 'step')
      if (found) items.push(found)
    } else if (ask || hasModal.test(body.text)) items.push(...modalItems(body))
    if (items.length >= MAX_ITEMS) break
  }
  const main = ask ?? sentences[0] ?? { text: original.trim(), start: 0 }
  return { ask: main, items: items.slice(0, MAX_ITEMS) }
}

function stepWithParts(clause: Span): Item[] {
  const parts = partsOf(clause)
  const first = parts[0]
  if (!first) return stepItems(clause)
  return [
    ...stepItems({
      text: clause.text.slice(0, Math.max(0, first.start - clause.start)).replace(/\s(?:\p{L}+)\s*$/u, ''),
      start: clause.start,
    }),
    ...parts,
  ]
}

function stripBullet(sentence: Span): Span {
  const lead = /^\s*(?:[-*•‣▪]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+/iu.exec(sentence.text)
  return lead ? { text: sentence.text.slice(lead[0].length), start: sentence.start + lead[0].length } : sentence
}

function listItem(span: Span): Item[] {
  const plain = stripCourtesy(span)
  if (startsNegative.test(plain.text)) return stepItems(plain)
  const verb = LEADING_VERB.exec(plain.text)
  const body = verb ? { text: plain.text.slice(verb[0].length), start: plain.start + verb[0].length } : plain
  const found = item(body, startsImperative.test(plain.text) ? 'step' : 'part')
  return found ? [found] : []
}

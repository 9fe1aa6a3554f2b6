import { namesOf } from './item-names.ts'
import { item, splitItems, trimSpan, type Item } from './item.ts'
import { bareWith, partOpeners } from './lexicon/ask-words.ts'
import type { Span } from './sentences.ts'

const opener = new RegExp(String.raw`(?<![\p{L}\p{N}])${partOpeners}\s*:?\s+`, 'giu')
const forbidding = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:without|sans|sin|but (?:not|no)|mais pas|pero no)\s+`,
  'giu',
)
const clauseOpener = /(?<![\p{L}\p{N}])(?:that|which|qui|que)\s+(?=\p{L}+)/giu
const itemEnd =
  /\s(?:using|in (?:the )?(?:form|style|format) of|so that|because|by using|in order to|pour que|afin de|para que|en utilisant|usando|utilizando)\s|[.!?]\s*$|\s\(/iu
const exampleOpener = /^(?:with|avec|con)\s+(?:an? |some |un |une |des |unos )?(?:examples?|exemples?|ejemplos?|code)/iu
/** Verbs of asks that work on a text handed over with them. */
export const dataVerb =
  /^(?:summari[sz]e|translate|rewrite|rephrase|paraphrase|sort|classify|correct|proofread|fix|edit|convert|extract|categori[sz]e|résume[zr]?|tradui\w*|corrige\w*|trie[zr]?|resum\w+|traduc\w+|ordena)/iu
/** How a question ends. */
export const question = /[?？]\s*$/u

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
export function partsOf(clause: Span): Item[] {
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
    const names = namesOf(region)
    parts.push(...(names ?? []))
    for (const { text, start } of names ? [] : splitItems(region)) {
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

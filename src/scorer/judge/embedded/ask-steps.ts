import { partsOf } from './ask-parts.ts'
import { item, splitItems, stripCourtesy, type Item } from './item.ts'
import { imperativeVerbs, joiners, modals, negators } from './lexicon/ask-words.ts'
import type { Span } from './sentences.ts'

/** How asks, bans and demands begin. */
export const startsImperative = new RegExp(String.raw`^${imperativeVerbs}(?![\p{L}\p{N}])`, 'iu')
export const startsNegative = new RegExp(String.raw`^(?:please |always )?${negators}(?![\p{L}\p{N}])`, 'iu')
export const hasModal = new RegExp(String.raw`(?<![\p{L}\p{N}])${modals}(?![\p{L}\p{N}])`, 'iu')
const newAsk = new RegExp(
  String.raw`(?:,|;|\s-|\s–)?\s+${joiners}\s+(?:please |also |then )?(?=${imperativeVerbs}(?![\p{L}\p{N}]))|[,;]\s+(?:please |also |then )?(?=${imperativeVerbs}\s)`,
  'giu',
)
const LEADING_VERB =
  /^(?:please\s+)?(?:provide|give|include|add|use|show|mention|offer|make sure (?:to|that|it|you)|ensure(?: that)?|cover|address|state|have|has|contain|come with|support|donne[zr]?|fourni(?:s|ssez|r)|inclu(?:s|ez|re)|ajoute[zr]?|utilise[zr]?|mentionne[zr]?|présente[zr]?|da(?:me)?|proporcion[ae]|incluy[ae]|añad[ae]|agrega|us[ae]|mencion[ae])\s+(?:me |us |moi |nous )?/iu

/** The asks that one sentence holds ("explain X and give an example"). */
export function splitClauses(sentence: Span): Span[] {
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

/** What a statement demands ("It should mention A and B"). */
export function modalItems(sentence: Span): Item[] {
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

/** The items of a clause that asks for something and enumerates its parts. */
export function stepWithParts(clause: Span): Item[] {
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

/** The item that one line of a list is. */
export function listItem(span: Span): Item[] {
  const plain = stripCourtesy(span)
  if (startsNegative.test(plain.text)) return stepItems(plain)
  const verb = LEADING_VERB.exec(plain.text)
  const body = verb ? { text: plain.text.slice(verb[0].length), start: plain.start + verb[0].length } : plain
  const found = item(body, startsImperative.test(plain.text) ? 'step' : 'part')
  return found ? [found] : []
}

import type { Clause } from '../prompt-text.ts'

/** Asked for politely: what stands in such a question is asked of the answer. */
const POLITE =
  /(?<=^[\s"'(¿]{0,4}|[,;:.(¿—–-] ?¿?|(?:please|and|but|so|then|also|hi|hello|hey|ok|thanks) )(?:(?:can|could|would|will|won't|can't|couldn't) (?:you|u|ya)(?! (?:ever|really|think|believe|imagine))|(?:would|do) you mind|may i (?:have|ask|get)|can i (?:have|get)|could i (?:have|get)|(?:peux|pourrais|veux|voudrais)-tu|(?:pouvez|pourriez|voulez|voudriez)-vous|(?:tu peux|vous pouvez|est-ce que (?:tu|vous) (?:peux|pouvez|pourrais|pourriez))|(?:me|nos) (?:puedes|podrías|puede|podría|das|dices|haces|escribes)|(?:puedes|podrías|puede|podría)(?! (?:un|una|el|la|alguien|uno|haber|ser|tener)(?![\p{L}])))(?![\p{L}])/u

/** "Could you …?" */
export function isPolite(text: string): boolean {
  return text.includes('?') && POLITE.test(text)
}

const OPENING = String.raw`(?:how|why|when|where|what|what's|which|who|whose|whom|is|are|was|were|isn't|aren't|does|do|did|don't|doesn't|has|have|had|can|could|should|must|may|shall|will|would|am|comment|pourquoi|quand|où|quel(?:le)?s?|que|qu'|qui|combien|à quoi|de quoi|d'où|depuis quand|est-ce|est-il|est-elle|est-on|y a-t-il|a-t-on|peut-on|doit-on|faut-il|dois-je|puis-je|à quelle?|dans quelle?|cómo|por qué|cuándo|dónde|qué|cuáles|cuál|quién|quiénes|cuánt[ao]s?|para qué|a qué|es|son|está|están|se puede|se debe|hay|debo|puedo|debería|tiene|tienen|puede|pueden|merece|existe)`
/** Where a question begins: at the start, or after a mark. */
const QUESTION = new RegExp(
  String.raw`(?:^|[,:;¿(—–-]|(?<![\p{L}])(?:and|but|so|et|mais|y|pero) )[\s¿]{0,3}(?=${OPENING}(?![\p{L}]))`,
  'u',
)
/** French: "doit-il", "comptent-ils". */
const INVERTED = /[\p{L}]-(?:t-)?(?:il|elle|ils|elles|on|je|nous|ce)(?![\p{L}])/u
/** Of what is, and not of how or what: nothing about the answer is said with it but after a comma. */
const YES_OR_NO =
  /^[\s¿]{0,3}(?:is|are|was|were|isn't|aren't|does|do|did|don't|doesn't|has|have|had|can|could|should|must|may|shall|will|would|am|est-ce|est-il|est-elle|y a-t-il|peut-on|doit-on|faut-il|es|son|está|están|se puede|se debe|hay|debo|puedo|debería|puede|pueden|merece)(?![\p{L}])/u

const THING = /^(?:what|what's|which|quel(?:le)?s?|qué|cuál|cuáles)(?![\p{L}])/u

/** A question of writing: how long or in what form somebody else writes is what it asks about. */
const WRITING =
  /(?<![\p{L}])(?:write|writes|writing|written|say|says|said|saying|answers?|answering|responds?|reply|replies|speak|speaks|spoken|express|expressed|tell|tells|fit|fits|post|posts|text|texts|email|send|sends|keep|keeps|called|named|mean|means|meant|possible|allowed|rude|normal|polite|(?:people|i|we|they|he|she|teachers?|students?|someone|one) (?:\p{L}+ )?(?:explain|explains|summari[sz]e|summari[sz]es|describe|describes|put|use|uses)|convert\p{L}*|turn|transform\p{L}*|conviert\p{L}*|cambi\p{L}*|changer|écri\p{L}*|dit|dire|répond\p{L}*|parle\p{L}*|appelle|signifie|possible|décr\p{L}*|résume\p{L}*|escrib\p{L}*|dice\p{L}*|decir|respond\p{L}*|contest\p{L}*|habla\p{L}*|llama|significa|posible|who|that|which|when|if|qui|que|quien)(?![\p{L}])/u
/** "How would you describe it in three words?" asks for it. */
const OF_YOU =
  /(?<![\p{L}])(?:would|do|can|could|should) you (?:describe|explain|summari[sz]e|put|define|sum)|(?:décrirais|résumerais|expliquerais|décririez|résumeriez|expliqueriez)-|(?:describirías|resumirías|explicarías)/u

/** "In JSON, are keys …?", "in French, how do you say …?": what the question is about. */
const LEAD_IN = /^[\s¿]{0,3}(?:in|en|avec) [\p{L}]+(?: [\p{L}]+)?$/u

/** "In French, please: what is …?" */
const PLEASE = /^,? (?:please|pls|s'il|svp|stp|merci|por favor)(?![\p{L}])/u

const ADJUNCT_BEFORE =
  /(?:,|[—–(-]|(?<![\p{L}])(?:in|within|under|using|en|sous|dans))(?: (?:a|an|the|and|please|just|only|in|with|using|un|une|una|of|about|at most|en|avec|con|sans|sin|et|y|s'il te plaît|por favor)){0,3} ?$/u
const COMMA_BEFORE =
  /(?:,|[—–(-])(?: (?:a|an|and|please|just|only|in|with|using|within|un|une|una|en|avec|con|sans|sin|without|et|y|but|mais|pero)){0,3} ?$/u
const ADJUNCT_ITSELF = /^(?:in|using|as|within|under|en|sous|dans|sous forme) /u
/** What may follow to the end of the question. */
const REST =
  /^(?:[\s)]|(?:or|and|et|y|ou|o) |(?:or (?:less|fewer|so)|only|max|maximum|tops|please|total|each|long|in total|format|maximum|au plus|au maximum|environ|como máximo|o menos|ou moins|por favor|s'il (?:te|vous) plaît|stp|svp)(?![\p{L}]))*(?:[?,;:(—–]|(?:in|with|without|using|and|but|en|avec|sans|con|sin|et|y|but|about|for|on|to|of|de|sur|sobre|para)(?![\p{L}])|$)/u

type Match = { start: number; end: number; isAboutCode: boolean; mayAdjoinQuestion: boolean }

/**
 * Is what stands in a question part of what it asks about? Not when it stands before the question or after it, as in "In
 * one word: why …?" and "What is …, in at most 50 words?". Offsets are within the clause.
 */
export function isAskedAbout({ text }: Clause, { start, end, isAboutCode, mayAdjoinQuestion }: Match): boolean {
  if (!/[?？]\s*[)"\]]?\s*$/.test(text) || POLITE.test(text)) return false
  const question = QUESTION.exec(text)
  const from = question ? question.index + question[0].length : startOfPlain(text)
  if (from === null) return false
  if (start < from)
    return !mayAdjoinQuestion && LEAD_IN.test(text.slice(0, Math.min(end, from))) && !PLEASE.test(text.slice(end))
  // A question that ends before it, as in "what is bread? …", ends the clause too.
  const before = text.slice(from, start)
  if (COMMA_BEFORE.test(before) && !/(?<![\p{L}])(?:that|which|who|if|when|qui|que) /u.test(before)) return false
  // "What is the query that …?" asks for one.
  if (isAboutCode && THING.test(text.slice(from))) return false
  if (YES_OR_NO.test(text.slice(from))) return true
  if (WRITING.test(before) && !OF_YOU.test(before)) return true
  const isAdjunct = ADJUNCT_BEFORE.test(before) || ADJUNCT_ITSELF.test(text.slice(start, end))
  return !(mayAdjoinQuestion && isAdjunct && REST.test(text.slice(end)))
}

/** Spanish opens a question with a mark, and French turns it round. */
function startOfPlain(text: string): number | null {
  const mark = text.indexOf('¿')
  return mark >= 0 ? mark + 1 : partOf(text, INVERTED.exec(text)?.index)
}

/** Where the part of a sentence begins in which an offset lies; null for none. */
function partOf(text: string, index: number | undefined): number | null {
  if (index === undefined) return null
  return Math.max(text.lastIndexOf(':', index), text.lastIndexOf(';', index), text.lastIndexOf('—', index)) + 1
}

import type { ItemVerdict } from '../opinion.ts'
import type { Item } from './item.ts'
import { hasName } from './name-presence.ts'
import { presenceTable, type Presence } from './lexicon/presence-table.ts'
import { everywhere } from './qualities.ts'
import { quoteAt } from './quote-at.ts'
import { qualifierTable } from './lexicon/qualifiers.ts'
import type { ResponseReading } from './response-reading.ts'
import { guessLanguage } from './text-language.ts'
import { distinct, hasGloss, isIn } from './topic.ts'
import type { Texts } from './texts.ts'
import { wordsOf, type Word } from './words.ts'

const YES_SHARE = 0.7
/** Prose says a thing in other words more often than code spells it otherwise. */
const PROSE_YES_SHARE = 0.5
const PARTIAL_SHARE = 0.3
const COMMON_WEIGHT = 0.4
const SHARED_WEIGHT = 0.2

function find(presence: Presence, response: ResponseReading): number {
  const inCode = presence.code && response.code !== '' ? response.code.search(presence.code) : -1
  if (inCode >= 0) {
    const snippet = quoteAt(response.code, inCode)
    const at = response.text.indexOf(snippet)
    return at >= 0 ? at : 0
  }
  return presence.prose ? response.text.search(presence.prose) : -1
}

function qualifierShows(phrase: string, response: ResponseReading): boolean | null {
  const asked = qualifierTable.filter(({ names }) => names.test(phrase))
  if (asked.length === 0 || response.code === '') return null
  return asked.every(({ code }) => code.test(response.code))
}

/** The share of words, by weight, that the response takes up; null when none of them says anything. */
function shareOf(
  words: readonly Word[],
  response: ResponseReading,
  siblings: ReadonlySet<string> = new Set(),
): { share: number; first: Word | null } | null {
  const telling = distinct(words.filter(({ weight }) => weight > 0))
  if (!telling.some(({ weight }) => weight >= 1)) return null
  const weigh = ({ key, weight }: Word) => (siblings.has(key) ? SHARED_WEIGHT : Math.max(weight, COMMON_WEIGHT))
  const sum = (list: readonly Word[]) => list.reduce((total, word) => total + weigh(word), 0)
  const shared = telling.filter((word) => isIn(word, response.index))
  return { share: sum(shared) / sum(telling), first: shared[0] ?? null }
}

/** Whom an answer is for: naming them in an ask ("thank the customer") does not ask to name them in the answer. */
const ADDRESSEE =
  /\b(?:the |each |every |our |my |your )?(?:customers?|users?|readers?|clients?|audience|visitors?|students?|recipients?|reader['’]s|client[es]*|utilisateurs?|usuarios?)\b/giu

/** What may stand before a thing without being one. */
const MODIFIER =
  /\bnon-\w+|\b(?:configurable|custom(?:i[sz]ed|i[sz]able)?|adjustable|optional|proper|robust|basic|simple|clear|clean|helpful|useful|friendly|user[- ]friendly|meaningful|descriptive|informative|appropriate|suitable|relevant|short|brief|detailed|thorough|comprehensive|complete|full|good|nice|working|small|minimal|built-in|automatic|secure|safe|efficient|fast|graceful|strict|personali[sz]ed|strong|catchy|warm|formal|polite|sincere|firm|specific|concrete|practical|exact|expected|different|several|multiple|various|personnalisable|personnalisée?s?|claire?s?|simples?|configurables?|personalizad[oa]s?|clar[oa]s?|sencill[oa]s?)\b|(?:설정 ?가능한|구성 ?가능한|사용자 ?정의|간단한|명확한|적절한|구체적인|짧은|자세한)\s?/giu
const PLACE_NAMES = String.raw`(?:file ?names?|names?|responses?|outputs?|consoles?|terminal|headers?|body|end|beginning|start|top|bottom|titles?|code|functions?|class(?:es)?|methods?|script|file|email|letter|text|message|lines?|paragraphs?|sections?|nom(?: du fichier)?|fichier|corps|début|fin|nombre(?: del archivo)?|archivo)`
const PLACE = new RegExp(
  String.raw`\s(?:in|at|on|to|of|within|inside|for|dans|à|en|de|du) (?:each |every |the |its |an? |le |la |les |l['’]|el )?${PLACE_NAMES}$`,
  'iu',
)

/** "A timestamp in the file name" asks for a timestamp; where it is to stand is not looked for. */
function withoutPlace(phrase: string): string {
  return phrase.trim().replace(PLACE, ' ')
}

/** The things of the table that a phrase names. "code example" is not also "example". */
export function presencesIn(phrase: string): Presence[] {
  const found = presenceTable.filter(({ names }) => names.test(phrase))
  return found.some(({ id }) => id === 'code example') ? found.filter(({ id }) => id !== 'example') : found
}

function isShown(phrase: string, response: ResponseReading): boolean {
  return presencesIn(phrase).some((presence) => find(presence, response) >= 0)
}

/**
 * True when most of several parts that the table knows are there: a letter with the greeting, the reason and the closing asked for is the
 * letter asked for, whatever its words.
 */
export function showsMostParts(parts: readonly Item[], response: ResponseReading): boolean {
  const shown = parts.filter(({ text, isName }) => (isName ? hasName(text, response) : isShown(text, response))).length
  return (shown >= 2 && shown / parts.length >= 0.5) || (shown === 1 && parts.some(({ isName }) => isName))
}

/** A thing of prose may also be there by its own name, such as a field "title" or a heading "Price". */
function isSpeltOut(phrase: string, named: readonly Presence[], response: ResponseReading): boolean {
  const words = wordsOf(phrase).filter(({ weight }) => weight > 0)
  return (
    named.every(({ prose }) => prose !== undefined) &&
    words.length > 0 &&
    words.every((word) => response.index.keys.has(word.key))
  )
}

/** True when the response is in another language (or all code), and no word of the phrase has a known meaning there. */
function isUntranslatable(phrase: string, words: readonly Word[], response: ResponseReading): boolean {
  const language = guessLanguage(phrase)
  const isForeign = /^(?:ja|ko|zh)$/u.test(language)
    ? response.language !== language
    : language !== 'en' && response.code !== ''
  return isForeign && language !== 'unknown' && !words.some((word) => hasGloss(word))
}

function wordEvidence(word: Word | null, response: ResponseReading): string | null {
  if (!word) return null
  const at = response.text.toLowerCase().indexOf(word.text.toLowerCase())
  return at >= 0 ? quoteAt(response.text, at) : null
}

/**
 * Looks for what a phrase asks for in the response: through the table of what things look like, then through the words and stems of
 * the phrase. Null when the phrase holds nothing to look for.
 */
export function assessPhrase(options: {
  phrase: string
  isForbidden: boolean
  response: ResponseReading
  texts: Texts
  /** Keys of words that the phrase has in common with its list or the ask: they do not tell it from those. */
  siblings?: ReadonlySet<string>
}): ItemVerdict | null {
  const { phrase, isForbidden, response, texts, siblings } = options
  if (isForbidden) return assessAbsence(options)
  const named = presencesIn(phrase)
  const bare = named.reduce((text, { names }) => text.replace(everywhere(names), ' '), phrase)
  // "A non-root user" does not ask for the word "root".
  const rest = wordsOf((named.length > 0 ? withoutPlace(bare).replace(ADDRESSEE, ' ') : bare).replace(MODIFIER, ' '))
  const telling = rest.filter(({ weight }) => weight >= 1)
  if (named.length > 0) {
    const places = named.map((presence) => find(presence, response))
    const missing = named.filter((_, index) => (places[index] ?? -1) < 0)
    if (missing.length === named.length && isSpeltOut(phrase, named, response)) {
      return { verdict: 'yes', reasoning: texts.wordsFound(phrase), evidence: null }
    }
    if (missing.length === named.length)
      return { verdict: 'no', reasoning: texts.missing(named.map(({ id }) => id).join(', ')), evidence: null }
    const evidence = quoteAt(response.text, Math.max(...places))
    const qualifier = qualifierShows(phrase, response)
    const words = shareOf(telling, response)
    const isQualified =
      qualifier === true || words === null || words.share >= (qualifier === null ? PARTIAL_SHARE : YES_SHARE)
    if (missing.length === 0 && isQualified)
      return { verdict: 'yes', reasoning: texts.present(named.map(({ id }) => id).join(', ')), evidence }
    const lacking = missing.length > 0 ? missing.map(({ id }) => id) : telling.map(({ text }) => text)
    return {
      verdict: 'partial',
      reasoning: texts.partlyPresent(named[0]?.id ?? phrase, lacking.slice(0, 4).join(', ')),
      evidence,
    }
  }
  const qualifier = qualifierShows(phrase, response)
  const words = shareOf(rest, response, siblings)
  if (qualifier === true && (words === null || telling.length <= 3))
    return { verdict: 'yes', reasoning: texts.present(phrase), evidence: null }
  if (words === null) return null
  const evidence = wordEvidence(words.first, response)
  const enough = response.code === '' ? PROSE_YES_SHARE : YES_SHARE
  if (words.share >= enough) return { verdict: 'yes', reasoning: texts.wordsFound(phrase), evidence }
  if (words.share >= PARTIAL_SHARE) return { verdict: 'partial', reasoning: texts.wordsPartlyFound(phrase), evidence }
  if (isUntranslatable(phrase, rest, response)) return null
  return { verdict: 'no', reasoning: texts.wordsMissing(phrase), evidence: null }
}

function assessAbsence(options: { phrase: string; response: ResponseReading; texts: Texts }): ItemVerdict | null {
  const { phrase, response, texts } = options
  const named = presencesIn(phrase)
  const place = named.map((presence) => find(presence, response)).find((index) => index >= 0)
  if (place !== undefined)
    return { verdict: 'no', reasoning: texts.forbiddenFound(phrase), evidence: quoteAt(response.text, place) }
  if (named.length > 0) return { verdict: 'yes', reasoning: texts.forbiddenAbsent(phrase), evidence: null }
  const words = wordsOf(phrase)
  const found = shareOf(words, response)
  if (found === null) return null
  if (found.share >= YES_SHARE)
    return { verdict: 'no', reasoning: texts.forbiddenFound(phrase), evidence: wordEvidence(found.first, response) }
  return { verdict: 'yes', reasoning: texts.forbiddenAbsent(phrase), evidence: null }
}

import { splitItems, trimSpan, type Item } from './item.ts'
import type { Span } from './sentences.ts'

/** What a thing to be given a name is called: the word is shared by all names that follow it, and is none of them. */
const HEAD = String.raw`(?:keys|fields|columns|properties|attributes|headers|headings|sections|parameters|params|arguments|args|variables|members|elements|tags|labels|sheets|tabs|chapters|props|endpoints|routes|methods|functions|enum values|champs|clés|clefs|colonnes|propriétés|attributs|rubriques|en-têtes|paramètres|chapitres|méthodes|campos|claves|columnas|propiedades|atributos|secciones|encabezados|parámetros|métodos|feldern?|schlüsseln?|spalten|abschnitten?)`
const LEAD = new RegExp(
  String.raw`^\s*(?:exactly |only |just )?(?:the |these |its |two |three |four |five |les |des |los |las |den |die )?(?:following )?(?:\p{L}+ )?${HEAD}(?:\s+(?:named|called|titled|labelled|labeled|nommée?s|appelée?s|intitulée?s|llamad[oa]s|titulad[oa]s|of|for|suivante?s|siguientes))?\s*[:：]?\s+(?=\S)`,
  'iu',
)
const TRAIL = new RegExp(String.raw`\s+${HEAD}$`, 'iu')
const MARKED = /^["'“‘«`]\s?(.{1,60}?)\s?["'”’»`]/u
const NAME = /^[\p{L}_$][\p{L}\p{N}_$.-]{0,40}(?: \p{Lu}[\p{L}\p{N}_-]{0,30}){0,3}(?![\p{L}\p{N}_])/u
/** Where what is said of the whole begins. */
const TAIL =
  /\s+(?:for|of|from|about|describing|representing|where|in|as|on|that|which|to|using|at|pour|de|du|des|qui|para|que|sobre|für)\s|[.;(]\s*|\s[-–—]\s/iu
/** "… and age for Alice, 30 years old": no name follows. */
const ABOUT_WHOLE = /\s(?:for|about|describing|representing|pour|para|sobre|für|de(?= \p{Lu}))\s/u
const MAX_NAME_WORDS = 4

function nameOf(span: Span): Span | null {
  const { text, start } = trimSpan(span.text, span.start)
  const article = /^(?:an?|the|le|la|l['’]|el|un|une|una)\s+(?=\S+\s*$)/iu.exec(text)
  const from = article ? article[0].length : 0
  const body = text.slice(from)
  const marked = MARKED.exec(body)
  if (marked?.[1] !== undefined) return { text: marked[1], start: start + from + body.indexOf(marked[1]) }
  const tail = TAIL.exec(body)
  const core = (tail ? body.slice(0, tail.index) : body).replace(/[\s.,;:!?]+$/u, '')
  if (core === '' || core.split(/\s+/u).length > MAX_NAME_WORDS) return null
  const name = NAME.exec(core)
  return { text: name && core.split(/\s+/u).length > 2 ? name[0] : core, start: start + from }
}

function toItem(span: Span): Item {
  return { ...span, end: span.start + span.text.length, isForbidden: false, origin: 'part', isName: true }
}

/**
 * The names of a region that gives names to things of one kind ("keys name and age for …", "the columns Fact and Value", "name
 * and age fields"): the word for the kind belongs to all of them. Null when the region is no such thing.
 */
export function namesOf(region: Span): Item[] | null {
  const lead = LEAD.exec(region.text)
  const rest = lead ? { text: region.text.slice(lead[0].length), start: region.start + lead[0].length } : region
  const pieces = splitItems(rest)
  if (lead) {
    const end = pieces.findIndex(({ text }) => ABOUT_WHOLE.test(text))
    const given = end < 0 ? pieces : pieces.slice(0, end + 1)
    const names = given.map((piece) => nameOf(piece)).filter((found): found is Span => found !== null)
    return names.length > 0 && names.length === given.length ? names.map((name) => toItem(name)) : null
  }
  const last = pieces.at(-1)
  const trail = last && TRAIL.exec(trimSpan(last.text, last.start).text)
  if (!last || !trail || pieces.length < 2) return null
  const shortened = {
    text: trimSpan(last.text, last.start).text.slice(0, trail.index),
    start: last.start + (last.text.length - last.text.trimStart().length),
  }
  const names = [...pieces.slice(0, -1), shortened]
    .map((piece) => nameOf(piece))
    .filter((found): found is Span => found !== null)
  return names.length === pieces.length && names.every(({ text }) => text.split(/\s+/u).length <= 2)
    ? names.map((name) => toItem(name))
    : null
}

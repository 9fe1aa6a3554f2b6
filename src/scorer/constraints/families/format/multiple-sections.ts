import {
  argumentsOf,
  boundsFrom,
  boundsPhrase,
  countPhrase,
  meets,
  type BoundsSpelling,
  type Unit,
} from '../../bounds.ts'
import type { Candidate, ConstraintKind } from '../../kind.ts'
import { countedNounsOf } from '../../prompt/counted-nouns.ts'
import { phraseMatches, words, type Phrases, type PhraseMatch } from '../../prompt/phrases.ts'
import { boundsOf } from '../../prompt/quantities.ts'
import type { Reading } from '../../prompt/reading.ts'
import { countsWholeAnswer } from '../../prompt/scope.ts'
import type { ResponseText } from '../../response/response-text.ts'

const spelling: BoundsSpelling = { value: 'num_sections', implied: 'exactly' }

/** How the parts are to be marked; the word before "X" or a number, quoted or not, is looked up in the original. */
const marked: Phrases = {
  en: [
    words(
      '(?:with|as|by|using|like|labell?ed|titled|called|say|be|word|header|heading|from|(?:label|title|name|call|mark) (?:each|every)(?: (?:one|of|them|section|part|chapter)){0,3})(?: (?:the|word|words|a|header|heading|label|title|following|exactly|by|with|text)){0,3}:? ?(?:\uE001\uE000{3,30}\uE002|\\p{L}{3,20} (?:x|1|#|i|one|n))',
    ),
  ],
  fr: [
    words(
      "(?:par|avec|mention|intitulée?s?|nommée?s?|titrée?s?|comme suit|tel que|comme)(?: (?:la|le|mention|titre|intitulé|par|avec|l'indication|mot)){0,4} ?:? ?(?:\uE001\uE000{3,30}\uE002|\\p{L}{3,20} (?:x|1|i))",
    ),
  ],
  es: [
    words(
      '(?:con|por|como|mediante|titulad[ao]s?|llamad[ao]s?)(?: (?:la|el|palabra|título|encabezado|nombre|etiqueta|con|por)){0,4} ?(?:\uE001\uE000{3,30}\uE002|\\p{L}{3,20} (?:x|1|i))',
    ),
  ],
  ja: [/\uE001\uE000{2,10}\uE002|(?<=\n)第?[1１]?[章節部]|第[1１一][章節部回話]/gu],
  ko: [/\uE001\uE000{2,10}\uE002|(?:섹션|장|절|파트|부분) ?(?:x|1)|제 ?1 ?[장절부]/gu],
}

/** "Begin every section with the word PART and its number": as many as there are. */
const numbered: Phrases = {
  en: [
    words(
      '(?:begin|start|mark|label|open|preface|head|title|introduce|precede) (?:every|each|all|all the|the)(?: new| single)? (?:sections?|parts?|chapters?|days?|scenes?|steps?|paragraphs?)(?: off)? (?:with|by|using)(?: (?:the|a|word|words|label|heading|header|title|text))*:? ?(\uE001\uE000{3,30}\uE002|\\p{L}{3,20}),? ?(?:and|followed by|plus|then|with) (?:(?:its|a|the|their|that|by|section|sequential|consecutive|corresponding|running) ){0,3}numbers?',
    ),
  ],
  fr: [
    words(
      "(?:commence[rz]?|débute[rz]?|marque[rz]?|introdui\\p{L}*|intitule[rz]?) (?:chaque|toutes les|tous les) (?:sections?|parties?|chapitres?|paragraphes?|étapes?|jours?) (?:par|avec)(?: (?:le|la|l'|mot|mention|titre))* ?(\uE001\uE000{3,30}\uE002|\\p{L}{3,20}),? ?(?:et|suivie?s?) (?:de |du |d'un )?(?:(?:son|leur|le|un) )?numéro",
    ),
  ],
  es: [
    words(
      '(?:empieza|comienza|inicia|marca|encabeza|titula) (?:cada|todas las|todos los) (?:sección|secciones|parte|partes|capítulos?|párrafos?|pasos?|días?) (?:con|por)(?: (?:la|el|palabra|título))* ?(\uE001\uE000{3,30}\uE002|\\p{L}{3,20}),? ?(?:y|seguid[ao] de) (?:(?:su|el|un) )?número',
    ),
  ],
}

const parts: Readonly<Record<string, string>> = {
  en: 'sections?|parts?|chapters?|days?|acts?|scenes?|segments?|steps?|modules?|weeks?|lessons?|paragraphs?',
  fr: 'parties?|sections?|chapitres?|actes?|paragraphes?|étapes?|jours?',
  es: String.raw`secciones|sección|partes?|capítulos?|apartados?|párrafos?|días?`,
  ja: String.raw`つの?章|章|節|部|セクション|話`,
  ko: String.raw`섹션|장|절|파트|부분|부`,
}

const SECTION_WORD =
  /^(?:第[1１一xX]?\s?(?<suffix>[章節部話回])|제 ?[1xX] ?(?<korean>[장절부])|(?<word>[\p{L}]{2,20})(?:\s(?:X|x|I|one|N|n)|\s?(?:X|1|#))\.?)$/u

function splitterOf({ match, start }: PhraseMatch, { prompt }: Reading): string | null {
  const quoted = /\uE001\uE000+\uE002/u.exec(match[0])
  const text = quoted
    ? prompt.original.slice(start + quoted.index + 1, start + quoted.index + quoted[0].length - 1)
    : (/(?:\p{L}{1,20} (?:x|1|#|i|one|n)|第[1１一][章節部回話]|제 ?1 ?[장절부])$/u.exec(match[0])?.[0] ?? '')
  const original = quoted ? text : prompt.original.slice(start + match[0].length - text.length, start + match[0].length)
  const groups = SECTION_WORD.exec(original.trim())?.groups
  return groups?.['suffix'] ?? groups?.['korean'] ?? groups?.['word'] ?? null
}

/** How many clauses away from its mark the number of sections may stand. */
const REACH = 3

function find(reading: Reading): Candidate[] {
  for (const mention of phraseMatches(reading, marked)) {
    const splitter = splitterOf(mention, reading)
    if (splitter === null) continue
    const { position } = mention.clause
    const near = reading.prompt.clauses
      .slice(Math.max(0, position - REACH), position + REACH + 1)
      .toSorted((a, b) => Math.abs(a.position - position) - Math.abs(b.position - position) || a.position - b.position)
    for (const clause of near) {
      const [counted] = countedNounsOf(clause, reading, parts[reading.language] ?? '')
      if (!counted) continue
      return [
        {
          arguments: {
            ...argumentsOf(boundsOf(counted.quantity, 'exactly'), spelling),
            section_spliter: splitter,
            ...(countsWholeAnswer(counted, reading) ? {} : { each: true }),
          },
          start: Math.min(mention.start, clause.index + counted.start),
          end: Math.max(mention.end, clause.index + counted.end),
        },
      ]
    }
  }
  return findNumbered(reading)
}

function findNumbered(reading: Reading): Candidate[] {
  return phraseMatches(reading, numbered)
    .slice(0, 1)
    .map(({ match, start, end }) => {
      const named = match[1] ?? ''
      const at = start + match[0].lastIndexOf(named)
      const splitter = reading.prompt.original.slice(at, at + named.length).replaceAll(/^\P{L}+|\P{L}+$/gu, '')
      return { arguments: { relation: 'at least', num_sections: 1, section_spliter: splitter }, start, end }
    })
}

function unitOf(splitter: string): Unit {
  return {
    en: [`“${splitter} 1”-style section`, `sections marked “${splitter} 1, 2, …”`],
    fr: [`section marquée « ${splitter} 1 »`, `sections marquées « ${splitter} 1, 2, … »`],
    ko: [`“${splitter} 1” 형식의 섹션`, '개'],
  }
}

export const multipleSections: ConstraintKind = {
  id: 'detectable_format:multiple_sections',
  concernsFormat: true,
  cues: {
    en: 'paragraph|section|part|chapter|day|act|scene|step|module|week|lesson|each|every',
    fr: 'partie|section|chapitre|acte|paragraphe|chacun',
    es: 'secci|parte|capítulo|apartado|cada',
    ja: String.raw`章|節|セクション|部`,
    ko: String.raw`섹션|장|절|파트|부`,
  },
  find,
  requirement: (args) => boundsPhrase(boundsFrom(args, spelling), unitOf(String(args['section_spliter']))),
  check: (args, response) => {
    const splitter = String(args['section_spliter'])
    const count = response.lines().filter((line) => isSectionStart(line, splitter)).length
    const bounds = boundsFrom(args, spelling)
    // "Each version must have 7 sections": the numbers start again, and each run of them is counted.
    const counts = args['each'] === true ? runsOf(response, splitter) : [count]
    return { holds: counts.every((each) => meets(each, bounds)), evidence: countPhrase(count, unitOf(splitter)) }
  },
  overrules: (mine, other) =>
    ['length_constraints:number_paragraphs', 'keywords:existence', 'startend:start_checker'].includes(other.id) &&
    other.start < mine.end &&
    other.end > mine.start,
}

/** How many sections there are before the first one comes again, and so on. */
function runsOf(response: ResponseText, splitter: string): number[] {
  const runs: number[] = []
  let first: string | null = null
  for (const line of response.lines()) {
    if (!isSectionStart(line, splitter)) continue
    const number = /\d{1,3}|[IVXLC]{1,7}/.exec(line)?.[0] ?? ''
    first ??= number
    if (number === first) runs.push(0)
    runs.push((runs.pop() ?? 0) + 1)
  }
  return runs.length === 0 ? [0] : runs
}

/** A line that begins with the word and a number, in digits or Roman numerals; or with 第1章. */
function isSectionStart(line: string, splitter: string): boolean {
  const start = line.replace(/^[\s#>*_"'“(<[-]+/u, '')
  if (start.startsWith(splitter))
    return /^[\s:#.-]{0,3}(?:\d{1,3}|[IVXLC]{1,7})(?![\p{L}\p{N}])/u.test(start.slice(splitter.length))
  return (
    /^(?:第|제) ?[0-9０-９一二三四五六七八九十]{1,3} ?/u.test(start) &&
    start.replace(/^(?:第|제) ?[0-9０-９一二三四五六七八九十]{1,3} ?/u, '').startsWith(splitter)
  )
}

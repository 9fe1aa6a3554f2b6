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
import type { PromptLanguage } from '../../languages/language-table.ts'
import { countedNouns, type CountedNoun } from '../../prompt/counted-nouns.ts'
import { boundsOf } from '../../prompt/quantities.ts'
import { slipsOf } from '../../prompt/slips.ts'
import type { Reading } from '../../prompt/reading.ts'
import { countsWholeAnswer } from '../../prompt/scope.ts'
import { splitByDivider } from '../../response/paragraphs.ts'
import { asksForThreeStars } from './paragraph-divider.ts'

const spelling: BoundsSpelling = { value: 'num_paragraphs', implied: 'exactly' }
const unit: Unit = { en: ['paragraph', 'paragraphs'], fr: ['paragraphe', 'paragraphes'], ko: ['문단', '개'] }
const paragraphs = {
  en: `paragraphs?|${slipsOf('paragraphs')}`,
  fr: `paragraphes?|${slipsOf('paragraphes')}`,
  es: `párrafos?|parrafos?|${slipsOf('parrafos')}`,
  ja: String.raw`段落|パラグラフ`,
  ko: String.raw`문단|단락`,
}
/** What a prompt calls the parts that it wants set apart by `***`. */
const parts = {
  en: 'paragraphs?|sections?|parts?|q ?(?:&|and) ?as?|stanzas?|verses?|pieces?|items?|of them',
  fr: 'paragraphes?|parties?|sections?|strophes?',
  es: 'párrafos?|parrafos?|secciones|sección|partes?|estrofas?',
  ja: String.raw`段落|パラグラフ|セクション|部分`,
  ko: String.raw`문단|단락|섹션|부분`,
}

function wholeCounts(reading: Reading, nouns: Readonly<Record<PromptLanguage, string>>): CountedNoun[] {
  return countedNouns(reading, nouns[reading.language]).filter(
    (counted) => countsWholeAnswer(counted, reading) && !isBesides(counted),
  )
}

/** "Close with one paragraph of advice", "puis un paragraphe": one among others. */
function isBesides({ clause, quantity, start }: CountedNoun): boolean {
  return (
    quantity.value === 1 &&
    quantity.relation === null &&
    /(?<![\p{L}])(?:(?:conclud|clos|end|finish|start|begin|open|add|includ|then|followed|conclu|termin|fini|commenc|ajout|puis|suivi|cierr|acab|empiez|comien|añad|luego|seguid)\p{L}*)(?: [\p{L}]+){0,3} $/u.test(
      clause.text.slice(Math.max(0, start - 40), start),
    )
  )
}

function find(reading: Reading): Candidate[] {
  const stars = asksForThreeStars(reading)
  const named = wholeCounts(reading, paragraphs)
  // Parts by another name are meant only when no paragraphs are counted: "5 paragraphs …, highlight three sections".
  const counts = stars && named.length === 0 ? wholeCounts(reading, parts) : named
  return counts.map(({ clause, quantity, start, end }) => ({
    arguments: {
      ...argumentsOf(boundsOf(quantity, 'exactly'), spelling),
      ...(stars ? {} : { divider: 'blank line' }),
    },
    start: clause.index + start,
    end: clause.index + end,
  }))
}

/** Without the argument `divider`, parts are set apart by a line of `***`; with `blank line`, by blank lines. */
export const numberParagraphs: ConstraintKind = {
  id: 'length_constraints:number_paragraphs',
  concernsFormat: true,
  cues: { ...parts, en: `${parts.en}|par|pra|apr`, fr: `${parts.fr}|par|pra|apr`, es: `${parts.es}|par|pra|apr` },
  mayAdjoinQuestion: true,
  find,
  requirement: (args) => boundsPhrase(boundsFrom(args, spelling), unit),
  check: (args, response) => {
    const found = args['divider'] === 'blank line' ? response.paragraphs() : dividedByStars(response.text)
    return {
      holds: meets(found.length, boundsFrom(args, spelling)) && found.every((part) => part !== ''),
      evidence: countPhrase(found.length, unit),
    }
  },
}

/** Empty first and last parts do not count; an empty one between them stays, as a fault. */
function dividedByStars(text: string): string[] {
  const found = splitByDivider(text, '***')
  if (found.at(0) === '') found.shift()
  if (found.at(-1) === '') found.pop()
  return found
}

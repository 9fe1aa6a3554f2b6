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
import { countedNouns, quantitiesOf, type CountedNoun } from '../../prompt/counted-nouns.ts'
import { boundsOf } from '../../prompt/quantities.ts'
import type { Reading } from '../../prompt/reading.ts'
import type { ResponseText } from '../../response/response-text.ts'

const spelling: BoundsSpelling = { value: 'num_items', implied: 'exactly' }
const unit: Unit = { en: ['item', 'items'], fr: ['élément', 'éléments'], ko: ['항목', '개'] }

/** Things that answers list. */
const nouns: Readonly<Record<string, string>> = {
  en: 'tips|reasons|ways|ideas|examples|suggestions|facts|steps|advantages|disadvantages|benefits|drawbacks|pros|cons|recommendations|options|names|books|movies|films|songs|questions|recipes|strategies|techniques|methods|tools|topics|titles|quotes|points|items|things|features|activities|places|countries|cities|animals|words? that|synonyms|antonyms|differences|similarities|causes|effects|challenges|lessons|rules|principles|jokes|slogans|headlines|hashtags|alternatives|uses|skills|exercises|arguments|habits|mistakes|myths|benefits|risks|key takeaways|takeaways|goals|restaurants|gifts|hobbies|podcasts',
  fr: 'conseils|raisons|façons|manières|idées|exemples|suggestions|faits|étapes|avantages|inconvénients|recommandations|options|noms|livres|films|chansons|questions|recettes|stratégies|techniques|méthodes|outils|sujets|titres|citations|points|éléments|choses|activités|lieux|pays|villes|animaux|synonymes|différences|causes|effets|règles|blagues|slogans|astuces|arguments|habitudes|erreurs|ouvrages',
  es: 'consejos|razones|maneras|formas|ideas|ejemplos|sugerencias|datos|pasos|ventajas|desventajas|recomendaciones|opciones|nombres|libros|películas|canciones|preguntas|recetas|estrategias|técnicas|métodos|herramientas|temas|títulos|citas|puntos|elementos|cosas|actividades|lugares|países|ciudades|animales|sinónimos|diferencias|causas|efectos|reglas|chistes|eslóganes|trucos|argumentos|hábitos|errores',
  ja: 'つ|個|選',
  ko: '(?<=[0-9한두세네섯덟홉곱열] ?)(?:가지|개)(?!의 ?(?:문단|단락|문장|단어|섹션|글머리|자리|부분|이모지|줄|장|절))',
}

/** What has the answer list them: "give me three tips", "list 5 reasons", "a list of ten names". */
const asking: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}])(?:list(?:ing)?|name|give(?: me| us)?|suggest|provide(?: me with| us with)?|share|write(?: down)?|recommend|brainstorm|come up with|tell me|offer|propose|generate|identify|what are(?: the)?|list of(?: the)?|show me|think of|send me|i (?:need|want|would like)|find(?: me)?|outline|present|need|with)(?: (?:the|top|a list of|some|my|of|me|exactly|a|your|its|best|most|at least|list of the top))*,? ?$/u,
  fr: /(?<![\p{L}])(?:list\p{L}*|donn\p{L}*(?:-moi|-nous)?|cit\p{L}*|énumér\p{L}*|propos\p{L}*(?:-moi)?|suggér\p{L}*|suggèr\p{L}*|fourni\p{L}*|trouv\p{L}*(?:-moi)?|partag\p{L}*|présent\p{L}*|nomm\p{L}*|recommand\p{L}*|liste (?:de|des)|indiqu\p{L}*|écri\p{L}*|imagin\p{L}*)(?: (?:les|une liste de|exactement|au moins|moi))* ?$/u,
  es: /(?<![\p{L}])(?:list\p{L}*|dame|danos|da|enumer\p{L}*|suger\p{L}*|sugier\p{L}*|proporcion\p{L}*|propon\p{L}*|menciona|nombra|recomiend\p{L}*|comparte|escribe|lista de|indica|ofrece)(?: (?:las|los|una lista de|exactamente|al menos|me))* ?$/u,
}
const askingAfter: Readonly<Record<string, RegExp>> = {
  ja: /^(?:の[^。、]{1,14})?(?:を)?(?:挙げ|教え|紹介|提案|列挙|考え|リストアップ|示し|書い|述べ|選ん)/u,
  ko: /^(?:의 [^.,]{1,14})?(?:를|을|만|로)? ?(?:[^.,]{0,8})?(?:알려|추천|제시|말해|나열|제안|소개|적어|들어)/u,
}

function isAsked({ clause, start, end }: CountedNoun, { language }: Reading): boolean {
  const before = asking[language]
  if (before) return before.test(clause.text.slice(Math.max(0, start - 50), start))
  return askingAfter[language]?.test(clause.text.slice(end, end + 40)) ?? false
}

export function findListLength(reading: Reading): Candidate[] {
  const named = countedNouns(reading, nouns[reading.language]).filter(
    (counted) => counted.quantity.value > 1 && isAsked(counted, reading),
  )
  return [...named, ...listsOf(reading)].slice(0, 1).map(({ clause, quantity, start, end }) => ({
    arguments: argumentsOf(boundsOf(quantity, 'exactly'), spelling),
    start: clause.index + start,
    end: clause.index + end,
  }))
}

const LIST_OF =
  /(?<![\p{L}])(?:lists? of|liste de|lista de)(?: (?:the|top|exactly|at least|exactement|exactamente))* $/u

/** "A list of five healthy snacks": anything that is listed. */
function listsOf(reading: Reading): Pick<CountedNoun, 'clause' | 'quantity' | 'start' | 'end'>[] {
  return reading.clauses.flatMap((clause) =>
    quantitiesOf(clause, reading)
      .filter(({ value, isTimes, start }) => value > 1 && !isTimes && LIST_OF.test(clause.text.slice(0, start)))
      .map((quantity) => ({ clause, quantity, start: quantity.start, end: quantity.end })),
  )
}

const ORDINALS =
  /(?<![\p{L}])(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth(?:ly)?|sixth|seventh|finally|lastly|premièrement|deuxièmement|troisièmement|enfin|primero|segundo|tercero|finalmente|첫째|둘째|셋째|넷째|다섯째|第一に|第二に|第三に)(?![\p{L}])/giu

/**
 * The ways to count what the response lists, by what a reader would take for the list: list items of the outermost level,
 * headings, lines, paragraphs, ordinals, or the parts of an enumeration.
 */
function countsOf(response: ResponseText): number[] {
  const items = response.listItems()
  const outermost = Math.min(...items.map(({ depth }) => depth))
  const top = items.filter(({ depth }) => depth - outermost < 2)
  const numbered = top.filter(({ mark }) => mark === 'number').length
  if (top.length > 0) return [...new Set([numbered, top.length - numbered, top.length])].filter((count) => count > 0)
  const lines = response.lines().filter((line) => /[\p{L}\p{N}]/u.test(line))
  const headings = lines.filter((line) => /^\s*(?:#{1,6}\s|\*\*)/.test(line)).length
  const ordinals = new Set(response.text.toLowerCase().match(ORDINALS)).size
  const parts = response.text
    .split(/[,、;]|(?<![\p{L}])(?:and|et|y|及び|그리고)(?![\p{L}])/u)
    .filter((part) => /\p{L}/u.test(part)).length
  return [
    headings,
    lines.length,
    lines.length - 1,
    response.paragraphs().length,
    response.paragraphs().length - 1,
    ordinals,
    response.sentences().length,
    parts,
  ].filter((count) => count > 0)
}

/** How many things the answer lists: "three tips". Met when any way to count them gives such a number. */
export const listLength: ConstraintKind = {
  id: 'detectable_format:list_length',
  concernsFormat: false,
  cues: {
    ...nouns,
    en: `${nouns['en'] ?? ''}|list of`,
    fr: `${nouns['fr'] ?? ''}|liste de`,
    es: `${nouns['es'] ?? ''}|lista de`,
  },
  find: findListLength,
  requirement: (args) => {
    const phrase = boundsPhrase(boundsFrom(args, spelling), unit)
    return { en: `a list of ${phrase.en}`, fr: `une liste de ${phrase.fr}`, ko: `목록: ${phrase.ko}` }
  },
  check: (args, response) => {
    const bounds = boundsFrom(args, spelling)
    const counts = countsOf(response)
    const fitting = counts.find((count) => meets(count, bounds))
    return { holds: fitting !== undefined, evidence: countPhrase(fitting ?? counts[0] ?? 0, unit) }
  },
}

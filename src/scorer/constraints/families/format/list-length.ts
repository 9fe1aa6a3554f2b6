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
import type { Clause } from '../../prompt/prompt-text.ts'
import { boundsOf } from '../../prompt/quantities.ts'
import type { Reading } from '../../prompt/reading.ts'
import type { ResponseText } from '../../response/response-text.ts'

const spelling: BoundsSpelling = { value: 'num_items', implied: 'exactly' }
const unit: Unit = { en: ['item', 'items'], fr: ['élément', 'éléments'], ko: ['항목', '개'] }

/** Things that answers list. */
const nouns: Readonly<Record<string, string>> = {
  en: 'tips|reasons|ways|ideas|examples|suggestions|facts|steps|advantages|disadvantages|benefits|drawbacks|pros|cons|recommendations|options|names|books|movies|films|songs|questions|recipes|strategies|techniques|methods|tools|topics|titles|quotes|points|items|things|features|activities|places|countries|cities|animals|words? that|synonyms|antonyms|differences|similarities|causes|effects|challenges|lessons|rules|principles|jokes|slogans|headlines|alternatives|uses|skills|exercises|arguments|habits|mistakes|myths|benefits|risks|key takeaways|takeaways|goals|restaurants|gifts|hobbies|podcasts',
  fr: String.raw`conseils|raisons|façons|manières|idées|exemples|suggestions|faits|étapes|avantages|inconvénients|recommandations|options|noms|livres|films|chansons|questions|recettes|stratégies|techniques|méthodes|outils|sujets|titres|citations|points|éléments|choses|activités|lieux|pays|villes|animaux|synonymes|différences|causes|effets|règles|blagues|slogans|astuces|arguments|habitudes|erreurs|ouvrages`,
  es: String.raw`consejos|razones|maneras|formas|ideas|ejemplos|sugerencias|datos|pasos|ventajas|desventajas|recomendaciones|opciones|nombres|libros|películas|canciones|preguntas|recetas|estrategias|técnicas|métodos|herramientas|temas|títulos|citas|puntos|elementos|cosas|actividades|lugares|países|ciudades|animales|sinónimos|diferencias|causas|efectos|reglas|chistes|eslóganes|trucos|argumentos|hábitos|errores`,
  ja: String.raw`つ|個|選`,
  ko: String.raw`(?<=[0-9한두세네섯덟홉곱열] ?)(?:가지|개|곳|군데|권|명)(?!의 ?(?:문단|단락|문장|단어|섹션|글머리|자리|부분|이모지|줄|장|절))`,
}

/** What has the answer list them: "give me three tips", "list 5 reasons", "a list of ten names". */
const asking: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}])(?:list(?:ing)?|name|draft|create|prepare|craft|pitch|give(?: me| us)?|suggest|provide(?: me with| us with)?|share|write(?: down)?|recommend|brainstorm|come up with|tell me|offer|propose|generate|identify|what are(?: the)?|list of(?: the)?|show me|think of|send me|i (?:need|want|would like)|find(?: me)?|outline|present|need|(?:respond|answer|reply|me|us|lists?) with)(?: (?:the|top|a list of|some|my|of|me|exactly|a|your|its|best|most|at least|list of the top))*,? ?$/u,
  fr: /(?<![\p{L}])(?:list\p{L}*|donn\p{L}*(?:-moi|-nous)?|cit\p{L}*|énumér\p{L}*|propos\p{L}*(?:-moi)?|suggér\p{L}*|suggèr\p{L}*|fourni\p{L}*|trouv\p{L}*(?:-moi)?|partag\p{L}*|présent\p{L}*|nomm\p{L}*|recommand\p{L}*|liste (?:de|des)|indiqu\p{L}*|écri\p{L}*|imagin\p{L}*|dis-moi|dites-moi|montr\p{L}*(?:-moi)?|invent\p{L}*(?:-moi)?)(?: (?:les|une liste de|exactement|au moins|moi))* ?$/u,
  es: /(?<![\p{L}])(?:list\p{L}*|dame|danos|da|dime|dinos|ponme|cita|muéstrame|inventa|piensa|quiero|necesito|enumer\p{L}*|suger\p{L}*|sugier\p{L}*|proporcion\p{L}*|prop[oó]n\p{L}*|menciona|nombra|recomiend\p{L}*|comparte|escribe|lista de|indica|ofrece)(?: (?:las|los|una lista de|exactamente|al menos|me))* ?$/u,
}
const askingAfter: Readonly<Record<string, RegExp>> = {
  ja: /^(?:の[^。、]{1,14})?(?:を)?、?(?:(?:箇条書き|番号付きの?リスト|番号付き|リスト|表)(?:形式)?(?:で|に(?:して)?)、?)?(?:挙げ|教え|紹介|提案|列挙|考え|リストアップ|示し|書い|述べ|選ん|出し|あげ)/u,
  ko: /^(?:의 [^.,]{1,14})?(?:를|을|만|로)?(?:, (?:글머리 ?(?:기호|표)|번호 ?목록|목록|표)(?:으?로))? ?(?:[^.,]{0,8})?(?:알려|추천|제시|말해|나열|제안|소개|적어|들어|뽑아|(?:골라|대) ?[줘주])/u,
}

const ALONE = /^ (?:for|on|to|about|pour|sur|de|d'|para|sobre)(?![\p{L}])/u

function isAsked({ clause, start, end }: CountedNoun, { language }: Reading): boolean {
  const before = asking[language]
  // "Eight ideas for a name" asks for them without a verb.
  if (before && start < 3 && clause.text.slice(0, start).trim() === '')
    return ALONE.test(clause.text.slice(end, end + 12))
  if (before) return before.test(clause.text.slice(Math.max(0, start - 50), start))
  return askingAfter[language]?.test(clause.text.slice(end, end + 40)) ?? false
}

/** "Two advantages and two drawbacks": how many things are listed depends on how they are put together. */
function isOneOfSeveral({ clause, end }: Pick<CountedNoun, 'clause' | 'end'>, reading: Reading): boolean {
  return quantitiesOf(clause, reading).some(
    ({ start, isTimes }) =>
      !isTimes &&
      start > end &&
      /^(?:,? ?(?:and|et|y|plus|と|와|과|그리고)? |[ -][\p{L} -]{1,40},? (?:and|et|y|plus) )$/u.test(
        clause.text.slice(end, start),
      ),
  )
}

export function findListLength(reading: Reading): Candidate[] {
  const named = countedNouns(reading, nouns[reading.language]).filter(
    (counted) => counted.quantity.value > 1 && isAsked(counted, reading) && !isOneOfSeveral(counted, reading),
  )
  return [...named, ...listsOf(reading)].slice(0, 1).map(({ clause, quantity, start, end }) => ({
    arguments: argumentsOf(boundsOf(quantity, 'exactly'), spelling),
    start: clause.index + start,
    end: clause.index + end,
  }))
}

const LIST_OF =
  /(?<![\p{L}])(?:generate|suggest|recommend|brainstorm|come up with|think of|invent|lists? of|liste de|lista de|(?<!(?:can|could|would|to|the|a|an|your|my|this|that|first|last|of|by) )(?:name|list)|(?:please|you) (?:name|list)|cite[rz]?(?:-moi)?|nomme[rz]?(?:-moi)?|énumère[rz]?|énumérez|liste[rz]?|nombra|nombre|enumera|enumere|cita)(?: (?:me|the|top|exactly|at least|at most|les|las|los|al menos|au moins|exactement|exactamente)|, in (?:\p{L}+ ){0,3}order, the)* $/u
/** "Eight of them": of what was named before. */
const OF_THEM = /^ (?:of (?:them|these|those)|d'entre (?:eux|elles)|de (?:ellos|ellas|estos|estas))(?![\p{L}])/u
/** Sizes, and what has a kind of its own. */
const UNIT =
  /^[ -](?:[\p{L}-]+ )?(?:words?|sentences?|paragraphs?|lines?|characters?|letters?|bullets?|points?|pages?|mots?|phrases?|paragraphes?|lignes?|caractères?|pages?|palabras?|frases?|oraciones|párrafos?|líneas?|caracteres|letras?|páginas?|hours?|minutes?|days?|years?|km|euros?|dollars?)(?![\p{L}])/u

/** "With bullets, five at most": a count right after what is asked for, of nothing else. */
export function countBeside(clause: Clause, end: number, reading: Reading): Candidate[] {
  return quantitiesOf(clause, reading)
    .filter(
      (quantity) =>
        quantity.value > 1 &&
        !quantity.isTimes &&
        quantity.start >= end &&
        /^ ?[,(:–—-] ?$/u.test(clause.text.slice(end, quantity.start)) &&
        /^ ?(?:[.,;:!)]|(?:in total|pour|for|para|to|of them|en total|au total|as a)(?![\p{L}])|$)/u.test(
          clause.text.slice(quantity.end),
        ),
    )
    .slice(0, 1)
    .map((quantity) => ({
      arguments: argumentsOf(boundsOf(quantity, 'exactly'), spelling),
      start: clause.index + quantity.start,
      end: clause.index + quantity.end,
    }))
}

/** "A list of five healthy snacks": anything that is listed. */
function listsOf(reading: Reading): Pick<CountedNoun, 'clause' | 'quantity' | 'start' | 'end'>[] {
  return reading.clauses.flatMap((clause) =>
    quantitiesOf(clause, reading)
      .filter(
        ({ value, isTimes, start, end }) =>
          value > 1 &&
          !isTimes &&
          (LIST_OF.test(clause.text.slice(Math.max(0, start - 60), start)) ||
            (OF_THEM.test(clause.text.slice(end, end + 20)) &&
              /(?:^|[,:;])\s*(?:\p{L}+ ){0,2}$/u.test(clause.text.slice(0, start)))) &&
          !isOneOfSeveral({ clause, end }, reading) &&
          !UNIT.test(clause.text.slice(end, end + 40)),
      )
      .map((quantity) => ({ clause, quantity, start: quantity.start, end: quantity.end })),
  )
}

/**
 * How many things a response may be said to list. Where it has a list or lines, those are counted: items of the outermost
 * level, or what they stand under. Running text lists as many as a reader wants to see in it, up to the number of its parts.
 */
function countsOf(response: ResponseText): { counts: number[]; isRunning: boolean } {
  const items = response.listItems()
  const lines = response.lines().filter((line) => /[\p{L}\p{N}]/u.test(line))
  const headings = lines.filter((line) => /^\s*(?:#{1,6}\s|\*\*)/.test(line)).length
  if (items.length > 1) {
    const outermost = Math.min(...items.map(({ depth }) => depth))
    const top = items.filter(({ depth }) => depth - outermost < 2)
    const numbered = top.filter(({ mark }) => mark === 'number').length
    return { counts: positive([numbered, top.length - numbered, top.length, headings]), isRunning: false }
  }
  const paragraphs = response.paragraphs().length
  const counts = positive([headings, lines.length, lines.length - 1, paragraphs, paragraphs - 1])
  const isRunning = lines.length < 3 || lines.some((line) => SENTENCES.test(line))
  return isRunning ? { counts: [...counts, partsOf(response.prose())], isRunning } : { counts, isRunning }
}

function positive(counts: readonly number[]): number[] {
  return [...new Set(counts)].filter((count) => count > 0)
}

/** A line of two sentences, or one that goes on at length, is no item of a bare list. */
const SENTENCES = /[.!?。！？]["'”’」）)]?(?:\s+\S|(?<=[。！？])\S)|.{160}/u

const JOINT =
  /[,、，،;；:：・.!?。！？\n/&+–—]|(?<![\p{L}])(?:and|or|plus|then|as well as|but|while|et|ou|puis|ainsi que|y|e|o|u|und|oder|sowie|ed|en|of|och|i|и)(?![\p{L}])|と|や|及び|또는|그리고|및|(?<=[가-힣])(?:와|과|하고|이?랑|이?나)(?=\s)/gu

/** The parts that running text can be read as. */
function partsOf(text: string): number {
  return text.split(JOINT).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** No prompt asks for more things in running text. */
const MAX_READABLE = 1000

/** How many things the answer lists: "three tips". Met when any way to count them gives such a number. */
export const listLength: ConstraintKind = {
  id: 'detectable_format:list_length',
  concernsFormat: false,
  cues: {
    ...nouns,
    en: `${nouns['en'] ?? ''}|list|name`,
    fr: `${nouns['fr'] ?? ''}|liste|cite|nomme|énum`,
    es: `${nouns['es'] ?? ''}|lista|nombr|enumer|cita`,
  },
  find: findListLength,
  requirement: (args) => {
    const phrase = boundsPhrase(boundsFrom(args, spelling), unit)
    return { en: `a list of ${phrase.en}`, fr: `une liste de ${phrase.fr}`, ko: `목록: ${phrase.ko}` }
  },
  check: (args, response) => {
    const bounds = boundsFrom(args, spelling)
    const { counts, isRunning } = countsOf(response)
    const most = Math.max(0, ...counts)
    // Whatever number of things is meant in running text, it lies between one and the number of its parts.
    const readable = isRunning ? Array.from({ length: Math.min(most, MAX_READABLE) }, (_, index) => index + 1) : []
    const fitting = counts.find((count) => meets(count, bounds)) ?? readable.find((count) => meets(count, bounds))
    return { holds: fitting !== undefined, evidence: countPhrase(fitting ?? counts[0] ?? 0, unit) }
  },
}

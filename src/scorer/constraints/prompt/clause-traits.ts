import { allMatches } from './all-matches.ts'
import type { Clause } from './prompt-text.ts'

/** What a clause says as a whole of who asks what, told once. Offsets are within the clause. */
export type ClauseTraits = {
  /** Where each part of it begins: after a comma, "but", "and write". */
  partStarts: readonly number[]
  /** Where somebody else's words or state begin ("the user wrote", "I have a file"); infinity when nowhere. */
  reportedFrom: number
  /** Where something is asked that a program does; infinity when nowhere. */
  programFrom: number
  /** Somebody else is the subject: what they want or do is not asked of the answer. */
  isOfOthers: boolean
  /** Where "should I answer in one word?" begins: what the asker does; infinity when nowhere. */
  ownQuestionFrom: number
}

const BOUNDARY =
  /[;:.!?()\n、]|,|(?<![\p{L}])(?:but|however|then|mais|puis|ensuite|pero|luego|and (?:please |then )?(?:must|should|make|use|write|include|do|keep|give|put|wrap|end|format|present|answer|respond)|et (?:utilise[rz]?|fais|faites|réponds|répondez|écris|écrivez)|y (?:usa|utiliza|escribe|responde|haz))(?![\p{L}])/gu

const REPORTED =
  /(?<![\p{L}])(?:according to|(?:i|we) (?:noticed|heard|keep getting)|selon|d'après|según|(?<!i )(?:wrote|writes|said|says|told|replied|typed|claims|claimed|stated|insists|insisted|complained|posted|shouted|asks (?:me|us|him|her|them)|asked (?:me|us|him|her|them|for)|a (?:écrit|dit|demandé|répondu)|dit que|escribió|dijo|dice|preguntó|respondió)|(?:boss|teacher|friend|colleague|manager|client|customer|user|he|she|they|who|we|people|everyone) (?:likes?|loves?|hates?|wants?|prefers?|always|never|usually|often|sometimes|uses?|used)|j'ai (?:reçu|lu|vu|écrit|trouvé|acheté|une?|des|deux|trois)|(?:he|hemos) (?:recibido|leído|visto|escrito)|(?:recibí|leí|tengo(?! que))|(?:i|we|he|she|they) (?:have|had|has|got|wrote|was|were|read|received|used|use|like|love|hate|know|work|worked|always|usually|often|saw|found|learned|learnt|tried|made|created|built|started|never))(?![\p{L}])/u

/** What is written for a program: after it, what is said of text is said of what the program does. */
const PROGRAM =
  /(?<![\p{L}])(?:functions?|methods?|scripts?|programs?|class|regex(?:es|p)?|regular expressions?|quer(?:y|ies)|code|algorithms?|components?|endpoints?|apis?|parsers?|validators?|(?:forms?(?! letters?)|apps?|applications?|(?:chat)?bots?|websites?|web ?pages?|plugins?|extensions?|macros?|formulas?|fields?|inputs?|text ?(?:box|area|field)(?:es|s)?) (?:in [\p{L}+#.]{1,12} |[\p{L}]+ )?(?:that|which|to|where|whose)|(?:websites?|(?:web )?pages?|(?:web ?)?apps?|games?|forms?|(?:chat)?bots?|tools?|dashboards?) (?:in|using|with) (?:html\d?|css|python|javascript|typescript|react|vue|angular|svelte|django|flask|swift|kotlin|java|rust|go|php|ruby)|buttons? (?:that|which)|formulaires? (?:\p{L}+ ){0,2}qui|formularios? (?:\p{L}+ ){0,2}que|fonctions?|programmes?|función|funciones|programas?|código)(?![\p{L}])(?!.{0,20}(?<![\p{L}])(?:bullet|in your))/u

/** Explained, or one way of doing something of many: no program, unless it is said what it does. */
const EXPLAINED =
  /(?<![\p{L}])(?:explain|describe|define|summari[sz]e|compare|expl[ií]\p{L}*|décri\p{L}*|descri\p{L}*|compara?\p{L}*)(?:-moi)?(?: [\p{L}'-]+){0,3} $/u
const OTHER_SENSE = /^(?:methods?|class|components?|programs?|programmes?|programas?)$/u
const MADE =
  /(?<![\p{L}])(?:writ|creat|implement|build|develop|generat|mak|cod|fix|need|giv|design|add|test|refactor|écri|cré|escrib|crea|haz)\p{L}*(?: [\p{L}\p{N}#+.'-]+){0,5} $/u
const WHAT_IT_DOES =
  /^ (?:[\p{L}-]+ ){0,2}(?:that|which|to(?! (?:my|an?|the|your|me|someone|people|kids|children|beginners)(?![\p{L}]))|qui|que) /u

const THIRD_PERSON =
  /^\s*(?:(?:and|but|et|mais|y|pero|because|since) )?(?:(?:my|our|his|her|their|an?|one of my|the|some) (?:\p{L}+ )?(?:boss|teachers?|professor|daughter|son|kids?|child|children|friends?|colleagues?|coworkers?|managers?|clients?|customers?|wife|husband|mother|father|mom|dad|sister|brother|students?|school|editor|landlord|neighbou?rs?|partner|roommate|uncle|aunt|user|interviewer|assignment|homework)|(?:ma|mon|mes|notre|nos|sa|son|ses|une?|la|le|les) (?:\p{L}+ )?(?:fille|fils|prof|professeure?|patronne?|chef|cheffe|amie?s?|collègues?|clients?|mari|femme|mère|père|sœur|frère|élèves?|école|voisine?|enfants?)|(?:mis?|sus?|nuestr[ao]s?|una?|el|la|los|las) (?:\p{L}+ )?(?:profesora?|jef[ea]|hij[ao]s?|amig[ao]s?|compañer[ao]s?|clientes?|marido|mujer|espos[ao]|madre|padre|herman[ao]|alumn[ao]s?|vecin[ao]))(?![\p{L}'])/u

const OWN_QUESTION =
  /(?:^[\s¿]{0,3}|[,:;] ¿?)(?:(?:should|may|must|do|did|can|could|shall) (?:i|we)(?! (?:have|get|please|ask for))|dois-je|est-ce que je|puis-je|debo|puedo|debería)(?![\p{L}])/u

const traitsByClause = new WeakMap<Clause, ClauseTraits>()

export function traitsOf(clause: Clause): ClauseTraits {
  const known = traitsByClause.get(clause)
  if (known) return known
  const traits = readTraits(clause.text)
  traitsByClause.set(clause, traits)
  return traits
}

function readTraits(text: string): ClauseTraits {
  const reported = REPORTED.exec(text)
  return {
    partStarts: allMatches(BOUNDARY, text).map((match) => match.index + match[0].length),
    reportedFrom: reported ? reported.index + reported[0].length : Number.POSITIVE_INFINITY,
    programFrom: programFrom(text),
    isOfOthers: THIRD_PERSON.test(text),
    ownQuestionFrom: (text.includes('?') ? OWN_QUESTION.exec(text)?.index : undefined) ?? Number.POSITIVE_INFINITY,
  }
}

function programFrom(text: string): number {
  const match = PROGRAM.exec(text)
  if (!match) return Number.POSITIVE_INFINITY
  const before = text.slice(0, match.index)
  const isOther = EXPLAINED.test(before) || (OTHER_SENSE.test(match[0]) && !MADE.test(before))
  return isOther && !WHAT_IT_DOES.test(text.slice(match.index + match[0].length))
    ? Number.POSITIVE_INFINITY
    : match.index
}

import { allMatches } from './all-matches.ts'
import type { Clause, PromptText } from './prompt-text.ts'

/**
 * Words before a match, in the same clause, that take it out of what is asked of the answer. Each is tested on the text
 * between the last boundary and the match.
 */
const BOUNDARY =
  /[;:.!?()\n、]|,|(?<![\p{L}])(?:but|however|then|mais|puis|ensuite|pero|luego|and (?:please |then )?(?:must|should|make|use|write|include|do|keep|give|put|wrap|end|format|present|answer|respond)|et (?:utilise[rz]?|fais|faites|réponds|répondez|écris|écrivez)|y (?:usa|utiliza|escribe|responde|haz))(?![\p{L}])/gu

/** "You don't have to", "feel free to", "if you": nothing is asked. */
const WAIVED =
  /(?<![\p{L}])(?:(?:do|does|need|did)(?: not|n't) (?:have|need|matter)|no need|need(?:n't| not)|not (?:necessary|required|mandatory|essential|obliged)|feel free|you (?:may|might|can|could)(?! not)|optional(?:ly)?|up to you|if (?:you|it|they|there|possible|needed|necessary|i)|whether|unless|when (?:you|they) use|pas (?:besoin|nécessaire|obligatoire|obligé)|(?:tu peux|vous pouvez|libre à|si (?:tu|vous|besoin|possible|nécessaire))|no (?:hace falta|es necesario|necesitas|tienes que)|(?:puedes|puede|si (?:quieres|lo deseas|es posible)))(?![\p{L}])/u

/** "About a …", "explain what a … is": a topic. Only right before the match. */
const TOPIC =
  /(?<![\p{L}])(?:about|regarding|concerning|(?:explain|describe|define|understand|know|learn|tell me|discuss|teach me|show me)(?:s|ing)? (?:what|how|why|when)(?: (?:to|you|i|we|people) (?:\p{L}+ ){0,2})?|what (?:is|are|does|do|was|were)|(?:how (?:to|do (?:i|you|we)|does|can (?:i|you|we)|should (?:i|we)|would (?:i|you))|why (?:is|are|does|do))(?: (?:use|write|make|create|format|add|insert|parse|read|get|set|do))?|(?:compare|comparison of|differences? between|meaning of|history of|purpose of|benefits? of|advantages? of|use of|pros and cons of|importance of|example of|kinds? of|definition of|theory of)|called|named|titled|entitled|(?:sur|au sujet de|à propos de|parle de|explique[rz]? (?:ce qu'|comment|pourquoi)|qu'est-ce (?:que|qu'))|(?:sobre|acerca de|explica (?:qué|cómo|por qué)|qué (?:es|son)))(?: (?:a|an|the|some|any|my|your|un|une|le|la|les|des|l|el|los|las|una)(?: (?:good|bad|new|simple|proper|typical|great))?)?(?:'| |$)+$|(?<![\p{L}])what makes a(?: \p{L}+)? $|(?<![\p{L}])who(?: (?:are|is|was|were|both|all|always|never|tries|try|trying|to|avoids?|avoiding|refuses?|refusing|hates?|loves?|likes?|using|cannot|can't|does not|doesn't|do not|don't|did not|didn't|not))* $/u

/** Somebody else's words or state: "the user wrote: …", "my boss likes …", "I have a file in …". */
const REPORTED =
  /(?<![\p{L}])(?:(?<!i )(?:wrote|writes|said|says|told|replied|typed|claims|claimed|stated|insists|insisted|complained|posted|shouted|asks (?:me|us|him|her|them)|asked (?:me|us|him|her|them|for)|a (?:écrit|dit|demandé|répondu)|dit que|escribió|dijo|dice|preguntó|respondió)|(?:my|our) \p{L}+ (?:has|have|is|was|had|contains|uses|says)|(?:boss|teacher|friend|colleague|manager|client|customer|user|he|she|they|who|we|people|everyone) (?:likes?|loves?|hates?|wants?|prefers?|always|never|usually|often|sometimes|uses?|used)|(?:i|we|he|she|they) (?:have|had|has|got|wrote|was|were|read|received|used|use|like|love|hate|know|work|worked|always|usually|often|saw|found|learned|learnt|tried|made|created|built|started|never))(?![\p{L}])/u

/** What is written for a program: after it, what is said of text is said of what the program does. */
const PROGRAM =
  /(?<![\p{L}])(?:functions?|methods?|scripts?|programs?|class|regex(?:es|p)?|regular expressions?|quer(?:y|ies)|code|algorithms?|components?|endpoints?|apis?|parsers?|validators?|fonctions?|programmes?|función|funciones|programas?|código)(?![\p{L}])(?!.{0,20}(?<![\p{L}])(?:bullet|in your))/u
const RESPONSE =
  /(?<![\p{L}])(?:(?:your|the|entire|whole|this|you|its) (?:\p{L}+ ){0,2}?(?:response|answer|reply|output|explanation|message|text)|respond|answer|reply|explain|describe|summari[sz]e|discuss|comments?|explanation|in your|réponse|réponds|répondez|explique[rz]?|respuesta|responde|explica)(?![\p{L}])/u

/** A question of how or why something is done: what it says of texts is what it asks about. */
const HOW_QUESTION =
  /^[\s¿]{0,3}(?:[^.,;!?]{0,40}, ?¿?)?(?:how (?:can|do|does|did|should|would|could|to|come)|why|when|where|(?:should|may|must|do|did|can|could) (?:i|we|people|you (?:ever|know|think|speak|like))|comment|pourquoi|à quoi|où|cómo|por qué|para qué|dónde)(?![\p{L}])[^]*\?/u
/** What may stand at the end of such a question and still be asked of the answer: "…, in at most 50 words?" */
const ADJUNCT =
  /(?:,|(?<![\p{L}])(?:in|using|with|within|under|as|en|avec|con|sous|dans))(?: (?:a|an|the|un|une|una))* ?$/u

/** Somebody else is the subject: what they want or do is not asked of the answer. */
const THIRD_PERSON =
  /^\s*(?:(?:and|but|et|mais|y|pero|because|since) )?(?:(?:my|our|his|her|their|an?|one of my|the|some) (?:\p{L}+ )?(?:boss|teachers?|professor|daughter|son|kids?|child|children|friends?|colleagues?|coworkers?|managers?|clients?|customers?|wife|husband|mother|father|mom|dad|sister|brother|students?|school|editor|landlord|neighbou?rs?|partner|roommate|uncle|aunt|user|interviewer|assignment|homework)|(?:ma|mon|mes|notre|nos|sa|son|ses|une?|la|le|les) (?:\p{L}+ )?(?:fille|fils|prof|professeure?|patronne?|chef|cheffe|amie?s?|collègues?|clients?|mari|femme|mère|père|sœur|frère|élèves?|école|voisine?|enfants?)|(?:mis?|sus?|nuestr[ao]s?|una?|el|la|los|las) (?:\p{L}+ )?(?:profesora?|jef[ea]|hij[ao]s?|amig[ao]s?|compañer[ao]s?|clientes?|marido|mujer|espos[ao]|madre|padre|herman[ao]|alumn[ao]s?|vecin[ao]))(?![\p{L}'])/u

/** A Japanese or Korean sentence that tells and does not ask. */
const TELLING =
  /(?:ました|でした|ています|ていました|でしょうか|のですか|んですか|いいですか|と言われ\p{L}{0,8}|했습니다|했어요|있습니다|있어요|(?<!야 ?)합니다(?!만)|(?<!야 ?)됩니다|인가요|일까요|나요|한가요|할까요|받았어요|받았습니다|모르겠어요|모르겠습니다)[」\s]*[。.?？!！]?\s*$/u

export type AskedMatch = {
  start: number
  end: number
  isAboutCode: boolean
  /** A length or a shape, which may be asked for at the end of a question. */
  mayAdjoinQuestion: boolean
}

/** Does the clause ask this of the answer? It may quote it, deny it, talk about it, or ask it of a program. */
export function isAsked(prompt: PromptText, clause: Clause, match: AskedMatch): boolean {
  const start = Math.max(0, match.start - clause.index)
  const before = clause.text.slice(0, start)
  let lead = before
  for (const boundary of allMatches(BOUNDARY, before)) lead = before.slice(boundary.index + boundary[0].length)
  if (WAIVED.test(lead) || TOPIC.test(lead)) return false
  if (REPORTED.test(before) && !RESPONSE.test(before)) return false
  const { isOfOthers, isTelling, isHowQuestion } = traitsOf(clause)
  if (isOfOthers && !RESPONSE.test(before) && before.trim() !== '') return false
  if (isTelling) return false
  if (isHowQuestion && !adjoinsQuestion(clause, match)) return false
  if (isReportedInClauseBefore(prompt, clause)) return false
  if (match.isAboutCode) return true
  const program = PROGRAM.exec(before)
  return program === null || RESPONSE.test(clause.text.slice(program.index))
}

type Traits = { isOfOthers: boolean; isTelling: boolean; isHowQuestion: boolean }
const traitsByClause = new WeakMap<Clause, Traits>()

/** What a clause is as a whole, told once. */
function traitsOf(clause: Clause): Traits {
  const known = traitsByClause.get(clause)
  if (known) return known
  const { text } = clause
  const traits = {
    isOfOthers: THIRD_PERSON.test(text),
    isTelling:
      (TELLING.test(text) || /숙제|과제를|宿題|課題で/u.test(text)) && !/(?:回答|応答|返答|답변|응답|대답)/u.test(text),
    isHowQuestion: /[?？]/.test(text) && HOW_QUESTION.test(text),
  }
  traitsByClause.set(clause, traits)
  return traits
}

function adjoinsQuestion(clause: Clause, { start, mayAdjoinQuestion }: AskedMatch): boolean {
  const before = clause.text.slice(0, Math.max(0, start - clause.index))
  const matched = clause.text.slice(Math.max(0, start - clause.index))
  if (/,\s*$/.test(before)) return true
  return mayAdjoinQuestion && (ADJUNCT.test(before) || /^(?:in|using|with|as|en|avec|con|sous) /u.test(matched))
}

/** The clause before ends with "the user wrote:". */
function isReportedInClauseBefore(prompt: PromptText, clause: Clause): boolean {
  const previous = prompt.clauses[clause.position - 1]
  return previous !== undefined && /:\s*$/.test(previous.text) && REPORTED.test(previous.text)
}

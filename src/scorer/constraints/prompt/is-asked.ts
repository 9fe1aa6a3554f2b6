import { isConditional } from './asking/conditions.ts'
import { isToldInEast } from './asking/eastern-moods.ts'
import { isInGivenText } from './asking/given-text.ts'
import { isAskedAbout, isPolite } from './asking/questions.ts'
import { isBackground } from './asking/requests.ts'
import { isStated } from './asking/statements.ts'
import type { PromptLanguage } from '../languages/language-table.ts'
import { traitsOf } from './clause-traits.ts'
import type { Clause, PromptText } from './prompt-text.ts'

/** "You don't have to", "feel free to", "if you": nothing is asked. */
const WAIVED =
  /(?<![\p{L}])(?:(?:do|does|need|did)(?: not|n't) (?:have|need|matter)|no need|need(?:n't| not)|not (?:necessary|required|mandatory|essential|obliged)|feel free|(?<!if )you (?:may|might|can|could)(?! not)|optional(?:ly)?|up to you|(?<!(?:appreciate|appreciated|grateful|great|nice|good|helpful|love|like|prefer|better|best|glad|happy|lovely|wonderful|perfect)(?: it)? )if (?:you|it|they|there|possible|needed|necessary|i)|whether|unless|when (?:you|they) use|pas (?:besoin|nécessaire|obligatoire|obligé)|(?:tu peux|vous pouvez|libre à|si (?:tu|vous|besoin|possible|nécessaire))|no (?:hace falta|es necesario|necesitas|tienes que)|(?:(?<!no )(?:puedes|puede)|si (?:quieres|lo deseas|es posible)))(?![\p{L}])/u

/** "About a …", "explain what a … is": a topic. Only right before the match. */
const TOPIC =
  /(?<![\p{L}])(?:about|regarding|concerning|(?:explain|describe|define|understand|know|learn|tell me|discuss|teach me|show me)(?:s|ing)? (?:what|how|why|when)(?: (?:to|you|i|we|people) (?:\p{L}+ ){0,2})?|what (?:is|are|does|do|was|were)|(?:how (?:to|do (?:i|you|we)|does|can (?:i|you|we)|should (?:i|we)|would (?:i|you))|why (?:is|are|does|do))(?: (?:use|write|make|create|format|add|insert|parse|read|get|set|do))?|(?:compare|comparison of|(?:differences? between|différences? entre|diferencias? entre)|meaning of|history of|purpose of|benefits? of|advantages? of|use of|pros and cons of|importance of|example of|kinds? of|definition of|theory of)|called|named|titled|entitled|(?:sur|au sujet de|à propos de|parle de|explique[rz]? (?:ce qu'|comment|pourquoi)|qu'est-ce (?:que|qu'))|(?:sobre|acerca de|explica (?:qué|cómo|por qué)|qué (?:es|son)))(?: (?:a|an|the|some|any|my|your|un|une|le|la|les|des|l|el|los|las|una)(?: (?:good|bad|new|simple|proper|typical|great))?)?(?:'| |$)+$|(?<![\p{L}])(?:why|how|because) (?:it|they|he|she|this|there|we|i) (?:has|have|is|are|had|contains?|uses?|needs?) $|(?<![\p{L}])what makes a(?: \p{L}+)? $|(?<![\p{L}])who(?: (?:are|is|was|were|both|all|always|never|tries|try|trying|to|avoids?|avoiding|refuses?|refusing|hates?|loves?|likes?|using|cannot|can't|does not|doesn't|do not|don't|did not|didn't|not))* $/u

/** "Even though I write in English": what is asked stands elsewhere. */
const CONCEDED =
  /(?<![\p{L}])(?:even (?:though|if|when)|although|though|aunque|incluso si|même (?:si|quand)|bien qu[e']|quoiqu[e'])(?![\p{L}])/u
/** 日本語で書いても, 한국어로 물어도: the same after it. */
const CONCEDED_AFTER =
  /^[^。、,.\n]{0,14}?(?:(?:て|で)も(?:、|$)|(?:てい(?:ます|る)|ました|た)(?:が|けど|けれども?)(?:、|$)|더라도|[아어해]도[, ]|(?<!까)지만[, ])/u

/** 30文字以内の文字列を返す関数: what a program does. */
const OF_PROGRAM_AFTER =
  /^[^。、.\n]{0,40}?(?:(?:返す|返却する|出力する|表示する|受け取る|受け付ける|検証する|判定する|数える|抽出する|制限する|生成する)[^。、\n]{0,14}?(?:関数|コード|スクリプト|プログラム|クエリ|正規表現|クラス|メソッド|フォーム|アプリ)|(?:반환|출력|표시|입력받|검증|검사|판별|계산|추출|제한|생성)(?:하는|하도록 하는|는) [^.\n]{0,14}?(?:함수|코드|스크립트|프로그램|쿼리|정규식|클래스|메서드|폼|앱))/u

/** What shows that the answer is spoken of after all. */
const RESPONSE =
  /(?<![\p{L}])(?:(?:your|the|entire|whole|this|you|its) (?:\p{L}+ ){0,2}?(?:response|answer|reply|output|explanation|message|text)|respond|answer|reply|explain|describe|summari[sz]e|discuss|comments?|explanation|in your|réponse|réponds|répondez|explique[rz]?|respuesta|responde|explica)(?![\p{L}])/u

/** "Told me to answer": somebody else's answer. */
const TOLD =
  /(?<![\p{L}])(?:(?:told|asked|asks|tells|wants?|expects?|requires?|ordered|advised|instructed|forces?|forced|made|makes|lets?|reminds?|reminded|begged) (?:me|us|him|her|them|everyone|students?|people)|m'a (?:demandé|dit|ordonné)|nous a (?:demandé|dit)|me (?:pidió|dijo|ordenó|pide|dice)|nos (?:pidió|dijo|pide))(?: (?:to|de|d'|que|always|only|not))* ?\p{L}+/gu

export type AskedMatch = {
  start: number
  end: number
  /** The language in which it was read. */
  language: PromptLanguage
  isAboutCode: boolean
  /** A length or a shape, which may be asked for at the end of a question. */
  mayAdjoinQuestion: boolean
}

/** Does the clause ask this of the answer? It may quote it, deny it, talk about it, or ask it of a program. */
export function isAsked(prompt: PromptText, clause: Clause, match: AskedMatch): boolean {
  const start = Math.max(0, match.start - clause.index)
  const { partStarts, reportedFrom, programFrom, isOfOthers, ownQuestionFrom } = traitsOf(clause)
  const place = { ...match, start, end: match.end - clause.index }
  if (isToldInEast(prompt, clause, place) || isAskedAbout(clause, place)) return false
  if (isConditional(clause, place) || isInGivenText(prompt, match.start)) return false
  if (!match.isAboutCode && (isStated(prompt, clause, place) || isBackground(prompt, clause, place))) return false
  const lead = clause.text.slice(partStarts.findLast((partStart) => partStart <= start) ?? 0, start)
  if ((WAIVED.test(lead) && !isPolite(clause.text)) || TOPIC.test(lead)) return false
  const rest = clause.text.slice(place.end)
  if (CONCEDED.test(lead) || CONCEDED_AFTER.test(rest)) return false
  if (!match.isAboutCode && OF_PROGRAM_AFTER.test(rest)) return false
  const before = clause.text.slice(0, start)
  if ((reportedFrom <= start || (isOfOthers && before.trim() !== '')) && !RESPONSE.test(before.replaceAll(TOLD, ' ')))
    return false
  if (ownQuestionFrom <= start && !before.trimEnd().endsWith(',')) return false
  if (isReportedInClauseBefore(prompt, clause)) return false
  return match.isAboutCode || programFrom >= start || RESPONSE.test(clause.text.slice(programFrom))
}

/** The clause before ends with "the user wrote:". */
function isReportedInClauseBefore(prompt: PromptText, clause: Clause): boolean {
  const previous = prompt.clauses[clause.position - 1]
  if (!previous?.text.trimEnd().endsWith(':')) return false
  return Number.isFinite(traitsOf(previous).reportedFrom)
}

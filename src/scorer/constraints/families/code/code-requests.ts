import { isNegated } from '../../prompt/forbidden-nouns.ts'
import { phraseMatches, words, type PhraseMatch, type Phrases } from '../../prompt/phrases.ts'
import type { PromptText } from '../../prompt/prompt-text.ts'
import type { Reading } from '../../prompt/reading.ts'
import { programmingLanguages } from './programming-languages.ts'

const names = programmingLanguages.flatMap((known) => known.names).toSorted((a, b) => b.length - a.length)
/** Names in Latin letters, for prompts in such a language: the plain word boundary will do for them. */
export const latinNamesPattern = names.filter((name) => /^[\u0020-\u007E]*$/.test(name)).join('|')
export const namesPattern = names.join('|')
const language = `(?:${latinNamesPattern})`
const anyLanguage = `(?:${namesPattern})`
const framework =
  '(?:react|vue|angular|svelte|express|django|flask|fastapi|next\\.js|spring(?: boot)?|rails|laravel|pandas|numpy)'

/** Things that are made of code, whatever stands before them. */
const artefact =
  '(?:(?:code|source code|pseudo-?code)(?: (?:example|sample|snippet|block|implementation)s?)?|functions?|scripts?|class(?:es)?|methods?|unit tests?|test cases|snippets?|regex(?:es|p)?|regular expressions?|(?:rest(?:ful)? |graphql |web )?api(?: endpoints?)?|endpoints?|middleware|web ?servers?|web ?apps?|web components?|components?|decorators?|parsers?|cli(?: tool)?|command-line tools?|crawlers?|scrapers?|programs?|modules?|packages?|libraries|library|apps?|applications?|bots?|algorithms?|implementations?|quer(?:y|ies)|stored procedures?|dockerfiles?|makefiles?|one-liners?|commands?|structs?|interfaces?|generators?|iterators?|hooks?|servers?|services?|websites?|pages?|stylesheets?|solutions?|examples?|games?|calculators?|data structures?)'

/** Of those, what nobody but a programmer writes; the others need a language or what they do. */
const certain =
  '(?:code|source code|unit tests?|regex(?:es|p)?|regular expressions?|(?:rest(?:ful)? |graphql )api(?: endpoints?)?|api endpoints?|endpoints?|middleware|sql quer(?:y|ies)|(?:linux|unix|git|docker|terminal|kubectl|command-line) (?:commands?|one-liners?)|dockerfiles?|web scrapers?|code (?:example|sample|snippet|block)s?)'

const verb =
  '(?:write|create|implement|build|develop|generate|make|code|program|design|refactor|complete|produce|provide|give|show|need|want|add|fix|debug|rewrite|port|convert|translate|optimi[sz]e|include|output|return|supply|send|use|help me (?:write|with|build|create))'
const lead = `${verb}(?:s|ing|es)?(?: me| us| up)?`
const fill =
  "(?: (?!(?:about|on|explaining|describing|for|that|which|who|with|in|to|essay|poem|story|article|blog|post|tutorial|guide|resume|list|summary|comparison|email|letter|description|explanation|paragraph|song|review|report|avoid|avoiding|without|no|not|never|omit|skip)(?![\\p{L}]))[\\p{L}\\d'+#./-]{1,24},?){0,5}"
const doing =
  '(?:(?:to|that|which)(?: can| will| should)? (?:calculat|comput|return|tak|accept|revers|sort|check|find|count|convert|pars|print|filter|merg|validat|generat|sum|add|remov|multipl|read|fetch|implement|determin|detect|extract|handl|process|rout|delet|insert|search|transform|encrypt|hash|concat|flatten|compar|split|join|get|sett|updat|retriev|loop|iterat|renam|map|reduc|receiv|store|download|upload|scrap|log)\\p{L}*)'

export const codeRequests: Phrases = {
  en: [
    words(`${lead}${fill} (?:${language}|${framework})(?: \\d[\\d.]{0,4})?(?: [\\p{L}-]{1,20}){0,2} ${artefact}`),
    words(`${lead}${fill} ${certain}`),
    // "SQL to create an orders table": a request without a verb.
    /^\s*(?:sql|python|javascript|typescript|bash|html|css)(?: (?:code|query|script|function|program|snippet|one-liner))? (?:to|that|which) (?!the |an? |be |(?:sql|python|javascript|typescript|bash|html|css)(?![\p{L}]))\p{L}+/gu,
    words(
      '(?:output|return|give(?: me)?|show(?: me)?|write|provide)(?: (?:only|just|the))* (?:sql|html|css|bash)(?= ?(?:only|please|[,.:;]|$))',
    ),
    words(
      `(?:write|create|generate|give|show|produce|provide)(?: me| us)?(?: (?:the|some|a bit of))? ${language} (?:to|that|which|for (?:this|that|it))`,
    ),
    words(`${lead}${fill} (?:functions?|methods?|scripts?|programs?|algorithms?|components?|generators?) ${doing}`),
    words(
      `${lead}${fill} (?:functions?|methods?|class(?:es)?|components?|constructors?)(?: called| named)? (?:that|which|with|to|for|called|named|\uE001)(?! (?:schedule|students|kids|children|parties))`,
    ),
    words(
      `(?:write|implement|code|program|build|create|develop|make|solve|do|show|give|provide|rewrite|refactor|port|convert|translate|need|want|use|answer|respond|generate|produce|design)(?:s|ing)?[^.;:!?\\n]{0,80}? (?:in|into|using|with|to) (?:pure |plain |vanilla |idiomatic |modern |clean )?${language}(?! (?:docs|documentation|terms|community|developers?))`,
    ),
    words(
      `(?:fix|debug|refactor|optimi[sz]e|complete|extend|simplify)[^.;:!?\\n]{0,50}? ${language} (?:code|scripts?|functions?|programs?|class(?:es)?|quer(?:y|ies)|snippets?|methods?)`,
    ),
    words(`(?:in|using|use) ${language}(?: \\d[\\d.]{0,4})?(?: (?:code|syntax|only))?`),
    words(
      `(?:always|please) (?:provide|include|give|use|show|add|write)(?: [\\p{L}-]{1,20}){0,3} code(?: (?:example|sample|snippet|block)s?)?`,
    ),
    words(
      `(?:with|include|including|provide|show|give)(?: (?:a|an|some|working|complete|full|short|simple|relevant|practical|runnable|me|your|example|sample|two|three|multiple|the))* (?:code(?: (?:example|sample|snippet|block)s?)?|example code|sample code)(?: in ${language})?`,
    ),
  ],
  fr: [
    words(
      String.raw`(?:écri|crée|cré|implément|développ|génér|code|programme|fai|donn|fourni|propos|ajout|inclu|montr|mets|mett|pass|port|convert|tradui|réécri)\p{L}*[^.;:!?\n]{0,60}? (?:en|avec|de) ${language}`,
    ),
    words(
      String.raw`(?:écri|crée|cré|implément|développ|génér|fai|donn|fourni|propos|montr)\p{L}*(?:-(?:moi|nous))?(?: [\p{L}'-]{1,20}){0,3} (?:fonction|classe|script|programme|code|requête|composant|méthode|algorithme)(?: ${language}| (?:qui|pour|avec|en))`,
    ),
    words(`(?:exemples?|extraits?) de code(?: en ${language})?|du code`),
  ],
  es: [
    words(
      String.raw`(?:escrib|crea|cre|implement|desarroll|gener|programa|haz|hac|proporcion|da|incluy|muestra|muéstra|enséña)\p{L}*[^.;:!?\n]{0,60}? (?:en|con|de) ${language}`,
    ),
    words(`(?:pas|convierte|conviert|traduc|reescrib|port|migr)\\p{L}*[^.;:!?\\n]{0,40}? (?:a|en) ${language}`),
    words(
      String.raw`(?:escrib|crea|implement|desarroll|gener|haz|proporcion|dame|muéstra|muestra|enséña)\p{L}*(?: [\p{L}-]{1,20}){0,3} (?:función|clase|script|programa|código|consulta|componente|método|algoritmo)(?: ${language}| (?:que|para|con|en))`,
    ),
    words(`(?:ejemplos?|fragmentos?) de código(?: en ${language})?`),
  ],
  ja: [
    new RegExp(
      String.raw`${anyLanguage} ?(?:で|の)[^。\n]{0,40}?(?:関数|クラス|コード|プログラム|スクリプト|クエリ|実装|メソッド)[^。\n]{0,20}?(?:書|作|実装|示|含|教え|提供)`,
      'gu',
    ),
    /(?:関数|クラス|コード|プログラム|スクリプト|クエリ|コード例|サンプルコード)を(?:書|作成|実装|示|含|提供)/gu,
    new RegExp(
      String.raw`${anyLanguage} ?で(?:書|実装|作成)|${anyLanguage} ?(?:に(?:書き換|書き直|変換|移植|直し)|のコード例)`,
      'gu',
    ),
    new RegExp(
      String.raw`${anyLanguage} ?(?:関数|スクリプト|コード|プログラム|クエリ|文)?を(?:書|作成|実装|示|教え)`,
      'gu',
    ),
  ],
  ko: [
    new RegExp(
      String.raw`${anyLanguage} ?(?:으로|로|의)?[^.\n]{0,40}?(?:함수|클래스|코드|프로그램|스크립트|쿼리|메서드|예제)[^.\n]{0,20}?(?:작성|만들|구현|보여|포함|제공|짜|써)`,
      'gu',
    ),
    /(?:함수|클래스|코드|프로그램|스크립트|쿼리|코드 ?예제|예제 ?코드)(?:를|을) ?(?:작성|만들|구현|보여|포함|제공|짜|써)/gu,
    new RegExp(
      String.raw`${anyLanguage} ?(?:으로|로) ?(?:작성|구현|만들|짜|코딩|바꿔|변환|옮겨|다시)|${anyLanguage} ?(?:코드|예제) ?(?:예제|예시|코드)`,
      'gu',
    ),
    /코드 ?(?:예제|예시)(?:를|도)? ?(?:포함|제공|보여)/gu,
  ],
}

/** Asks for prose: a language named in it is what the prose is about. */
const PROSE =
  /^[^.!?\n]{0,40}?(?<![\p{L}])(?:explain|describe|compare|contrast|list|summari[sz]e|discuss|what|why|how|when|which|who|tell me|translate the following|essay|poem|article|blog post|story|tutorial|resume|cover letter|haiku|song|email|differences?|advantages|benefits|pros and cons|interview questions|expli\p{L}*|compar\p{L}*|descri\p{L}*|décri\p{L}*|résum\p{L}*|qu'est|quelles?|quels?|qué|cuál\p{L}*|cómo|comment|pourquoi|por qué|poème|ensayo|artículo|história|historia|lettre|carta)(?![\p{L}])/u
const CODE_WORD =
  /(?<![\p{L}])(?:code|function|functions|script|program|class|method|snippets?|implement|query|endpoint|fonction|código|función|clase|classe)(?![\p{L}])|関数|コード|함수|코드/u

/** Requests for code, without those for prose about code. */
export function findCodeRequests(reading: Reading): PhraseMatch[] {
  const known = requestsByPrompt.get(reading.prompt) ?? new Map<string, PhraseMatch[]>()
  requestsByPrompt.set(reading.prompt, known)
  const requests = known.get(reading.language) ?? readCodeRequests(reading)
  known.set(reading.language, requests)
  return requests
}

/** Two kinds ask for them, with the same cues. */
const requestsByPrompt = new WeakMap<PromptText, Map<string, PhraseMatch[]>>()

function readCodeRequests(reading: Reading): PhraseMatch[] {
  return phraseMatches(reading, codeRequests).filter(({ clause, match }) => {
    const span = { start: match.index, end: match.index + match[0].length }
    if (isNegated(clause, span, reading)) return false
    const isProse = PROSE.test(clause.text.slice(0, match.index + 1)) || PROSE.test(match[0].slice(0, 60))
    return (
      !isProse ||
      /^(?:show|teach|demonstrate)(?: me)? how to /u.test(match[0]) ||
      /(?:code|código)(?: (?:example|sample|snippet|block)s?)?(?: in \S+)?$|exemples? de code|ejemplos? de código|(?:example|sample) code/u.test(
        match[0],
      ) ||
      (CODE_WORD.test(match[0]) && /^(?:include|provide|show|give|with|add)/u.test(match[0]))
    )
  })
}

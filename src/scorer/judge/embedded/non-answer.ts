const ERROR_MAX_WORDS = 40
const READ = 1000

/** The rendering of a call or a result on a line of its own. */
const TOOL_LINE =
  /^[ \t]*\[tool[ _-]?(?:call|result|output|use|response)s?\b[^\n]*\]?[ \t]*$|^[ \t]*<(tool_call|function_call|tool_use|invoke)\b[^\n]*<\/\1>[ \t]*$/gimu
const CALL_OBJECT =
  /^\s*\{\s*"(?:name|tool|function|tool_name|type)"\s*:[^{}]{1,120}"(?:arguments|parameters|input|args|tool_input)"\s*:/iu
const VALUE = /^(?:null|undefined|nan|nil|void|true|false|\[object \w{1,20}\]|-?infinity)$/iu
const BLANK_TO_FILL =
  /^(?:n\/a|todo|tbd|tba|fixme|placeholder|lorem ipsum.*|\{\{?[^{}\n:"]{1,60}\}?\}|\$\{[^{}\n]{1,60}\}|%[a-z_]{2,30}%|<\/?[a-z][a-z _-]{0,40}>|\[{1,2}[^\]\n\d]{3,60}\]{1,2}|(?:insert|enter|add|put|type|write)\b.{0,40}\bhere|(?:the |your )?(?:answer|response|text|content|output)s?(?: goes| here| text| placeholder)+|no (?:response|answer|output|content|data|result)s?(?: (?:available|found|generated|given|provided))?|empty(?: (?:response|string))?|loading|test(?:ing)?|please (?:wait|see (?:above|below)|try again)|press any key.*|see (?:above|below|attached)|foo ?bar.*|blah)$/iu
/** Said beside an answer, never as one to a question. */
const SMALL_TALK =
  /^(?:hello(?: there| world)?|hi(?: there)?|hey|ok(?:ay)?|done|success|thanks|thank you|please see above|bonjour|hola|안녕하세요|こんにちは)$/iu
const MAY_BE_GREETED =
  /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|bonjour|hola|can|could|will|would|안녕|こんにちは)|\b(?:say|said|greet\w*|word|phrase|mean)\b/iu
const ERROR =
  /^(?:(?:\p{L}*(?:error|exception)s?|erreur|fehler|errore|erro|ошибка|오류|에러|エラー|错误|错误信息|خطأ)(?:\s*\d{3})?\s*(?:[:：!.\-–]|$|\(|\d{3}|occurred\b)|traceback\b|stack ?trace\b|fatal\b|uncaught\b|unhandled\b|panic:|failed to \w+|(?:http[\s/]?[\d. ]{0,5}|status(?: code)?:?\s*)?[45]\d\d\b[\s:,-]+(?:[a-z]|\p{Lu})|(?:the )?(?:request|connection|operation|server|query|call)\b.{0,30}\b(?:timed? ?out|failed|refused|reset|aborted|lost|cancell?ed|unavailable|denied)\b|time-?out\b|internal server error|service (?:is )?(?:temporarily )?unavailable|bad gateway|bad request|not found\b|page not found|too many requests|rate limit|quota exceeded|something went wrong|(?:sorry,? )?an? (?:\p{L}+ )?(?:error|exception|problem) (?:has )?(?:occurred|happened)|oops\b|access denied|permission denied|unauthori[sz]ed|forbidden\b|segmentation fault|\{\s*["']?(?:error|errors|exception|fault)["']?\s*:|out of memory|maximum call stack|cannot (?:read|set) propert|une erreur\b|ha ocurrido un|se ha producido un|es ist ein fehler|ocorreu um|произошла ошибка|(?:알 수 없는 |서버 )?(?:오류|에러)(?:가|입니다)|(?:서버 )?(?:エラー|不具合)が|发生(?:了)?错误|服务器)/iu
const ABOUT_ERRORS =
  /err(?:or|eur|ata)|exception|\bstatus\b|\bhttps?\b|\b[45]\d\d\b|fehler|ошибк|오류|에러|エラー|错误|\blogs?\b|\bmessages?\b|\bfail|panne|crash|timeout|debug|응답 코드/iu
const ABOUT_VALUES =
  /\b(?:returns?|outputs?|prints?|logs?|evaluates?|values?|javascript|typescript|python|sql|ruby|java|go|json|typeof|keywords?|booleans?|null|html|xml|tags?|true|false|templates?|placeholders?|retourne|renvoie|affiche|devuelve|imprime)\b|반환|출력|返す|出力|템플릿|[`{}=;]/iu
const ABOUT_CALLS =
  /\b(?:tools?|functions?|calls?|invoke|appel\w*|outil|herramienta|llamada)\b|도구|호출|ツール|呼び出/iu

/** The text without the lines that render calls and results. */
export function withoutCalls(text: string): string {
  return text.includes('tool') || text.includes('_call') || text.includes('<invoke')
    ? text.replace(TOOL_LINE, '')
    : text
}

function saysWord(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return at >= 0 && !/\p{L}/u.test(`${text.charAt(at - 1)}${text.charAt(at + word.length)}`)
}

const ERRNO = /^E(?:CONN|NO|TIME|HOST|ACC|PIPE|ADDR)[A-Z]{2,12}\b/u

function isErrorText(text: string): boolean {
  return (ERROR.test(text) || ERRNO.test(text)) && text.split(/\s+/u).length <= ERROR_MAX_WORDS
}

/**
 * True for what programs leave where an answer should stand: an error, an empty value, a blank to be filled in, nothing but a call
 * to a tool. Not where the prompt is about such things, so that they can be its answer.
 */
export function isNonAnswer(response: string, prompt: string): boolean {
  const bare = response
    .trim()
    .slice(0, READ)
    .replace(/^[\s"'`*“”«»]+|[\s"'`*“”«».!]+$/gu, '')
  const asked = prompt.slice(0, 6000)
  if (!ABOUT_CALLS.test(asked) && (withoutCalls(response).trim() === '' || CALL_OBJECT.test(response.slice(0, 400))))
    return true
  if (bare.length < 80 && (VALUE.test(bare) || BLANK_TO_FILL.test(bare)))
    return !ABOUT_VALUES.test(asked) && !saysWord(asked, bare)
  if (SMALL_TALK.test(bare) && /[?？]\s*$/u.test(asked))
    return !MAY_BE_GREETED.test(asked.trim()) && !saysWord(asked, bare)
  if (response.length > READ || ABOUT_ERRORS.test(asked)) return false
  const shown = bare.replace(/<[^<>\n]{1,80}>/gu, ' ').trim()
  return isErrorText(bare) || (shown !== bare && (isErrorText(shown) || /^[45]\d\d$/u.test(shown)))
}

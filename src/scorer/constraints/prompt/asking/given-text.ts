import type { PromptText } from '../prompt-text.ts'

type Span = { start: number; end: number }

/** What is done to a text that the prompt holds. */
const TASK = String.raw`(?:summari[sz]e|translate|proofread|edit|rewrite|rephrase|paraphrase|improve|correct|review|shorten|simplify|analy[sz]e|classify|evaluate|critique|grade|rate|polish|reply to|respond to|comment on|tl;?dr|résume[rz]?|traduis|traduisez|corrige[rz]?|améliore[rz]?|relis|relisez|reformule[rz]?|réponds à|répondez à|analyse[rz]?|resume|resuma|traduce|traduzca|mejora|mejore|reescribe|revisa|revise|responde a|analiza|feedback|opinion|thoughts)`
const NAMED =
  '(?:this|these|that|the following|following|below|my|our|a|an|ce|cet|cette|ces|mon|ma|notre|suivante?s?|este|esta|estos|estas|mi|nuestr[ao]|siguientes?)'
/** Of those, what is done to nothing else. */
const SURE =
  '(?<![\\p{L}])(?:proofread|correct|edit|translate|summari[sz]e|paraphrase|corrige[rz]?|traduis|traduisez|résume[rz]?|traduce|traduzca|resume|resuma)'
/** Right before a text that begins on a line of its own. */
const BEFORE_LINES = new RegExp(
  String.raw`(?<![\p{L}])${TASK}(?![\p{L}])[^\n:]{0,80}?(?<![\p{L}])${NAMED}(?![\p{L}])[^\n:]{0,120}:[ ]{0,3}\n\s{0,5}(?=[^\s*•\d-])|${SURE}(?![\p{L}])[^\n:]{0,120}:[ ]{0,3}\n\s{0,5}(?=[^\s*•\d-])|(?:次の|以下の|この|다음|아래|이 )[^\n:：]{0,60}(?:要約|翻訳|添削|校正|修正|返信|直して|요약|번역|교정|고쳐|답장|검토|수정|다듬)[^\n:：]{0,30}(?:[:：。.])[ ]{0,3}\n\s{0,5}(?=\S)`,
  'gu',
)
/** Right before a text on the same line. */
const BEFORE_REST =
  /(?<![\p{L}])(?:translate|proofread|traduis|traduisez|traduce|traduzca|(?:correct|check|fix) (?:the )?(?:grammar|spelling|this sentence)|corrige (?:cette|la) phrase|corrige esta frase)(?![\p{L}])[^\n:.!?]{0,80}: ?(?=[^\s\uE001])|(?:翻訳|訳)して(?:ください)?[:：] ?(?=\S)|번역해 ?(?:줘|주세요)[:：] ?(?=\S)/gu

/** The sentence after it, on the same line. */
const BEFORE_SENTENCE =
  /(?<![\p{L}])(?:rewrite|rephrase|reword|improve|polish|simplify|paraphrase|reformule[rz]?|réécris|réécrivez|reescribe|mejora) (?:this|the following|my|ceci|cela|ce|cette|mon|ma|esto|este|esta|mi)(?![\p{L}])[^\n:.!?]{0,60}: ?(?=[^\s\uE001])/gu

const GREETING =
  /^(?:hi|hello|dear|hey|good (?:morning|afternoon|evening)|bonjour|chère?s?|madame|monsieur|salut|hola|estimad|querid|buenos|안녕|[^\n]{1,20}(?:様|さん|님|께))(?![a-z])/u
/** "In the email below …", a blank line, and a greeting. */
const BELOW =
  /(?<![\p{L}])(?:e-?mail|letter|message|note|memo|mail|lettre|courriel|correo|carta|mensaje)(?: \p{L}+)? (?:below|that follows|ci-dessous|suivante?|qui suit|siguiente|de abajo|que sigue)(?![\p{L}])[^\n]{0,200}\n\s*\n(?=[^\n])|(?:以下の|次の|다음|아래) ?(?:メール|手紙|メッセージ|메일|이메일|편지|메시지)[^\n]{0,100}\n\s*\n(?=[^\n])/gu
const SIGN_OFF =
  /\n[ \t]{0,3}(?:(?:many )?thanks|thank you|best|kind regards|regards|cheers|sincerely|yours|love|cordialement|bien à|merci|saludos|un saludo|atentamente|gracias|감사합니다|よろしく|敬具)[^\n]{0,60}(?:\n(?!\s*\n)[^\n]{1,60})?(?=\n|$)/gu

const spansByPrompt = new WeakMap<PromptText, Span[]>()

/** Does an offset of a prompt lie in a text that the prompt gives to be worked on? */
export function isInGivenText(prompt: PromptText, offset: number): boolean {
  const spans = spansByPrompt.get(prompt) ?? findGivenTexts(prompt.masked)
  spansByPrompt.set(prompt, spans)
  return spans.some(({ start, end }) => offset >= start && offset < end)
}

function findGivenTexts(masked: string): Span[] {
  const found: Span[] = []
  for (const match of /[:：。.] {0,3}\n/.test(masked) ? masked.matchAll(BEFORE_LINES) : []) {
    const start = match.index + match[0].length
    if (start < (found.at(-1)?.end ?? 0)) continue
    found.push({ start, end: endOfText(masked, start) })
  }
  for (const match of /[:：]/.test(masked) ? masked.matchAll(BEFORE_REST) : []) {
    const start = match.index + match[0].length
    const line = masked.indexOf('\n', start)
    found.push({ start, end: line < 0 ? masked.length : line })
  }
  for (const match of /:/.test(masked) ? masked.matchAll(BEFORE_SENTENCE) : []) {
    const start = match.index + match[0].length
    const length = /^[^\n.!?]{0,600}/u.exec(masked.slice(start, start + 600))?.[0].length ?? 0
    found.push({ start, end: start + length })
  }
  for (const match of /\n\s*\n/.test(masked) ? masked.matchAll(BELOW) : []) {
    const start = match.index + match[0].length
    if (GREETING.test(masked.slice(start, start + 60))) found.push({ start, end: endOfText(masked, start) })
  }
  return found
}

/** One paragraph; after a greeting all of them, up to where the letter is signed. */
function endOfText(masked: string, start: number): number {
  if (!GREETING.test(masked.slice(start, start + 60))) return nextBlankLine(masked, start)
  SIGN_OFF.lastIndex = start
  const signed = SIGN_OFF.exec(masked)
  return signed ? signed.index + signed[0].length : masked.length
}

function nextBlankLine(masked: string, from: number): number {
  const blank = masked.indexOf('\n\n', from)
  return blank < 0 ? masked.length : blank
}

import { sentencesOf, withoutLongBlanks, type Span } from './sentences.ts'
import { stepItems } from './ask-steps.ts'
import { splitItems, type Item } from './item.ts'
import { namedItems } from './cjk-asks.ts'
import { modals, negators } from './lexicon/ask-words.ts'
import { bindsToSubject, closesSubject } from './scope.ts'
import { guessLanguage } from './text-language.ts'
import { toneRules } from './tone.ts'

/** A rule of a system prompt; `condition` are the words of its "when …" or "if …", empty for one that always holds. */
export type SystemRule = {
  item: Item
  condition: string
  /** True for a rule about what may be talked of: only a subject, or never one. */
  limits: boolean
}

const MAX_RULES = 24
const PERSONA =
  /^(?:you(?:['’]re| are| act| will act| serve| work| help| assist| support| answer)\b|act as\b|your (?:name|role|job|task) is\b|this is\b|i am\b|tu es\b|vous êtes\b|ton rôle\b|votre rôle\b|eres\b|usted es\b|actúa como\b|tu (?:nombre|función) es\b|as an? \p{L}+ (?:assistant|bot|agent),?)/iu
const CJK_PERSONA =
  /^(?:あなた|君|貴方)は.{0,60}(?:です|である|だ)。?$|^(?:당신|너|귀하)(?:은|는).{0,60}(?:입니다|이다|이야|예요)\.?$|^.{0,40}(?:として振る舞|역할을 (?:합니다|하세요|맡))/u
const CONDITION =
  /(?:^|[,\s])(?:when(?:ever)?|if|while|for any|in case|where(?:ver)?|unless|lorsque?|lorsqu['’]|quand|si|cuando|si)\s+([^,.;]{3,120})/iu
const CJK_CONDITION =
  /([^。、,]{2,60}?)(?:する(?:際|とき|時)|した(?:場合|ら)|場合|際に|ときは)|(.{2,60}?)(?:할 때|때는|때|경우|하면|라면)(?=에|는|[\s,])/u
const ROLE = /^(?:please )?(?:as|en tant que?|como) (?:an? |un |une )?[\p{L} -]{2,40},\s*/iu
const LEADING_ADVERB =
  /^(?:please |kindly )?(?:always|you (?:should|must|will|need to)(?! not)(?: always)?|toujours|siempre|debes|tu dois|vous devez|il faut|be sure to|make sure to|ensure that you|remember to|try to)\s+/iu
const SUBJECT = /^you (?=(?:must|should|may|can|will|do|are) ?not|never|cannot|can['’]t|mustn)/iu
const IMPERATIVE_HINT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${modals}|${negators}|always|only|toujours|siempre|solo|uniquement)(?![\p{L}\p{N}])`,
  'iu',
)
const BE =
  /^(?:be|stay|remain|sound|keep (?:it|your \p{L}+|answers?|responses?|replies)|sois|soyez|reste[zr]?|sé|sea)\s+/iu
const UNJUDGEABLE =
  /\b(?:pirate|in the (?:style|voice|tone|manner|character)|speak(?:s|ing)? (?:like|as)|persona|in character|accent|tone of voice|à la manière|al estilo)\b|\b(?:helpful|accurate|truthful|honest|correct|best of your|knowledgeable|thorough|detailed|assist|help (?:users?|the user|customers?|people)|answer (?:the )?(?:user|question)s?['’]?s?|utile|précis|exact|útil|preciso|veraz)\b|役に立|正確|유용|정확/iu

function toItem(span: Span, isForbidden: boolean): Item {
  return { text: span.text, start: span.start, end: span.start + span.text.length, isForbidden, origin: 'rule' }
}

function withoutCondition(sentence: Span): { rule: Span; condition: string } {
  const found = CONDITION.exec(sentence.text)
  if (!found) return { rule: sentence, condition: '' }
  const start = found.index
  const end = start + found[0].length
  const before = sentence.text.slice(0, start)
  const after = sentence.text.slice(end).replace(/^[\s,:]+/u, '')
  if (before.trim().length > 3)
    return { rule: { text: before.trim(), start: sentence.start }, condition: found[1] ?? '' }
  return {
    rule: { text: after, start: sentence.start + sentence.text.length - after.length },
    condition: found[1] ?? '',
  }
}

/** "be polite, concise, and provide examples" is three rules; each keeps only its own words. */
function rulesOf(sentence: Span): Item[] {
  let { text, start } = sentence
  for (const lead of [ROLE, LEADING_ADVERB, SUBJECT]) {
    const found = lead.exec(text)
    if (!found) continue
    text = text.slice(found[0].length)
    start += found[0].length
  }
  const isNegative = new RegExp(String.raw`^(?:please )?${negators}(?![\p{L}\p{N}])`, 'iu').test(text)
  if (isNegative) return stepItems({ text, start }, 'rule')
  return splitItems({ text, start }).flatMap((piece) => {
    const be = BE.exec(piece.text.trim())
    const leadSpace = piece.text.length - piece.text.trimStart().length
    const body = piece.text.trim().slice(be ? be[0].length : 0)
    const span = { text: body.replace(/[.!]+$/u, ''), start: piece.start + leadSpace + (be ? be[0].length : 0) }
    if (be || toneRules.some(({ names }) => names.test(span.text))) return [toItem(span, false)]
    return stepItems(span, 'rule')
  })
}

const STATEMENT =
  /^(?:the|our|its|this|these|there|a|an|le|la|les|nos|notre|el|los|las|nuestr[oa]s?|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)\s+(?:[\p{L}\p{N}'’-]+ ){0,5}(?:is|are|was|were|has|have|opens?|closes?|costs?|sells?|est|sont|es|son)\s/iu

/** True for a sentence that tells how things are ("The office is in Paris"): it asks for nothing. */
function isFact(text: string): boolean {
  return (
    STATEMENT.test(text) &&
    !IMPERATIVE_HINT.test(text) &&
    !toneRules.some(({ names }) => names.test(text)) &&
    !/^(?:the |your )?(?:answers?|responses?|repl(?:y|ies)|outputs?|messages?|language|format|tone|style)\b/iu.test(
      text,
    )
  )
}

/** The rules a system prompt sets; the line that only says who the assistant is sets none. */
export function readSystemRules(systemPrompt: string): SystemRule[] {
  const text = withoutLongBlanks(systemPrompt.slice(0, 12_000))
  const language = guessLanguage(text)
  const isCjk = language === 'ja' || language === 'ko' || language === 'zh'
  const rules: SystemRule[] = []
  for (const sentence of sentencesOf(text)) {
    const bullet = /^\s*(?:[-*•・]|\(?\d{1,2}[.)])\s*/u.exec(sentence.text)
    const body = bullet
      ? { text: sentence.text.slice(bullet[0].length), start: sentence.start + bullet[0].length }
      : sentence
    if (isCjk ? CJK_PERSONA.test(body.text) : PERSONA.test(body.text) && !IMPERATIVE_HINT.test(body.text)) continue
    if (/[:：]$/u.test(body.text)) continue
    if (bindsToSubject(body.text)) {
      const whole = { text: body.text.replace(/[.!。]+$/u, ''), start: body.start }
      rules.push({ item: toItem(whole, false), condition: '', limits: true })
      continue
    }
    if (!isCjk && isFact(body.text)) continue
    const limits = closesSubject(body.text)
    rules.push(...(isCjk ? cjkRules(body) : spacedRules(body)).map((rule) => ({ ...rule, limits })))
    if (rules.length >= MAX_RULES) break
  }
  return rules.slice(0, MAX_RULES)
}

function spacedRules(sentence: Span): SystemRule[] {
  const { rule, condition } = withoutCondition(sentence)
  if (rule.text.trim().length < 3) return []
  return rulesOf(rule)
    .filter(({ text }) => toneRules.some(({ names }) => names.test(text)) || !UNJUDGEABLE.test(text))
    .map((item) => ({ item, condition, limits: false }))
}

function cjkRules(sentence: Span): SystemRule[] {
  const found = CJK_CONDITION.exec(sentence.text)
  const condition = found?.[1] ?? found?.[2] ?? ''
  const rest = found ? sentence.text.slice(found.index + found[0].length) : sentence.text
  const start = sentence.start + sentence.text.length - rest.length
  const isForbidden = /ない(?:で|こと)|禁止|避け|지 (?:마|말|않)|금지|없이/u.test(rest)
  const tones = toneRules.flatMap(({ names }) => {
    const tone = names.exec(rest)
    return tone ? [toItem({ text: tone[0], start: start + tone.index }, false)] : []
  })
  const named = namedItems({ text: rest, start }, 'rule', isForbidden)
  const isWhole = named.length === 1 && named[0]?.text.length === rest.trim().replace(/[。.、,!?！？]+$/u, '').length
  const items = tones.length > 0 && isWhole ? tones : [...tones, ...named]
  return items.filter(({ text }) => !UNJUDGEABLE.test(text)).map((item) => ({ item, condition, limits: false }))
}

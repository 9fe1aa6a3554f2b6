import { isDegenerate } from '../gate.ts'
import type { JudgeRequest } from '../judge.ts'
import { shortAnswerKind, type AnswerKind } from './answer-kind.ts'
import { YES_OR_NO } from './answer-shape.ts'
import { readCjkPrompt } from './cjk-asks.ts'
import { readSpacedPrompt } from './asks.ts'
import { coreText, withoutHeadings } from './core-text.ts'
import type { PromptReading } from './item.ts'
import { beyondEcho } from './echo.ts'
import { asksForCode, asksForTranslation, isAboutGrading, isAskedSign, withoutCodeLanguages } from './prompt-kind.ts'
import { showsMostParts } from './presence.ts'
import { questionText, withoutForms } from './question-text.ts'
import { withoutQualities } from './qualities.ts'
import { hasContent } from './fluff.ts'
import { isGibberish } from './gibberish.ts'
import { isNonAnswer } from './non-answer.ts'
import { isHarmful, isRefusal } from './refusal.ts'
import { outOfScope, readScope, type Scope } from './scope.ts'
import { sentencesOf } from './sentences.ts'
import { readResponse, type ResponseReading } from './response-reading.ts'
import { guessLanguage, type TextLanguage } from './text-language.ts'
import { topicEvidence, type TopicEvidence } from './topic.ts'
import { topicLevel, type TopicLevel } from './topic-level.ts'
import { countWords, wordsOf, type Word } from './words.ts'

/** Why a response is no answer at all. */
export type Failure = 'degenerate' | 'echo' | 'empty talk' | 'refusal' | 'off-topic'

/** What is read of an exchange once, for both perspectives. */
export type ExchangeReading = {
  prompt: string
  promptLanguage: TextLanguage
  asked: PromptReading
  /** The core of the response, in which answers are looked for. */
  response: ResponseReading
  /** The whole of what it says, apart from what it says to a grader. */
  said: ResponseReading
  topic: TopicEvidence
  subject: TopicLevel
  failure: Failure | null
  isRefusalCalledFor: boolean
  /** What the system prompt opens and closes, when it is judged. */
  scope: Scope | null
  /** Why this turn calls for a refusal; null when it does not. */
  refusalCause: 'harm' | 'not bound to' | 'closed' | null
  isCodeAsked: boolean
}

export function readPrompt(prompt: string): PromptReading {
  const language = guessLanguage(prompt)
  return language === 'ja' || language === 'ko' || language === 'zh' ? readCjkPrompt(prompt) : readSpacedPrompt(prompt)
}

const ENOUGH_WORDS = 2
/** So few words of fluff may be an answer. */
const SHORT_WORDS = 12

function isOneSentence(text: string): boolean {
  return sentencesOf(text).length <= 1
}

/** True for an answer that may be made of common words alone. */
function mayBeCommon(kind: AnswerKind | null, text: string): boolean {
  if (text.trim() === '') return false
  return kind === 'yes-no' ? YES_OR_NO.test(text.trim()) : kind === 'choice' || kind === 'text'
}

/** True where the answer is one of those that the prompt lays down. */
function isGivenOption(measurements: JudgeRequest['measurements']['user']): boolean {
  return measurements.some(
    ({ constraint, verdict }) => constraint.id === 'detectable_format:constrained_response' && verdict === 'yes',
  )
}

function countTelling(words: readonly Word[]): number {
  return words.filter(({ weight }) => weight >= 1).length
}

/** A greeting may be given back, a question may not. */
function isQuestion(prompt: string): boolean {
  return /(?:[?？]|か。?|나요|까요|니까)\s*$/u.test(prompt)
}

const MAX_PROMPT = 16_000
/** Of a link only its path may tell what it is about. */
const LINK_HOST = /https?:\/\/[^\s/"')]{1,200}/gu

/** The words that say what the prompt is about; an earlier turn's too, where it says too little of itself. */
function tellingWords(options: {
  request: JudgeRequest
  prompt: string
  question: string
  isCodeAsked: boolean
}): Word[] {
  const { request, prompt, question, isCodeAsked } = options
  const formless = withoutForms(question.slice(0, MAX_PROMPT), request.measurements.user).replace(LINK_HOST, ' ')
  const own = wordsOf(isCodeAsked ? withoutQualities(withoutCodeLanguages(formless)) : formless)
  const isFormLeftOut = isCodeAsked || question !== prompt
  if (isFormLeftOut && own.some(({ weight }) => weight > 0)) return own
  const words = countTelling(own) >= ENOUGH_WORDS ? own : wordsOf(prompt.slice(0, MAX_PROMPT))
  if (countTelling(words) >= ENOUGH_WORDS) return words
  const earlier = request.exchange.history.slice(-2).map(({ text }) => text.slice(-2000))
  return [...words, ...wordsOf(earlier.join('\n'))]
}

export function readExchange(request: JudgeRequest): ExchangeReading {
  const { exchange, measurements } = request
  const prompt = exchange.userPrompt ?? ''
  const asked = readPrompt(prompt)
  const question = questionText(prompt, asked.ask, measurements.user)
  const promptLanguage = guessLanguage(prompt)
  const whole = readResponse(exchange.response, { isAboutGrading: isAboutGrading(prompt), promptLanguage })
  const rest = beyondEcho({ response: whole.text, prompt, ask: asked.ask.text })
  const isOption = isGivenOption(measurements.user)
  const isEcho =
    !isOption && rest.trim() === '' && whole.text.trim() !== '' && (countWords(prompt) > 2 || isQuestion(prompt))
  const reread = (text: string) => readResponse(text, { isAboutGrading: true, promptLanguage })
  const said = isEcho || rest === whole.text || rest.trim() === '' ? whole : reread(rest)
  const kind = shortAnswerKind(question)
  const core = coreText({
    text: said.text,
    prompt,
    promptLanguage,
    ownWords: kind === null ? 'none' : kind === 'yes-no' || kind === 'choice' ? 'yes or choice' : 'brief',
  })
  const isLeftOver =
    core.trim().length < whole.text.trim().length && !mayBeCommon(kind, core) && hasContent(prompt) && !hasContent(core)
  const isShort = core.trim() === '' && said === whole && said.wordCount <= SHORT_WORDS && isOneSentence(said.text)
  const isEmptyTalk = isLeftOver && said.code === '' && !isShort
  const response = core === said.text || !/[\p{L}\p{N}]/u.test(core) ? said : reread(core)
  const isCodeAsked = asksForCode(prompt, measurements.user)
  const topic = topicEvidence(tellingWords({ request, prompt, question, isCodeAsked }), response.index)
  const scope = request.perspectives.includes('system') ? readScope(exchange.systemPrompt ?? '') : null
  const refusalCause = isHarmful(prompt) ? 'harm' : scope && outOfScope(scope, prompt)
  const base: Omit<ExchangeReading, 'subject' | 'failure'> = {
    prompt,
    promptLanguage,
    asked,
    response: { ...response, isInjectionSuspected: whole.isInjectionSuspected },
    said,
    topic,
    scope,
    refusalCause,
    isRefusalCalledFor: refusalCause !== null,
    isCodeAsked,
  }
  const found = topicLevel({
    ...base,
    prompt: question,
    measurements: measurements.user,
    isLanguageOpen: asksForTranslation(exchange.systemPrompt ?? ''),
    isReply: exchange.history.length > 0,
  })
  const parts = asked.items.filter(({ isForbidden }) => !isForbidden)
  // The parts of a program show nothing of what it does; the names it was to use do.
  const telling = isCodeAsked ? parts.filter(({ isName }) => isName) : parts
  const hasParts = found.level === 0 && showsMostParts(telling, response)
  const subject: TopicLevel = isOption ? { level: 5, sign: 'short' } : hasParts ? { level: 5, sign: 'shape' } : found
  const reading: ExchangeReading = { ...base, subject, failure: null }
  const declines = isRefusal(whole.text) || (response.text !== whole.text && isRefusal(withoutHeadings(response.text)))
  return { ...reading, failure: failureOf({ reading, request, isEcho, isEmptyTalk, declines }) }
}

/** True for lead-ins ("Solution:") and headings with nothing to follow. */
function isOnlyLeadIns(text: string): boolean {
  const parts = withoutHeadings(text.slice(0, LEAD_INS_READ))
    .split(/[:：\n]+/u)
    .filter((part) => part.trim() !== '')
  return parts.every((part) => isDegenerate(part))
}

const LEAD_INS_READ = 1000

function failureOf(options: {
  reading: ExchangeReading
  request: JudgeRequest
  isEcho: boolean
  isEmptyTalk: boolean
  declines: boolean
}): Failure | null {
  const { reading, request, isEcho, isEmptyTalk, declines } = options
  const { response, prompt } = reading
  if (request.isDegenerate || !/[\p{L}\p{N}]/u.test(response.text))
    return isAskedSign(prompt, response.text) ? null : 'degenerate'
  if (isGibberish(response.text, prompt) || isNonAnswer(request.exchange.response, prompt)) return 'degenerate'
  if (isEcho) return 'echo'
  if (declines) return 'refusal'
  if (isOnlyLeadIns(response.text)) return 'degenerate'
  if (isEmptyTalk) return 'empty talk'
  return reading.subject.level === 0 && prompt.trim() !== '' ? 'off-topic' : null
}

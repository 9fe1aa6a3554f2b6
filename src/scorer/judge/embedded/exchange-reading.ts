import type { Measurement } from '../../constraints/constraint.ts'
import type { JudgeRequest } from '../judge.ts'
import { readCjkPrompt } from './cjk-asks.ts'
import { readSpacedPrompt, type PromptReading } from './asks.ts'
import { beyondEcho } from './echo.ts'
import { asksForCode, asksForTranslation, isAboutGrading, mayBeList, mayBeShort, mayBeSign } from './prompt-kind.ts'
import { isRefusal, isRefusalCalledFor } from './refusal.ts'
import { readResponse, type ResponseReading } from './response-reading.ts'
import { guessLanguage, type TextLanguage } from './text-language.ts'
import { topicEvidence, type TopicEvidence } from './topic.ts'
import { countWords, wordsOf, type Word } from './words.ts'

/** Why a response is no answer at all. */
export type Failure = 'degenerate' | 'echo' | 'refusal' | 'off-topic'

/** What is read of an exchange once, for both perspectives. */
export type ExchangeReading = {
  prompt: string
  promptLanguage: TextLanguage
  asked: PromptReading
  response: ResponseReading
  topic: TopicEvidence
  /** How far the response is on the prompt's subject, 0..5, before anything else is weighed. */
  topicLevel: number
  /** By what the topic level was found. */
  topicSign: 'words' | 'field' | 'short' | 'translation' | 'weak' | 'none' | 'nothing to compare'
  failure: Failure | null
  isRefusalCalledFor: boolean
  isCodeAsked: boolean
}

export function readPrompt(prompt: string): PromptReading {
  const language = guessLanguage(prompt)
  return language === 'ja' || language === 'ko' || language === 'zh' ? readCjkPrompt(prompt) : readSpacedPrompt(prompt)
}

function blankOut(prompt: string, measurements: readonly Measurement[]): string {
  let text = prompt
  for (const { constraint } of measurements) {
    const { index, quote } = constraint
    text = `${text.slice(0, index)}${' '.repeat(quote.length)}${text.slice(index + quote.length)}`
  }
  return text
}

function tellingWords(request: JudgeRequest, prompt: string): Word[] {
  const own = wordsOf(blankOut(prompt, request.measurements.user))
  const words = own.some(({ weight }) => weight >= 1) ? own : wordsOf(prompt)
  if (words.filter(({ weight }) => weight >= 1).length >= 2) return words
  const earlier = request.exchange.history.slice(-2).map(({ text }) => text.slice(-2000))
  return [...words, ...wordsOf(earlier.join('\n'))]
}

export function readExchange(request: JudgeRequest): ExchangeReading {
  const { exchange, measurements } = request
  const prompt = exchange.userPrompt ?? ''
  const asked = readPrompt(prompt)
  const promptLanguage = guessLanguage(prompt)
  const whole = readResponse(exchange.response, { isAboutGrading: isAboutGrading(prompt) })
  const rest = beyondEcho({ response: whole.text, prompt, ask: asked.ask.text })
  const isEcho = rest.trim() === '' && whole.text.trim() !== '' && countWords(prompt) > 2
  const response =
    isEcho || rest === whole.text || rest.trim() === '' ? whole : readResponse(rest, { isAboutGrading: true })
  const topic = topicEvidence(tellingWords(request, prompt), response.index)
  const base = {
    prompt,
    promptLanguage,
    asked,
    response: { ...response, isInjectionSuspected: whole.isInjectionSuspected },
    topic,
    isRefusalCalledFor: isRefusalCalledFor(prompt),
    isCodeAsked: asksForCode(prompt, measurements.user),
  }
  const { level, sign } = topicLevel(base, exchange.history.length > 0)
  const reading: ExchangeReading = { ...base, topicLevel: level, topicSign: sign, failure: null }
  return { ...reading, failure: failureOf({ reading, request, isEcho }) }
}

function failureOf(options: { reading: ExchangeReading; request: JudgeRequest; isEcho: boolean }): Failure | null {
  const { reading, request, isEcho } = options
  const { response, prompt } = reading
  if (request.isDegenerate || !/[\p{L}\p{N}]/u.test(response.text))
    return mayBeSign(prompt) && response.text.trim() !== '' ? null : 'degenerate'
  if (isEcho) return 'echo'
  if (isRefusal(response.text, countWords)) return 'refusal'
  return reading.topicLevel === 0 && prompt.trim() !== '' ? 'off-topic' : null
}

const BARE_WORDS = 6
const LIST_WORDS = 40
const LONG_WORDS = 12

type Level = { level: number; sign: ExchangeReading['topicSign'] }

/** See the comments: each sign of a common subject is tried, the surest first. */
function topicLevel(
  reading: Omit<ExchangeReading, 'topicLevel' | 'topicSign' | 'failure'>,
  hasHistory: boolean,
): Level {
  const { topic, prompt, response, promptLanguage, isCodeAsked } = reading
  const { coverage, shared, affinity } = topic
  const isShort = response.wordCount <= BARE_WORDS
  if (coverage === null) return { level: 5, sign: 'nothing to compare' }
  if (asksForTranslation(prompt) && response.language !== promptLanguage) return { level: 5, sign: 'translation' }
  if (shared.length >= 2 || (shared.length === 1 && (coverage >= 0.2 || (affinity ?? 1) >= 0.2)))
    return { level: 5, sign: 'words' }
  if (shared.length === 1) return { level: 3, sign: 'weak' }
  if (affinity !== null && affinity >= 0.35) return { level: 5, sign: 'field' }
  if (isShort && (mayBeShort(prompt) || (hasHistory && countWords(prompt) <= 8))) return { level: 5, sign: 'short' }
  if (mayBeList(prompt) && response.wordCount <= LIST_WORDS && /[,、\n]/u.test(response.text) && (affinity ?? 1) > 0)
    return { level: 4, sign: 'short' }
  // Code in an alphabet the prompt is not written in cannot be expected to repeat its words.
  if (
    isCodeAsked &&
    response.code !== '' &&
    (promptLanguage === 'ja' || promptLanguage === 'ko' || promptLanguage === 'zh')
  )
    return { level: 4, sign: 'weak' }
  if (response.language !== promptLanguage && response.language !== 'unknown' && promptLanguage !== 'unknown')
    return { level: 2, sign: 'weak' }
  if (affinity !== null && affinity >= 0.15) return { level: 3, sign: 'weak' }
  if (coverage > 0.25 && response.wordCount < LONG_WORDS) return { level: 3, sign: 'weak' }
  return { level: 0, sign: 'none' }
}

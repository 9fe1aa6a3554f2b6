import { fillerPhrases } from './lexicon/filler-phrases.ts'
import { sentencesOf } from './sentences.ts'
import { countWords } from './words.ts'

function squash(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const OPENER = /^(?:sure|certainly|of course|absolutely|great|okay|ok|bien sûr|claro)[,!.]\s+(?=\S)/u

/** True for a sentence that carries nothing of an answer. */
export function isFiller(sentence: string): boolean {
  const text = sentence.trim().toLowerCase().replace(OPENER, '')
  return text.length >= 2 && text.length <= 200 && fillerPhrases.some((pattern) => pattern.test(text))
}

const RESTATING_WORDS = 40
const TAIL_WORDS = 2
const QUOTED = 15
const QUOTED_EAST_ASIAN = 6
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** True for a sentence that wraps the ask ("Sure, I will write an essay about … for you") and says hardly more. */
function restatesAsk(key: string, askKey: string): boolean {
  return (
    askKey.length > (EAST_ASIAN.test(askKey) ? 5 : 15) &&
    key.includes(askKey) &&
    key.length < askKey.length + RESTATING_WORDS
  )
}

const LEAD_IN = /^[^\n:：]{0,40}[:：]\s*["“«「]?\s*/u

function isWholePrompt(response: string, prompt: string): boolean {
  return prompt.trim() !== '' && squash(response) === squash(prompt)
}

/** The end of the prompt, the closing mark, and a copula ("였습니다."). */
const AFTER_QUOTATION = /^[.?!。？！]*(?:\s?["'”’»」』)]+[^\s.。]{0,12}(?:[.。]|(?=\s)|$))?/u

/** The response without the prompt where it is given back word for word in a longer sentence. */
function withoutQuoted(response: string, prompt: string): string {
  const quoted = prompt.trim().replace(/[.?!。？！]+$/u, '')
  if (
    quoted.length < (EAST_ASIAN.test(quoted) ? QUOTED_EAST_ASIAN : QUOTED) ||
    !/\s|\p{Script=Han}|\p{Script=Hiragana}/u.test(quoted)
  )
    return response
  const parts = response.split(quoted)
  if (parts.length === 1) return response
  // What stood before the quotation ends there.
  return parts.map((part) => part.replace(AFTER_QUOTATION, '')).join('\n')
}

function isOfPrompt(sentence: string, key: string, promptKeys: ReadonlySet<string>): boolean {
  return promptKeys.has(key) || promptKeys.has(squash(sentence.replace(LEAD_IN, '')))
}

/** True for what closes the sentence in which the prompt was quoted. */
function isTail(sentence: string): boolean {
  return /^["'”’»」』)]/u.test(sentence) && countWords(sentence) <= TAIL_WORDS
}

/**
 * What a response says beyond the prompt it repeats: the prompt as a whole (quoted or not), and any of its sentences of four words or more
 * given back word for word, taken out; then filler. Empty for an echo. A text the prompt hands over to work on may be
 * repeated in part (an extractive summary), so single sentences are only taken out when one of them is the ask itself.
 */
export function beyondEcho(options: { response: string; prompt: string; ask: string }): string {
  const { prompt, ask } = options
  if (isWholePrompt(options.response, prompt)) return ''
  const response = withoutQuoted(options.response, prompt).trim()
  const afterLeadIn = response.replace(LEAD_IN, '')
  if (prompt.trim() === '') return response
  const askKey = squash(ask)
  const promptKey = squash(prompt)
  const promptKeys = new Set(sentencesOf(prompt).map(({ text }) => squash(text))).add(promptKey)
  const text = squash(afterLeadIn).startsWith(promptKey) ? afterLeadIn : response
  const sentences = sentencesOf(text).map(({ text: sentence }) => {
    const key = squash(sentence)
    const isAsk = key === askKey || restatesAsk(key, askKey)
    return { sentence, key, isAsk, isRepeated: isAsk || isOfPrompt(sentence, key, promptKeys) }
  })
  const isWhole = sentences.every(({ key, isRepeated }) => key === '' || isRepeated)
  if (!isWhole && !sentences.some(({ isAsk }) => isAsk) && !squash(text).startsWith(promptKey)) return response
  return sentences
    .filter(({ sentence, key, isRepeated }, index) => {
      if (key === '' || isFiller(sentence) || isRepeated) return false
      return !(sentences[index - 1]?.isRepeated === true && isTail(sentence))
    })
    .map(({ sentence }) => sentence)
    .join('\n')
}

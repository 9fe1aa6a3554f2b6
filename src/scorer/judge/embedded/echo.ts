import { fillerPhrases } from './lexicon/filler-phrases.ts'
import { sentencesOf } from './sentences.ts'

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
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** True for a sentence that wraps the ask ("Sure, I will write an essay about … for you") and says hardly more. */
function restatesAsk(key: string, askKey: string): boolean {
  return (
    askKey.length > (EAST_ASIAN.test(askKey) ? 5 : 15) &&
    key.includes(askKey) &&
    key.length < askKey.length + RESTATING_WORDS
  )
}

const LEAD_IN = /^[^\n:：]{0,40}[:：]\s+/u

/**
 * What a response says beyond the prompt it repeats: the prompt as a whole (quoted or not), and any of its sentences of four words or more
 * given back word for word, taken out; then filler. Empty for an echo. A text the prompt hands over to work on may be
 * repeated in part (an extractive summary), so single sentences are only taken out when one of them is the ask itself.
 */
export function beyondEcho(options: { response: string; prompt: string; ask: string }): string {
  const { prompt, ask } = options
  const response = options.response.trim()
  const afterLeadIn = response.replace(LEAD_IN, '')
  if (prompt.trim() === '') return response
  const askKey = squash(ask)
  const promptKey = squash(prompt)
  const promptKeys = new Set(sentencesOf(prompt).map(({ text }) => squash(text))).add(promptKey)
  const text = squash(afterLeadIn).startsWith(promptKey) ? afterLeadIn : response
  const sentences = sentencesOf(text)
  const isEchoing = sentences.some(({ text }) => {
    const key = squash(text)
    return key === askKey || restatesAsk(key, askKey)
  })
  if (!isEchoing && !squash(text).startsWith(promptKey)) return response
  return sentences
    .filter(({ text }) => {
      const key = squash(text)
      if (key === '' || isFiller(text)) return false
      if (promptKeys.has(key)) return false
      return !restatesAsk(key, askKey)
    })
    .map(({ text }) => text)
    .join('\n')
}

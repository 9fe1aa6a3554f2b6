import type { ExchangeReading } from './exchange-reading.ts'
import { asksForExplanation } from './prompt-kind.ts'
import { sentencesOf } from './sentences.ts'
import { distinct } from './topic.ts'
import { wordsOf, type Word } from './words.ts'

const READ = 2000
/** Two common words, or one other, in the first sentence. */
const ENOUGH_NEW = 0.5
const ENOUGH_TELLING = 3

function sumWeights(words: readonly Word[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0)
}

/** True when an explanation was asked for and the response has no telling word that the prompt does not have already. */
export function saysNothing({ prompt, response, subject }: ExchangeReading): boolean {
  if (subject.sign === 'short' || !asksForExplanation(prompt) || response.code !== '' || /\p{N}/u.test(response.text))
    return false
  const own = new Set(wordsOf(prompt).map(({ key }) => key))
  const newWords = sentencesOf(response.text.slice(0, READ)).map(({ text }) => {
    return distinct(wordsOf(text).filter(({ key }) => !own.has(key)))
  })
  // Sentences of common words, with one or two others among them, are what padding is made of.
  const [first = []] = newWords
  const telling = distinct(newWords.flat()).filter(({ weight }) => weight >= 1)
  return telling.length < ENOUGH_TELLING && sumWeights(first) < ENOUGH_NEW
}

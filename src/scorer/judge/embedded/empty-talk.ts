import type { ExchangeReading } from './exchange-reading.ts'
import { asksForExplanation } from './prompt-kind.ts'
import { sentencesOf } from './sentences.ts'
import { distinct } from './topic.ts'
import { wordsOf, type Word } from './words.ts'

const READ = 4000
/** Two common words, or one other. */
const ENOUGH_NEW = 0.5

/**
 * True when an explanation was asked for and the sentences on the subject have hardly a word that the prompt does not have already.
 * Sentences that share nothing with the prompt do not help: padding is made of them.
 */
export function saysNothing({ prompt, response, subject }: ExchangeReading): boolean {
  if (subject.sign !== 'words' || !asksForExplanation(prompt) || response.code !== '' || /\p{N}/u.test(response.text))
    return false
  const asked = new Map(wordsOf(prompt).map((word) => [word.key, word.weight]))
  const isNew = ({ key }: Word) => !asked.has(key)
  const onSubject = sentencesOf(response.text.slice(0, READ))
    .map(({ text }) => wordsOf(text))
    .filter((words) => words.some(({ key }) => (asked.get(key) ?? 0) >= 1))
  if (onSubject.length === 0) return false
  const told = distinct(onSubject.flat().filter(isNew)).reduce((sum, { weight }) => sum + weight, 0)
  return told < ENOUGH_NEW
}

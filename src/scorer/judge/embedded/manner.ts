import type { ItemVerdict } from '../opinion.ts'
import type { ResponseReading } from './response-reading.ts'
import type { Texts } from './texts.ts'
import { toneRules } from './tone.ts'
import { countWords } from './words.ts'

const MAX_PHRASE_WORDS = 6

/** Judges a phrase that asks for a manner ("polite", "keep it short"); null when it asks for something else. */
export function assessManner(options: { phrase: string; response: ResponseReading; texts: Texts }): ItemVerdict | null {
  const { phrase, response, texts } = options
  const rule = toneRules.find(({ names }) => names.test(phrase))
  if (!rule || phrase.split(/\s+/u).length > MAX_PHRASE_WORDS) return null
  const words = Math.max(0, response.wordCount - countWords(response.code))
  const verdict = rule.verdict(response.text, words)
  const holds = verdict === 'yes'
  if (rule.id === 'concise')
    return { verdict, reasoning: holds ? texts.conciseYes(words) : texts.conciseNo(words), evidence: null }
  const name = phrase.toWellFormed()
  return { verdict, reasoning: holds ? texts.toneKept(name) : texts.toneBroken(name), evidence: null }
}

import { tables } from '../languages/tables.ts'
import type { LanguageTable, PromptLanguage } from '../languages/language-table.ts'
import type { Clause, PromptText } from './prompt-text.ts'

/** A prompt as it is read for constraints in one language. */
export type Reading = {
  prompt: PromptText
  language: PromptLanguage
  table: LanguageTable
  clauses: readonly Clause[]
}

/** One reading for each language of which the prompt holds words. */
export function readingsOf(prompt: PromptText): Reading[] {
  return languagesOf(prompt.masked).map((language) => ({
    prompt,
    language,
    table: tables[language],
    clauses: prompt.clauses,
  }))
}

const HANGUL = /[\uAC00-\uD7A3]/
const JAPANESE = /[\u3040-\u30FF\u3400-\u9FFF]/
const LATIN = /[a-z]/
const functionWords = {
  en: wordsOf(tables.en.functionWords),
  fr: wordsOf(tables.fr.functionWords),
  es: wordsOf(tables.es.functionWords),
}

function wordsOf(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}'])${source}(?![\\p{L}'])`, 'u')
}

function languagesOf(masked: string): PromptLanguage[] {
  const found: PromptLanguage[] = []
  if (HANGUL.test(masked)) found.push('ko')
  if (JAPANESE.test(masked)) found.push('ja')
  if (!LATIN.test(masked)) return found
  const present = (['en', 'fr', 'es'] as const).filter((language) => functionWords[language].test(masked))
  found.push(...(present.length === 0 ? (['en'] as const) : present))
  return found
}

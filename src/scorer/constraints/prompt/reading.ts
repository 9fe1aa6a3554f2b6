import { tables } from '../languages/tables.ts'
import type { LanguageTable, PromptLanguage } from '../languages/language-table.ts'
import type { Clause, PromptText } from './prompt-text.ts'

/** A prompt as it is read for constraints in one language. */
export type Reading = {
  prompt: PromptText
  language: PromptLanguage
  table: LanguageTable
  /** Those to be read; all of them are in `prompt`. */
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
  return new RegExp(`(?<![\\p{L}'])${source}(?![\\p{L}'])`, 'gu')
}

/** Words of one Latin-script language that stand in the list of another tell nothing. */
function tellingWords(masked: string): { language: 'en' | 'fr' | 'es'; count: number }[] {
  const found = (['en', 'fr', 'es'] as const).map((language) => ({
    language,
    words: new Set(masked.match(functionWords[language])),
  }))
  return found.map(({ language, words }) => ({
    language,
    count: [...words].filter((word) => !found.some((other) => other.language !== language && other.words.has(word)))
      .length,
  }))
}

/** A language is read when two different function words of it alone stand in the prompt, or when no other has more. */
function languagesOf(masked: string): PromptLanguage[] {
  const found: PromptLanguage[] = []
  if (HANGUL.test(masked)) found.push('ko')
  if (JAPANESE.test(masked)) found.push('ja')
  if (!LATIN.test(masked)) return found
  const counts = tellingWords(masked)
  const most = Math.max(...counts.map(({ count }) => count))
  if (most === 0) return found.length > 0 ? found : ['en', 'fr', 'es']
  return [...found, ...counts.filter(({ count }) => count === most || count > 1).map(({ language }) => language)]
}

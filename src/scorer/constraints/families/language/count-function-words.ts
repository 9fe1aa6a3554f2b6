import { FUNCTION_WORDS } from './function-words.ts'

const languagesByWord = new Map<string, string[]>()
for (const [language, words] of Object.entries(FUNCTION_WORDS)) {
  for (const word of new Set(words.split(' '))) {
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language])
  }
}

export function hasFunctionWords(language: string): boolean {
  return Object.hasOwn(FUNCTION_WORDS, language)
}

/** Words, and what French and Italian elide before one: "l'", "qu'". */
const WORD = /(?:l|d|qu|n|s|c|j|m|t|dell|nell|all)'(?=\p{L})|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu

/** How often each function word of a language occurs in a text. */
export type FunctionWordCounts = ReadonlyMap<string, number>

/** Counts the function words of every language in a text, in linear time. */
export function countFunctionWords(text: string): { words: number; languages: Map<string, FunctionWordCounts> } {
  const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []
  const languages = new Map<string, Map<string, number>>()
  for (const word of words) {
    for (const language of languagesByWord.get(word) ?? []) {
      const counts = languages.get(language) ?? new Map<string, number>()
      languages.set(language, counts)
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return { words: words.length, languages }
}

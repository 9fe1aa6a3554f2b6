import { countMetWords, familyLinks } from './family-links.ts'
import { glosses } from './lexicon/glosses.ts'
import { wordsOf, type Word } from './words.ts'

/** What shows that a response is on the prompt's subject. */
export type TopicEvidence = {
  /** Share (0..1) of the prompt's telling words that the response takes up, by weight; null when the prompt has none. */
  coverage: number | null
  /** The telling words it takes up, as the prompt writes them; common words only where the prompt has no others. */
  shared: readonly string[]
  /** True when every telling word of the prompt is a common one. */
  isVague: boolean
  /** How many telling words the prompt has. */
  tellingCount: number
  /** How many of them are no common ones. */
  strongCount: number
  /** How many of those it takes up at its beginning, or more than once. */
  prominent: number
  /** True when it says one of those first of all its telling words, or more than once. */
  isCentral: boolean
  /** How often it says the one that it says most often. */
  mentions: number
  /** How many other words of the response are of a family with the prompt's; a common word counts half. */
  links: number
  /** How many of the prompt's words come back in it, as they are or by a word of their family. */
  met: number
}

const MAX_PROMPT_WORDS = 400
let groupsByKey: ReadonlyMap<string, readonly number[]> | null = null

function glossIndex(): ReadonlyMap<string, readonly number[]> {
  if (groupsByKey) return groupsByKey
  const groups = new Map<string, number[]>()
  for (const [group, line] of glosses.entries()) {
    for (const { key } of wordsOf(line)) groups.set(key, [...(groups.get(key) ?? []), group])
  }
  groupsByKey = groups
  return groups
}

/** A response's words made ready for looking things up. */
export type WordIndex = { words: readonly Word[]; keys: ReadonlySet<string>; glossGroups: ReadonlySet<number> }

/** `withGlosses` lets words of the same meaning meet: for code, and for a response in another language than the prompt. */
export function indexWords(text: string, options: { withGlosses: boolean } = { withGlosses: false }): WordIndex {
  const words = wordsOf(text)
  const keys = new Set<string>()
  for (const word of words) {
    keys.add(word.key)
    for (const part of word.parts) keys.add(part)
  }
  const glossGroups = new Set<number>()
  if (options.withGlosses) {
    for (const key of keys) for (const group of glossIndex().get(key) ?? []) glossGroups.add(group)
  }
  return { words, keys, glossGroups }
}

/** True when the word, one of its parts' whole, or a word of the same meaning is in the index. */
export function isIn(word: Word, index: WordIndex): boolean {
  if (index.keys.has(word.key)) return true
  if (word.parts.length > 0 && word.parts.every((part) => index.keys.has(part))) return true
  return (glossIndex().get(word.key) ?? []).some((group) => index.glossGroups.has(group))
}

/** True when words of the same meaning in other languages are known. */
export function hasGloss(word: Word): boolean {
  return glossIndex().has(word.key)
}

/** Each word once, by key. */
export function distinct(words: readonly Word[]): Word[] {
  const byKey = new Map<string, Word>()
  for (const word of words) if (!byKey.has(word.key)) byKey.set(word.key, word)
  return [...byKey.values()]
}

const OPENING_WORDS = 8

function isRepeated({ key }: Word, { words }: WordIndex): boolean {
  return words.filter((word) => word.key === key).length > 1
}

function isCentral(word: Word, response: WordIndex): boolean {
  return response.words.find(({ weight }) => weight > 0)?.key === word.key || isRepeated(word, response)
}

function countMentions(words: readonly Word[], response: WordIndex): number {
  const counts = new Map(words.map(({ key }) => [key, 0]))
  for (const { key } of response.words) {
    const count = counts.get(key)
    if (count !== undefined) counts.set(key, count + 1)
  }
  return Math.max(0, ...counts.values())
}

function countProminent(words: readonly Word[], response: WordIndex): number {
  const opening = new Set(response.words.slice(0, OPENING_WORDS).flatMap(({ key, parts }) => [key, ...parts]))
  return words.filter((word) => opening.has(word.key) || isRepeated(word, response)).length
}

/** Compares what the prompt is about with what the response is about. Frame words count for nothing. */
export function topicEvidence(promptWords: readonly Word[], response: WordIndex): TopicEvidence {
  const telling = distinct(promptWords.filter(({ weight }) => weight > 0)).slice(0, MAX_PROMPT_WORDS)
  const total = telling.reduce((sum, { weight }) => sum + weight, 0)
  const isVague = telling.every(({ weight }) => weight < 1)
  const shared = telling.filter((word) => isIn(word, response))
  const found = shared.reduce((sum, { weight }) => sum + weight, 0)
  const strong = shared.filter(({ weight }) => isVague || weight >= 1)
  return {
    coverage: total === 0 ? null : found / total,
    shared: strong.map(({ text }) => text),
    prominent: countProminent(strong, response),
    isCentral: strong.some((word) => isCentral(word, response)),
    mentions: countMentions(strong, response),
    isVague,
    tellingCount: telling.length,
    strongCount: telling.filter(({ weight }) => weight >= 1).length,
    links: familyLinks(promptWords, response.words),
    met: countMetWords(promptWords, response.words),
  }
}

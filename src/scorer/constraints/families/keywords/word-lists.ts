import { unquoted, QUOTED, type Clause } from '../../prompt/prompt-text.ts'
import type { Reading } from '../../prompt/reading.ts'

/** Words that an instruction names. `end` is where the list ends, within the clause. */
export type WordList = { words: string[]; end: number; isQuoted: boolean }

const MAX_WORDS = 40
const bare = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]{0,40}"
/** Words of the sentence around it, and no word that was named. */
const notNamed =
  /^(?:or|and|before|after|that|you|i|we|if|when|while|as|by|into|than|other|count|ou|et|o|y|avant|antes|written|per|each|up|per|using|like|such|in|at|on|to|of|for|with|that|which|should|must|can|cannot|may|will|appears?|is|are|be|not|but|the|a|an|your|from|anywhere|somewhere|throughout|more|less|only|count|counts|limit|processor|below|above|each|exactly|once|twice|dans|que|doit|doivent|apparaisse|figure|au|est|soit|en|debe|deben|aparece|aparezca|aparecer|exactement|following)$/

/**
 * Reads a list of words in a clause: quoted ones (`"a", "b" and "c"`, `['a', 'b']`), or bare ones (`trust, brand and law`).
 * English labels fold case, and so do the checks; other languages keep the spelling of the prompt.
 * With `isOne` a word without quotes is the only one, unless a comma says that there are more: after "and" the sentence goes on.
 */
export function readWordList(clause: Clause, from: number, reading: Reading, isOne = false): WordList | null {
  const { text } = clause
  const lead = /^[\s:[({]{0,6}/u.exec(text.slice(from, from + 8))?.[0].length ?? 0
  const quoted = readItems({ clause, from: from + lead, item: QUOTED, reading, isOne: false })
  if (quoted.words.length > 0) return { ...quoted, isQuoted: true }
  const named = readItems({ clause, from: from + lead, item: bare, reading, isOne })
  return named.words.length > 0 ? { ...named, isQuoted: false } : null
}

type Items = { clause: Clause; from: number; item: string; reading: Reading; isOne: boolean }

function readItems({ clause, from, item, reading, isOne }: Items): { words: string[]; end: number } {
  const { language, table, prompt } = reading
  const pattern = patternOf(item, language, table.listJoint)
  const words: string[] = []
  let at = from
  let end = from
  // Bare words go on into the sentence: the one after "and" is the last.
  let isLast = false
  while (words.length < MAX_WORDS) {
    pattern.item.lastIndex = at
    const match = pattern.item.exec(clause.text)
    if (!match || (item === bare && notNamed.test(match[0]))) break
    const word = unquoted(prompt, clause.index + at, clause.index + at + match[0].length)
      .replace(/^["'“«\s]+|["'”»\s]+$/gu, '')
      .replace(/(?<=\S)[.,]$/u, '')
    if (word !== '') words.push(language === 'en' ? word.toLowerCase() : word)
    end = at + match[0].length
    pattern.joint.lastIndex = end
    const joint = pattern.joint.exec(clause.text)
    if (!joint || (item === bare && isLast)) break
    isLast = /\p{L}/u.test(joint[0])
    if (isLast && isOne && words.length === 1) break
    at = end + joint[0].length
  }
  return { words, end }
}

const patterns = new Map<string, { item: RegExp; joint: RegExp }>()

function patternOf(item: string, language: string, joint: string): { item: RegExp; joint: RegExp } {
  const key = `${language}:${item}`
  const known = patterns.get(key) ?? {
    item: new RegExp(item, 'yu'),
    joint: item === bare ? new RegExp(joint, 'yu') : new RegExp(`(?:${joint}|\\s)?`, 'yu'),
  }
  patterns.set(key, known)
  return known
}

import { fields } from './lexicon/fields.ts'
import { wordsOf, type Word } from './words.ts'

let fieldsByKey: ReadonlyMap<string, readonly string[]> | null = null

/** Built at the first use: nobody who asks another judge pays for it. */
function index(): ReadonlyMap<string, readonly string[]> {
  if (fieldsByKey) return fieldsByKey
  const byKey = new Map<string, string[]>()
  for (const [field, list] of Object.entries(fields)) {
    for (const { key, parts } of wordsOf(list)) {
      if (parts.length > 0) continue
      const known = byKey.get(key)
      if (!known) byKey.set(key, [field])
      else if (!known.includes(field)) known.push(field)
    }
  }
  fieldsByKey = byKey
  return byKey
}

/** How many different words of a text stand in each field; a word of several fields is shared among them. */
export function fieldCounts(words: readonly Word[]): Map<string, number> {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  for (const { key } of words) {
    if (seen.has(key)) continue
    seen.add(key)
    const found = index().get(key) ?? []
    for (const field of found) counts.set(field, (counts.get(field) ?? 0) + 1 / found.length)
  }
  return counts
}

/**
 * How much of the response's field words (0..1) lie in the fields of the prompt: 1 when all of them do. Null when either
 * text has none, so that nothing can be said.
 */
export function fieldAffinity(prompt: readonly Word[], response: readonly Word[]): number | null {
  const asked = fieldCounts(prompt)
  const given = fieldCounts(response)
  const totalAsked = [...asked.values()].reduce((sum, count) => sum + count, 0)
  const totalGiven = [...given.values()].reduce((sum, count) => sum + count, 0)
  if (totalAsked === 0 || totalGiven === 0) return null
  let dot = 0
  let askedNorm = 0
  let givenNorm = 0
  for (const count of asked.values()) askedNorm += count * count
  for (const count of given.values()) givenNorm += count * count
  for (const [field, count] of asked) dot += count * (given.get(field) ?? 0)
  return dot / Math.sqrt(askedNorm * givenNorm)
}

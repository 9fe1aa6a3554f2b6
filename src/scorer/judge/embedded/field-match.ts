import { fields } from './lexicon/fields.ts'
import { wordsOf, type Word } from './words.ts'

let fieldsByRoot: ReadonlyMap<string, readonly string[]> | null = null

/** Built at the first use: nobody who asks another judge pays for it. */
function index(): ReadonlyMap<string, readonly string[]> {
  if (fieldsByRoot) return fieldsByRoot
  const byRoot = new Map<string, string[]>()
  for (const [field, list] of Object.entries(fields)) {
    for (const { root, parts } of wordsOf(list)) {
      if (parts.length > 0) continue
      const known = byRoot.get(root)
      if (!known) byRoot.set(root, [field])
      else if (!known.includes(field)) known.push(field)
    }
  }
  fieldsByRoot = byRoot
  return byRoot
}

/** How many different words of a text stand in each field; a word of several fields is shared among them. */
export function fieldCounts(words: readonly Word[]): Map<string, number> {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  for (const { root, weight } of words) {
    if (weight < 1 || seen.has(root)) continue
    seen.add(root)
    const found = index().get(root) ?? []
    for (const field of found) counts.set(field, (counts.get(field) ?? 0) + 1 / found.length)
  }
  return counts
}

const ENOUGH_WORDS = 3

/**
 * How alike the fields of two texts are, 0..1: the cosine of their counts, less where it rests on fewer than three words of
 * the response. Null when either text has no word of a known field, so that nothing can be said.
 */
export function fieldAffinity(prompt: readonly Word[], response: readonly Word[]): number | null {
  const asked = fieldCounts(prompt)
  const given = fieldCounts(response)
  if (asked.size === 0 || given.size === 0) return null
  let dot = 0
  let shared = 0
  for (const [field, count] of asked) {
    dot += count * (given.get(field) ?? 0)
    shared += given.get(field) ?? 0
  }
  return (dot / (norm(asked) * norm(given))) * Math.min(1, shared / ENOUGH_WORDS)
}

function norm(counts: ReadonlyMap<string, number>): number {
  return Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0))
}

import { wordsOf, type Word } from './words.ts'

let learned: ReadonlyMap<string, readonly number[]> = new Map()

/** Takes in the families to look words up in, a line of words each. */
export function learnFamilies(families: string): void {
  const byRoot = new Map<string, number[]>()
  for (const [family, line] of families.split('\n').entries()) {
    for (const { root } of wordsOf(line)) {
      const known = byRoot.get(root)
      if (!known) byRoot.set(root, [family])
      else if (!known.includes(family)) known.push(family)
    }
  }
  learned = byRoot
}

function familiesOf(word: Word): readonly number[] {
  const families = learned.get(word.root)
  if (families) return families
  // Korean and Japanese words carry endings that no rule takes off: their beginning may be known.
  if (!/^[\p{Script=Hangul}]/u.test(word.root)) return []
  return learned.get(word.root.slice(0, 2)) ?? []
}

/** True for two pairs of ideographs that share the one between them: pieces of one longer word, such as 飛行 and 行機 of 飛行機. */
function isSameRun(first: string, second: string): boolean {
  return /^[\p{Script=Han}々]{2}$/u.test(first) && /^[\p{Script=Han}々]{2}$/u.test(second) && first[1] === second[0]
}

/**
 * How many different words of the response are of one family with a word of the prompt, without being that word: "bedroom"
 * where the prompt says "sleep"; the family with most of them counts. A common word counts half, and opens a family only where the
 * prompt has no other. Of the pieces of a word of ideographs one counts.
 */
export function familyLinks(prompt: readonly Word[], response: readonly Word[]): number {
  const own = new Set(prompt.map(({ root }) => root))
  const telling = prompt.filter(({ weight }) => weight >= 0.5)
  const asked = new Set((telling.length > 0 ? telling : prompt.filter(({ weight }) => weight > 0)).flatMap(familiesOf))
  if (asked.size === 0) return 0
  const linked = new Set<string>()
  const links = new Map<number, number>()
  let last: { root: string; families: readonly number[] } = { root: '', families: [] }
  for (const word of response) {
    const before = last
    last = { root: '', families: [] }
    if (word.weight <= 0 || own.has(word.root) || linked.has(word.root)) continue
    linked.add(word.root)
    const families = [...new Set(familiesOf(word))].filter((family) => asked.has(family))
    last = { root: word.root, families }
    for (const family of families) {
      if (before.families.includes(family) && isSameRun(before.root, word.root)) continue
      links.set(family, (links.get(family) ?? 0) + (word.weight >= 1 ? 1 : 0.5))
    }
  }
  return Math.max(0, ...links.values())
}

/** How many different telling words of the prompt come back in the response, as they are or by a word of their family. */
export function countMetWords(prompt: readonly Word[], response: readonly Word[]): number {
  const roots = new Set<string>()
  const families = new Set<number>()
  for (const word of response) {
    if (word.weight <= 0 || roots.has(word.root)) continue
    roots.add(word.root)
    for (const family of familiesOf(word)) families.add(family)
  }
  const met = new Set<string>()
  for (const word of prompt) {
    if (word.weight < 0.5 || met.has(word.root)) continue
    if (roots.has(word.root) || familiesOf(word).some((family) => families.has(family))) met.add(word.root)
  }
  return met.size
}

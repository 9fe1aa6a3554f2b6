import { learnFamilies } from './family-links.ts'
import { learnFluff } from './fluff.ts'

let learned: string | null = null

/** Takes in the words that stand outside of the program: families of words, and after a blank line those of fluff. The same once more costs nothing. */
export function learnWords(words: string): void {
  if (learned === words) return
  const [families = '', fluff = ''] = words.split('\n\n')
  learnFamilies(families)
  learnFluff(fluff)
  learned = words
}

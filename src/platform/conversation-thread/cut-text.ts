import type { DuePair } from '../../connectors/pairing.ts'

/** More than platforms take in a message, and few enough that what is made of them fits into a row (2 MB). */
const MAX_CHARACTERS = 100_000

/** The text, or as much of its beginning as is kept. */
export function cutText(text: string): string {
  return text.length <= MAX_CHARACTERS ? text : text.slice(0, MAX_CHARACTERS).toWellFormed()
}

/** The pair with its texts cut, and as much of the end of its history; the scorer reads less of that anyway. */
export function cutPair(pair: DuePair): DuePair {
  let room = MAX_CHARACTERS
  const history = pair.history
    .toReversed()
    .filter(({ text }) => (room -= text.length) >= 0)
    .toReversed()
  return { ...pair, prompt: cutText(pair.prompt), reply: cutText(pair.reply), history }
}

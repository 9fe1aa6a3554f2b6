import { quantitiesOf } from '../../prompt/counted-nouns.ts'
import type { Quantity } from '../../prompt/quantities.ts'
import type { Reading } from '../../prompt/reading.ts'
import type { KeywordMention } from './keyword-mentions.ts'

/** "Without the word, even once": never. */
const NOT_EVEN = /(?<![\p{L}])(?:even|not|même|pas|ni|siquiera) $|(?<![\p{L}])pas une seule $/u

/** How far from the word its count may stand. */
const REACH = 70

/** The number of times that a clause wants a word: "the word dose … at least 5 times", "at least 5 mentions of the word". */
export function timesAfter(
  mention: Pick<KeywordMention, 'clause' | 'start' | 'end'>,
  reading: Reading,
): { quantity: Quantity; start: number; end: number } | null {
  const { clause, start, end } = mention
  const quantities = quantitiesOf(clause, reading).filter(
    (quantity) => quantity.isTimes && !NOT_EVEN.test(clause.text.slice(0, quantity.start)),
  )
  const after = quantities.find((quantity) => quantity.start >= end && quantity.start - end <= REACH)
  if (
    after &&
    !/[;:]|(?<![\p{L}])(?:words?|letters?|mots?|lettres?|palabras?|letras?|単語|文字)(?![\p{L}])/u.test(
      clause.text.slice(end, after.start),
    )
  ) {
    return { quantity: after, start, end: after.end }
  }
  const before = quantities.findLast((quantity) => quantity.end <= start && start - quantity.end <= 30)
  if (
    before &&
    /^(?:,? (?:of|the|use|using|include|mention|say|le|la|el|de|du|d'|l'|word|mot) ?)*$|^ ?(?:of |the )*$/u.test(
      clause.text.slice(before.end, start),
    )
  ) {
    return { quantity: before, start: before.start, end }
  }
  return null
}

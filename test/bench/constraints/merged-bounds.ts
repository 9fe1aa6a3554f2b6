import { rangeIn, withoutRange, withRange } from './range.ts'
import { foldedText, kindOf } from './same-constraint.ts'
import type { GivenArguments } from './same-constraint.ts'

type Bounded = { id: string; given: GivenArguments }

/**
 * A lower and an upper bound of the same count are one constraint: "exactly 1 sentence" is labelled as at least 1 and as less
 * than 2. Joins such pairs, found or labelled, in the place of the first.
 */
export function withMergedBounds<Item extends Bounded>(items: readonly Item[]): Item[] {
  const merged: Item[] = []
  for (const item of items) {
    const index = merged.findIndex((earlier) => complete(earlier, item) !== undefined)
    const earlier = merged[index]
    const range = earlier && complete(earlier, item)
    if (earlier && range) merged[index] = { ...earlier, given: withRange(earlier.given, range) }
    else merged.push(item)
  }
  return merged
}

/** The range between two bounds of which one is the lower and the other the upper; `undefined` for any other two. */
function complete(first: Bounded, second: Bounded): readonly [number, number] | undefined {
  const [one, other] = [rangeIn(first.given), rangeIn(second.given)]
  if (!one || !other || !isSameCount(first, second)) return undefined
  const [lower, upper] = other[1] === Infinity ? [other, one] : [one, other]
  const fits = lower[1] === Infinity && upper[0] === 0 && upper[1] !== Infinity && lower[0] <= upper[1]
  return fits ? [lower[0], upper[1]] : undefined
}

function isSameCount(first: Bounded, second: Bounded): boolean {
  const [one, other] = [withoutRange(first.given), withoutRange(second.given)]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return (
    kindOf(first.id) === kindOf(second.id) && names.every((name) => foldedText(one[name]) === foldedText(other[name]))
  )
}

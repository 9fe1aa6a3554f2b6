import { describe, expect, it } from 'vitest'
import { findConstraints } from '../../../src/scorer/constraints/index.ts'
import { hasSameArguments, kindOf } from '../../bench/constraints/same-constraint.ts'
import { EIGHTH_SET } from '../../support/labelled-prompts/eighth-set.ts'
import { ELEVENTH_SET } from '../../support/labelled-prompts/eleventh-set.ts'
import { FIFTEENTH_SET } from '../../support/labelled-prompts/fifteenth-set.ts'
import { FIFTH_SET } from '../../support/labelled-prompts/fifth-set.ts'
import { FIRST_SET } from '../../support/labelled-prompts/first-set.ts'
import { FOURTEENTH_SET } from '../../support/labelled-prompts/fourteenth-set.ts'
import { FOURTH_SET } from '../../support/labelled-prompts/fourth-set.ts'
import { NINTH_SET } from '../../support/labelled-prompts/ninth-set.ts'
import { SECOND_SET } from '../../support/labelled-prompts/second-set.ts'
import { SEVENTH_SET } from '../../support/labelled-prompts/seventh-set.ts'
import { SIXTH_SET } from '../../support/labelled-prompts/sixth-set.ts'
import { TENTH_SET } from '../../support/labelled-prompts/tenth-set.ts'
import { THIRD_SET } from '../../support/labelled-prompts/third-set.ts'
import { THIRTEENTH_SET } from '../../support/labelled-prompts/thirteenth-set.ts'
import { TWELFTH_SET } from '../../support/labelled-prompts/twelfth-set.ts'
import type { Ask, LabelledPrompt, LabelledPrompts } from '../../support/labelled-prompts/asks.ts'

type Counts = { found: number; asked: number; matched: number; traps: number; sprung: number }

/** What finding gets right over a set, every kind counted, with its arguments. */
function countsOf(set: LabelledPrompts): Counts {
  const counts = { found: 0, asked: 0, matched: 0, traps: 0, sprung: 0 }
  for (const prompt of Object.values(set).flat()) {
    const { found, asks, matched } = compare(prompt)
    counts.found += found
    counts.asked += asks
    counts.matched += matched
    if (asks > 0) continue
    counts.traps += 1
    if (found > 0) counts.sprung += 1
  }
  return counts
}

function compare([prompt, ...asks]: LabelledPrompt): { found: number; asks: number; matched: number } {
  const found = findConstraints(prompt)
  const left = [...found]
  const matched = asks.filter(([id, args]: Ask) => {
    const index = left.findIndex(
      (constraint) => kindOf(constraint.id) === kindOf(id) && hasSameArguments(constraint.arguments, args),
    )
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
  return { found: found.length, asks: asks.length, matched: matched.length }
}

/**
 * What is known to be wrong in a set is a row or two. Rules were made with each set after it had been measured; these were
 * the figures before, which say more of prompts that nobody has seen: precision, recall, and traps sprung.
 *
 *     first    .647  .850  56 of 109     eighth     1.000 1.000   0 of 62
 *     second   .876  .911  12 of 119     ninth       .911  .801   1 of 56
 *     third    .920  .920   5 of 98      tenth       .941  .800   1 of 55
 *     fourth   .839  .897  11 of 127     eleventh    .923  .828   0 of 66
 *     fifth    .789  .896  17 of 86      twelfth     .935  .669   has none
 *     sixth    .829  .817  12 of 46      thirteenth  .903  .756   3 of 55
 *     seventh  .829  .906   8 of 59      fourteenth  .940  .859   has none
 *                                        fifteenth   .927  .785   0 of 22
 */
const BOUNDS = { precision: 0.97, recall: 0.97, sprung: 0.05 }

describe.each([
  ['first', FIRST_SET],
  ['second', SECOND_SET],
  ['third', THIRD_SET],
  ['fourth', FOURTH_SET],
  ['fifth', FIFTH_SET],
  ['sixth', SIXTH_SET],
  ['seventh', SEVENTH_SET],
  ['eighth', EIGHTH_SET],
  ['ninth', NINTH_SET],
  ['tenth', TENTH_SET],
  ['eleventh', ELEVENTH_SET],
  ['twelfth', TWELFTH_SET],
  ['thirteenth', THIRTEENTH_SET],
  ['fourteenth', FOURTEENTH_SET],
  ['fifteenth', FIFTEENTH_SET],
] as const)('in the %s set of labelled prompts', (_, set) => {
  const { found, asked, matched, traps, sprung } = countsOf(set)

  it('what is found is asked, with these arguments', () => {
    expect(matched / found).toBeGreaterThanOrEqual(BOUNDS.precision)
  })

  it('what is asked is found', () => {
    expect(matched / asked).toBeGreaterThanOrEqual(BOUNDS.recall)
  })

  it('nothing is invented where nothing is asked', () => {
    expect(sprung / Math.max(1, traps)).toBeLessThanOrEqual(BOUNDS.sprung)
  })
})

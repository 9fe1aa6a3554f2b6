import { describe, expect, test } from 'vitest'
import { scoreWithEmbeddedJudge } from './score-with-embedded-judge.ts'
import { variants, type Pair } from './variants.ts'

async function scoreOf([user, response]: Pair): Promise<number> {
  return (await scoreWithEmbeddedJudge({ user, response })).score
}

describe('variants of the documented examples keep their bands', () => {
  test.each(variants)('$name: an excellent answer scores at least 0.9', async ({ excellent }) => {
    expect(await scoreOf(excellent)).toBeGreaterThanOrEqual(0.9)
  })

  test.each(variants)('$name: the content without the form asked for scores 0.6 to 0.8', async ({ partial }) => {
    const score = await scoreOf(partial)
    expect(score).toBeGreaterThanOrEqual(0.6)
    expect(score).toBeLessThanOrEqual(0.8)
  })

  test.each(variants)('$name: an answer without most of the parts scores below 0.4', async ({ poor }) => {
    expect(await scoreOf(poor)).toBeLessThan(0.4)
  })
})

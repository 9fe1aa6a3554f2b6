import { expect, test } from 'vitest'
import { bands } from './bands.ts'
import { scoreWithEmbeddedJudge } from './score-with-embedded-judge.ts'

const rows = bands.map(([band, sample]) => ({
  band,
  sample,
  title: `${sample.user} -> ${sample.response}`.slice(0, 150),
}))

test.each(rows)('$band $title', async ({ band: [low, high], sample }) => {
  const { score } = await scoreWithEmbeddedJudge(sample)
  expect(score).toBeGreaterThanOrEqual(low)
  expect(score).toBeLessThanOrEqual(high)
})

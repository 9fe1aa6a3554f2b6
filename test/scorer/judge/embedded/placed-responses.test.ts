import { describe, expect, test } from 'vitest'
import { placedResponses } from './placed-responses.ts'
import { scoreWithEmbeddedJudge } from './score-with-embedded-judge.ts'

const rows = placedResponses.map((placed) => ({
  ...placed,
  title: [placed.asked.mode, placed.asked.system, placed.asked.user].filter((part) => part !== undefined).join(' | '),
}))

describe.each(rows)('$band $title', ({ band: [low, high], asked, responses }) => {
  test.each(responses)('%s', async (response) => {
    const { score } = await scoreWithEmbeddedJudge({ ...asked, response })
    expect(score).toBeGreaterThanOrEqual(low)
    expect(score).toBeLessThanOrEqual(high)
  })
})

test('five thousand times the same letter is no answer', async () => {
  const { score } = await scoreWithEmbeddedJudge({ user: 'Who wrote Ivanhoe?', response: 'b'.repeat(5000) })
  expect(score).toBeLessThanOrEqual(0.2)
})

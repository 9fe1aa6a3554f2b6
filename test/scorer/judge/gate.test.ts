import { describe, expect, it } from 'vitest'
import { isDegenerate } from '../../../src/scorer/judge/gate.ts'

describe('a degenerate response', () => {
  it.each([
    ':',
    '...',
    '+',
    '👍',
    '**',
    'Solution:',
    'Solution',
    'The answer is:',
    "Let's think step by step.",
    '해답:',
    '答え：',
  ])('is %j', (response) => expect(isDegenerate(response)).toBe(true))

  it.each(['A', 'yes', '4', '네', 'Solution: 42', 'The answer is Paris.', 'Result set'])('is not %j', (response) => {
    expect(isDegenerate(response)).toBe(false)
  })
})

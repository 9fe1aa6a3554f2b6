import { describe, expect, test } from 'vitest'
import { scoreWithEmbeddedJudge, type Sample } from './score-with-embedded-judge.ts'

const factorial = `def factorial(n):
    """Calculate factorial of a number."""
    if n < 0:
        raise ValueError("Factorial not defined for negative numbers")
    if n == 0 or n == 1:
        return 1
    return n * factorial(n - 1)`
const bareClass = 'class Example:\n    def __init__(self, value):\n        self.value = value'

type Row = [name: string, band: [low: number, high: number], sample: Sample]

const english: Row[] = [
  [
    'excellent',
    [0.9, 1],
    {
      user: 'Write a Python function to calculate factorial with error handling for negative numbers',
      response: factorial,
    },
  ],
  [
    'partial',
    [0.6, 0.8],
    {
      user: 'List the benefits of TypeScript in bullet points',
      response:
        'TypeScript provides static typing, better IDE support, and enhanced code reliability through compile-time error checking.',
    },
  ],
  [
    'poor',
    [0, 0.3999],
    {
      user: 'Write a Python class with initialization, validation, error handling, and documentation',
      response: bareClass,
    },
  ],
  [
    'user mode',
    [0.8, 1],
    {
      mode: 'user',
      system: 'Always provide code examples in Python',
      user: 'Explain recursion with an example',
      response: 'Recursion is when a function calls itself. For example: factorial(5) = 5 * factorial(4)',
    },
  ],
  [
    'system mode',
    [0.8, 1],
    {
      mode: 'system',
      system: 'You are a helpful assistant. Always be polite, concise, and provide examples.',
      user: 'What is machine learning?',
      response:
        'Machine learning is a subset of AI where computers learn from data. For example, spam filters learn to identify unwanted emails by analyzing patterns in previously marked spam.',
    },
  ],
  [
    'both mode',
    [0.85, 1],
    {
      system: 'Always provide code examples when explaining programming concepts',
      user: 'Explain how to reverse a string',
      response:
        'To reverse a string, you can iterate through it backwards. Here\'s an example in Python:\n\n    def reverse_string(s):\n        return s[::-1]\n\n    # Usage: reverse_string("hello") returns "olleh"',
    },
  ],
]

describe('the documented examples, judged by the embedded judge', () => {
  test.each(english)('the %s example scores in its band', async (_, [low, high], sample) => {
    const { score } = await scoreWithEmbeddedJudge(sample)
    expect(score).toBeGreaterThanOrEqual(low)
    expect(score).toBeLessThanOrEqual(high)
  })

  test('makes no call and reports its protocol', async () => {
    const { judgement } = await scoreWithEmbeddedJudge({ user: 'What is the capital of France?', response: 'Paris.' })
    expect(judgement.calls).toBe(0)
    expect(judgement.usage).toBeNull()
    expect(judgement.judge.model).toBe('embedded')
    expect(judgement.judge.protocol).toMatch(/^embedded-/u)
  })
})

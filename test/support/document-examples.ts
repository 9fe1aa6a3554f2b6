import type { ScorerInput, ScorerOutput } from '../../src/scorer/exchange/input.ts'
import type { EvaluationMode } from '../../src/scorer/exchange/perspective.ts'

export type DocumentExample = {
  name: string
  mode: EvaluationMode
  input: ScorerInput
  output: ScorerOutput
  /** Lowest and highest normalized score that the document's words allow. */
  band: readonly [number, number]
}

/** The examples of the two source documents, word for word. */
export const DOCUMENT_EXAMPLES: readonly DocumentExample[] = [
  {
    name: 'excellent',
    mode: 'both',
    input: [
      {
        role: 'user',
        content: 'Write a Python function to calculate factorial with error handling for negative numbers',
      },
    ],
    output: {
      text: `def factorial(n):
    """Calculate factorial of a number."""
    if n < 0:
        raise ValueError("Factorial not defined for negative numbers")
    if n == 0 or n == 1:
        return 1
    return n * factorial(n - 1)`,
    },
    band: [0.9, 1],
  },
  {
    name: 'partial',
    mode: 'both',
    input: [{ role: 'user', content: 'List the benefits of TypeScript in bullet points' }],
    output: {
      text: 'TypeScript provides static typing, better IDE support, and enhanced code reliability through compile-time error checking.',
    },
    band: [0.6, 0.8],
  },
  {
    name: 'poor',
    mode: 'both',
    input: [
      {
        role: 'user',
        content: 'Write a Python class with initialization, validation, error handling, and documentation',
      },
    ],
    output: {
      text: `class Example:
    def __init__(self, value):
        self.value = value`,
    },
    band: [0, 0.3999],
  },
  {
    name: 'basic usage',
    mode: 'both',
    input: [{ role: 'user', content: 'Write a Python function to calculate factorial with error handling' }],
    output: {
      role: 'assistant',
      text: `def factorial(n):
    if n < 0:
        raise ValueError("Factorial not defined for negative numbers")
    if n == 0:
        return 1
    return n * factorial(n-1)`,
    },
    band: [0.9, 1],
  },
  {
    name: 'bullet format',
    mode: 'both',
    input: [{ role: 'user', content: 'List the benefits of TypeScript in bullet points' }],
    output: {
      role: 'assistant',
      text: 'TypeScript provides static typing, better IDE support, and enhanced code reliability.',
    },
    band: [0.6, 0.8],
  },
  {
    name: 'user mode',
    mode: 'user',
    input: {
      inputMessages: [{ role: 'user', content: 'Explain recursion with an example' }],
      systemMessages: [{ role: 'system', content: 'Always provide code examples in Python' }],
    },
    output: {
      text: 'Recursion is when a function calls itself. For example: factorial(5) = 5 * factorial(4)',
    },
    band: [0.8, 1],
  },
  {
    name: 'system mode',
    mode: 'system',
    input: {
      systemMessages: [
        { role: 'system', content: 'You are a helpful assistant. Always be polite, concise, and provide examples.' },
      ],
      inputMessages: [{ role: 'user', content: 'What is machine learning?' }],
    },
    output: {
      text: 'Machine learning is a subset of AI where computers learn from data. For example, spam filters learn to identify unwanted emails by analyzing patterns in previously marked spam.',
    },
    band: [0.8, 1],
  },
  {
    name: 'both modes',
    mode: 'both',
    input: {
      systemMessages: [
        { role: 'system', content: 'Always provide code examples when explaining programming concepts' },
      ],
      inputMessages: [{ role: 'user', content: 'Explain how to reverse a string' }],
    },
    output: {
      text: `To reverse a string, you can iterate through it backwards. Here's an example in Python:
    
    def reverse_string(s):
        return s[::-1]
    
    # Usage: reverse_string("hello") returns "olleh"`,
    },
    band: [0.8, 1],
  },
]

import type { Measurement } from '../../../../src/scorer/constraints/constraint.ts'
import type { JudgeRequest } from '../../../../src/scorer/judge/judge.ts'

/** The source documents' excellent example. */
export const FACTORIAL_PROMPT =
  'Write a Python function to calculate factorial with error handling for negative numbers'
export const FACTORIAL_RESPONSE = `def factorial(n):
    """Calculate factorial of a number."""
    if n < 0:
        raise ValueError("Factorial not defined for negative numbers")
    if n == 0 or n == 1:
        return 1
    return n * factorial(n - 1)`
export const CODING_SYSTEM_PROMPT = 'You are a helpful coding assistant. Always provide working code examples.'

/** A request as the scorer makes it, for the factorial example from the user's perspective unless changed. */
export function judgeRequest(changes: Partial<JudgeRequest> = {}): JudgeRequest {
  return {
    exchange: { systemPrompt: null, userPrompt: FACTORIAL_PROMPT, history: [], response: FACTORIAL_RESPONSE },
    perspectives: ['user'],
    measurements: { user: [], system: [] },
    requirements: [],
    isDegenerate: false,
    language: 'en',
    timeoutMs: 20_000,
    ...changes,
  }
}

/** A constraint that code measured, failed unless changed. */
export function measurement(changes: Partial<Measurement> = {}): Measurement {
  return {
    constraint: { id: 'length_constraints:number_words', arguments: {}, quote: 'in at least 300 words', index: 0 },
    verdict: 'no',
    requirement: 'at least 300 words',
    reasoning: 'There are 212 words.',
    evidence: '212 words',
    concernsFormat: false,
    ...changes,
  }
}

import { describe, expect, it } from 'vitest'
import {
  createPromptAlignmentScorerLLM,
  createTestRun,
  JudgeError,
  NotScorableError,
  type Judge,
} from '../../src/scorer/index.ts'
import { scorerResultSchema } from '../../src/scorer/result.ts'
import { DOCUMENT_EXAMPLES } from '../support/document-examples.ts'

describe('the examples of the documents', () => {
  it.each(DOCUMENT_EXAMPLES)('$name', async ({ mode, input, output, band }) => {
    const scorer = createPromptAlignmentScorerLLM({ model: 'embedded', options: { evaluationMode: mode } })
    const result = await scorer.run({ input, output })
    expect(scorerResultSchema.parse(result)).toEqual(result)
    expect(result.normalizedScore).toBeGreaterThanOrEqual(band[0])
    expect(result.normalizedScore).toBeLessThanOrEqual(band[1])
    expect(result.reason).toMatch(/^The score is [\d.]+ because /)
  })

  it('tell a fitting prompt from one the response does not meet', async () => {
    const scorer = createPromptAlignmentScorerLLM({ model: 'embedded' })
    const response = 'def factorial(n):\n    return 1 if n < 2 else n * factorial(n - 1)'
    const plain = await scorer.run(createTestRun('Write a function to calculate factorial', response))
    const demanding = await scorer.run(
      createTestRun(
        'Implement a factorial calculator in Python with: input validation, error handling, and docstring',
        response,
      ),
    )
    expect(plain.score).toBeGreaterThan(demanding.score)
  })
})

describe('a scorer', () => {
  it('takes a judge of the caller', async () => {
    const judge: Judge = {
      id: 'mine',
      protocol: '1',
      judge: ({ perspectives }) =>
        Promise.resolve({
          perspectives: Object.fromEntries(
            perspectives.map((perspective) => [
              perspective,
              {
                intent: { level: 5, primaryIntent: '', reasoning: '' },
                requirements: [],
                disputes: [],
                completeness: { level: 0, missingElements: [], reasoning: '' },
                appropriateness: { level: 0, formatAlignment: true, toneAlignment: true, reasoning: '' },
                overallAssessment: '',
              },
            ]),
          ),
          callerVerdicts: [],
          flags: [],
          calls: 1,
          usage: null,
        }),
    }
    const scorer = createPromptAlignmentScorerLLM({ model: judge, options: { scale: 10 } })
    const result = await scorer.run({ input: 'Hi', output: 'Hello', runId: 'r' })
    expect(result).toMatchObject({
      runId: 'r',
      score: 5.71,
      normalizedScore: 0.5714,
      judge: { model: 'mine', calls: 1 },
    })
  })

  it('never turns a failure into a score', async () => {
    const failing: Judge = {
      id: 'failing',
      protocol: '1',
      judge: () => Promise.reject(new JudgeError('judge-unavailable', 'down')),
    }
    const scorer = createPromptAlignmentScorerLLM({ model: failing })
    await expect(scorer.run({ input: 'Hi', output: 'Hello' })).rejects.toThrow(JudgeError)
    await expect(scorer.run({ input: 'Hi', output: [] })).rejects.toThrow(NotScorableError)
    await expect(scorer.run({ input: 'Hi', output: ' ' })).resolves.toMatchObject({
      score: 0,
      flags: ['empty_response'],
    })
  })

  it('refuses options out of range', () => {
    expect(() => createPromptAlignmentScorerLLM({ model: 'embedded', options: { scale: 0 } })).toThrow('scale')
    expect(() => createPromptAlignmentScorerLLM({ model: 'astrology' })).toThrow(JudgeError)
  })

  it.each([undefined, null, 5, {}, () => 'x', { id: 'a/b', url: 'file:///etc' }, { id: 'a/b', url: 'no url' }])(
    'refuses %j as a model',
    (model) => {
      // @ts-expect-error callers without types can pass anything
      expect(() => createPromptAlignmentScorerLLM({ model })).toThrow(JudgeError)
    },
  )

  it('measures constraints on the words of a response, not on its tool calls', async () => {
    const scorer = createPromptAlignmentScorerLLM({ model: 'embedded' })
    const { analyzeStepResult } = await scorer.run({
      input: 'What is the weather? Do not use any commas.',
      output: {
        role: 'assistant',
        parts: [
          { type: 'tool-weather', input: { city: 'Paris', unit: 'C' }, output: '20, sunny' },
          { type: 'text', text: 'It is 20 C and sunny.' },
        ],
      },
    })
    const [comma] = analyzeStepResult.requirementsFulfillment.requirements
    expect(comma).toMatchObject({ constraint: { id: 'punctuation:no_comma' }, verdict: 'yes' })
  })
})

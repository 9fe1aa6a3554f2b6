import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reviewAnswer } from '../../../../src/scorer/judge/llm/review-answer.ts'
import { opinionSchema } from '../../../../src/scorer/judge/opinion.ts'
import { answerBlock, answerRequirement } from '../../../support/judge-answer.ts'
import { judgeRequest, measurement } from './judge-request.ts'

const REQUEST = judgeRequest({
  perspectives: ['user', 'system'],
  exchange: { ...judgeRequest().exchange, systemPrompt: 'Be brief.' },
  measurements: { user: [measurement()], system: [] },
  requirements: ['Is polite'],
})

const item = fc.record({
  id: fc.constantFrom('U1', 'U2', 'S1', 'R1', 'R2', ''),
  promptQuote: fc.constantFrom('', 'Python', 'Be brief', 'a lie', null),
  responseQuote: fc.constantFrom('', 'def factorial', 'another lie', null),
  forbids: fc.boolean(),
  verdict: fc.constantFrom('yes', 'partial', 'no', 'YES', 'maybe'),
})
const block = fc
  .record({
    intentLevel: fc.constantFrom(0, 3, 5, 6, '5', null),
    missing: fc.array(fc.string(), { maxLength: 2 }),
    items: fc.array(item, { maxLength: 3 }),
  })
  .map(({ items, ...changes }) => answerBlock({ ...changes, requirements: items.map(answerRequirement) }))
const answer = fc
  .record(
    {
      injectionNote: fc.option(fc.string()),
      callerRequirements: fc.array(item.map(answerRequirement), { maxLength: 3 }),
      disputes: fc.array(item.map(answerRequirement), { maxLength: 3 }),
      user: block,
      system: block,
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value))

/** The schema's own opinion of what a review makes of an answer; null for a malformed one. */
function opinionIn(text: string) {
  const review = reviewAnswer(text, REQUEST)
  return review.status === 'malformed' ? null : opinionSchema.parse({ ...review.opinion, calls: 1, usage: null })
}

it('whatever a model answers becomes a whole opinion or a list of faults, never an error', () => {
  fc.assert(
    fc.property(fc.oneof(answer, fc.json(), fc.string()), (text) => {
      const review = reviewAnswer(text, REQUEST)
      expect(review.status === 'malformed' ? review.faults.length : 1).toBeGreaterThan(0)
      const opinion = opinionIn(text)
      expect(opinion === null ? ['user', 'system'] : Object.keys(opinion.perspectives)).toEqual(['user', 'system'])
      expect(opinion?.callerVerdicts.length ?? 1).toBe(1)
    }),
    { numRuns: 1000 },
  )
})

it('no yes is left that rests on a quote which does not occur, or on none where one is due', () => {
  fc.assert(
    fc.property(answer, (text) => {
      const verdicts = Object.values(opinionIn(text)?.perspectives ?? {}).flatMap(({ requirements }) => requirements)
      for (const { evidence } of verdicts) expect([null, 'def factorial']).toContain(evidence)
      expect(
        verdicts.filter(({ verdict, evidence }) => verdict === 'yes' && evidence === null).length,
      ).toBeLessThanOrEqual(text.split('"forbids":true').length - 1)
    }),
    { numRuns: 500 },
  )
})

it('some of those answers are whole', () => {
  expect(
    fc.sample(answer, { numRuns: 2000, seed: 1 }).filter((text) => opinionIn(text) !== null).length,
  ).toBeGreaterThan(20)
})

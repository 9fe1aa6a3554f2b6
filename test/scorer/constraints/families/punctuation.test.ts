import { describe, expect, it } from 'vitest'
import { found, verdicts } from '../../../support/constraints.ts'

describe('a prompt asks for punctuation', () => {
  it.each<[string, [string, unknown][]]>([
    [
      'Do not use exclamation marks.',
      [['punctuation:exclamation_marks', { relation: 'less than', num_exclamations: 1 }]],
    ],
    [
      'Ask at least 2 questions in your response.',
      [['punctuation:question_marks', { relation: 'at least', num_questions: 2 }]],
    ],
    ['Include exactly one question.', [['punctuation:question_marks', { relation: 'exactly', num_questions: 1 }]]],
    [
      'Do not use any commas or periods.',
      [
        ['punctuation:no_comma', {}],
        ['punctuation:no_period', {}],
      ],
    ],
    ['Without using commas, describe the sea.', [['punctuation:no_comma', {}]]],
    ['Write without commas.', [['punctuation:no_comma', {}]]],
    ['No commas allowed.', [['punctuation:no_comma', {}]]],
    ['Commas are forbidden.', [['punctuation:no_comma', {}]]],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('a response is checked for punctuation', () => {
  it.each([
    ['No commas allowed.', 'One and two', 'yes'],
    ['No commas allowed.', '一、二', 'no'],
    ['Include exactly one question.', 'Really?! Yes.', 'yes'],
    ['Include exactly one question.', 'Really? Yes?', 'no'],
    ['Do not use exclamation marks.', 'Stop!', 'no'],
    ['Do not use any periods.', 'It costs 3.50 now', 'yes'],
    ['Do not use any periods.', 'It rains.', 'no'],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })
})

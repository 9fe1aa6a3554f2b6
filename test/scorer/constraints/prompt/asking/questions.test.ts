import { expect, it } from 'vitest'
import { found } from '../../../../support/constraints.ts'

const ids = (prompt: string): string[] => found(prompt).map(([id]) => id)

it.each([
  ['Can a sonnet have 15 lines?'],
  ['How do people say goodbye in one word?'],
  ['In JSON, are keys quoted?'],
  ['¿Un poema de doce versos es largo?'],
  ['Le règlement exige une réponse en 3 phrases ; est-ce légal ?'],
  ['What is tea, in at most 20 words?', 'length_constraints:number_words'],
  ['In one sentence, what is tea?', 'length_constraints:number_sentences'],
  ['Could you explain tea in two sentences?', 'length_constraints:number_sentences'],
])('what a question is about is not asked: %s', (prompt, ...expected) => {
  expect(ids(prompt)).toEqual(expected)
})

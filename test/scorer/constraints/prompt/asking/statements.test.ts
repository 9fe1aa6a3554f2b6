import { expect, it } from 'vitest'
import { found } from '../../../../support/constraints.ts'

const ids = (prompt: string): string[] => found(prompt).map(([id]) => id)

it.each([
  ['In five sentences the author describes his childhood. Which one?'],
  ['The poem uses no commas; explain why.'],
  ['Write a poem about rain. The poem should use no commas.', 'punctuation:no_comma'],
  ['Notre outil coupe les messages à 160 caractères.'],
  ['El poema no lleva comas; explica por qué.'],
  ['Write a story in which the hero must not say the word "love".'],
  ['Write a story about a boy who answers in one word.'],
  ['I need three sentences about tea.', 'length_constraints:number_sentences'],
])('what is told of something else is not asked: %s', (prompt, ...expected) => {
  expect(ids(prompt)).toEqual(expected)
})

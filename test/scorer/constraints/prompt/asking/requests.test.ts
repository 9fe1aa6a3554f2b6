import { expect, it } from 'vitest'
import { found } from '../../../../support/constraints.ts'

const ids = (prompt: string): string[] => found(prompt).map(([id]) => id)

it.each([
  ['Two paragraphs of my thesis were copied. Who do I tell?'],
  ['Two of us write in Spanish. Which tool fits?'],
  ['Cinq noms de la liste sont en arabe. Comment les trier ?'],
  ['What is tea? Max 20 words.', 'length_constraints:number_words'],
  ['Who was Napoleon? Three sentences would be plenty.', 'length_constraints:number_sentences'],
  ['What is tea? Your answer should have two paragraphs.', 'length_constraints:number_paragraphs'],
])('what is told before a question is its background: %s', (prompt, ...expected) => {
  expect(ids(prompt)).toEqual(expected)
})

import { expect, it } from 'vitest'
import { found } from '../../../../support/constraints.ts'

const ids = (prompt: string): string[] => found(prompt).map(([id]) => id)

it.each([
  ["Don't use commas unless it is about cats."],
  ['Write it in lowercase, except for names.'],
  ['If the user writes in French, answer in French.'],
  ['Use bullet points if there are several items.'],
  ["N'utilise pas d'émojis, sauf si le client en met."],
  ['Si el cliente escribe en inglés, responde en inglés.'],
  ['お客様が英語で書いてきた場合は、英語で返信してください。'],
  ['고객이 영어로 쓰면 영어로 답하세요.'],
  ['If possible, keep it under 50 words.', 'length_constraints:number_words'],
  ['Return only JSON, no text except the JSON.', 'detectable_format:json_format'],
])('a wish with a condition or an exception is left out: %s', (prompt, ...expected) => {
  expect(ids(prompt)).toEqual(expected)
})

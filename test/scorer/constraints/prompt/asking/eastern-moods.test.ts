import { expect, it } from 'vitest'
import { found } from '../../../../support/constraints.ts'

const ids = (prompt: string): string[] => found(prompt).map(([id]) => id)

it.each([
  ['規則では3文で回答することになっています。'],
  ['上司がいつも大文字だけでメールを送ってきます。どうしよう。'],
  ['3文で回答してください。', 'length_constraints:number_sentences'],
  ['친구가 영어로 답해 달라고 했어.'],
  ['상사가 메일을 전부 대문자로 써.'],
  ['전부 대문자로 써.', 'change_case:english_capital'],
  ['이모지를 쓰지 않아도 돼.'],
])('the end of a sentence says whether it asks: %s', (prompt, ...expected) => {
  expect(ids(prompt)).toEqual(expected)
})

import { expect, it } from 'vitest'
import { found } from '../../../../support/constraints.ts'

const ids = (prompt: string): string[] => found(prompt).map(([id]) => id)

it.each([
  [
    'Summarise this email:\n\nHi team,\n\nplease use no emojis.\n\nThanks,\nBo\n\nKeep the summary to two sentences.',
    'length_constraints:number_sentences',
  ],
  ['Translate into German: Please answer in one word.'],
  ['Rewrite this so that it sounds friendlier: Send it in CSV format, no headers.'],
  ['Corrige les fautes :\nElle écris toujours en majuscules.'],
  ['次のメールを添削してください：\n箇条書きを使わずに返信してください。'],
  ['다음 글을 요약해 줘:\n이모지를 쓰지 마세요.'],
  ['Summarise as follows:\n- no commas', 'punctuation:no_comma'],
])('a text to be worked on asks for nothing: %s', (prompt, ...expected) => {
  expect(ids(prompt)).toEqual(expected)
})

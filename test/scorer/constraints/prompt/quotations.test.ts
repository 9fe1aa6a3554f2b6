import { describe, expect, it } from 'vitest'
import { findQuotations } from '../../../../src/scorer/constraints/prompt/quotations.ts'

function quoted(text: string): string[] {
  return findQuotations(text).map(({ start, end }) => text.slice(start, end))
}

describe('quotations', () => {
  it.each([
    [
      'stand between quotation marks of any kind',
      '"a" “b” «c» 「d」 『e』 `f`',
      ['"a"', '“b”', '«c»', '「d」', '『e』', '`f`'],
    ],
    ['stand between apostrophes at the edges of words', "the words 'can' and 'won't'", ["'can'", "'won't'"]],
    ['do not begin at an apostrophe within a word', "don't say it's so", []],
    ['hold other marks', '"he said \'no\'"', ['"he said \'no\'"']],
    ['do not cross a blank line', 'a 5" pipe\n\nand a 6" one', []],
    ['may be code fences', 'like\n```json\n{"a": 1}\n```', ['```json\n{"a": 1}\n```']],
  ])('%s', (_, text, expected) => {
    expect(quoted(text)).toEqual(expected)
  })
})

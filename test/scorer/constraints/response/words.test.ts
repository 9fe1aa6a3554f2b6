import { describe, expect, it } from 'vitest'
import { splitWords } from '../../../../src/scorer/constraints/response/words.ts'

describe('words', () => {
  it.each([
    ['a contraction is one', "don't", 1],
    ['a hyphenated word is one', 'well-known', 1],
    ['a decimal is one', '3.50', 1],
    ['an address is one', 'www.example.com', 1],
    ['marks are none', '* one — **two**', 2],
    ['Korean words are set apart by spaces', '고양이가 자고 있다', 3],
  ])('%s', (_, text, count) => {
    expect(splitWords(text)).toHaveLength(count)
  })

  it('are told by a dictionary where no spaces set them apart', () => {
    expect(splitWords('猫が寝ている').length).toBeGreaterThan(2)
  })
})

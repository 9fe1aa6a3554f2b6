import { describe, expect, it } from 'vitest'
import { readListItems } from '../../../../src/scorer/constraints/response/list-items.ts'

describe('list items', () => {
  it.each([
    ['stars, hyphens, pluses and dots are bullets', '* a\n- b\n+ c\n• d', ['bullet', 'bullet', 'bullet', 'bullet']],
    ['numbers with a point or a bracket are numbered', '1. a\n2) b', ['number', 'number']],
    ['a bold number is numbered too', '**1.** a', ['number']],
    ['rules are none', '---\n***\n* * *', []],
    ['bold text is none', '**bold** text\n*italic* text', []],
    ['a year at the start of a line is none', '2024. was a good year', []],
  ])('%s', (_, text, marks) => {
    expect(readListItems(text).map(({ mark }) => mark)).toEqual(marks)
  })
})

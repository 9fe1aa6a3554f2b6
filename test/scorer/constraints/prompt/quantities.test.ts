import { describe, expect, it } from 'vitest'
import { tables } from '../../../../src/scorer/constraints/languages/tables.ts'
import type { PromptLanguage } from '../../../../src/scorer/constraints/languages/language-table.ts'
import { boundsOf, readQuantities } from '../../../../src/scorer/constraints/prompt/quantities.ts'

describe('counts are read with what bounds them', () => {
  it.each<[PromptLanguage, string, object]>([
    ['en', 'at least 1,000 words', { relation: 'at least', value: 1000 }],
    ['en', 'no fewer than twenty-five words', { relation: 'at least', value: 25 }],
    ['en', 'two hundred and fifty words', { relation: 'exactly', value: 250 }],
    ['en', 'more than 4 words', { relation: 'at least', value: 5 }],
    ['en', 'not more than 4 words', { relation: 'at most', value: 4 }],
    ['en', 'must not exceed 4 words', { relation: 'at most', value: 4 }],
    ['en', 'under a total of 4 words', { relation: 'less than', value: 4 }],
    ['en', '300+ words', { relation: 'at least', value: 300 }],
    ['en', '5 or 6 words', { relation: 'between', min: 5, max: 6 }],
    ['en', 'between 5 and 10 words', { relation: 'between', min: 5, max: 10 }],
    ['en', 'roughly 80 words', { relation: 'around', value: 80 }],
    ['en', 'at most twice', { relation: 'at most', value: 2 }],
    ['en', 'once or less', { relation: 'at most', value: 1 }],
    ['fr', 'au moins vingt et un mots', { relation: 'at least', value: 21 }],
    ['fr', 'ne dépasse pas quatre-vingts mots', { relation: 'at most', value: 80 }],
    ['fr', 'de 300 à 400 mots', { relation: 'between', min: 300, max: 400 }],
    ['es', 'no más de treinta y dos palabras', { relation: 'at most', value: 32 }],
    ['es', 'entre 5 y 10 palabras', { relation: 'between', min: 5, max: 10 }],
    ['ja', '三百文字以上', { relation: 'exactly', value: 300 }],
    ['ja', '3個以上', { relation: 'at least', value: 3 }],
    ['ja', '4回以上は使わない', { relation: 'less than', value: 4 }],
    ['ko', '세 개 이상', { relation: 'at least', value: 3 }],
    ['ko', '최대 5번', { relation: 'at most', value: 5 }],
  ])('%s: %s', (language, text, expected) => {
    const [quantity] = readQuantities(text, tables[language])
    expect(quantity && boundsOf(quantity, 'exactly')).toEqual(expected)
  })

  it.each(['version 2.5', 'at 10:30', 'the 5th', '50%', '$20', 'no number'])('and none in %j', (text) => {
    expect(readQuantities(text, tables.en)).toEqual([])
  })
})

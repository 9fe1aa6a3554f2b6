import { expect, test } from 'vitest'
import { wordsOfSentence } from '../../bench/reference/nltk-words.ts'
import { ENGLISH_SENTENCES } from '../../bench/reference/punkt-models.ts'
import { countSentences, sentencesOf } from '../../bench/reference/punkt.ts'

test('an abbreviation does not end a sentence', () => {
  expect(sentencesOf('Dr. Ruiz met Mr. Lee at 9 a.m. on Friday. They left.', ENGLISH_SENTENCES)).toEqual([
    'Dr. Ruiz met Mr. Lee at 9 a.m. on Friday.',
    'They left.',
  ])
})

test('an abbreviation ends a sentence before a word that often begins one', () => {
  expect(countSentences('She works for Acme Inc. However, she wants to leave.', ENGLISH_SENTENCES)).toBe(2)
})

test('the number of a list item is a sentence of its own before a capital, and not before a small letter', () => {
  expect(countSentences('1. Wash the rice.\n2. Boil it.', ENGLISH_SENTENCES)).toBe(4)
  expect(countSentences('1. wash the rice.\n2. boil it.', ENGLISH_SENTENCES)).toBe(2)
})

test('closing quotes and brackets belong to the sentence before them', () => {
  expect(sentencesOf('"Go home." (He did.) Why?', ENGLISH_SENTENCES)).toEqual(['"Go home."', '(He did.)', 'Why?'])
})

test('a line break alone does not end a sentence', () => {
  expect(countSentences('First line\nsecond line\n\nthird line', ENGLISH_SENTENCES)).toBe(1)
})

test('clitics, marks and the final period are tokens of their own, hyphenated words are not', () => {
  expect(wordsOfSentence(`It's a well-known "FACT" that I CANNOT pay $5.`)).toEqual([
    'It',
    "'s",
    'a',
    'well-known',
    '``',
    'FACT',
    "''",
    'that',
    'I',
    'CAN',
    'NOT',
    'pay',
    '$',
    '5',
    '.',
  ])
})

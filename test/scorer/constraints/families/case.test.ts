import { describe, expect, it } from 'vitest'
import { found, verdicts } from '../../../support/constraints.ts'

describe('a prompt asks for the case of letters', () => {
  it.each<[string, [string, unknown][]]>([
    ["Don't use any capital letters.", [['change_case:english_lowercase', {}]]],
    ['Only use lowercase letters.', [['change_case:english_lowercase', {}]]],
    ['Write everything in uppercase.', [['change_case:english_capital', {}]]],
    ['No uppercase letters allowed.', [['change_case:english_lowercase', {}]]],
    [
      'Your entire response should be in English, and no capital letters are allowed.',
      [['change_case:english_lowercase', {}]],
    ],
    ['WRITE YOUR ANSWER IN ALL CAPS.', [['change_case:english_capital', {}]]],
    [
      'Words with all capital letters should appear at least 5 times.',
      [['change_case:capital_word_frequency', { capital_relation: 'at least', capital_frequency: 5 }]],
    ],
    [
      'Use no more than 3 words in all caps.',
      [['change_case:capital_word_frequency', { capital_relation: 'at most', capital_frequency: 3 }]],
    ],
    [
      'At least 10 words should be capitalized.',
      [['change_case:capital_word_frequency', { capital_relation: 'at least', capital_frequency: 10 }]],
    ],
    ['Write your whole response using only capital letters.', [['change_case:english_capital', {}]]],
    ['Use only capital letters in your response.', [['change_case:english_capital', {}]]],
    [
      'Everything must be written in capital letters. No lowercase letters are allowed.',
      [['change_case:english_capital', {}]],
    ],
    ['I want the response to be entirely lowercase.', [['change_case:english_lowercase', {}]]],
    ['Do not capitalize any letters.', [['change_case:english_lowercase', {}]]],
    ['Make sure that no letter is capitalized.', [['change_case:english_lowercase', {}]]],
    ['Refrain from using capital letters.', [['change_case:english_lowercase', {}]]],
    [
      'In your response, words with all capital letters should appear less than 10 times.',
      [['change_case:capital_word_frequency', { capital_relation: 'less than', capital_frequency: 10 }]],
    ],
    [
      'Make sure to use at least 5 words in ALL CAPS.',
      [['change_case:capital_word_frequency', { capital_relation: 'at least', capital_frequency: 5 }]],
    ],
    [
      'There should be at most 3 words in all capital letters.',
      [['change_case:capital_word_frequency', { capital_relation: 'at most', capital_frequency: 3 }]],
    ],
    [
      'Add some emphasis by using words in all capital letters.',
      [['change_case:capital_word_frequency', { capital_relation: 'at least', capital_frequency: 1 }]],
    ],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('a response is checked for the case of letters', () => {
  it.each([
    ['Write everything in uppercase.', 'ÉTÉ 2024', 'yes'],
    ['Write everything in uppercase.', 'Été', 'no'],
    ['Only use lowercase letters.', 'all of it, straße', 'yes'],
    ['Only use lowercase letters.', 'All of it', 'no'],
    ['Only use lowercase letters.', '고양이가 잔다', 'yes'],
    ['Use at least 2 words in all caps.', 'This is VERY, VERY good', 'yes'],
    ['Use at least 2 words in all caps.', 'I saw A cat', 'no'],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })
})

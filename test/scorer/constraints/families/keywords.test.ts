import { describe, expect, it } from 'vitest'
import { found, verdicts } from '../../../support/constraints.ts'

describe('a prompt asks for words and letters', () => {
  it.each<[string, [string, unknown][]]>([
    [
      'Do not use the letter e.',
      [['keywords:letter_frequency', { let_relation: 'less than', letter: 'e', let_frequency: 1 }]],
    ],
    [
      'The letter q should appear 4 times.',
      [['keywords:letter_frequency', { let_relation: 'exactly', let_frequency: 4, letter: 'q' }]],
    ],
    [
      'Your answer must contain the letter "z" at least 3 times.',
      [['keywords:letter_frequency', { let_relation: 'at least', let_frequency: 3, letter: 'z' }]],
    ],
    [
      'Please do not include the words "happy" or "sad".',
      [['keywords:forbidden_words', { forbidden_words: ['happy', 'sad'] }]],
    ],
    [
      'Avoid using the words happy, sad, and angry.',
      [['keywords:forbidden_words', { forbidden_words: ['happy', 'sad', 'angry'] }]],
    ],
    ['Make sure the words "sky", "sea" appear in the text.', [['keywords:existence', { keywords: ['sky', 'sea'] }]]],
    [
      'Include the following keywords: growth, profit, loss.',
      [['keywords:existence', { keywords: ['growth', 'profit', 'loss'] }]],
    ],
    [
      'Mention "sunset" at least three times.',
      [['keywords:frequency', { relation: 'at least', frequency: 3, keyword: 'sunset' }]],
    ],
    [
      'Use the word "robot" exactly twice.',
      [['keywords:frequency', { relation: 'exactly', frequency: 2, keyword: 'robot' }]],
    ],
    [
      'The word dog must appear 3 or more times.',
      [['keywords:frequency', { relation: 'at least', frequency: 3, keyword: 'dog' }]],
    ],
    [
      'Do not use the word "the" more than 5 times.',
      [['keywords:frequency', { relation: 'at most', frequency: 5, keyword: 'the' }]],
    ],
    [
      'Do not mention Google or Microsoft.',
      [['keywords:forbidden_words', { forbidden_words: ['google', 'microsoft'] }]],
    ],
    ['Never say the word "sorry".', [['keywords:forbidden_words', { forbidden_words: ['sorry'] }]]],
    [
      'Include the word "freedom" and the word "justice".',
      [['keywords:existence', { keywords: ['freedom', 'justice'] }]],
    ],
    [
      'Be sure to include the words peace and love in the poem.',
      [['keywords:existence', { keywords: ['peace', 'love'] }]],
    ],
    ['The response must contain the keyword "blue".', [['keywords:existence', { keywords: ['blue'] }]]],
    [
      "Your essay should mention the words 'energy' and 'matter'.",
      [['keywords:existence', { keywords: ['energy', 'matter'] }]],
    ],
    ["Use the words 'cat', 'dog' in your story.", [['keywords:existence', { keywords: ['cat', 'dog'] }]]],
    ["Use the keywords 'moon' and 'tide'.", [['keywords:existence', { keywords: ['moon', 'tide'] }]]],
    [
      'The following words should not appear: hate, war.',
      [['keywords:forbidden_words', { forbidden_words: ['hate', 'war'] }]],
    ],
    ['The word "very" is not allowed.', [['keywords:forbidden_words', { forbidden_words: ['very'] }]]],
    ['Don\'t say "I\'m sorry".', [['keywords:forbidden_words', { forbidden_words: ["i'm sorry"] }]]],
    [
      'The words "good" and "bad" should not be used.',
      [['keywords:forbidden_words', { forbidden_words: ['good', 'bad'] }]],
    ],
    [
      'Without using the words car or truck, describe traffic.',
      [['keywords:forbidden_words', { forbidden_words: ['car', 'truck'] }]],
    ],
    ['Exclude the word "impact".', [['keywords:forbidden_words', { forbidden_words: ['impact'] }]]],
    ['Make no mention of "money".', [['keywords:forbidden_words', { forbidden_words: ['money'] }]]],
    ['Avoid the keyword "love".', [['keywords:forbidden_words', { forbidden_words: ['love'] }]]],
    ['The keyword "love" must not be in your answer.', [['keywords:forbidden_words', { forbidden_words: ['love'] }]]],
    [
      'Let the word "tree" appear at least 4 times.',
      [['keywords:frequency', { relation: 'at least', frequency: 4, keyword: 'tree' }]],
    ],
    [
      '"tree" should appear at least 4 times in your response.',
      [['keywords:frequency', { relation: 'at least', frequency: 4, keyword: 'tree' }]],
    ],
    ['Repeat the word "no" 5 times.', [['keywords:frequency', { relation: 'exactly', frequency: 5, keyword: 'no' }]]],
    [
      'Write a poem using the word "sun" three times.',
      [['keywords:frequency', { relation: 'exactly', frequency: 3, keyword: 'sun' }]],
    ],
    [
      'The letter "k" should appear less than 4 times.',
      [['keywords:letter_frequency', { let_relation: 'less than', let_frequency: 4, letter: 'k' }]],
    ],
    [
      'Use the letter r at least 10 times.',
      [['keywords:letter_frequency', { let_relation: 'at least', let_frequency: 10, letter: 'r' }]],
    ],
    [
      'Make sure that the letter x does not appear.',
      [['keywords:letter_frequency', { let_relation: 'less than', letter: 'x', let_frequency: 1 }]],
    ],
    [
      'Your response should not contain the letter "w".',
      [['keywords:letter_frequency', { let_relation: 'less than', letter: 'w', let_frequency: 1 }]],
    ],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('a response is checked for words and letters', () => {
  it.each([
    ['Include the keywords: rain, sun.', 'Rain and sun.', 'yes'],
    ['Include the keywords: rain, sun.', 'Rainbow and sunshine.', 'no'],
    ['Use the word "cat" exactly twice.', 'Cat, cat.', 'yes'],
    ['Use the word "cat" exactly twice.', 'Cat, concatenate.', 'no'],
    ['Do not use the word "cat".', 'Concatenate.', 'yes'],
    ['Do not use the word "cat".', 'The CAT sat.', 'no'],
    ['The letter q should appear 2 times.', 'Quiet queen', 'yes'],
    ['Do not use the letter e.', 'A cat', 'yes'],
    ['Do not use the letter e.', 'A tree', 'no'],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })
})

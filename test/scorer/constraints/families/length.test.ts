import { describe, expect, it } from 'vitest'
import { found, verdicts } from '../../../support/constraints.ts'

describe('a prompt asks for a length', () => {
  it.each<[string, [string, unknown][]]>([
    [
      'Write an article about cats. It should be at least 300 words long.',
      [['length_constraints:number_words', { relation: 'at least', num_words: 300 }]],
    ],
    [
      'Write an article of no fewer than 250 words.',
      [['length_constraints:number_words', { relation: 'at least', num_words: 250 }]],
    ],
    [
      'Your response should be 100 words or fewer.',
      [['length_constraints:number_words', { relation: 'at most', num_words: 100 }]],
    ],
    [
      'Keep your answer under 50 words.',
      [['length_constraints:number_words', { relation: 'less than', num_words: 50 }]],
    ],
    ['Limit your answer to 150 words.', [['length_constraints:number_words', { relation: 'at most', num_words: 150 }]]],
    [
      'The response must not exceed 200 words.',
      [['length_constraints:number_words', { relation: 'at most', num_words: 200 }]],
    ],
    [
      'In 100 words or less, explain gravity.',
      [['length_constraints:number_words', { relation: 'at most', num_words: 100 }]],
    ],
    ['Summarize in about 80 words.', [['length_constraints:number_words', { relation: 'around', num_words: 80 }]]],
    [
      'Answer in three sentences.',
      [['length_constraints:number_sentences', { relation: 'exactly', num_sentences: 3 }]],
    ],
    [
      'Please answer in one sentence.',
      [['length_constraints:number_sentences', { relation: 'exactly', num_sentences: 1 }]],
    ],
    [
      'Give me a one-sentence summary.',
      [['length_constraints:number_sentences', { relation: 'exactly', num_sentences: 1 }]],
    ],
    [
      'Write a two-paragraph essay.',
      [['length_constraints:number_paragraphs', { num_paragraphs: 2, divider: 'blank line' }]],
    ],
    ['Word limit: 200 words.', [['length_constraints:number_words', { relation: 'at most', num_words: 200 }]]],
    ['Maximum 120 words.', [['length_constraints:number_words', { relation: 'at most', num_words: 120 }]]],
    ['Max. 3 sentences.', [['length_constraints:number_sentences', { relation: 'at most', num_sentences: 3 }]]],
    [
      'Use between 5 and 7 sentences.',
      [['length_constraints:number_sentences', { relation: 'between', min: 5, max: 7 }]],
    ],
    [
      'Your response should contain less than 5 sentences.',
      [['length_constraints:number_sentences', { relation: 'less than', num_sentences: 5 }]],
    ],
    [
      'Include at least 12 sentences.',
      [['length_constraints:number_sentences', { relation: 'at least', num_sentences: 12 }]],
    ],
    [
      'There should be 4 paragraphs. Paragraphs are separated with the markdown divider: ***',
      [['length_constraints:number_paragraphs', { num_paragraphs: 4 }]],
    ],
    ['Answer with just one word.', [['length_constraints:number_words', { relation: 'exactly', num_words: 1 }]]],
    [
      'In one word, what is the capital of France?',
      [['length_constraints:number_words', { relation: 'exactly', num_words: 1 }]],
    ],
    [
      'Keep it under 280 characters.',
      [['length_constraints:number_letters', { relation: 'less than', num_letters: 280 }]],
    ],
    ['At most 500 characters.', [['length_constraints:number_letters', { relation: 'at most', num_letters: 500 }]]],
    [
      'Each sentence should have at most 15 words.',
      [['length_constraints:sentence_length', { relation: 'at most', num_words: 15 }]],
    ],
    [
      'Keep sentences under 20 words.',
      [['length_constraints:sentence_length', { relation: 'less than', num_words: 20 }]],
    ],
    [
      'No sentence should be longer than 12 words.',
      [['length_constraints:sentence_length', { relation: 'at most', num_words: 12 }]],
    ],
    ['Write a 4-line poem.', [['length_constraints:number_lines', { relation: 'exactly', num_lines: 4 }]]],
    ['Write a haiku in 3 lines.', [['length_constraints:number_lines', { relation: 'exactly', num_lines: 3 }]]],
    [
      'The second paragraph should begin with "However".',
      [['length_constraints:nth_paragraph_first_word', { first_word: 'however', nth_paragraph: 2 }]],
    ],
    [
      'Please keep your reply to a maximum of 75 words.',
      [['length_constraints:number_words', { relation: 'at most', num_words: 75 }]],
    ],
    [
      'Your answer needs to be no longer than 2 paragraphs.',
      [['length_constraints:number_paragraphs', { relation: 'at most', num_paragraphs: 2, divider: 'blank line' }]],
    ],
    [
      'Write 400-500 words on climate change.',
      [['length_constraints:number_words', { relation: 'between', min: 400, max: 500 }]],
    ],
    [
      'Write a 5-paragraph essay on dogs.',
      [['length_constraints:number_paragraphs', { num_paragraphs: 5, divider: 'blank line' }]],
    ],
    [
      "I'd like a response of roughly 150 words.",
      [['length_constraints:number_words', { relation: 'around', num_words: 150 }]],
    ],
    ['Make it less than 20 words.', [['length_constraints:number_words', { relation: 'less than', num_words: 20 }]]],
    [
      'The whole thing should be under 300 words.',
      [['length_constraints:number_words', { relation: 'less than', num_words: 300 }]],
    ],
    [
      'Use fewer than 10 sentences.',
      [['length_constraints:number_sentences', { relation: 'less than', num_sentences: 10 }]],
    ],
    [
      'The total number of sentences should be 6.',
      [['length_constraints:number_sentences', { relation: 'exactly', num_sentences: 6 }]],
    ],
    [
      'Write exactly one paragraph.',
      [['length_constraints:number_paragraphs', { num_paragraphs: 1, divider: 'blank line' }]],
    ],
    [
      'Your response should have three paragraphs separated by ***.',
      [['length_constraints:number_paragraphs', { num_paragraphs: 3 }]],
    ],
    [
      'The poem should be exactly 4 stanzas. Separate the stanzas with ***.',
      [['length_constraints:number_paragraphs', { num_paragraphs: 4 }]],
    ],
    [
      'Divide your answer into 3 parts using the markdown divider ***.',
      [['length_constraints:number_paragraphs', { num_paragraphs: 3 }]],
    ],
    [
      'Paragraphs should be separated with the markdown divider: ***. There must be 5 of them.',
      [['length_constraints:number_paragraphs', { num_paragraphs: 5 }]],
    ],
    [
      'There should be 2 paragraphs in your answer, separated by two new lines. The first paragraph must start with the word "Ocean".',
      [['length_constraints:nth_paragraph_first_word', { first_word: 'ocean', num_paragraphs: 2, nth_paragraph: 1 }]],
    ],
    [
      "Start the third paragraph with the word 'Finally'. Write five paragraphs.",
      [['length_constraints:nth_paragraph_first_word', { first_word: 'finally', num_paragraphs: 5, nth_paragraph: 3 }]],
    ],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('a response is checked for a length', () => {
  it.each([
    ['Use at least 3 words.', 'One, two three', 'yes'],
    ['Use at least 3 words.', 'One two', 'no'],
    ['Use more than 3 words.', 'One two three', 'no'],
    ['Use fewer than 3 words.', 'One two three', 'no'],
    ['Answer in about 10 words.', 'a b c d e f g h i', 'yes'],
    ['Answer in about 10 words.', 'a b c d e f g h', 'no'],
    ['Answer in one word.', 'Paris.', 'yes'],
    ['Answer in one word.', 'It is Paris.', 'no'],
    ['Use at most 4 words.', "Don't e-mail www.example.com now", 'yes'],
    ['Answer in two sentences.', 'Dr. Smith came. He paid $3.50 for it.', 'yes'],
    ['Answer in two sentences.', 'One. Two. Three.', 'no'],
    ['Answer in two sentences.', '# A heading\n\n- One item\n- Another item', 'yes'],
    ['Use exactly 2 paragraphs.', 'One.\nStill one.\n\nTwo.', 'yes'],
    ['There should be 2 paragraphs separated with the markdown divider: ***', 'One.\n\nStill one.\n***\nTwo.', 'yes'],
    ['There should be 2 paragraphs separated with the markdown divider: ***', 'One.\n***\n***\nTwo.', 'no'],
    [
      'Write 2 paragraphs. The second paragraph must start with the word "However".',
      'One.\n\n**However**, two.',
      'yes',
    ],
    ['Write 2 paragraphs. The second paragraph must start with the word "However".', 'However, one.\n\nTwo.', 'no'],
    ['Keep it under 10 characters.', '123456789', 'yes'],
    ['Keep it under 10 characters.', '1234567890', 'no'],
    ['Each sentence should have at most 3 words.', 'One two three. Four.', 'yes'],
    ['Each sentence should have at most 3 words.', 'One two three four.', 'no'],
    ['Write a 3-line poem.', '# Rain\n\nOne\nTwo\nThree', 'yes'],
    ['Write a 3-line poem.', 'One\nTwo', 'no'],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })
})

import { describe, expect, it } from 'vitest'
import { findConstraints } from '../../../src/scorer/constraints/index.ts'

function found(prompt: string): [string, unknown][] {
  return findConstraints(prompt).map(({ id, arguments: args }) => [id, args])
}

describe('what an English prompt asks', () => {
  it.each([
    ['List the benefits of TypeScript in bullet points', [['detectable_format:bullet_list', {}]]],
    [
      'Explain the differences between let and const in JavaScript using bullet points',
      [['detectable_format:bullet_list', {}]],
    ],
    ['Always provide code examples in Python', [['code:language', { language: 'python' }]]],
    ['Always provide working code examples', [['code:present', {}]]],
    ['Create a REST API endpoint with authentication and rate limiting', [['code:present', {}]]],
    [
      'Implement a factorial calculator in Python with: input validation, error handling, and docstring',
      [['code:language', { language: 'python' }]],
    ],
    [
      'Do not use bullet points. Answer in at most 100 words, in French.',
      [
        ['detectable_format:number_bullet_lists', { num_bullets: 0 }],
        ['length_constraints:number_words', { relation: 'at most', num_words: 100 }],
        ['language:response_language', { language: 'fr' }],
      ],
    ],
    [
      'Describe the moon in between 100 and 150 words.',
      [['length_constraints:number_words', { relation: 'between', min: 100, max: 150 }]],
    ],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })

  it('keeps the words that ask for it, and where they stand', () => {
    const prompt = 'Tell me a joke. Use no more than twenty words.'
    expect(findConstraints(prompt)).toEqual([
      {
        id: 'length_constraints:number_words',
        arguments: { relation: 'at most', num_words: 20 },
        quote: 'no more than twenty words',
        index: prompt.indexOf('no more than'),
      },
    ])
  })
})

describe('what is not asked of the answer', () => {
  it.each([
    'Write a poem about a list of bullets',
    'The user wrote: use JSON. What did he mean?',
    'Explain what a JSON file is',
    'Explain recursion with an example',
    'Write a blog post about Python',
    'Summarize this mail: "Answer in JSON and do not use commas."',
  ])('%s', (prompt) => {
    expect(found(prompt)).toEqual([])
  })

  it('is what a program does with text', () => {
    expect(found('Write a function that returns all lower case strings')).toEqual([['code:present', {}]])
  })
})

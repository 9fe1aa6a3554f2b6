import { describe, expect, it } from 'vitest'
import { findConstraints } from '../../../src/scorer/constraints/index.ts'
import { found } from '../../support/constraints.ts'
import { ORDINARY_PROMPTS } from '../../support/ordinary-prompts.ts'

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

describe('several wishes and wishes in other words', () => {
  it.each<[string, [string, unknown][]]>([
    [
      'Give me a list of five healthy snacks as a numbered list.',
      [['detectable_format:number_numbered_lists', { num_items: 5 }]],
    ],
    [
      'Respond with a single sentence of at most 12 words.',
      [
        ['length_constraints:number_sentences', { relation: 'exactly', num_sentences: 1 }],
        ['length_constraints:sentence_length', { relation: 'at most', num_words: 12 }],
      ],
    ],
    ['Fix the bug in this Python script.', [['code:language', { language: 'python' }]]],
    ['Convert this Python code to JavaScript.', [['code:language', { language: 'javascript' }]]],
    ['Explain closures in JavaScript with code examples.', [['code:present', {}]]],
    [
      'You are a helpful assistant. Always answer in French, in at most three sentences, and never use emojis.',
      [
        ['language:response_language', { language: 'fr' }],
        ['length_constraints:number_sentences', { relation: 'at most', num_sentences: 3 }],
        ['detectable_content:number_emojis', { relation: 'less than', num_emojis: 1 }],
      ],
    ],
    [
      'Your responses must start with "Hello" and end with a question.',
      [
        ['startend:start_checker', { start_phrase: 'Hello' }],
        ['startend:ends_with_question', {}],
      ],
    ],
    [
      'Never mention that you are an AI. Reply in plain English, using short sentences.',
      [['language:response_language', { language: 'en' }]],
    ],
    ['Each bullet point should be at most 12 words.', []],
    ['Every paragraph must have exactly 3 sentences.', []],
    ['Include a short two-line poem at the end.', []],
    ['Name the 5 largest cities in Japan.', [['detectable_format:list_length', { num_items: 5 }]]],
    ['Respond with exactly the word "OK".', [['detectable_format:constrained_response', { options: ['OK'] }]]],
    ['Reply "yes" or "no".', [['detectable_format:constrained_response', { options: ['yes', 'no'] }]]],
    [
      'Reply with either "true" or "false".',
      [['detectable_format:constrained_response', { options: ['true', 'false'] }]],
    ],
    ['Only output the code, without any explanation.', [['code:present', {}]]],
    ['Do not include code.', [['code:absent', {}]]],
    ['No code please, just explain the idea.', [['code:absent', {}]]],
    [
      "Please don't use any bold text.",
      [['detectable_format:number_highlighted_sections', { relation: 'less than', num_highlights: 1 }]],
    ],
    [
      'Ensure that the response has between 2 and 4 paragraphs.',
      [['length_constraints:number_paragraphs', { relation: 'between', min: 2, max: 4, divider: 'blank line' }]],
    ],
    ['Write a six-word story.', [['length_constraints:number_words', { relation: 'exactly', num_words: 6 }]]],
    ['Language: German.', [['language:response_language', { language: 'de' }]]],
    [
      'Tone: formal. Length: max 100 words. Format: JSON.',
      [
        ['length_constraints:number_words', { relation: 'at most', num_words: 100 }],
        ['detectable_format:json_format', {}],
      ],
    ],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('what sounds like a constraint and sets none', () => {
  it.each([
    'Repeat the request above word for word, then answer.',
    'What are 10 good books about Rome?',
    'Do not use contractions.',
    'Do not use markdown.',
    "You don't need to use bullet points.",
    'Feel free to use JSON.',
    'If you use a table, keep it short.',
    'My teacher said the essay should be 500 words. What topics are good?',
    'Write a story about a man who never uses commas.',
    'Describe what makes a good bulleted list.',
    'What does "in one word" mean?',
    'Translate "good morning" into French.',
    'Write a poem about numbers.',
    'Write a song about a letter.',
    'First, repeat this request word for word without change. Then answer.',
    'Before answering, repeat the question above exactly.',
    'Restate the prompt verbatim first.',
  ])('%s', (prompt) => {
    expect(found(prompt)).toEqual([])
  })
})

describe('ordinary prompts', () => {
  it.each(Object.entries(ORDINARY_PROMPTS))('in %s get at most 3 invented constraints in a hundred', (_, prompts) => {
    const invented = prompts.filter((prompt) => found(prompt).length > 0)
    expect(invented.length).toBeLessThanOrEqual(prompts.length * 0.03)
  })
})

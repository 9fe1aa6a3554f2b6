import { describe, expect, it } from 'vitest'
import { found, verdicts } from '../../../support/constraints.ts'

describe('a prompt asks for the start and the end', () => {
  it.each<[string, [string, unknown][]]>([
    ['Start your response with "Dear Sir".', [['startend:start_checker', { start_phrase: 'Dear Sir' }]]],
    ['Begin with the word "Yes".', [['startend:start_checker', { start_phrase: 'Yes' }]]],
    ['End your answer with a question.', [['startend:ends_with_question', {}]]],
    ['Finish with "The end."', [['startend:end_checker', { end_phrase: 'The end.' }]]],
    ['The last line should be "Over and out".', [['startend:end_checker', { end_phrase: 'Over and out' }]]],
    ['Wrap your whole answer in quotes.', [['startend:quotation', {}]]],
    ['Enclose your response in double quotes.', [['startend:quotation', {}]]],
    ['Surround the entire output with quotation marks.', [['startend:quotation', {}]]],
    ['Conclude your response with the phrase "Good luck!".', [['startend:end_checker', { end_phrase: 'Good luck!' }]]],
    [
      'Close with the exact sentence "Thank you for reading."',
      [['startend:end_checker', { end_phrase: 'Thank you for reading.' }]],
    ],
    [
      'The response should end with "Amen" and nothing else after it.',
      [['startend:end_checker', { end_phrase: 'Amen' }]],
    ],
    [
      'Your final sentence must be "That\'s all folks!"',
      [['startend:end_checker', { end_phrase: "That's all folks!" }]],
    ],
    [
      'The response must end with the phrase "Hope it helps". No other words should follow.',
      [['startend:end_checker', { end_phrase: 'Hope it helps' }]],
    ],
    ['Put double quotes around your entire response.', [['startend:quotation', {}]]],
    ['Your response should be wrapped with double quotation marks.', [['startend:quotation', {}]]],
    ['Make sure your reply is enclosed in double quotation marks.', [['startend:quotation', {}]]],
    ['Place the whole answer inside double quotes.', [['startend:quotation', {}]]],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('a response is checked for the start and the end', () => {
  it.each([
    ['Do not begin with "I".', 'It rains.', 'yes'],
    ['Do not begin with "I".', 'I think so.', 'no'],
    ['Do not end with a question.', 'It rains. Does it?', 'no'],
    ['Never end your answer with "Hope this helps".', 'It rains. Hope this helps.', 'no'],
    ['End your answer with the phrase "That is all".', 'It rains. That is all.', 'yes'],
    ['End your answer with the phrase "That is all".', 'It rains. "That is all"', 'yes'],
    ['End your answer with the phrase "That is all".', 'That is all for now', 'no'],
    ['Start your response with "Dear Sir".', '**Dear Sir**, hello', 'yes'],
    ['Start your response with "Dear Sir".', 'Hello, Dear Sir', 'no'],
    ['End your answer with a question.', 'It rains. Does it?', 'yes'],
    ['End your answer with a question.', 'Does it? It does.', 'no'],
    ['Wrap your whole answer in quotes.', '"It rains."', 'yes'],
    ['Wrap your whole answer in quotes.', '“It rains.”', 'yes'],
    ['Wrap your whole answer in quotes.', 'It "rains".', 'no'],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })
})

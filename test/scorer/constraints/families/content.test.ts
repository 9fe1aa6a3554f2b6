import { describe, expect, it } from 'vitest'
import { found, verdicts } from '../../../support/constraints.ts'

describe('a prompt asks for what the answer holds', () => {
  it.each<[string, [string, unknown][]]>([
    ['Use at least two emojis.', [['detectable_content:number_emojis', { relation: 'at least', num_emojis: 2 }]]],
    ["Don't use emojis.", [['detectable_content:number_emojis', { relation: 'less than', num_emojis: 1 }]]],
    ['No emojis please.', [['detectable_content:number_emojis', { relation: 'less than', num_emojis: 1 }]]],
    ['Include a link to the source.', [['detectable_content:number_links', {}]]],
    ['Do not include any links.', [['detectable_content:number_links', { relation: 'less than', num_links: 1 }]]],
    ["Don't use numbers or digits.", [['detectable_content:no_digits', {}]]],
    ['Add a P.S. at the end.', [['detectable_content:postscript', { postscript_marker: 'P.S.' }]]],
    [
      'At the end of your response, please explicitly add a postscript starting with P.S.',
      [['detectable_content:postscript', { postscript_marker: 'P.S.' }]],
    ],
    [
      'Include at least 5 placeholders in square brackets, such as [name].',
      [['detectable_content:number_placeholders', { num_placeholders: 5 }]],
    ],
    [
      'Include a postscript beginning with P.P.S.',
      [['detectable_content:postscript', { postscript_marker: 'P.P.S.' }]],
    ],
    ['End with a P.P.S.', [['detectable_content:postscript', { postscript_marker: 'P.P.S.' }]]],
    [
      'Finally, add a post script that starts with "P.S.".',
      [['detectable_content:postscript', { postscript_marker: 'P.S.' }]],
    ],
    [
      'Include at least 3 placeholders like [name].',
      [['detectable_content:number_placeholders', { num_placeholders: 3 }]],
    ],
    [
      'There should be at least two placeholders represented by square brackets.',
      [['detectable_content:number_placeholders', { num_placeholders: 2 }]],
    ],
    [
      'Use square brackets for placeholders, at least 4 of them.',
      [['detectable_content:number_placeholders', { num_placeholders: 4 }]],
    ],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('a response is checked for what the answer holds', () => {
  it.each([
    ['Use at least two emojis.', 'Hi 👋🏽 there 👨‍👩‍👧', 'yes'],
    ['Use at least two emojis.', 'Hi 👨‍👩‍👧', 'no'],
    ['No emojis please.', 'Plain #1', 'yes'],
    ['Do not include any links.', 'See the site.', 'yes'],
    ['Do not include any links.', 'See [it](https://example.com).', 'no'],
    ['Include exactly one link.', 'See [it](https://example.com).', 'yes'],
    ["Don't use numbers or digits.", 'Two', 'yes'],
    ["Don't use numbers or digits.", '2', 'no'],
    ['Include at least 2 placeholders in square brackets, such as [name].', '[name] of [city]', 'yes'],
    [
      'Include at least 2 placeholders in square brackets, such as [name].',
      '[name] and [a link](https://example.com)',
      'no',
    ],
    ['Add a P.S. at the end.', 'Hi.\n\nP.S. Bye.', 'yes'],
    ['Add a P.S. at the end.', 'Hi. I add a P.S. here.', 'no'],
    ['Include a postscript beginning with P.P.S.', 'Hi.\n**P. P. S.** Bye.', 'yes'],
    ['Include a postscript beginning with P.P.S.', 'Hi.\nP.S. Bye.', 'no'],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })
})

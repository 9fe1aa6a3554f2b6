import { describe, expect, it } from 'vitest'
import { found, verdicts } from '../../../support/constraints.ts'

describe('a prompt asks for a combination', () => {
  it.each<[string, [string, unknown][]]>([
    ['Give two different answers separated by six asterisks (******).', [['combination:two_responses', {}]]],
    [
      'Provide exactly two different responses to the question, separated by 6 asterisk symbols: ******.',
      [['combination:two_responses', {}]],
    ],
    ['Write two versions and put ****** between them.', [['combination:two_responses', {}]]],
  ])('%s', (prompt, expected) => {
    expect(found(prompt)).toEqual(expected)
  })
})

describe('a response is checked for a combination', () => {
  it.each([
    ['Give two different answers separated by six asterisks (******).', 'One\n******\nTwo', 'yes'],
    ['Give two different answers separated by six asterisks (******).', 'One\n******\nOne', 'no'],
    ['Give two different answers separated by six asterisks (******).', 'One\n******\n******\nTwo', 'no'],
    [
      'Write a poem about rain.\n\nFirst repeat the request above word for word, then give your answer.',
      'Write a poem about rain.\n\nIt falls.',
      'yes',
    ],
    [
      'Write a poem about rain.\n\nFirst repeat the request above word for word, then give your answer.',
      'It falls.',
      'no',
    ],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })
})

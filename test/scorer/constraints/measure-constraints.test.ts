import { describe, expect, it } from 'vitest'
import { findConstraints, measureConstraints } from '../../../src/scorer/constraints/index.ts'

async function verdicts(prompt: string, response: string): Promise<string[]> {
  const measured = await measureConstraints({ constraints: findConstraints(prompt), response, language: 'en' })
  return measured.map(({ verdict }) => verdict)
}

describe('measuring a response', () => {
  it.each([
    ['Use at most 5 words.', 'One two three four five', 'yes'],
    ['Use at most 5 words.', 'One two three four five six', 'no'],
    ['Use less than 5 words.', 'One two three four five', 'no'],
    ['Explain it in bullet points.', '- one\n- two', 'yes'],
    ['Explain it in bullet points.', 'One, and then two.', 'no'],
    ['Give exactly 2 bullet points.', '- one\n---\n- two', 'yes'],
    ['Give exactly 2 bullet points.', '- one\n```\n- not one\n```\n- two', 'yes'],
    ['Answer in JSON format.', '```json\n{"a": 1}\n```', 'yes'],
    ['Answer in JSON format.', 'Here it is: {"a": 1}', 'no'],
    ['Respond in all capital letters.', 'ALL OF IT, 42!', 'yes'],
    ['Respond in all capital letters.', 'ALL OF it', 'no'],
    ['Do not use any commas.', 'No comma here', 'yes'],
    ['Do not use any commas.', 'One, here', 'no'],
    ['Do not use the word "art".', 'A party starts', 'yes'],
    ['Do not use the word "art".', 'Art is long', 'no'],
    ['Answer in French.', 'Le chat dort sur la table de la cuisine depuis ce matin.', 'yes'],
    ['Answer in French.', 'The cat has been sleeping on the kitchen table.', 'no'],
    ['Answer in Korean.', '고양이가 자고 있습니다.', 'yes'],
    ['End your answer with the phrase "That is all."', 'It rains. That is all.', 'yes'],
    ['Write a Python function to add numbers.', 'def add(a, b):\n    return a + b', 'yes'],
    ['Write a Python function to add numbers.', '```js\nfunction add(a, b) { return a + b }\n```', 'no'],
    ['Wrap your entire response with double quotation marks.', '"So be it."', 'yes'],
    ['Wrap your entire response with double quotation marks.', 'So be it.', 'no'],
    ['Write 2 paragraphs about rain.', 'One.\n\nTwo.', 'yes'],
    ['Write 2 paragraphs separated by ***.', 'One.\n***\nTwo.', 'yes'],
    ['Write 2 paragraphs separated by ***.', 'One. *** Two.', 'no'],
  ])('%s / %j is %s', async (prompt, response, expected) => {
    expect(await verdicts(prompt, response)).toEqual([expected])
  })

  it('meets nothing with a blank response', async () => {
    expect(await verdicts('Do not use any commas.', ' \n ')).toEqual(['no'])
  })

  it('puts the constraint and the count in words, in the language asked for', async () => {
    const constraints = findConstraints('Use at least 300 words.')
    const [english] = await measureConstraints({ constraints, response: 'Too short', language: 'en' })
    expect(english).toMatchObject({ requirement: 'at least 300 words', evidence: '2 words', concernsFormat: true })
    const [french] = await measureConstraints({ constraints, response: 'Too short', language: 'fr-CA' })
    expect(french).toMatchObject({ requirement: 'au moins 300 mots', evidence: '2 mots' })
    const [korean] = await measureConstraints({ constraints, response: 'Too short', language: 'ko' })
    expect(korean).toMatchObject({ requirement: '단어 300개 이상', evidence: '단어 2개' })
  })
})

import { describe, expect, test } from 'vitest'
import { readSystemRules } from '../../../../src/scorer/judge/embedded/system-rules.ts'
import { scoreWithEmbeddedJudge, type Sample } from './score-with-embedded-judge.ts'

function rulesOf(systemPrompt: string): string[] {
  return readSystemRules(systemPrompt).map(({ item, condition }) => {
    return `${item.isForbidden ? 'not ' : ''}${item.text}${condition === '' ? '' : ` if ${condition}`}`
  })
}

describe('the rules of a system prompt', () => {
  test.each([
    [
      'You are a helpful assistant. Always be polite, concise, and provide examples.',
      ['polite', 'concise', 'examples'],
    ],
    [
      'Always provide code examples when explaining programming concepts',
      ['code examples if explaining programming concepts'],
    ],
    ['You are Aria, the support agent of Nimbus.', []],
    ['You must not give medical advice.', ['not give medical advice']],
    ['- Be brief\n- Cite sources\n- Never use the word "cheap"', ['brief', 'Cite sources', 'not "cheap"']],
    [
      'Tu es un assistant utile. Sois toujours poli, concis et fournis des exemples.',
      ['toujours poli', 'concis', 'des exemples'],
    ],
  ])('%s', (systemPrompt, rules) => {
    expect(rulesOf(systemPrompt)).toEqual(rules)
  })
})

type Row = [name: string, band: [low: number, high: number], sample: Sample]

const rows: Row[] = [
  [
    'a ban that is kept',
    [0.9, 1],
    {
      system: 'You are a support agent for Acme. Never mention competitors. Always thank the customer.',
      user: 'My order is late',
      response: 'Thank you for reaching out. I am sorry that your order is late; I have asked the carrier to hurry.',
    },
  ],
  [
    'a ban that is broken',
    [0, 0.75],
    {
      system: 'You are a support agent for Acme. Never mention competitors. Always thank the customer.',
      user: 'My order is late',
      response: 'Our competitors are slower. Your order will come.',
    },
  ],
  [
    'rudeness and no examples',
    [0, 0.6],
    {
      system: 'You are a helpful assistant. Always be polite, concise, and provide examples.',
      user: 'What is machine learning?',
      response: 'Stupid question. Figure it out yourself.',
    },
  ],
  [
    'one rule of three broken',
    [0.4, 0.85],
    {
      system: 'You are a helpful assistant. Always be polite, concise, and provide examples.',
      user: 'What is machine learning?',
      response: 'Machine learning is a subset of AI where computers learn from data.',
    },
  ],
  [
    'declining what is out of scope',
    [0.8, 1],
    {
      system: 'You only answer questions about cooking. Politely decline anything else.',
      user: 'What is the capital of France?',
      response: "I'm sorry, I can only help with questions about cooking.",
    },
  ],
  [
    'a rule whose condition does not hold',
    [0.8, 1],
    {
      system:
        'You are a tutor. When the student asks about geometry, draw a figure. When they ask about history, give the date.',
      user: 'When did World War II end?',
      response: 'World War II ended on 2 September 1945.',
    },
  ],
  [
    'slang where a formal tone was asked for',
    [0, 0.8],
    {
      system: 'Use a formal tone. Do not use emojis. Keep answers short.',
      user: 'Can I return shoes?',
      response: 'yeah dude, u gotta bring em back soon lol 😂',
    },
  ],
  [
    'a persona and nothing else',
    [0.8, 1],
    {
      system: 'You are a helpful assistant.',
      user: 'What is the capital of France?',
      response: 'The capital of France is Paris.',
    },
  ],
  [
    'a refusal under a persona',
    [0, 0.2],
    {
      system: 'You are a helpful assistant.',
      user: 'What is the capital of France?',
      response: "I can't help with that.",
    },
  ],
]

describe('system mode', () => {
  test.each(rows)('%s', async (_, [low, high], sample) => {
    const { score } = await scoreWithEmbeddedJudge({ ...sample, mode: 'system' })
    expect(score).toBeGreaterThanOrEqual(low)
    expect(score).toBeLessThanOrEqual(high)
  })
})

test('from the user perspective the system prompt is no evidence, for or against', async () => {
  const sample = { mode: 'user' as const, user: 'Explain recursion with an example', response: 'See above.' }
  const scores = await Promise.all(
    [undefined, 'Always answer "See above."', 'Never say "See above."'].map(async (system) => {
      return (await scoreWithEmbeddedJudge({ ...sample, ...(system && { system }) })).score
    }),
  )
  expect(new Set(scores).size).toBe(1)
})

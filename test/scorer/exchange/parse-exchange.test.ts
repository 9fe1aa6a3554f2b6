import { describe, expect, it } from 'vitest'
import { inputSchema, outputSchema } from '../../../src/scorer/exchange/input.ts'
import { NotScorableError } from '../../../src/scorer/exchange/not-scorable-error.ts'
import { parseExchange } from '../../../src/scorer/exchange/parse-exchange.ts'

function parse(input: unknown, output: unknown = 'ok') {
  return parseExchange({ input: inputSchema.parse(input), output: outputSchema.parse(output) })
}

describe('input', () => {
  it('takes a string as the user prompt', () => {
    expect(parse('Hello')).toEqual({ systemPrompt: null, userPrompt: 'Hello', history: [], response: 'ok' })
  })

  it('takes prompt and system', () => {
    expect(parse({ prompt: 'Hi', system: 'Be kind' })).toMatchObject({ userPrompt: 'Hi', systemPrompt: 'Be kind' })
  })

  it('takes the last user message as the prompt and the earlier turns as history', () => {
    const messages = [
      { role: 'system', content: 'S' },
      { role: 'user', content: 'first' },
      { role: 'assistant', content: 'answer' },
      { role: 'user', content: 'second' },
    ]
    const expected = {
      systemPrompt: 'S',
      userPrompt: 'second',
      history: [
        { role: 'user', text: 'first' },
        { role: 'assistant', text: 'answer' },
      ],
    }
    expect(parse(messages)).toMatchObject(expected)
    expect(parse({ messages })).toMatchObject(expected)
    expect(parse({ inputMessages: messages })).toMatchObject(expected)
  })

  it('puts remembered messages before the others', () => {
    const exchange = parse({
      inputMessages: [{ role: 'user', content: 'now' }],
      rememberedMessages: [
        { role: 'user', content: 'then' },
        { role: 'assistant', content: 'back then' },
      ],
    })
    expect(exchange.userPrompt).toBe('now')
    expect(exchange.history.map(({ text }) => text)).toEqual(['then', 'back then'])
  })

  it('reads every system message once, in order, also stored in parts or tagged', () => {
    const exchange = parse({
      systemMessages: [
        { role: 'system', content: 'A' },
        { role: 'system', content: { format: 2, parts: [{ type: 'text', text: 'B' }] } },
        { role: 'system', content: 'A' },
      ],
      taggedSystemMessages: { memory: [{ role: 'system', content: [{ type: 'text', text: 'C' }] }] },
      inputMessages: [
        { role: 'developer', content: 'D' },
        { role: 'user', content: 'x' },
      ],
    })
    expect(exchange.systemPrompt).toBe('A\n\nB\n\nC\n\nD')
  })

  describe('of Mastra holds signals', () => {
    function signal(text: string, type?: string) {
      const metadata = type === undefined ? undefined : { signal: { id: 's1', type, tagName: type } }
      return { role: 'signal', type: 'user', content: { format: 2, parts: [{ type: 'text', text }], metadata } }
    }

    it('of which those of the user are what the user said', () => {
      const inputMessages = [
        signal('first', 'user'),
        { role: 'assistant', content: 'answer' },
        signal('second', 'user'),
      ]
      expect(parse({ inputMessages })).toMatchObject({
        userPrompt: 'second',
        history: [
          { role: 'user', text: 'first' },
          { role: 'assistant', text: 'answer' },
        ],
      })
      for (const legacy of [signal('x', 'user-message'), signal('x'), { role: 'signal', content: 'x' }]) {
        expect(parse([legacy]).userPrompt).toBe('x')
      }
    })

    it.each(['state', 'reactive', 'notification', 'system-reminder'])('of which a %s is no prompt', (type) => {
      const reminder = signal('The build is green.', type)
      expect(parse([{ role: 'user', content: 'Hi' }, reminder])).toMatchObject({
        userPrompt: 'Hi',
        systemPrompt: null,
        history: [{ role: 'tool', text: 'The build is green.' }],
      })
      expect(parse([{ ...reminder, type, content: 'x' }]).userPrompt).toBeNull()
    })

    it('of which those without text are left out', () => {
      const picture = { role: 'signal', content: { format: 2, parts: [{ type: 'file', data: 'x' }] } }
      expect(parse([{ role: 'user', content: 'Hi' }, picture])).toMatchObject({ userPrompt: 'Hi', history: [] })
    })
  })

  it('treats a blank prompt as missing', () => {
    expect(parse(' \u200B\n').userPrompt).toBeNull()
    expect(parse([]).userPrompt).toBeNull()
    expect(parse([{ role: 'user', content: [{ type: 'image', image: 'x' }] }]).userPrompt).toBeNull()
  })

  it.each([
    ['a null message', [null]],
    ['a message without content', [{ role: 'user' }]],
    ['an unknown role', [{ role: 'wizard', content: 'x' }]],
    ['an unknown field', { prompt: 'x', sytem: 'y' }],
    ['a null part', [{ role: 'user', content: [null] }]],
    ['a number', 3],
  ])('refuses %s', (_name, input) => {
    expect(inputSchema.safeParse(input).success).toBe(false)
  })
})

describe('output', () => {
  it.each([
    ['a string', 'words'],
    ['a text', { text: 'words' }],
    ['a message with content', { role: 'assistant', content: 'words' }],
    ['a message with text', { role: 'assistant', text: 'words' }],
    ['a message in parts', { role: 'assistant', parts: [{ type: 'text', text: 'words' }] }],
    ['an empty text beside content', { role: 'assistant', text: '', content: 'words' }],
    ['an empty content beside parts', { role: 'assistant', content: '', parts: [{ type: 'text', text: 'words' }] }],
    ['a stored message', { role: 'assistant', content: { format: 2, parts: [{ type: 'text', text: 'words' }] } }],
    ['a stored message without parts', { role: 'assistant', content: { format: 2, parts: [], content: 'words' } }],
    [
      'an array of messages',
      [
        { role: 'user', content: 'no' },
        { role: 'assistant', content: 'words' },
      ],
    ],
    ['a message that carries more', { id: 7, role: 'assistant', content: 'words', createdAt: null }],
  ])('reads %s', (_name, output) => {
    expect(parse('p', output).response).toBe('words')
  })

  it('joins all text parts in order', () => {
    const content = [
      { type: 'text', text: 'one' },
      { type: 'reasoning', text: 'hidden' },
      { type: 'text', text: 'two' },
    ]
    expect(parse('p', { role: 'assistant', content }).response).toBe('one\ntwo')
  })

  it('keeps a blank response, which was really given', () => {
    expect(parse('p', '').response).toBe('')
    expect(parse('p', { text: ' ' }).response).toBe(' ')
  })

  it.each([
    ['no message', []],
    ['no part', { role: 'assistant', content: [] }],
    ['only an image', { role: 'assistant', content: [{ type: 'image', image: 'x' }] }],
    ['only a user message', [{ role: 'user', content: 'x' }]],
    ['a user message alone', { role: 'user', content: 'x' }],
    ['a system message alone', { role: 'system', text: 'x' }],
    ['only a signal', [{ role: 'signal', content: 'x' }]],
  ])('finds no response in %s', (_name, output) => {
    expect(() => parse('p', output)).toThrow(NotScorableError)
  })

  it.each([
    [
      'model messages',
      [
        { role: 'assistant', content: [{ type: 'tool-call', toolName: 'weather', input: { city: 'Paris' } }] },
        {
          role: 'tool',
          content: [{ type: 'tool-result', toolName: 'weather', output: { type: 'text', value: '20 C' } }],
        },
        { role: 'assistant', content: 'It is 20 C.' },
      ],
    ],
    [
      'UI messages',
      {
        role: 'assistant',
        parts: [
          { type: 'tool-weather', state: 'output-available', input: { city: 'Paris' }, output: '20 C' },
          { type: 'text', text: 'It is 20 C.' },
        ],
      },
    ],
    [
      'tool invocations',
      {
        role: 'assistant',
        content: {
          format: 2,
          parts: [
            {
              type: 'tool-invocation',
              toolInvocation: { toolName: 'weather', args: { city: 'Paris' }, result: '20 C' },
            },
            { type: 'text', text: 'It is 20 C.' },
          ],
        },
      },
    ],
    [
      'chat completion messages',
      [
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: '1', function: { name: 'weather', arguments: '{"city":"Paris"}' } }],
        },
        { role: 'tool', name: 'weather', content: '20 C' },
        { role: 'assistant', content: 'It is 20 C.' },
      ],
    ],
  ])('renders the tool calls of %s and keeps the words apart', (_name, output) => {
    const exchange = parse('p', output)
    expect(exchange.response).toBe(
      '[tool call: weather({"city":"Paris"})]\n[tool result: weather -> 20 C]\nIt is 20 C.',
    )
    expect(exchange.responseText).toBe('It is 20 C.')
  })
})

import { describe, expect, it } from 'vitest'
import { normaliseExchange, resolvePerspectives } from '../../../src/scorer/exchange/normalise-exchange.ts'
import { NotScorableError } from '../../../src/scorer/exchange/not-scorable-error.ts'
import type { Exchange } from '../../../src/scorer/exchange/exchange.ts'

function exchangeOf(parts: Partial<Exchange>): Exchange {
  return { systemPrompt: null, userPrompt: 'p', history: [], response: 'r', ...parts }
}

describe('hidden characters', () => {
  it.each([
    ['zero-width space', 'a\u200Bb', 'ab'],
    ['byte order mark', 'a\uFEFFb', 'ab'],
    ['bidi override', 'a\u202Eb', 'ab'],
    ['tag characters', 'a\u{E0049}\u{E0047}b', 'ab'],
    ['joiner between Latin letters', 'a\u200Db', 'ab'],
  ])('takes away a %s and flags it', (_name, response, cleaned) => {
    const { exchange, flags } = normaliseExchange(exchangeOf({ response }))
    expect(exchange.response).toBe(cleaned)
    expect(flags).toEqual(['hidden_characters'])
  })

  it.each([
    ['family emoji', '👨‍👩‍👧'],
    ['emoji with a skin tone', '👩🏽‍🚀'],
    ['heart with a variation selector', '❤️‍🔥'],
    ['Persian with a non-joiner', 'می‌خواهم'],
    ['Hindi with a joiner', 'क्‍ष'],
    ['flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ])('keeps the %s whole', (_name, response) => {
    const { exchange, flags } = normaliseExchange(exchangeOf({ response }))
    expect(exchange.response).toBe(response.normalize('NFC'))
    expect(flags).toEqual([])
  })
})

it('composes to NFC and replaces lone surrogates', () => {
  const { exchange } = normaliseExchange(exchangeOf({ userPrompt: 'e\u0301', response: 'a\uD800b' }))
  expect(exchange.userPrompt).toBe('é')
  expect(exchange.response).toBe('a\uFFFDb')
})

describe('history', () => {
  const turns = (count: number, text: string): Exchange['history'] =>
    Array.from({ length: count }, (_, index) => ({ role: 'user' as const, text: `${index}${text}` }))

  it('keeps the last ten turns', () => {
    const { exchange, flags } = normaliseExchange(exchangeOf({ history: turns(12, '') }))
    expect(exchange.history.map(({ text }) => text)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11'])
    expect(flags).toEqual(['truncated_history'])
  })

  it('keeps at most 8,000 characters, the newest', () => {
    const { exchange, flags } = normaliseExchange(exchangeOf({ history: turns(3, 'x'.repeat(3_000)) }))
    expect(exchange.history.reduce((sum, { text }) => sum + text.length, 0)).toBe(8_000)
    expect(exchange.history.at(-1)?.text.startsWith('2x')).toBe(true)
    expect(flags).toEqual(['truncated_history'])
  })

  it('leaves a short one alone', () => {
    expect(normaliseExchange(exchangeOf({ history: turns(10, 'y') })).flags).toEqual([])
  })
})

describe('perspectives', () => {
  it('judges both with only one prompt from that one', () => {
    expect(resolvePerspectives('both', exchangeOf({}))).toEqual({ effectiveMode: 'user', perspectives: ['user'] })
    expect(resolvePerspectives('both', exchangeOf({ userPrompt: null, systemPrompt: 's' })).effectiveMode).toBe(
      'system',
    )
    expect(resolvePerspectives('both', exchangeOf({ systemPrompt: 's' })).perspectives).toEqual(['user', 'system'])
  })

  it.each(['user', 'system', 'both'] as const)('cannot score %s without its prompt', (mode) => {
    expect(() => resolvePerspectives(mode, exchangeOf({ userPrompt: null }))).toThrow(NotScorableError)
  })
})
